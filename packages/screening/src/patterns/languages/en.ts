import type { PatternLanguage } from '../notation.ts';

/** American, British, Australian, Indian and Nigerian English, and chat spelling. */
export const english: PatternLanguage = {
  code: 'en',
  lists: {
    not: `not|never|nobody|no one|dont|doesnt|didnt|wont|wouldnt|cant|isnt|wasnt|hasnt|havent|don't|doesn't
      didn't|won't|wouldn't|isn't|wasn't|hasn't|haven't|hadn't|cannot|without|stopped|neither|aint`,
    // People
    partner: `husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|fiancee|spouse|hubby|hubs|ex|ex husband
      ex wife|ex boyfriend|ex bf|ex gf|ex girlfriend|ex partner|exhusband|exboyfriend|baby daddy
      babys father|husbands|man|ldr|bloke|oga|wifey|missus|other half|new boyfriend|new partner|ex fiance
      soon to be ex husband`,
    parent: `dad|mum|mom|father|mother|daddy|mummy|mommy|stepdad|stepmum|stepmom|stepfather|stepmother
      step dad|step mum|step mom|step father|step mother|parents|mums boyfriend|moms boyfriend
      mum's boyfriend|mom's boyfriend|mother's boyfriend|foster dad|foster father|foster mum|foster mom
      dad's girlfriend|amma|appa|papa|mama`,
    kin: `brother|sister|uncle|aunt|cousin|grandfather|grandad|grandpa|grandma|son|daughter|flatmate
      roommate|housemate|brother in law|father in law|mother in law|sister in law|mother-in-law's son
      in laws|inlaws|in-laws|boss|neighbour|teenage son|adult son|teenager|nephew|stepson|stepbrother
      older brother|big brother|carer|landlord|pastor|coach`,
    someone: `he|she|they|<partner>|<parent>|grandad|grandpa|uncle|foster dad|my foster dad|this man
      this guy|this woman|my <partner>|my <parent>|my <kin>|the man i live with|someone
      my (abusive|drunk|own|first|second|late|jealous) (<partner>|<parent>)
      the father of my (child|children|kids)`,
    him: `him|her|them|my <partner>|my <parent>|my <kin>
      my (boss|neighbour|neighbor|colleague|teacher|family|exs)
      my (partner|husband|wife|ex)'s (lover|girlfriend|boyfriend|new girlfriend|new boyfriend)|this man
      this woman|the (man|woman|guy|girl|bloke|person) (who|he|she)|that (man|woman|bastard|bitch|guy)
      someone|somebody|everyone`,
    other: `my (best|close|good|work|old)? (friend|mate|bestie|flatmate|colleague|coworker|neighbour|neighbor
        roommate)
      my (little|big|younger|older|baby|twin)? (sister|brother|cousin|aunt|uncle|mum|mom|mother|dad|father|nan
        gran)
      my (partner|husband|wife|boyfriend|girlfriend|ex|bf|gf|fiance|fiancee|grandmother|grandma|mother in law)
      my (adult|grown up|grown) (son|daughter)|my (sister|brother) in law|our friend|the woman next door
      my ex (wife|husband)`,
    child: `(my|our|his|her|the|their) <child-age>? <child-word>
      (my|our|his|her|the|their) (kids|children|boys|girls|twins|babies|sons|daughters|stepkids|stepchildren)
      (a|this|that) (child|kid|baby|toddler|newborn)
      (my|our|his|her) <number> (year old|yr old|yo|month old) (son|daughter|boy|girl|baby|child)?`,
    'child-age': `little|older|oldest|eldest|younger|youngest|own|baby|newborn|autistic|teenage`,
    'child-word': `son|daughter|child|kid|baby|toddler|newborn|boy|girl|stepson|stepdaughter|niece|nephew
      grandson|granddaughter|stepchild|lo|little one|pikin|nephews|nieces|infant|bub|grandchild`,
    number: `1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|two|three|four|five|six|seven|eight|nine|ten|eleven
      twelve|thirteen|fourteen|fifteen|sixteen|one`,
    young: `9|10|11|12|13|14|15|16|17|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen`,
    // Modality and time
    will: `will|'ll|would|'d|might|may|could|can|is going to|'s going to|are going to|is gonna|gonna
      wants to|wanted to|tried to|tries to|is trying to|threatens to|threatened to|is threatening to
      has threatened to|keeps threatening to|always threatens to|said he would|says he will|said he will
      says he'll|said she'll|says she will|said hed|said he'd|says he's going to|says he is going to
      said he was going to|was going to|wanna|dey want|will probably|'s about to|kept threatening to
      's threatened to|swore he would|swears he will|promised to|is about to|was about to`,
    adverb: `always|often|sometimes|just|then|also|even|once|twice|really|actually|still|again|regularly
      literally|nearly|almost|repeatedly|recently|only|physically|drunkenly|deliberately|sexually|and then
      completely|now|finally|usually|(last|the other) night|yesterday|today|this morning
      on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      (first|badly|violently|suddenly|frequently|occasionally|constantly|fully|slightly|only ever
        once again)`,
    may: `<will>|has|have|'s|had|is|are|was|were|keeps|keeps on|kept|started|starts|began|did|does|has been
      's been|have been|'d been|dey|be|has started|'s started|has begun|had been|likes to|has to
      gets drunk and|got drunk and|comes home and|lost it and|lost his temper and|gets angry and
      got angry and|gets mad and|got mad and|snapped and|drinks and`,
    'i-may': `have|'ve|had|just|nearly|almost|keep|kept|sometimes|often|accidentally|actually|even|literally
      finally|always|might have|lost (it|control|my temper|it and) and|snapped and
      got (so)? (angry|mad|drunk) (and|i)|really|did|physically|started|ended up|then|also|have been
      've been|'d|first|regularly|repeatedly|once|hav`,
    'i-will': `will|'ll|want to|wanted to|wanna|going to|am going to|'m going to|gonna|am gonna|'m gonna
      plan to|might|am planning to|'m planning to|need to|have to|intend to|was going to|am about to
      'm about to|im going to|im gonna|could really|am ready to|'m ready to|am scared i will|decided to
      have decided to|'ve decided to|tried to|almost did`,
    // Acts
    strike: `punch[es|ed|ing]|slap[s|ped|ping]|choke[s|d]|choking|strangle[s|d]|strangling|throttle[s|d]
      headbutt[s|ed]|beat me up|rape[s|d]|raping|stab[s|bed|bing]|molest[s|ed]|molesting|assault[s|ed|ing]
      batter[s|ed]|burnt|suffocated|backhand[s|ed]|thump[s|ed]|whack[s|ed]|flog[s|ged]|bash[es|ed]
      wallop[s|ed]|smack[s|ed]|abus[e|es|ed]|abusing|strangl*|smother[s|ed]|attack[s|ed|ing]|groped|gropes
      cane[s|d]|caning|brutali[ses|zes|sed|zed]`,
    hit: `<strike>|hit[s|ting]|hitted|beat[s|ing|en]|kick[s|ed|ing]|shove[s|d]
      shoving|spit[s] (on|at)|spat (on|at)|bites
      beats up|beat up|beating up|tortur[es|ed|e|ing]|terroris[es|e]|terroriz[es|e]|harm[s|ed|ing]`,
    'hit-hard': `hit[ting]|hitted|beat[ing|en]|kicked|kicking|<strike>|beats|hits|kicks|beats up|beat up`,
    'child-hurt': `<hit-hard>|hurt[s|ing]|shake[s|n]|shook|shaking|harm[s|ed|ing]|spank[s|ed|ing]
      whip[s|ped|ping]|belt[s|ed]|thrash[es|ed|ing]|cane[s|d]|caning|touch[es|ed|ing]|fondl[es|ed]
      grop[es|ed]|starv[es|ed|ing]|drug[s|ged]|neglect*|tie[s|d] up|tied|beats the hell out of
      beats the crap out of|lay[s] hands on|laid hands on|starve[s]|sexually abus*`,
    kill: `kill[s]|murder[s]|stab[s]|shoot[s]|strangle[s]|poison[s]|smother[s]|suffocate[s]|drown[s]|end[s]
      slit[s]`,
    'kill-hard': `kill|murder|stab|shoot|strangle|poison|smother|suffocate|drown|stabb|run over|set fire to
      hurt|harm|choke|beat up|beat the (shit|crap|hell) out of|beat|rape|attack|break his neck|bash`,
    weapon: `knife|gun|machete|cutlass|hammer|razor|blade|axe|bat|scissors|shotgun|pistol|rifle|screwdriver
      weapon`,
    // Self-harm
    self: `myself|my self|meself|mysef|myslef|me self`,
    selves: `himself|herself|themself|themselves|him self|her self`,
    'self-acts': `kills|hurts|harms|hangs|shoots|drowns|cuts|burns|starves|unalives|offs|stabs|injures
      hanged|shot|drowned`,
    wish: `want[s|ed] to|wanna|wana|want 2|wish i could|wish i would|need to|ready to|going to|gonna|hope to
      hope i|plan to|planning to|decided to|prefer to|prepared to|tried to|trying to|deserve to|wantto
      thinking (about|of) how to|like to|love to|about to|have to`,
    'dont-want': `don't want to|dont want to|do not want to|don't wanna|dont wanna|no longer want to
      never want to|not want to|can't stand to|dont even want to|don't even want to|don't really want to
      just don't want to|didn't want to|no longer wish to|don't wish to|wish i didn't have to|don't care to
      have no desire to|no longer care to|d rather not|wish i could just not|can't go on and|dnt want to
      don't want 2|dont want 2`,
    suicide: `suicide|sucide|suiside|suicied|suicid|killing myself|ending my life|taking my own life
      taking my life|ending my own life|sewerslide|self harm|selfharm|self-harming|cutting myself
      hurting myself|harming myself`,
    deadly: `(a|the|that|this)? (train|trains|traffic|bridge|cliff|roof|building|balcony|bus|lorry|truck|tube
        subway|tram|railway)
      (the|a)? (tracks|river|window|rooftop|metro|wall|tree|oncoming traffic|moving traffic|fifth floor
        top floor|overpass)`,
    pills: `pills|tablets|paracetamol|meds|medication|medicine|painkillers|sleeping pills|sleeping tablets
      tylenol|panadol|xanax|antidepressants|ibuprofen|sniper|rat poison|insulin|aspirin|bleach`,
    game: `(the|a|that|this)? (game|games|match|chess|mario kart|fortnite|fifa|video game|video games|cod
        minecraft|monopoly|quiz)
      (smash bros|scrabble|tennis|ludo|cards|darts|call of duty|valorant|uno|mortal kombat|tekken|paintball
        laser tag)`,
    'age-not': `older|younger|of|ago|in|away|into|sober|from|since|with|and counting|pregnant|apart|later
      clean|post|left`,
    sex: `sex|have sex|sleep with (him|her|them)|intercourse|anal|sexual (acts|things|favours|favors)
      perform|oral|(having|doing) (sex|things)|give (him|her) (sex|oral|a blowjob)|things in bed
      have intercourse`,
    control: `phone|passport|money|salary|wages|bank card|card|cards|keys|car keys|documents|papers|id|visa
      pay|atm card|sim|sim card|laptop|birth certificate|medication|meds|inhaler|wallet|paycheck|bank cards
      debit card|green card|benefits`,
    pictures: `(my|those|the|our)? (nudes|naked (photos|pictures|pics|videos)|private (photos|pictures|pics
        videos)|sex tape|intimate (photos|pictures|videos))|(photos|pictures|pics|videos|video|images) of me
      (my|our) (photos|pictures|pics|videos|sex video)|screenshots of my nudes`,
    pet: `(my|our|the) (dog|cat|puppy|kitten|rabbit|pet|pets|dogs|cats|bird|hamster|horse)`,
    home: `(at|in|inside)? (home|here|my (own)? (home|house|flat|apartment|room|marriage)|this (house|flat
        home|relationship)|the house|our house)|(around|with|near) (him|her|my <partner>|my <parent>)`,
    'suicide-act': `suicide|sucide|suiside|suicied|killing (himself|herself|themselves)|ending it all
      ending (his|her|their) (own)? life`,
    killing: `killing|stabbing|shooting|strangling|murdering|poisoning|hurting|choking|hitting|smothering
      beating|harming|raping`,
    'may-hurt': `will|'ll|would|'d|might|may|could|can|am going to|'m going to|'s going to|is going to|gonna
      going to|is gonna|are going to`,
    'harm-me': `(kill|hurt|hit|beat|harm|attack|rape|stab|shoot|find|come after|strangle|murder|choke
        do something to|come for) (me|us)
      (take|hurt|kill|kidnap|harm) (the|my|our) (kids|children|baby|son|daughter)|snap|explode and hit me
      lose it and (hurt|hit) me`,
    might: `might|may|could|is going to|'s going to|wants to|wanted to|said he would|says he will|says he'll
      said he'll|said he'd|said he will|says he's going to|said hed|keeps saying he will|keeps saying he'll
      swears he'll|swore he would|is capable of|said she would|says she will|says she'll|said she'll
      said she'd|tried to|tries to|threatens to|threatened to|was going to|will probably|will end up and
      one day will|told me he would|told me he will|told me he'd|told me he'll|warned me he would`,
    'would-kill': `says he will|said he will|said he would|says he would|says he'll|said he'll|said he'd
      says he'd|swore he would|said hed|says he is going to|says he's going to|said he was going to
      says she will|says she'll|said she'd|said she would|said she'll|told me he would|told me he'd
      told me he will|told me he'll|keeps saying he will|keeps saying he'll|threatens to|threatened to
      wants to|tried to|tries to|is trying to|has tried to|is planning to|is plotting to|plans to
      texted me that he will|vowed to`,
    'will-kill': `wants to|is going to|'s going to|says he will|says he'll|says he wants to|said he would
      said he'll|said he wants to|plans to|is planning to|threatens to|threatened to|says she will
      says she'll|said she would|keeps saying he will|told me he will`,
    adult: `20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|50|52|55
      60|19|thirty|forty|fifty`,
    scared: `scared|afraid|terrified|frightened|petrified|fearful|in fear|worried|fearing|fear`,
  },

  negation: `
    <not>
    (never|not|don't|dont|doesn't|didn't|wouldn't|won't|isn't|would not|did not) (ever|once|even|actually
      really)
    (never|not|don't|dont|doesn't|didn't|won't|wouldn't|not going|no) (want|wanted|going|trying|planning|have
      need) to
    (never|not|don't|dont|doesn't|didn't|wouldn't|won't) (dare|dream|think|consider|feel) (to|of|about|like)?
    (never|not|don't|dont) (thought|thinking|planned) (of|about|on)
    (no|not any) (intention|plan|plans|wish|desire|thoughts|urge) (to|of)
    (don't|dont|doesn't|do not|never) (think|believe|say|said|thought) that?
    (not that|not saying|not as if|not like|it is not as if|it's not like|nobody said|no one said)
    (neither of us|none of them|nobody|no one) (has|have|had|was|is|will|would)? ever?
  `,

  harmless: `
    (hit|hits) me (up|that|how|why|like|hard that|then that|one day that|suddenly|only now|in the heart
      in the gut)
    it (just|really|finally|suddenly|only)? (hit|hits|hurts|hurt) me
    (beat|beats|beating) me (at|by|to|every time|fair and square|again at|on)
    beats me (why|how|what|when)
    (beat|beats|beating) (my|his|her) (record|score|time|personal best)
    (hit|hits|beat|beats|touched|kicked|slapped|punched) (my|the|our) (baby bump|baby grand|kid brother in)
    (kill|kills|killed|killing) me (with|softly|laughing|inside|that|to (see|say|watch|admit|think|leave)|how
      when (he|she|i))
    (mums|moms|dads) (is|are|will|'ll|'s|would|'d)? (going to|gonna)? kill me
    (kill|kills|killing) (me|him|her) (for|over) (forgetting|eating|saying|posting|being late|this|that
      spoiling|losing|the)
    (kill|kills) me if (i (forget|forgot|miss|missed|am late|'m late|eat|lose|lost|break|ruin|show|don't)
      she (sees|knew))
    i (could|can|would|would've|could have|could've|could just|could honestly) (have)? (kill|killed|murder
      strangle|strangled) <him>
    (could|want to|wanna|will|'ll|gonna) (kill|murder|strangle|die) (him|her|them)? (sometimes|lol|haha|jk|xd
      laughing|lmao)
    (kill|killed|kills|killing|murder|murdered|beat|destroyed) (him|her|me|them) (in|at|on) <game>
    (in|at|on) <game> (he|she|they|i) (always|just)? (kill|killed|kills|murder|murdered|beat|beats|shot|hit
      stabbed) (me|him|her|them)
    (kill|killing|killed|hurt|hurting) (myself|himself|herself) (at|in) (the)? (gym|work|training|practice
      football|yoga|running)
    (kill|killing|killed) (myself|himself|herself|themselves) (laughing|trying|with work|over|for|studying
      to (get|make|finish|please))
    (cut|cutting|cuts) (myself|himself|herself) (some|a|off|out|on|while|when|shaving|cooking|chopping|slicing
      loose)
    (cut|cutting|burn|burned|burnt|burning|hurt|shot) (myself|himself|herself) (some slack|a break|in the foot
      a slice|loose)
    (burn|burned|burnt|hurt|hurting) (myself|himself|herself) (on|out|with the oven|cooking|at|playing|lifting
      skiing|running)
    (hurt|hurting) (myself|himself|herself) (by (texting|checking|looking|going back|scrolling)|emotionally)
    die (of|from) (embarrassment|shame|laughter|laughing|boredom|cringe|curiosity|old age|happiness|heat
      hunger|thirst)
    (die|dead) (laughing|inside|happy|old|single|alone|for (a|some|that|this|his|her)|to (see|know|go|meet|try
      have)|hard|down)
    (want|wanted|wanna) to die (when|because) (he|she|they|i) (laughed|tripped|sang|danced|farted|called|read)
    (wanted|want) to die of
    (to die|dying) for
    (my|the) (phone|battery|laptop|car|plant|plants) (is|will|going|to|want|wants)
    suicide (prevention|squad|awareness|hotline|helpline|bomb*|bombing|door|rates|rate|statistics|training
      watch list|mission)
    (career|political|social|financial|commercial|professional) suicide
    suicide (is|was|in|of|among) (a|the|his|her) (theme|topic|plot|book|film|movie|song|play|novel|character
      main character)
    (lost|lose|losing) (my|his|her|our|a) (friend|brother|sister|dad|father|mum|mother|mom|uncle|cousin
      grandfather) (to|by) suicide
    (died|dead|death|passed) (by|from|of) suicide
    (committed|commited) suicide (in|when i was|before|ten|twenty|years|many|five|three|two|last)
    overdos[e|ed|ing] on (chocolate|sugar|coffee|cake|carbs|caffeine|netflix|cheese|christmas|sun|podcasts
      sweets)
    (kill|killing|kills) (time|the mood|the vibe|the messenger|two birds|it|off|bugs|spiders|weeds|the engine
      the conversation)
    (hit|hits|beat|beats|push|pushes|kick|kicks|shake|shook|touch|touches) (the)? (baby|child|kid) (monitor
      seat|gate|name|talk|topic)
    (pushed|pushes|push|pushing) (me|him|her|them) (to (be|do|apply|try|get|go|study|become|take|talk)|away
      into (the|a) job|harder)
    (pushed|pushes|push) (me|him|her|my|our) <child-word>? (on (the|a) swing|in (the|a) (pram|stroller|buggy
      pushchair|swing))
    (threw|throws|throw) me (a|off|out|under|for|into the pool|in the pool|in at the)
    (dragged|drags|drag|dragging) (me|him|her) (to|along|into (town|the shop|it|this)|out to|shopping|around
      through|onto the dance floor|out)
    (grabbed|grabs|grab) (me|him|her) (a|some|for a hug|by the hand|and (kissed|hugged)|coffee|and said)
    (kicked|kicks|kick|kicking) (me|him|her|them) (out|off|under the table|in the shin while
      when i was pregnant with)
    baby (kicks|kicked|is kicking) (me|in (my|the) (belly|womb|ribs))
    (hurts|hurt|hurting) (me|him|her|them) (that|when he says|to (see|hear|know|think)|so much that
      because (he|she|i)|deeply|emotionally)
    (hurt|hurts) (my|his|her|their|our) (feelings|pride|ego|heart|chances)
    touch[es|ed] (me|him|her) (deeply|that|by|how|very much|so much)
    (bite|bites|bit) (me|him|her) (in the (ass|arse|back|butt)|back)
    (burn|burns|burned|burnt) (me|him|her) (a (cd|copy)|out|before|once)
    (shot|shoots|shoot) (me|him|her) (a|an|down|that look|some)
    (abuse|abuses|abused|abusing|beat|beats|beating) (myself|himself|herself) up
    (stab|stabbed|stabs) (me|him|her) in the back
    <number> (years|year|months|month|weeks|week|days|hours|minutes|minute|km|miles|kg|pounds|stone
      percent) <age-not>
    i'?m <young> (years|months|weeks|days|hours|minutes|minute|km|miles|kg|pounds|stone|percent) <age-not>
    (im|i'm|i am|i was) <young> (weeks|week|months|days|hours|minutes|mins|kg|km|miles|pounds|stone|dpo
      percent|points|k|cm)
    (i was|when i was|since i was|was only|was just) <young>
    (im|i'm|i am) <young> (years|yrs) (older|younger|sober|clean|into|in|senior|his|her)
    used to (hurt|cut|burn|harm|starve|kill) (myself|himself|herself)
    used to (beat|hit|punch|slap|choke) (me|him|her) up?
    (suicide attempt|suicidal) (at|when i was|in (my|the|high)|as a|years)
    (abused|hit|beat|raped|hurt|choked) (me|him|her) ,? (years|many years|decades|ages) (ago|back)
    (strangling|suffocating|suffocated|strangled|killing) (me|him|her) with (his|her|love|texts|kindness|my
      all)
    overdosed on (perfume|garlic|aftershave|cologne|glitter)
    (hit|hits|slapped|slaps|hitting) me with (the (bill|silent|news|truth|invoice|cold)|i|a (bill|question
      pillow|line)|questions|it)
    passport (photo|photos|picture|control|queue)
    (broke|broken|fractured) my (wrist|arm|rib|ribs|nose|leg|finger) (in (a|the)|at|skiing|playing|on|falling
      snowboarding)
    end my life now
    (my|our) (child|toddler|cat|puppy|dog|baby|kid|nephew|niece) (hits|bit|bites|kicks|slaps|headbutts|hit
      slapped) me
    (my|our) (son|daughter) (is|who is) <number> (and)? (hits|bit|bites|kicks|slaps|headbutts|hit) me
    (my|our) (son|daughter) (with autism|has autism and) (hits|bit|bites|kicks|slaps|headbutts|hit) me
    <scared> of (his|her|my husband's|my wife's|my partner's) reaction
    attack[s|ed|ing] (me|him|her) (verbally|with questions|for (not|forgetting)|in the comments|personally)
    (assault|abuse|attack) (on)? my (senses|ears|eyes)
    (my|our|the|his|her) (cat|kitten|puppy|dog|toddler|baby) (bit|bites|hits|hit|scratched|scratches|kicks
      kicked|slaps|bite) (me|him|her|us)
    smack[s|ed] (me|him|her)? (talk|lips|dab)
    smacked me in the face (that|when|how)
    (slap|slaps|slapped) (me|him|her) (on the (back|wrist|shoulder)|five)
    (punch|punched|punches) (me|him|her) (playfully|in the arm (playfully|as a joke|jokingly))
    (as a joke|jokingly|playfully) (he|she|i) (punched|slapped|hit|bit|pushed) (me|him|her)
  `,

  elsewhere: `
    in (the|a|this|that|our|his|her|my) (film|movie|book|novel|series|show|play|song|dream|nightmare|story
      episode|script|comic)
    (i|he|she|we) (dreamed|dreamt|had a dream|had a nightmare) (that|about|where|in which)?
    (the|a|this|that) (film|movie|book|novel|series|show|play|documentary|podcast|song) (where|in which|about
      when|that)
    (the|this|that|my) (character|protagonist|villain|hero|heroine|narrator)
    (ten|fifteen|twenty|thirty|forty|fifty|10|15|20|25|30|35|40|45|50|many|several) years ago
    (when|since) i was (a|little|small|young|in) (kid|child|girl|boy|teenager|toddler|primary|school)?
    (in|during|throughout) my (childhood|teens|youth)
    when i was (nineteen|eighteen|seventeen|sixteen|fifteen|19|18|17|16|15)
    (growing up|back in the nineties|back in the eighties)
    (in|at|during|on) <game>
  `,

  childWrites: `
    (im|i'm|i am|i m|am) (only|just|a|turning|nearly|almost)? <young> (years old|yrs old|year old|yo|y o)?
    (f|m|female|male|girl|boy) <young>
    <young> (f|m|female|male|yo girl|yo boy|year old girl|year old boy)
    (10f|11f|12f|13f|14f|15f|16f|17f|10m|11m|12m|13m|14m|15m|16m|17m|f12|f13|f14|f15|f16|f17|m13|m14|m15|m16
      m17)
    (im|i'm|i am) (in|a) (year|grade|class|standard|jss|ss|primary|form) (4|5|6|7|8|9|10|11|1|2|3)
    (im|i'm|i am) in (4th|5th|6th|7th|8th|9th|10th|11th|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (grade
      class|standard)
    (im|i'm|i am) (only|just|still)? a (child|kid|minor)
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        i (just|really|only|honestly|kinda|still|literally|actually|do|so|also|even)? <wish> (just
          really)? die
        (want|wanted|wanting|wanna|wana) to? (just|really)? die
        i <wish> (just|really)? be (dead|gone forever|no more|six feet under)
        (want|wanted|wanna) to? be dead
        (wish|wished|wishing) (that)? i (was|were|am|had been) (just)? (dead|never born|never been born
          not alive|not here anymore)
        wish (i|that i) (could|would|had) (just)? (die|died|disappear forever|not wake up|never wake up
          stop existing)
        (wish|wished) (that)? i (had never been|hadn't been|was never|were never|wasn't|weren't) (born|alive)
        (hope|hoping|pray|praying) (that|to god|every night)? i (don't|dont|do not|never) wake up
        (praying|pray|beg|begging) (for|god for)? death
        i <dont-want> (exist|wake up|keep living|go on living|continue living|carry on living)
        <dont-want> (live|exist|be alive|be on this (earth|planet)|be in this world) (anymore|any more
          any longer|no more)
        <dont-want> (be here|wake up|go on|carry on|continue) (anymore|any more|any longer|tomorrow
          in this world|on this earth)
        (can't|cant|cannot) (go on living|keep living|exist) (like this)? (anymore|any more|any longer)
        (tired|sick) of (being alive|existing|life)
        (i am|i'm|im) <adverb>? so? (tired|sick) of living (anymore|any more|like this|in pain|and)
        (done|finished) with (life|living|this life|my life)
        (life|my life) (is|'s|isn't|isnt|feels) (not)? (worth living|not worth living|worthless|over for me
          pointless)
        (no|any|see no|a|isn't any|not a) (reason|point|purpose) (to|in|for|of) (me)? (live|living|stay alive
          staying alive|being alive|life)
        nothing (left|else)? to live for
        (no|any) (will|wish|desire|strength) to live
        better off (dead|if i (was|were) (dead|gone)|if i died|without me (here|alive|around|in it
          in their lives)?)
        better off if i (wasn't|weren't|was not|were not) (here|alive|around)
        (world|everyone|everybody|family|kids|children|they|he|she) (would|will|'d
          'll) be better (off)? without me
        (i am|i'm|im|i feel|i've been|i have been|i am feeling|i'm feeling|am|feeling) <adverb>? so? (suicidal
          actively suicidal|feeling suicidal|suicidel|sucidal)
        (suicidal|suicide|sucide|suicied|sucidal) (thoughts|thought|ideation|feelings|urges|impulses|ideas
          plan|plans|note|attempt)
        (feel|feeling|felt|been) (so|very|really|quite|pretty|a bit)? (suicidal|sucidal|suicidel)
        (think|thinking|thought|thoughts|consider|considering|contemplating|planning) (of|about|on)? <suicide>
        (commit|comit|commiting|committing|comitting|attempt|attempted|try|tried|do) <suicide>
        (kms|kys self|unalive myself|want to kms)
        (ready|prepared|wanting|waiting|longing) (to|2) die
        (i|just)? let me die
        i (would|will|'ll|'d) (just|rather)? (be dead|die by my own hand|not be here much longer
          not be alive) (tomorrow|soon|by)?
        (don't|dont|do not|didn't|wouldn't|won't) (care|mind) if i (die|died|live or die|don't wake up
          was dead|never woke up)
        (don't|dont|not|won't|wont) (see|have) a (future|reason to live|tomorrow) (and|any more|anymore|so i)
        (dying|death) (is|would be|seems|looks|feels) (the|my)? (easier|better|only (way|option|solution
          answer|escape)|a relief)
        (only|easiest|best) (way|option|escape|solution|answer) (out|left)? (is|would be|seems) (death|to die
          dying|suicide)
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (kill|killing|killed|unalive|unaliving|hang|hanging|hanged|drown|drowning|shoot|shooting|off|offing
          strangle) <self>
        (killin|kil|killl|kll) <self>
        (end|ending|ended|take|taking|took|finish) (my (own)? life|my existence)
        (end|ending) it all (tonight|today|now|forever|anymore|soon)
        <i-will> (just)? end (it|things) (tonight|today|tomorrow|now|for good|forever|with (pills|a rope|a gun
          the knife))
        (my|a|the) (suicide|sucide) (letter|letters|note|notes|video)
        (wrote|written|writing|writting) (my|the) (goodbye|suicide|farewell|last) (letter|letters|note|notes
          messages)
        (throw myself|throwing myself|jump in front of|jumping in front of) (off|from|out of|in front of|under
          into)? <deadly>
        <i-will> (jump|walk|step) (off|from|out of|in front of|under|into) <deadly>
        (think|thinking|thought|thoughts) (of|about) (jumping|walking|stepping) (off|from|out of|in front of
          under|into) <deadly>
        (drive|driving|steer|crash|ride) (my car|the car|myself|straight)? (into|off|under
          in front of) <deadly>
        (took|taken|swallowed|taking|swallow|take|down|popped) (all|every|too many|a lot of|loads of
          a bottle of) [~3] <pills>
        (took|swallowed|taken) (20|25|30|40|50|60|twenty|thirty|forty|fifty|sixty) <pills>
        (saved|saving|save|collecting|collected|stockpiling|hoarding|counted|counting|stockpiled
          bought) (up)? (my|the|all|enough) [~2] <pills>
        (want|wanted|going|tried|trying|plan|planning|thinking|thought|think|decided|about|gonna) (to|of
          about)? (od|overdose|overdosing|oding)
        i (have|'ve|just|nearly|almost)? (od'd|overdosed) (on <pills>|again|last night|yesterday|today|tonight
          on purpose)
        (slit|slitting|slash|slashing|cut|cutting|opened) (my|me) (own)? (wrist|wrists|throat|veins)
        (rope|noose|belt) (around|round) my (own)? neck
        (put|hold|held|pointed|had|holding|have|press|pressed) (a|the|my|his) [~2] <weapon> (to|against|at
          on) my own? (head|wrist|wrists|temple|chin)
        (gun|pistol|rifle|shotgun) (in|to) my (own)? (mouth|head|temple)
        i [~2] (bought|tied|got|have|hid|hidden|prepared|made) (a|the|my) (rope|noose)
        (i) (have|'ve|had|made|got) (a|my|the) plan to (die|end it|end my life|end it all|kill myself|do it)
        i (have|'ve|had)? (just)? (took|taken|take) (an|another|a massive) (overdose|od)
        (planning|planned|plan|imagine|picture|imagining) my own? (suicide|death|sucide)
        i (tried|attempted|try) to (die|end it|hang|suicide|sucide|overdose|od|end things|drown)
        <i-will> (suicide|sucide|hang|unalive) (tonight|today|tomorrow|now|soon|if|because|myself)
        (picked|chosen|set|decided) (a|the) (date|day|method|way) (to|when|for) (die|dying|i die|my death
          i will die|kill myself)
        (second|third|failed|another) suicide attempt
        (set) (myself|my self) on fire
        (bleed|bleeding) (myself)? (out|to death) (in|on|and|tonight|myself)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (cut|cutting|burn|burning|burned|burnt|hurt|hurting|harm|harming|injure|injuring|scratch|starve
          starving|choke) <self>
        (punch|punching|punched|hit|hitting|bite|biting|slap|slapping|stab|stabbing|stabbed
          electrocute) <self>
        (self-harm*|selfharm*|self-injure|self injury) (again|every|when|tonight|because|more|daily|since|and
          after)
        i (have|'ve|am|still|just|started|want to|keep|kept|sometimes|often)? (started|been)? (self-harm*
          selfharm*)
        (cut|cutting|cuts|slice|sliced|slicing|carve|carved|scratch|burn|burned|burnt
          burning) (into)? my (own)? [~1] (arm|arms|thigh|thighs|leg|legs|skin|forearm)
        (cut|cuts|scars|burns|cutting|razor) on my (arm|arms|thighs|thigh|wrist|wrists|legs) (from|where|again
          that i|because|i)
        (bang|banging|banged|hit|hitting|smash|smashing|smashed) my (own)? head (on|against|into|off) (the
          a) (wall|walls|floor|table|door|mirror)
        (razor|blade|blades|lighter|knife) (to|on|across|over|against) my (own)? (skin|arm|arms|wrist|wrists
          thigh|thighs|leg|legs)
        (can't|cant|cannot) promise that? i won't (hurt|kill|harm|cut) <self>
        (might|will|could|going to) (hurt|harm|cut) <self> (tonight|again|today|tomorrow|this|if)
        i (make|made) myself bleed
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (kill|kills|killing|hang|hanging|unalive|unaliving|harm|harming|cutting) <selves>
        (kill|kills|killing|hang|hanging|shoot|harm|harming|cut|cutting|hurt|hurting) (yourself|urself
          yourselves)
        (he|she|they|<other>|my <kin>|my <partner>
          my <parent>) <adverb>? <may>? <adverb>? <self-acts> <selves>
        <someone> [~2] (says|said|saying|keeps saying|told me|tells me|texted me|texts|messaged
          swears) [~2] (i|he|she|they) <wish> die
        (he|she|they|<other>|my <kin>|my <partner>|my <parent>) <adverb>? <wish> die
        (he|she|they|<other>|my <kin>|my <partner>|my <parent>) <adverb>? <dont-want> (live|be alive|be here
          exist|go on)
        <someone> <adverb>? (wishes|wished) (he|she|they) (was|were) dead
        <someone> (is|was|has been|'s been|seems|sounds|feels|became|'s|feeling|gets) <adverb>? (suicidal
          self-harm*|selfharm*)
        (suicidal|sucidal) (husband|wife|boyfriend|girlfriend|partner|friend|brother|sister|mum|mom|dad|mother
          father|ex)
        (threat|threats|threatens|threatening|threatened|talks|talking|talked|texted|messaged|joking
          jokes) (of|about|with|to commit)? <suicide-act>
        <someone> <adverb>? <may>? (attempted|attempt|commit|committing|attempts) <suicide-act>
        (friend|husband|wife|partner|boyfriend|girlfriend|brother|sister|mum|mom|dad) (who is|who's|whos
          is) suicidal
        (he|she|<other>) [~1] (swallowed|swallows|took) (a load of|a bottle of|a handful of|a lot of|all her
          all his|loads of)? <pills> (and|last|again|because|in front|to)
        (his|her|their|<other>'s) (suicide|sucide) (attempt|attempts|note|plan|letter|threat|threats)
        <someone> <adverb>? <may>? (tried|tries|trying|attempted|want|wants|going|threatens
          threatened) to (end|take) (his|her|their) own? life
        (end|ending|take|taking) (his|her|their) own life
        <someone> [~2] (overdosed|od'd|took an overdose|taken an overdose|is overdosing|took all (his
          her) <pills>)
        (he|she|they|<other>) <adverb>? <may>? (cuts|cutting|slit|slits|slashed|cut|burns) (his|her
          their) own? (arms|wrists|arm|wrist|thighs|legs)
        (she|he|they) (will|'ll|would|'d|is going to|said she'd|said he'd) (jump|throw (himself|herself)) (off
          from|in front of|under|out of) <deadly>
        (better off|world is better) without (him|her|them) (he|she|they) (says|said|keeps saying|thinks)
        (he|she|they) (has|have|'s|had|got|put|holds|held|puts) [~2] (rope|noose|knife|gun|razor) (to|in
          around|against|at) (his|her|their) own (head|neck|wrist|throat|wrists)
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        (my|our|his|her) (teenage|teen)? <child-age>? <child-word> [~4] (kill|kills|killing|killed|hang
          hanging|harm|cut|cutting|cuts|hurt|hurting) <selves>
        (my|our|his|her) (teenage|teen)? <child-age>? <child-word> <adverb>? [~2] <wish> die
        (my|our|his|her) (teenage|teen)? <child-age>? <child-word> <adverb>? [~2] <dont-want> (live|be alive
          be here|exist)
        (my|our|his|her) (teenage|teen)? <child-age>? <child-word> [~3] (suicidal|self-harm*|selfharm*
          overdosed)
        (my|our) (teenage|teen)? <child-age>? <child-word> [~3] (commit|attempted|attempt|tried|about
          threatens|threatening) <suicide-act>
        (my|our) <child-age>? <child-word> [~3] (wishes|wished) (he|she|they) (was|were) (dead|never born)
        (my|our) (teenage|teen)? <child-age>? <child-word> [~3] (cutting|cuts|burning) (his|her|their) (arms
          wrists|arm|wrist|thighs|legs)
        (my|our) (teenage|teen)? <child-age>? <child-word>'s (suicide|sucide) (attempt|note|letter|plan)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        i <i-may>? <i-may>? <hit-hard> up? <him>
        i <i-may>? <i-may>? (pushed|shoved|shook|dragged|threw|pinned|grabbed|slammed|bit) (him|her
          my <partner>|my <parent>) (down|against|hard|so hard|into|by|onto|and (he|she) fell|to the|off|over
          until|on the)
        i <i-may>? (shoved|pinned|burned|burnt|bruised|spat at|headbutted|tackled) <him>
        i <i-may>? (held|hold|put|pulled|pointed) (a|the|my) [~2] <weapon> (to|at|on|against|out on) <him>
        i <i-may>? (put|had|wrapped|got) my hands (around|round|on) (him|her|his|my <partner>'s) (neck|throat)
        my hands (around|round|on) (his|her|my <partner>'s) (neck|throat)
        i <i-may>? (forced|force|forcing|made) (him|her|my <partner>) to? <sex>
        i <i-may>? forced (myself|my self) on (him|her|my <partner>)
        i <i-may>? had sex with (him|her|my <partner>) (while|when) (he|she) (was|is) (asleep|sleeping
          passed out|unconscious|drunk)
        i <i-may>? (broke|fractured|split) (his|her|my <partner>'s|my <parent>'s) (nose|arm|jaw|lip|wrist
          finger|teeth|skull)
        i <i-may>? (gave|left) (him|her|my <partner>) (a)? (black eye|bruise|bruises|bloody nose|split lip
          fat lip)
        i <i-may>? (hit|hits|slap|slapped|punched|smacked|beat) (him|her|my <partner>|my <parent>) (across|in
          with|again|when|on) [~2] (face|belt|again|jaw|drunk)
        i <i-may>? (locked|lock|locking) (him|her|my <partner>|my <parent>) (in|inside|up) [~3] (room|house
          bathroom|garage|basement|cupboard|flat)
        i <i-may>? (threatened|threaten) to (kill|stab|hit|shoot|hurt|beat|murder|burn|strangle|harm) <him>
        i <i-may>? (threatened|threaten) (him|her|my <partner>|my <parent>) with (a|the|my) [~1] <weapon>
        i <i-may>? (tried|try) to (kill|strangle|stab|choke|smother|poison|suffocate|drown|run over
          shoot) <him>
        i (am|'m) (abusive|physically abusive|violent|abusing|beating|hitting|hurting|hitting on) (to|towards
          with)? (him|her|my <partner>|my <parent>)
        i (can't|cant|cannot) stop (hitting|beating|hurting|punching|slapping|kicking|choking) <him>
        i (drugged|drug|poisoned|spiked|am poisoning|am drugging|have been drugging) <him>
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        i <adverb>? <i-will> <adverb>? (stab|shoot|poison|smother|suffocate|hurt|harm|choke|beat|rape|attack
          bash|run over) <him>
        i <adverb>? <i-will> <adverb>? (drown|set fire to|beat up|beat the (shit|crap|hell) out of) <him>
        (im|i'm|i am|ima|imma) <adverb>? (going to|gonna|gon|about to) <adverb>? (kill|hurt|beat up|attack
          stab|shoot) (him|her|them|my <partner>|my <parent>|my <kin>)
        i <adverb>? (want to|wanna|will|am going to|'m going to|gonna|plan to|wanted to
          tried to) <adverb>? kill (him|her|them|my <partner>|my <parent>)
        i <adverb>? (want to|wanna|wanted to|tried to|need to|plan to) <adverb>? (strangle|murder) (him|her
          my <partner>|my <parent>)
        (want|wanna|wants) to <adverb>? (stab|shoot|murder|poison) (him|her|them|my <partner>|my <parent>)
        i <adverb>? (think|thinking|fantasise|fantasize|dream|dreaming|obsess|fantasising|fantasizing
          keep thinking) (about|of) <killing> <him>
        i (have|'ve|had|get|keep having) [~2] (thoughts|urges|fantasies|urge|plan|plans|fantasy|desire) (of
          about|to|on) (<killing>|<kill-hard>) <him>
        i (am|'m|was|feel|get|im)? [~1] <scared> (that|of what)? (i|i'm
          i am) <may-hurt> <adverb>? <kill-hard> <him>
        <scared> (of|about) (hurting|killing|hitting|harming|stabbing|choking) (him|her|them|my <partner>
          my <parent>|someone|somebody)
        <scared> (that|of what)? (i|i'm|i am|im) <may-hurt> (hurt|hit|harm|snap and hurt|lose control and hurt
          do something to) <him>
        i (could|might|may|would|'d) (actually|really|seriously|genuinely) (kill|stab|shoot|strangle|murder
          hurt) <him>
        (going to|gonna|gon) (stab|shoot|poison) (him|her|them|my <partner>|my <parent>|someone|somebody)
        (make|makes|making|made) me want to (kill|stab|shoot|strangle|hurt|hit|punch|choke) (him|her
          my <partner>|my <parent>|someone)
        i (bought|have|got|'ve got|am carrying|carry|keep|hid|took) (a|the|my) [~1] <weapon> [~3] to (kill
          stab|shoot|use on|hurt|cut) <him>
        i (bought|have|got|'ve got|am carrying|carry|keep|hid|took) (a|the|my) [~1] <weapon> (for
          and i'm waiting for|waiting for) <him>
        (poison|poisoning|rat poison|something|sleeping pills|antifreeze) (in|into) (his|her|my <partner>'s
          my <parent>'s) (food|drink|tea|coffee)
        i <adverb>? <i-will> (set (fire to|alight)|burn down|burn) (his|her|their|my <partner>'s) (house|flat
          car|place|home)
        i <adverb>? <i-will> (make|watch) (him|her|them) (bleed|suffer and die|die)
        i (will|'ll|would|'d) (end up)? (doing time|going to (jail|prison)) for (him|her|this|killing <him>)
        i <adverb>? <i-will> (cut|slit|break) (his|her|their|my <partner>'s) (throat|neck|legs|face|brakes
          fingers)
        i (want|wish) (him|her|my <partner>|my <parent>) dead (and i|i have|i will|so i)
        (hire|hired|hiring|pay|paid|paying|found) (someone|somebody|a hitman|a man|a guy|boys|people) to (kill
          beat|hurt|rape|stab|deal with) <him>
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <someone> <adverb>? <will-kill> <adverb>? (kill|stab|shoot|murder) (everyone|people|them|my (brother
          sister|mother|father|mum|mom|dad|family|parents|ex|friend|boss|neighbour))
        <someone> <adverb>? <will-kill> <adverb>? (kill|stab|shoot|murder) (his|her|their|the) (ex|wife
          husband|boss|neighbour|mother|father|brother|boyfriend|new boyfriend|teacher|classmates)
        <someone> (bought|has|got|carries) (a|the) [~1] <weapon> to (kill|stab|shoot) (him|her|them|his ex
          her ex|someone|everyone)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adverb>? <may>? <adverb>? <hit> (up)? me
        <someone> <adverb>? <will> <adverb>? (hurt|harm|push|drag) me
        (he|she|my <partner>|my <parent>) (who|that|when|after|while|has|came|got|grabbed
          pushed) [~3] <strike> me
        <strike> me (again|last|yesterday|across|in|on|with|when|because|every|so|until|for|and|while|during)
        (beating|choking|punching|slapping|strangling|raping|molesting|threatening|abusing) me
        (hits|beat|beats|kicked|kicks) me (again|last|yesterday|across|with (a|his|her)|because|every|so
          until)
        (hit|punched|struck|stamped on|headbutted|kicked) me (in|on|across|round|around) (the|my) (face|head
          stomach|belly|ribs|ear|mouth|jaw|back)
        (beat|beats|beating|beaten|bash) me (up|black|senseless|unconscious|bad|badly|with|till|until|so|like
          half|blue|every|almost)
        <someone> <adverb>? <may>? <adverb>? (shove[s|d]|slam[s|med]|pin[s|ned]|pinning|pushes|drags) me
        <someone> <adverb>? <may>? <adverb>? (pushed|threw|throws|dragged|bit|burned|burnt|hurt|hurts|grabbed
          grabs) me (again|hard|so|badly|last|on purpose|physically|and|while)
        (push[ed|es]|shove[d|s]|threw|throws|slam[s|med]|drag[s|ged]|pin[s|ned]|held|holds
          pressed) me (against|down|into|onto|up against|by) (the|a|my|to the)? (wall|stairs|floor|bed|sofa
          door|hair|throat|neck|ground|arms|table)
        <someone> [~3] (hand|hands|arm|fingers) (around|round|on|at|over) my (neck|throat|mouth)
        (hand|hands|arm|fingers|grip) (around|round|on) my (neck|throat)
        (grab|grabs|grabbed|squeezed|squeezes|seized|held|holds|pressed|crushed) (me by)? (the|my) (neck
          throat)
        (couldn't|couldnt|can't|cant|could not) breathe (because|when|while|as) (he|she) (choked|held
          was choking|had|put|sat|squeezed)
        (pull[s|ed]|drag[s|ged]|grab[s|bed]|yank[s|ed]) (me by)? my (hair|throat|neck)
        (pull[s|ed]|drag[s|ged]|grab[s|bed]|yank[s|ed]) me by (the|my) (hair|throat|neck|arm|wrist|collar)
        (broke|breaks|fractured|broken|busted|burst|split|smashed|bust) my (nose|rib|ribs|jaw|eardrum|tooth
          teeth|cheekbone|eye socket|skull) (with|when (he|she)|again|and|because|last|by)
        <someone> <adverb>? <may>? (broke|breaks|fractured|broken|burst|split) my (nose|arm|rib|ribs|jaw|wrist
          eardrum|finger|tooth|teeth|lip|cheekbone|skull)
        (gave|given|gives|left) me (with)? (a|another|two|some)? (black eye|black eyes|bruise|bruises
          busted lip|split lip|fat lip|concussion|bloody nose)
        (black eye|bruises|bruise|bruised|split lip|broken nose|broken rib|burns|marks) [~3] (from|where|that
          because) <someone>
        <someone> [~2] (throws|threw|thrown|hurls|hurled|smashed|smashes|throwing) (things|plates|a plate
          a glass|a bottle|bottles|objects|stuff|a chair|her phone|a knife|a mug) at (me|my head)
        <someone> <adverb>? <may>? (raise|raises|raised|lifted|lifts|lays|laid|lay|raising) (his|her|a
          their)? (hand|hands|fist|fists) (to|at|on|against) me
        <someone> [~1] (is|was|gets|turned|became|can be|'s|has been) <adverb>? (violent|physically abusive
          physical) (with|to|towards|toward|against) me
        <someone> [~1] (is|was|'s|has been) <adverb>? (physically|sexually) (abusive|abusing)
        (i|i've|i'm) (am|get|got|was|have been|being|keep getting)? (beaten|raped|strangled|choked|stabbed
          molested|slapped|assaulted|punched|flogged|abused) by (him|her|<someone>)
        (being|am|getting|got|get) (beaten|raped|strangled|molested|sexually abused|abused|assaulted|hit
          threatened|stalked|blackmailed) (up)? (by|at home|every|daily|again|in this)
        (victim|survivor) of (domestic (violence|abuse)|dv|marital rape) (and|by|from|right now|at the moment
          in my)
        (domestic|physical|sexual) (violence|abuse) (at home|in my (home|marriage|relationship|house)
          from my <partner>|by my <partner>)
        <someone> <adverb>? <may>? (use|uses|used|using) (a|the|his|her) [~1] (belt|cable|cane|slipper|wire
          stick|<weapon>) (on|to beat|to hit) me
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (threat|threaten|threatens|threatened|threatening|threats|vowed|swore|swears
          promised) to <adverb>? <kill> (me|us|my (family|parents|mother|mum|mom|sister|brother))
        (threat|threatens|threatened|threatening|threats) to (hurt|harm|beat|shoot|burn|hit|rape|destroy
          disfigure|report|deport) (me|us|my family)
        (threatens|threatened|threatening|threaten) (me|us) (with|if|when|every|again|and|at|that|by|not|to
          because|constantly|over)
        <someone> <adverb>? <may>? (threaten|threatens|threatened|threatening) (me|us)
        <someone> [~1] <would-kill> <adverb>? (kill|murder|stab|shoot|strangle|poison) (me|us|me and
          himself and me)
        <someone> (will|'ll|would|'d|might|could|is going to|'s going to) (kill|murder) (me|us) (if i (leave
          left|go|tell|told|try|report)|one day|someday|soon|next time)
        <scared> (that|of what|in case|cause|bc|because|,)? <someone> <may-hurt> <adverb>? <harm-me>
        <scared> (of|for) (my (own)? life|my (own)? safety|being (killed|beaten|hit|raped|hurt))
        i <adverb>? (think|believe|know|fear|feel|feel like|swear|worry|am sure|'m sure
          am convinced) (that)? <someone> <may-hurt> <adverb>? (kill|murder|hurt|beat|stab|shoot|strangle
          rape) (me|us)
        <someone> <adverb>? <might> <adverb>? (kill|murder|hit|beat|hurt|stab|shoot|strangle|rape|attack
          choke) me
        (tried|tries|trying|attempted|tryna|going|gonna|wants|wanted|nearly|almost) (to)? (kill|murder
          strangle|stab|shoot|drown|smother|poison|suffocate|rape|run over) (me|us)
        <someone> [~2] (held|holds|pulled|pulls|put|puts|pointed|points|waved|waves|had|came at me with
          comes at me with|grabbed) (a|the|his|her|up a) [~1] <weapon> (to|at|on|against|in front of) (me|my)
        (pulled|pulls|pointed|points|held|put|puts|waved|draws|drew|pulling) (a|the|his|her
          out a) [~1] <weapon> (to|at|on|against|out on) (me|us|my (head|throat|neck|face|chest|stomach))
        (came|comes|chased|chases|threatened|threatens|attacked|chasing|went|ran) (at|for|after)? me with (a
          the|his|her) [~1] <weapon>
        (knife|gun|machete|cutlass|blade) (to|at|against|on) my (throat|neck|head|face|chest|back)
        if i (ever)? (leave|left|go|tell|try to leave) (him|her|anyone)? ,? (he|she) (will|'ll|would|'d
          says he will|said he would|says he'll) (kill|hurt|find|shoot|beat|destroy) (me|us|the kids|himself)
        if (he|she|i) (can't|cant) have me ,? (no one|nobody) (will|can|else)
        (death|rape) (threats|threat) (from|by) (him|her|my <partner>|my <kin>|my <parent>)
        (sends|sent|sending|makes|made) me (death|rape) threats
        (pour|poured|pours|throw|douse|doused|threw) (acid|petrol|kerosene|hot water|boiling water|fuel|bleach
          gasoline) (on|over|at) me
        (drives|drove|drive|driving) (at me|into me|too fast to scare me|recklessly to scare me
          like a maniac to scare me)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        i <adverb>? (am|'m|m|feel|live|was|get|'ve been|have been|became|im)? [~1] <scared> of (him
          my <partner>|my <parent>|what he (might|could|may|will|would|'ll|'d) do)
        i (am|'m|m|feel|im) [~1] <scared> (of her|of my (wife|girlfriend|mother)) (when|because|and what she
          hitting|at night)
        im [~1] <scared> of (him|my <partner>|my <parent>|what he (might|could|will|would))
        <scared> of (my <partner>|my <parent>|him) (when|at night|all the time|every|and|since|because
          coming home)
        <scared> to (go|come|return|be|stay|sleep|live) (back)? (home|alone with him|in my own (home|house
          bed)|at home|in (this|the|our) house)
        <scared> to (leave|say no to|divorce|wake) (him|my <partner>|this man)
        <scared> (for|of) (my|our) (life|safety|lives)
        (don't|dont|do not|not|never|doesn't|didn't|no longer) feel safe (at|in|with|around|going|here|to go
          being|near|sleeping) <home>?
        (am|'m|m|im|are|'re|isn't|is|feel|feeling|was) not safe (at|in|with|around|here|from) <home>?
        (feel|am|'m|feels) unsafe (at home|in my (own)? (home|house)|with (him|my <partner>|my <parent>)
          around (him|my <partner>|my <parent>)|going home)
        (not|isn't|isnt|ain't) (a)? safe (at home|for me (here|at home|in this house)|in my (own)? (home
          house)|to go home|with (him|my <partner>))
        (sleep|sleeping|slept) with (a|the|my) [~1] (knife|chair against|door locked|hammer) (under|by|against
          because|in case) 
        (i)? (lock|locked|locking|barricade|hide|hid|hiding) (myself)? (in) (the|my)? (bathroom|bedroom|toilet
          closet|car|cupboard) (from (him|my <partner>|my <parent>)|so he|when he|because he)
        (flinch|shake|tremble|freeze|panic) (every time|whenever|when) (he|my <partner>|my <parent>) (moves
          lifts|raises|comes|shouts|walks|touches|gets)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adverb>? <may>? <adverb>? (confiscat*|keeps|kept|stole|seized|holds|withholds|destroyed
          snatched|locked up) (my|all my) (passport and|documents|salary|wages|bank cards|bank card|atm card
          papers|id card|cards|money|medication|visa|car keys)
        (took|takes|taken|taking|takes away|took away) all? my <control> (away|off me|from me|so (i|that)
          and (won't|will not|my|locked|says|told|refuses|said)|every)
        (hid|hides|confiscated|withholds|withheld) my (passport|passports|visa|id|documents|papers
          birth certificate|green card|inhaler)
        (controls|controlling|control) (all|every)? (my|our|of my|of our|the) (money|finances|bank account
          accounts|spending|salary|wages|bank accounts)
        (doesn't|does not|doesnt|won't|wont|will not|refuses to|refused to|didn't|never) (let|allow|lets
          allows|permit) me (to)? (leave|go out|work|see my|talk|visit|call my|speak|study|step out|out of)
        (i am|i'm|im|i was) not (allowed|permitted) (to|out)? (leave|go out|see my|work|have (money|a phone
          friends|my own)|talk to|use my phone|use the phone|drive|eat|call my|speak to|of the house
          without (him|his|my <partner>))
        (locks|locking) me (in|inside|up|indoors|outside)
        locked me (in|inside|up) (the|my|our|a)? (room|house|flat|bedroom|bathroom|basement|garage|closet|all
          for|so|when|again)
        (keeps|kept|holds|held|holding|keeping) me (locked (in|up)|prisoner|captive|hostage|trapped|under lock
          from leaving|against my will)
        (i|i'm|i am|im|been) (am|'m)? (locked|trapped|imprisoned|held|a prisoner) (in|inside|captive
          prisoner) (the|my|our|this|my own)? (house|flat|room|bedroom|home|apartment|basement|bathroom
          marriage with him)
        (blocks|blocked|blocking|stood in|stands in) (the|my) (door|doorway|way out|exit) (so|and|when
          to stop me|whenever)
        (won't|wont|will not|doesn't|refuses to) (ever)? let me (leave|out|out of) (him|the house|the room
          the flat|this house|home|alone|the door|the car)?
        (make|makes|made|force|forces|forced|forcing|coerced|coerces|pressured) me (to|into)? (to)? <sex>
        (force|forces|forced|forcing) (himself|herself|themselves|him self) (on|upon|onto|inside) me
        (blackmails|blackmailing|blackmailed) me (to|into|for|with|if)
        <someone> [~2] (sex|have sex|has sex|had sex|sleeps) with me (while|when|even when|even though|even if
          although) (i (am|was|'m)? (asleep|sleeping|said no|say no|don't want|didn't want|cry|cried
          passed out)|im asleep)
        (i (said|say) no|i told (him|her) no|without my consent|against my will) [~3] (sex|inside me
          on top of me|rape|raped|forced|continued|kept going|did it anyway|didn't stop)
        (sex|intercourse|slept with me) (without my consent|against my will)
        (track|tracks|tracked|tracking|monitors|monitoring|monitored) (my|me|all my) (phone|every move|calls
          messages|movements|on gps|with gps|through my phone|everywhere|whereabouts)
        (put|puts|hid|installed|found|placed|planted) (a|an|hidden|some)? (tracker|gps|airtag|air tag|spyware
          spy app|camera|cameras|tracking device|tracking app|microphone|gps tracker) (in|on|under|inside
          to) (my|our|me|the)
        (decides|controls|controlling|dictates|checks|decided|control) (what i (wear|eat|spend|do|say)
          who i (see|talk to|speak to|meet)|when i (eat|sleep|leave)|everything i (do|eat|wear|say))
        (need|have to ask|ask for|must ask|needs|must get|have to get) (his|her|my <partner>'s
          my husband) permission (to|for|before)
        (cut|cuts|cutting|isolat*) me off from (all)? (my|everyone|everybody) (friends|family|parents|mum|mom
          sister|relatives)?
        (isolates|isolated|isolating) me from (all)? (my|everyone|everybody)
        (punish|punishes|punished|punishing) me (by|with|if|when|for|because|whenever|every)
        <someone> [~2] (won't|wont|doesn't|refuses to) (give|let) me (any)? (money|food|have money|eat
          see a doctor|go to (a|the) doctor|have my own money|have any money)
        (gaslight*) me and (hits|threatens|hurts|scares|controls) me
        (smash|smashes|smashed|broke|breaks|destroyed|threw) my phone (so|when|because|against|after|and (hit
          pushed|took|locked))
        (married|marry|marrying|marriage) [~2] (against my will|by force|forced to marry)
        (forced|force|forcing|forces|made) (me|us) (to|into)? (marry|have an abortion|an abortion|abort|drink
          strip|undress|beg|kneel|sleep (outside|on the floor))
        (forced|arranged) marriage (to|with)? (someone|a man|him|against|i don't|that i|next)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adverb>? <may>? <adverb>? (follow[s|ing]|stalk[s|ed|ing]|chase[s|d]) (me|us) (home|to work
          to my|from work|every|after work|in his car|in her car|when i go)
        <someone> [~1] <may> (stalk[ed|ing]) me
        (stalking|stalked|stalks) me
        (stalker|being stalked|am stalked) (by|ex|is my|knows|again|at my)
        <someone> <adverb>? <may>? <adverb>? (wait[s|ed|ing]|park[s|ed|ing]|sit[s|ting]|sat|stand[s|ing]|stood
          show[s] up|showed up|showing up|turn[s] up|turned up|turning up|lurk[s|ing|ed]
          hang[s] around) (up)? (outside|in front of|near|at|by) (of)? my (work|job|office|house|flat|home
          apartment|school|building|door|workplace|gym|car|street|place|college|uni|window|parents)
        (threatens|threatened|threatening|threaten|blackmail*|says he will|says he'll|going to|said he will
          said he'll|wants to) (to|me with)? (post|send|share|leak|publish|show|upload|release|expose|sell
          spread) [~3] <pictures>
        (posted|posting|shared|sharing|leaked|leaking|uploaded|uploading|sent|sending|posts|shares|showed
          sold) (my|the|our)? (nudes|naked (photos|pictures|pics|videos)|private (photos|pictures|pics|videos)
          sex tape|intimate (photos|pictures|videos))
        (revenge porn|sextort*) (of me|by|from|against me|me|my)
        (secretly|hidden camera|without my (consent|knowledge)) [~3] (filmed|films|recorded|records|recording
          filming) me
        (filmed|films|recorded|records|recording|filming) (me|us) (naked|in the shower|having sex|during sex
          secretly|without my|undressing|while i)
        (he|she|my <partner>|my <parent>) <adverb>? <may>? (hurt|hurts|kicked|kicks|killed|kills|kill|hit|hits
          strangled|poisoned|drowned|beat|beats|tortured|threw|stabbed|shot) <pet>
        (threatens|threatened|threatening|going) to (kill|hurt|poison|get rid of|shoot|strangle|drown|harm
          give away|kick) <pet>
        (broke|breaks|breaking|broken|kicked|kicks|smashed|smashes|breaking) (in|into|down
          in through) my (door|house|flat|apartment|home|window|front door)
        (ignores|ignored|breaks|broke|broken|breached|breaching|violated|violates|violating|breaches) (the|his
          her|a|my) (restraining order|protection order|non molestation order|avo|no contact order
          protective order|dvo|intervention order)
        (restraining order|protection order|protective order|avo|non molestation order) (against|on) (him|her
          my <partner>|my <parent>)
        (sends|sent|messages|texts|calls|calling|texting|messaging|rings) me [~2] (hundred|hundreds|fifty
          sixty|100|50|60|80|200|dozens) [~2] (messages|times|texts|calls) a (day|night)
        (won't|wont) (leave me alone|stop (following|harassing|stalking|threatening|calling) me) (and (follows
          threatens|waits)|he (follows|threatens|waits))
        (found|finds|find) (out)? (where i live|my new address) (and|he|she) (waits|came|threatened|said
          waited|is|was|keeps)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        (he|she|they|his|her|someone|<other>'s? (husband|boyfriend|bf|partner|ex|man|wife|girlfriend)
          my <parent>|my <partner>|my <kin>) <adverb>? <may>? <adverb>? <hit-hard> up? <other>
        (beats|rapes|raped|strangled|strangles|stalks|beat up|chokes|choked) <other>
        <other>'?s? (husband|boyfriend|bf|partner|ex|man|wife|girlfriend|fiance|new man|husbands|boyfriends
          new boyfriend) <adverb>? <may>? <adverb>? <hit> (her|him|them)
        <other>'?s? (husband|boyfriend|bf|partner|ex|man|wife|girlfriend|fiance|new boyfriend) [~1] (threatens
          threatened|stalks|stalked|follows|locks) (her|him|to kill (her|him))
        <other> (is|was|has been|'s|gets|keeps|keeps getting|got|being|is being|'s being
          is getting) <adverb>? (beaten|abused|raped|choked|strangled|stalked|threatened|punched
          slapped) (up)? (by|again|at home|every)?
        <other> [~4] (her|his|the) (husband|boyfriend|bf|partner|ex|man|wife|girlfriend
          fiance) <adverb>? <may>? <adverb>? <hit> (her|him|them)
        (her|his) (husband|boyfriend|bf|partner|ex|wife|girlfriend|fiance
          son) <adverb>? <may>? <adverb>? <hit> (her|him)
        (threatens|threatened|threatening|going|wants|tried) to (kill|hurt|stab|shoot|strangle|beat) <other>
        <other> [~2] (scared|afraid|terrified|frightened) of (her|his) (husband|boyfriend|bf|partner|ex|wife
          girlfriend|son)
        (her|his) (husband|boyfriend|partner|ex|wife|girlfriend) (won't|doesn't|does not) (let|allow) (her
          him) (leave|go out|work|have|see|use|talk)
        (locks|locked|locking) <other> (in|inside|up)
        <other> (has|had|came with|came to|turned up with|shows up with) [~2] (black eye|bruises|bruise
          split lip|burns) [~4] (husband|boyfriend|partner|he|wife|girlfriend)
        (i) (saw|heard|watched|see|hear|witnessed) [~3] (hit|hitting|beat|beating|punch|punching|slap|slapping
          choke|choking|kicking|strangling) (her|him|his (wife|girlfriend|partner|mother)|<other>)
        (neighbour|neighbor|man next door|guy upstairs|neighbours|neighbors|couple next door
          man upstairs) [~3] (hits|hitting|beats|beating|punching|strangling|hurting|choking|beat|hit) (his
          her|up)? (wife|girlfriend|partner|husband|her|him)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <someone> <adverb>? <may>? <adverb>? <child-hurt> (on|up|at)? <child>
        <someone> [~2] (threatens|threatened|threatening|wants|tried|tries|going|trying|might|will|could
          may) (to)? <adverb>? (hit|hurt|kill|harm|beat|drown|take away and hurt|shake|smother|poison|starve
          abuse|touch|suffocate) <child>
        i <adverb>? <i-may>? <i-may>? <child-hurt> (on|up|at)? <child>
        i <adverb>? <i-may>? (push|pushed|threw|throw|dropped|dragged|grabbed|locked) <child> (down|against
          on purpose|across|hard|into|onto|so hard|by the|in|out|outside)
        (im|i'm|i am|ima) <adverb>? (going to|gonna|about to|scared i'll|afraid i'll) <adverb>? (hurt|kill
          harm|shake|smother|drown|throw) <child>
        i <adverb>? (<i-will>|might|could|may|am going to|will) <adverb>? (hurt|kill|harm|hit|smother|drown
          shake|throw|strangle|suffocate|poison|drop) <child>
        <scared> (that|of what)? (i|i'm|i am|i'll|i will|he|she) <may-hurt> <adverb>? (hurt|kill|harm|hit
          shake|drop|smother|do something to|throw|lose it with|snap at and hurt) <child>
        <scared> (of|about|to) (hurting|harming|killing|shaking|be alone with|being alone with) <child>
        (thoughts|urges|urge|thought|images|visions) (of|about|to) (hurting|harming|killing|smothering
          drowning|hurt|harm|kill|shaking|shake|smother|throwing|drown) <child>
        (hits|hitting|beats|beating|shook|shaking|shakes|slaps|slapped|slapping|kicks|kicked|punches|punched
          molests|molested|molesting|abuses|abused|abusing|spanks|whips) <child>
        (raped|rapes|raping|chokes|choked|strangled|burns|burned|bit|bites|burnt|flogs|flogged|thrashes
          threatens|starves) <child>
        (touching|touches|touched|fondles|fondled|groped|grooming|groomed|gropes) <child> (inappropriately
          sexually|down there|private|there|at night|again|when|between|under|where)
        (touching|touches|touched|kisses|watches) <child>'s? (private|privates|bottom|breasts|chest|vagina
          penis|genitals|bum|willy|private parts|private part)
        <child> [~5] (touched|touches|touching|hurt|hurts|hit|hits|beat|beats|rapes|raped|abused) (him|her
          them) (there|down there|inappropriately|sexually|with|on the|at night|when|in his|in her|again|and
          until)
        <child> [~5] (touched|touches|touching) (his|her|their) (private|privates|bottom|private parts|willy
          breasts|genitals|vagina|bum|chest|penis|down)
        <child> (told me|tells me|says|said|told us|told his|told her|told my|confided|whispered|disclosed
          let slip) (that)? [~4] (touched|touches|touching|hurts|hits|beats|raped|hit|molested|abused|abuses
          kicks|slaps|locks) (him|her|them|his|me)
        <child> (has|have|had|came (home|back) with|came with|comes (home|back) with
          is covered in) [~2] (bruises (on (his|her) (arms|back|legs|thighs|neck|bottom))|burns|burn marks
          handprint|handprints|belt marks|welts|cigarette burns|finger marks)
        (bruises|bruise|burns|handprint|handprints|belt marks|welts|cigarette burns|finger marks|marks
          burn marks) (on|all over|round|around|across) <child>'?s?
        <child> (is|are|was|were|has been|being|have been|gets|'s) (being)? (abused|beaten|molested|neglected
          hit|raped|sexually abused|starved|groomed|hurt|left alone|shaken|assaulted)
        (leave|leaves|left|leaving) <child> (home)? (alone|on (his|her|their) own|by (himself|herself
          themselves)|unsupervised|unattended) (at home)? (for (days|two|three|a whole)|all (day|night
          weekend)|over|while (he|she|i|we)|until|every|at night|when|to go)
        (leave|leaves|left|leaving) <child> (alone)? in (the|a) (bath|hot car|car for|locked car|bathtub
          car while)
        (lock|locks|locked|locking|ties|tied|shut|shuts) <child> (up)? (in|inside|outside|out|to|down|away)
        (give|gives|gave|giving|slip|slips|slipped|feeds|fed) <child> (sleeping (pills|tablets)|alcohol|vodka
          whisky|drugs|weed|melatonin to|beer|benadryl|phenergan|valium|xanax|something to make|his pills
          her pills|calpol every|piriton)
        (sleeping (pills|tablets)|alcohol|vodka|whisky|benadryl|phenergan|valium) (in|into) (the|his|her
          its)? (baby's)? (bottle|milk|formula)
        (doesn't|does not|don't|won't|refuses to|not|hasn't|never) (feed|fed|feeds|feeding|change|bathe
          give food to) <child> (for|anymore|properly|when|since|if|until|unless|because|and|as|all|any)
        <child> [~2] (hasn't|haven't|has not|have not|had not|hadn't) (eaten|been fed|had food|been changed
          had a meal) (for|in|since|all)
        (nothing|no food) [~2] (for|to feed) <child> (to eat)? (for days|because (he|she)|all week|since)
        (drives|drove|driving|drive) (drunk|high|after drinking|while drunk) with <child>
        (drunk|high|passed out|on drugs|stoned|using|wasted|unconscious) (while|when|and) (he|she|i
          they)? (was|is|are|were|looking after|alone with|in charge of|minding|watching
          supposed to watch) (looking after|alone with|in charge of|minding|watching)? <child>
        (sexual|sexually|inappropriate|naked|nude) (photos|pictures|videos|pics|messages|texts|abuse|acts
          things) (of|with|to|from|from his|involving) <child>
        (married|marry|marrying) off? <child> [~3] (man|husband|age)
        <child> [~4] (scared|afraid|terrified|frightened|petrified) of (him|her|his (dad|father|stepdad|mum
          mother|stepmum|stepfather)|her (dad|father|stepdad|mum|mother|stepmum|stepfather)|my <partner>
          their (dad|father|mum|mother))
        (take|takes|took|run off with|abduct|abducted|kidnap|kidnapped
          disappear with) <child> (out of the country|abroad and|and (never|disappear|kill|run)|and (i'll
          i will) never see)
        (hit|hits|beat|beats|slapped|smacked|kicked|punched|whipped|caned) (him|her|them) (with|across|so hard
          until|till|because|in) [~2] (belt|cane|cable|slipper|stick|hanger|wire|spoon|face|he bled|bruised
          cried|bled)
        (female genital mutilation|fgm|circumcise|circumcised|cut) (my|our|her|their|the) (daughter|daughters
          little girl|girl|girls|niece) (in|when|this|next|back home|abroad|during)
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (my|our) (teacher|coach|tutor|uncle|stepdad|step dad|stepfather|pastor|priest|scout leader
          mums boyfriend|mom's boyfriend|mum's boyfriend|babysitter|foster dad) [~2] (touches|touched|touching
          kisses|kissed|rapes|raped|molests|molested) me
        (my|our) (dad|father|stepdad|stepfather|uncle|grandad|grandpa|brother|cousin|grandfather|step dad
          stepbrother) [~2] (touches|touched|touching|comes into my (room|bed)|gets into my bed
          watches me (shower|undress|change)) (me)? (at night|there|down there|inappropriately|sexually|when
          private|in my sleep|under)
        i (am|'m) (only|just)? <young> [~8] (he|boyfriend|bf|man|guy|she) (is|'s|was) <adult>
        (he|boyfriend|bf|man|guy|she) (is|'s) <adult> [~5] (im|i'm|i am) (only|just)? <young>
        (he|boyfriend|bf|man|guy|she) (is|'s) <adult> (and|but|,|while) (i'?m|i am|im|me) (only|just)? <young>
        (a|my|this|the) <adult> (year old|yo|yr old) (man|guy|boyfriend|bf|teacher|friend|woman) [~8] (im|i'm
          i am) (only|just)? <young>
        (im|i'm|i am) (only|just)? <young> [~8] (asks|asked|asking|wants|wanted|sent|sends|send|begging|made
          makes|pressures) (me)? (for|to send|to|him|me)? [~1] (nudes|naked pics|naked photos|naked pictures
          pics of me naked|nude pics|nude)
        (old|older) (man|guy|men) (online|from the internet|i met online|on (insta|snapchat|discord|roblox
          instagram|tiktok)) [~3] (nudes|naked|sex|sexual)
        (mum|mom|dad|mummy|daddy|parents|stepdad|stepmum|stepmom|mother|father|foster parents
          stepfather) [~2] (lock[s|ed] me (in|up)|do[es]n't feed me|starve[s|d] me|leave[s] me alone for days
          burn[s|ed] me|whip[s|ped] me|flog[s|ged] me|beat[s] me (with|if|every|up))
        (there is|there's|theres|have) no food (at|in) (home|the house) (and|because|my|when) [~3] (mum|mom
          dad|parents|mother|father|alone)
        my (mum|mom|dad|parents|mother|father|stepdad|stepmum) <adverb>? <may>? <adverb>? (hit[s|ting]
          beat[s|ing]|slap[s|ped]|punch[es|ed]|kick[s|ed]|chok[e|es|ed]) me and my (little|big|younger|older
          baby)? (brother|sister|siblings|brothers|sisters)
        (mum|mom|dad|parents|mother|father|stepdad|stepmum) (will|'ll|is going to|are going to|would) (beat
          hurt|hit) me (if they find out|if he finds out|when i get home (tonight|from school)|after school
          if i tell|for being gay|because of my grades)
      `,
    },
  ],
};
