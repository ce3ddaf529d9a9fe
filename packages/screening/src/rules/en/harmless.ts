import type { Harmless } from '../../phrases/language.ts';

/** Figures of speech in English that sound like a danger. */
export const harmless: readonly Harmless[] = [
  {
    reason: 'Things and moods are said to kill or to be dead; nobody dies of them.',
    phrases: `
      (kill|kills|killing|killed) (time|the mood|the vibe|the buzz|the joy|the romance|the spark|our marriage|our relationship|our sex life|my back|my feet|my mood|my vibe|me with|two birds|for a|for an|for some)
      (it|this|that|which|commute|work|distance|silence|waiting|suspense|heat|guilt|boredom|curiosity|stress|loneliness|routine|traffic|snoring|job|jealousy|wait|not knowing) (is|was|s|has been|are)? (almost|nearly|slowly|really|just|absolutely|literally|still)? (kill|killing|kills|killed)
      (knowing|hearing|seeing|wondering|loving) ~5 (kills|killing|killed) me
      (dressed to kill|if looks could kill|killer heels|killer instinct|killer smile|lady killer|to die for|die on this hill|die on that hill|die hard)
      dying (to|for a|for some|of laughter|of boredom|of embarrassment|of curiosity|of heat|of thirst|of hunger|laughing|of shame|of jealousy|of cancer)
      (die|died|dying|dead|death) (of|from|with) (laughter|boredom|embarrassment|shame|curiosity|laughing|cringe|hunger|thirst|happiness|joy|awkwardness|heat|cold|jealousy|cuteness|envy|exhaustion)
      (could|nearly|almost|practically|literally|just|wanted to|want to|could have) (die|died) (when|because|laughing|right there|of|from|on the spot|inside)
      dead (tired|serious|end|line|beat|set|silent|silence|wrong|center|certain|weight|inside|gorgeous|bedroom)
      (drop|play|playing) dead
      (over my dead body|beat a dead horse|death of me|sick to death|death stare|till death|until death|death do us part)
      (scared|bored|boring|worried|loves|love|loved|tickled|annoys|sick|embarrassed|starving|scares|scare|bores|tease|teases|work|worked) ~2 to death
      (phone|battery|car|plant|plants|marriage|bedroom|relationship|love|laptop|chat|spark|libido|romance|passion|conversation|sex life) (is|was|has|s|just|already|completely|almost)? (died|dying|dies|dead)
      (would|d|will|ll) (die|kill) for (me|her|him|you|us|my|our|a|some|that|the)
      (killed|killing|kill) it (at|with|on|tonight|>)
      (social|career|political|financial) suicide
      suicide (squad|prevention|bomber|awareness|hotline volunteer|hotline training)
      (die|dying|end up|ending up) (alone|single|an old)
      (working|work|worked) myself to death
      (killing|kill) myself (laughing|at work|at the gym|working|studying|with work|over work|to please)
      (give|giving|gave|given) up on (love|dating|men|women|us|him|her|this|our|my marriage)
      (jump|jumps|jumped) off a bridge if (his|her|their|everyone|someone|all|you)
      (disappear|vanish|run away) (for|to) (a|the) (weekend|week|day|while|few|couple|beach|spa|hotel|night)
      (want|wanna) to? (be here|live here|live) , ~3 (in|mean)
      not want to be here , i mean
      (tired|sick|fed up|done|bored|over|enough) (of|with) (my)? life (in|at|as|here|with|on)
      jump off (a|the|any) (cliff|bridge|building) for (me|her|him|us|you)
      want to live (in|with|near|closer|together|apart|separately|abroad|there)
      not want to (live|be) (in|with|near|together|like that|there|here in|apart|a|his|her|the|without|alone|that)
    `,
  },
  {
    reason:
      'Dying, jumping, burdens and farewells in everyday company: the words beside them say that nobody is in danger.',
    phrases: `
      (had|have) a date (since|with|night|in|tonight|on)
      goodbye (at|outside) (the|my|his|her)? ~1 (airport|station|train|door|school|bus|gate)
      (take|takes|took|taking) (sleeping pills|pills|tablets|meds|medication|painkillers) for (jet|sleep|insomnia|my|a|the|anxiety|migraine|migraines|flight|flights|back)
      rather (jump|walk|die|eat|drown|swim) ~4 than (go|eat|ask|wear|visit|spend|listen|sit|sing|dance|camp|cook|call|have|watch)
      (end|ending|ended|ends) (it|things|it all|everything) (all)? (with|between) (him|her|them|my|me|us|someone|a)
      (could|would|nearly|almost|just|literally) ~1 (have)? (die|died) of (embarrassment|shame|laughter|boredom|laughing|cringe)
      suicide (hotline|helpline|line|charity|documentary|statistics)
      (took|take|taking|taken|popped) (a|an|one|two|2|couple of|a couple of) (ibuprofen|paracetamol|tylenol|aspirin|advil|painkiller|painkillers|antihistamine|antihistamines)
      (birth control|contraceptive|the|my vitamin) (pill|pills) ~1 makes?
      i (gave|have given|am giving|was giving|give) away (all|some|most)? (of)? (his|her|their|our|the) ~1 (things|stuff|clothes|belongings|furniture|presents)
      a burden (when|if|for asking|whenever) i ~3
      (burn|burned|burnt|cut|cutting|hurt|scratched) (myself|my finger|my hand|my thumb|my arm) ~2 (cook|cooking|chopping|slicing|baking|peeling|shaving|ironing|by accident|accidentally|gardening)
      would rather die than (go|eat|ask|wear|admit|watch|visit|spend|listen|sit|apologise|apologize|sing|dance|camp|cook|call|use|drive|share|play) ~2
      (lost|lose|losing|loses) (it|my temper|my patience|my cool|his temper|her temper) and (yelled|shouted|raised|snapped|swore|yell|shout) ~4
      (bruise|bruises|bruised|scratches|marks|cuts) ~2 (from|after|at|playing) ~2 (football|soccer|rugby|playground|climbing|bike|cycling|hockey|training|skating|gymnastics|karate|judo|trampoline|netball|basketball|skateboard|skateboarding|horse)
      (was|were|been|is) ~1 (abused|beaten|hit|molested|bullied) as a (child|kid|boy|girl|teenager)
      (nephew|niece|grandson|friend|neighbour|colleague) s suicide ~4
      not want to (be|live) here ,? ~2 hate (this|the|our) (town|city|place|country|job|village|island|hotel|party|house|suburb|weather)
      not want to (be|live) here ~3 (town|city|country|village|island|suburb|party)
      (going|go|carrying|carry|continuing|continue) on with (this|the|our|a|that) ~1 (conversation|argument|relationship|wedding|therapy|talk|date|fight|discussion|class|diet|plan|project)
      can not live without (my|a|the|his|her) ~2 (coffee|phone|car|dog|tea|music|chocolate|gym|wifi|internet|hugs|kisses|cooking|books)
      (cat|dog|kitten|puppy|hamster|rabbit|parrot) ~1 (jump|jumps|jumped|fell|died|dies|dead)
      jump* (off|from|into) ~3 (pool|sea|trampoline|jetty|couch|sofa|bed|boat|swing|diving board)
      one more time i (am going to|will|swear i will|might|am gonna) (jump|scream|explode|throw) ~5
      (bridge|cliff|roof|rooftop|balcony|pier|platform|railing) ~7 (kiss|kissed|kissing|proposed|propose|fireworks|photo|photos|sunset|view|sunrise|stars|wine|party|selfie|barbecue|dinner|drinks|coffee|picnic|holding hands)
      we ~2 (stood|stand|sat|sit|walked|walk|drove|went|met|danced|talked) ~4 (bridge|cliff|roof|rooftop|balcony|pier|platform)
      gone for (a|two|three|the|my|work|some|four)
      at peace with (my|the|his|her|it|being|our|that)
      (lease|contract|subscription|semester|project|season|school year|exam|exams|renovation|treatment) ~1 (ends|is over|will be over|stops)
      (divorce|trial|wedding|move|operation|surgery|exam|week|day|fight|argument) (will|is|to) (be)? over ~2
      when i was (a|in|at|only|about|just)? ~1 (child|kid|teenager|teen|student|school|college|university|twenty|nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|18|19|20|17|16|15|14|21|22)
      (was|were|been|felt|had been|became) (suicidal|self harming|depressed and suicidal|bulimic) (when|as|at|in) ~3
    `,
  },
  {
    reason:
      'Children fall, fight, win and are told off; families drop them at school and drink a glass when they sleep.',
    phrases: `
      (kids|children|siblings|boys|brothers|sisters|twins|girls|they) ~2 (hit|hitting|fight|fighting|bite|biting|punching|punch|kick|kicking|push|pushing) each other
      my ~3 (son|daughter|toddler|{child}) ~1 (hit|bit|pushed|kicked|punched|slapped|scratched|bites|hits|pushes) (a|another|other|his|some) ~2 (kid|kids|child|children|boy|girl|friend|classmate|cousin|brother|sister)
      (beat|beats|thrash|thrashed|crushed|destroyed) (my|our|his|her|the) ~2 {child} (at|in)
      (drop|drops|dropped|dropping) ~3 {child} ~1 (off|at|with|to|home)
      (drop|drops|dropped|dropping) off ~3 {child}
      (without|avoid|divorce|breakup|separation|split|fighting|arguing|moving) ~3 (hurt|hurting|hurts|harm|harming) ~3 {child}
      (wine|beer|drink|drinks|drinking|cocktails|whisky) ~5 {child} (are|were|is|was|went|go) ~1 (asleep|in bed|to bed|sleeping|at)
      {child} (are|were|is|was) ~1 (asleep|in bed|sleeping) ~5 (wine|beer|drink|drinks|drinking|cocktails)
      high (school|schools|schooler|chair|hopes|hope|standards|expectations|five|energy|maintenance|street)
      {child} ~2 (runs|running|run) ~2 naked
      (take|taking|took) ~1 {child} with me when i (move|visit|travel|fly|separate)
      (8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (weeks|week|days|minutes|months|hours|kilos|kg|pounds|km|miles|years into|years in|years younger|years older|years sober|years together)
      (birthday|christmas|surprise|present|gift|party) ~4 (secret|secrets) ~3
      (secret|secrets) ~4 (birthday|christmas|surprise|present|gift|party)
      (no|without|takes away|took away|taking away) ~1 (screens|screen|dessert|tv|phone|ipad|xbox|playstation|games) ~2 ,? ~5 (punish|punishes|punished|punishment)
      (punish|punishes|punished|discipline|disciplines|grounds|grounded) (the|our|my|his|her) {child} (too|enough|differently|by taking|with no|for a)
      baby (brother|sister|shower|name|names|talk|weight|bump|steps|fever|face)? (is|was) ~1 (annoying|so cute|due)
    `,
  },
  {
    reason: '“I could kill him” is anger over a small thing; a plan or a weapon is told in other words.',
    phrases: `
      (could|can) (just|really|honestly|happily|cheerfully|gladly|literally|seriously)? (kill|strangle|murder|throttle|choke|punch|slap|smack|smother|shoot) {him}
      (could|can) (just|really|honestly|happily|cheerfully|gladly)? (kill|strangle|murder|throttle|choke|punch|slap|smack|smother) (my|that|the|you|someone|somebody|everyone) {kin}?
      could have (killed|strangled|murdered|throttled|slapped|punched|kicked) (him|her|them|my|someone|you)
      (want to|wanna|feel like|tempted to|wanted to|gonna|going to|will) (strangle|throttle|murder|kill|killing|strangling|smother) (him|her|them|my {kin}) (when|because|every time|whenever|for|if|next time) (he|she|they|i|his|her|the|not|being|snoring|eating|forgetting|leaving) ~4 (snore|snores|snoring|chews|chewing|dishes|towel|towels|toilet|seat|laundry|socks|forgets|forgot|late|eats|ate|sings|leaves|left|phone|fridge|remote|jokes|toothpaste|milk|anniversary|birthday)
      (kill|kills|murder|strangle) (me|him|her|us) if (she|he|they|i|we|it) (knew|know|knows|forget|forgot|find|finds|found|see|sees|saw|ever found|am late|hear|heard)
      ({kin}|he|she|they) (would|will|d|ll|is going to|s going to|are going to) (kill|murder|strangle|skin) me (if|when|for|because|once) ~3 (knew|know|forget|forgot|finds|found|sees|saw|late|heard|hears|break|broke|spent|scratch|dating|missed|miss|quit|ruin)
      (kill|murder|strangle) the (guy|person|idiot|man|one|genius|inventor) who (invented|came up|made|designed|decided|thought)
      (lol|haha|jk|just kidding|just joking|figuratively|metaphorically)
      drop dead during
      (would|d) never (hurt|harm|hit|kill|cut|touch|lay|raise|do)
    `,
  },
  {
    reason: 'Hit, beat, kick, push, choke and shoot have gentle or sporting senses.',
    phrases: `
      (hit|hits|hitting) on (me|him|her|my|someone|other|women|men|guys|girls|every|the|a|strangers|everyone)
      (hit|hits|hitting) (it off|the gym|the road|a wall|the wall|rock bottom|the roof|the spot|the sack|home|menopause|puberty|send|a rough patch|me up|him up|her up|me like|me that|me how|me why|me right|us like|me hard that|me out of)
      (it|that|this|realization|realisation|news|reality|grief|sadness|words|loneliness|truth|loss|everything|suddenly|divorce|breakup|finally|what) (just|really|finally|suddenly|has|s)? (hit|hits|hitting|struck|strikes) (me|us|him|her)
      (beat|beats|beating|crushed|destroyed|destroys|smashed|kills|killed|thrashed|slaughtered) (me|him|her|us|them) (at|in|to|by|every game|every time we play|again at|on)
      < beats me >
      (beat|beats|beating) (myself|himself|herself|yourself|ourselves) up
      (beat|beating|beats) (around|the clock|the traffic|the odds|the heat)
      (kick|kicks|kicked|kicking) (me|him|her|us|them) (out|off|under the table|in his sleep|in her sleep)
      (kicking|kicks|kick|kicked) (myself|himself|herself|the habit|the ball|in the womb|inside me)
      (push|pushes|pushed|pushing) (me|him|her|us|them|people|everyone) (away|to|too|towards|past|beyond|out of my comfort|into)
      (choked|choke|chokes|chokes me|choked me) up
      (throw|throws|threw|throwing|threw) (me|us|him|her) (a|an|off|under the bus|for a loop|some)
      (grab|grabs|grabbed|grabbing) (me|us|him|her) (a|some|by the waist|and kissed|lunch|coffee|dinner)
      (pull|pulls|pulled|drag|drags|dragged) (me|us|him|her) (close|closer|in|to|into|along|aside|out|down|through|onto the dance|apart)
      (hold|holds|held) (me|us|him|her) (close|tight|while|when|until i|all|back|accountable|in his|in her|and|through|every night|like|to)
      (slap|slapped) (in the face|on the wrist|on the back)
      (panic|heart|anxiety|asthma|migraine) (attack|attacks|attacked)
      (bit|bites|bite) (my|his|her) (head off|tongue|nails|lip)
      (shot|shoot|shoots|shooting) (me|him|her|us|them) (a|an|that|the) (text|look|message|glance|email|smile|wink|dm)
      (shot|shoot|shoots|shooting) (him|her|them|me|it|us)? (down|photos|a film|hoops|pool|for the)
      (stab|stabbed|stabs|stabbing) (me|him|her|us)? in the (back|heart)
      (hurt|hurts|hurting) (my|his|her|their|our) (feelings|pride|ego|back|knee|ankle)
      burned|burnt (out|the|dinner|my tongue)
      punching bag
      (baby|belly|she|he) (kicks|kicked|kicking) (in|inside) (my|the) (belly|tummy|womb)
      (shooter|shooting|fighting|video|board|computer) (game|games)
      (toddler|baby|kitten|puppy|cat|dog|year old) ~3 (hit|hits|hitting|bit|bites|biting|kicks|kicked|slaps|slapped|scratches|scratched|headbutts) (me|us|him|her|everyone|other)
      (playfully|jokingly|play|playing|accidentally|by accident|in his sleep|in her sleep|pillow|snowball|nerf|laser|paintball|sparring|karate|judo|boxing|wrestling|chess|monopoly|scrabble|tennis|ping|volleyball|fifa|fortnite|tickle|tickles|mario|kart) ~4 (hit|hits|hitting|beat|beats|beating|kick|kicks|kicked|punch|punched|punches|shot|shoots|shoot|slap|slaps|slapped|push|pushed|choked|pinned|tackled|bit|bites|kill|killed|kills|destroys|crushes)
      (hit|hits|hitting|beat|beats|beating|kicked|punched|shot|slapped|pinned|tackled|bit|killed|kills|destroys) (me|him|her|us) ~4 (playfully|jokingly|accidentally|by accident|pillow|snowball|nerf|paintball|sparring|karate|judo|chess|monopoly|scrabble|tennis|ping pong|volleyball|fifa|fortnite|mario|kart|cards|poker|video game|pool)
    `,
  },
  {
    reason: 'Forced, followed, stalked, watched and afraid have everyday senses.',
    phrases: `
      (force|forces|forced|makes|made|make) (me|us|him|her) (to|into)? (watch|watching|eat|laugh|smile|try|learn|listen|clean|think|grow|sit|wear|play|attend|choose|rethink|move|admit|slow|talk|take|wake|cook|join|exercise|hike|go to|feel|happy|so)
      (stalk|stalks|stalked|stalking) (his|her|my|their|some|every|the) ~3 (instagram|facebook|insta|profile|social|linkedin|page|online|tiktok|crush|ex|media|accounts|posts)
      (stalk|stalks|stalked|stalking) (him|her|people|exes|my ex) ~2 (instagram|insta|online|facebook|tiktok|social|media|linkedin)
      (follow|follows|following|followed) (me|him|her|us|them|like|so|back) ~3 (on|instagram|insta|models|girls|influencers|twitter|tiktok)
      (track|tracks|tracking|tracker) ~3 (budget|habit|habits|period|mood|spending|expenses|package|parcel|calories|sleep|steps|cycle|chores)
      (afraid|scared|terrified|frightened|nervous|fear) (of|to|that|about) (losing|lose|commitment|commit|being alone|rejection|abandonment|flying|spiders|heights|change|failing|failure|the future|marriage|intimacy|dogs|conflict|dentist|the dark|vulnerable|dating|disappointing|disappoint|driving|moving|getting hurt|love|falling|tell|ask|admit|open up|being|what he thinks|what she thinks|ruin|ending up|bring)
      (afraid|scared|terrified|frightened|worried) (that)? (he|she|they|{kin}|we|my {kin}) (will|ll|is|s|might|may|would|d|does|are|do|no longer|doesnt) (not|going to|be|get)? (leave|leaving|cheat|cheating|dump|say|love|loves|lose|losing|find someone|think|laugh|judge|bored|stop|stopped|forget|reject|want|fall|falling|break up|misunderstand|mad|disappointed|upset|move|interested|miss|like|believe|notice|pull)
      (not|never|nobody is|no one is|isnt) (afraid|scared|frightened|terrified)
      (kept|took|has|takes|hid|broke|locked) ~3 by (accident|mistake)
      (leave|leaves|left|leaving) ~4 (alone)? with (grandma|grandpa|my mother|my mom|my parents|a babysitter|the babysitter|a nanny|their dad|my sister|his parents|a sitter)
      not allowed ~2 (shoes|in the kitchen|on the couch|on the sofa|to sing|to skip|on her side|in his office|to cook|near the grill|to touch the thermostat)
      cut (me|him|her|us|them) (off|out|some slack|short)
      i am ~1 (13|14|15|16|17) and ~3 (love|dating|broke up|girlfriend|crush|not like|single|date|won t let me date|gay|a boyfriend)
      (gun|firearms) (license|licence|safe|club|range)
      (burned|roasted|cooked|destroyed) me with (that|a|his|her) (joke|comment|comeback|remark)
      (mom|dad|parents|mother|father) (reads|checks|read|checked|goes through) my
      (outside|waited|waiting|wait) ~5 (with flowers|with coffee|with balloons|to surprise|with roses)
      (know|knows) where {he} ~2 (works|lives|work) ,? ~3 (surprise|flowers|lunch|bring|send)
      (goes|went) through my pockets ~3
      (kept|took) my (hoodie|hoodies|sweater)
      (birth|remote|damage|self|temper|portion|crowd|pest|out of|thermostat) control
      (never|not) (lets|let) me (pay|cook|help|carry|win|drive his)
      (a bit|bit|total|little) of a dictator
    `,
  },
  {
    reason: 'Blows and grips in a figure of speech, from a car, an animal or a gentle hand.',
    phrases: `
      (locked|held|wrapped|pulled|squeezed) (him|her|me|us) ~1 (in|into) ~1 (hug|kiss|embrace|cuddle|arms)
      (suffer|suffers|suffering|suffered) (through|from|with)
      (hit|hits|hitting) (me|him|her|us) with (a|an|the|some|his|her|this|that|,|i|we) ~3 (news|truth|question|questions|bombshell|love|line|compliment|bill|silence|guilt|eyes|smile|list|statement|request|announcement|ultimatum|joke|need|are|want|am|speech|break|divorce|pillow|facts|excuse|excuses)
      (broke|break|breaks|dropped) (a|the|his|her|my|our) (plate|glass|mug|vase|cup|dish) (during|by|while|when)
      (black eye|broken nose|broken rib|broken ribs|concussion|stitches|bruise|bruises|bruised|split lip|broken arm|hit|kicked) ~4 (from|playing|at|after|in|during) ~2 (rugby|football|boxing|hockey|soccer|basketball|judo|karate|training|sparring|wrestling|skiing|skateboarding|cycling|surgery|the gym)
      (threw|throw|throws|tossed|kick|kicked) (the|a) (ball|frisbee|pillow|snowball|bouquet|kiss|party|surprise|stick|paper plane|wink) (at|to|for|over)
      (fall|fell|falls|falling) (in love|asleep|for|pregnant|out with|apart)
      (when|where) (he|she|they) (sees|see) my new ~1
      (hit|struck|run over|knocked down|knocked over|killed|clipped) by (a|an|the|his|her|some) ~1 (car|truck|bus|train|tram|bike|cyclist|drunk driver|lorry|van|taxi|wave|ball|lightning|motorbike|motorcycle|scooter|realisation|realization|bug|stomach bug|flu|grief)
      (like|as if|as though|felt|feels) ~2 (being|been|have been|someone|somebody|a|getting) ~1 (punched|kicked|stabbed|slapped|hit|beaten|shot|punch|kick|slap|stab|choked|run over|strangled) ~1 (in|to|by|with|across)? ~1 (gut|stomach|heart|chest|face|truck|train|bus|car|brick|>)
      (beat|beating|fight|fighting|conquer|kill|killing|attack|attacking) (my|his|her|the|this|our) (shyness|fear|fears|addiction|depression|anxiety|insomnia|habit|habits|record|score|insecurity|insecurities|jealousy|procrastination|phobia|cancer|illness|nerves|loneliness|boredom|blues|crowds|rush|queue|traffic|stigma|problem|laundry|dishes)
      (attack|attacks|attacked|attacking) (me|him|her|us) (verbally|online|on facebook|in the group|in the chat|in the comments|for wanting|for liking|for choosing|for having|for voting|for not wanting)
      (took|takes|take|borrows|borrowed|steals|stole|hides|wears) my (clothes|shoes|car|charger|keys|hoodie|sweater|jacket|fries|food|glasses) (without asking|without telling|by mistake|as a joke|as a prank|again and i|all the time)
      (trapped|stuck|locked|prisoner|captive) in (a|an|his|her|the|my|this|that|our) ~1 (job|town|career|office|elevator|lift|loop|meeting|city|past|routine|rut|friendzone|friend zone|village|cycle|traffic|airport|conversation)
      (burn|burned|burnt|burns) (me|us|him|her) (a|some) ~1 (cd|mix|dvd|copy|disc|playlist|candle|toast|steak|dinner)
      (grab|grabbed|grabs|took|held|squeezed|squeezes) (my|his|her) (hand|hands|arm|face) and (told|said|kissed|ran|danced|walked|we|smiled|led|asked|proposed|whispered|cried)
      (whip|whips|whipped) (me|us|him|her)? ~2 (up|together)
      (strike|strikes|struck) (me|us) (as|that|how|dumb|odd|funny|lucky|was|is)
      (kick|kicks|kicked|kicking) (me|him|her|us) (while|when) ~3 down
      (shake|shakes|shook|shaken) (me|us) (up|to|awake|a bit|deeply)
      (slap|slaps|slapped|throw|threw|put|slam|slammed) (on|together) (some|a|his|her|my)
      (beat|beaten|hit|slap|slapped|kick|kicked) by (a|an|one) (point|goal|minute|second|wave)
      (in|from|left|had|after|escaped|survived) (a|an|my|his|her|that|those)? (abusive|violent) (marriage|relationship|ex|husband|wife|partner|home|household|childhood|father|mother) ~4 (years ago|decades ago|long ago|in my|before i|once|until|behind me)
      (her|his|my) (last|first|previous|former|late) (husband|wife|boyfriend|girlfriend|partner|marriage|relationship) (was|used to|had been|has been) ~2 (abusive|violent|hit|beat|controlling|abuse)
      (her|his) ex ~1 (used to|had|would) ~1 (hit|beat|abuse|control|stalk) (her|him)
      (police|officer|soldier|veteran|army|military|cop|marine|hunter|hunting|hunts|hunt) ~8 (shoot|shot|kill|killed|stab*|shooting|rifle|gun|guns)
      (shot|shoot|shoots|shooting) (me|him|her|us) (down|a|an|that|this|one of)
      (threaten|threatens|threatened|threatening) to (cancel|unfriend|uninvite|sing|tickle|cook|dance|eat|buy|quit his|quit her|take away my coffee|hide the remote|return|delete his|block my spotify)
      (bit|bite|bites|biting) (me|my|us) ~2 (dog|cat|mosquito|hamster|horse|bug|kitten|puppy|parrot)
      (mosquito|mosquitoes|bee|wasp|spider|snake|goose|swan|parrot|hamster|horse|goat|dog|cat|puppy|kitten) ~2 (bit|bites|attacked|attacks|scratched|chased|stung|kicked) (me|us|him|her|my)
      (spank|spanked|spanking|choking|choke|bondage|tied up|handcuffs|bdsm|kink|rough sex|dominate) ~5 (consent*|enjoy|i like it|we like|we both|safe word|safeword|kinky|turn on|turns me on|i want him to|into it)
      (consent*|enjoy|we both like|we like|kink|kinky|safe word|safeword|bdsm) ~6 (spank|spanked|spanking|choke|choking|tied|tie|handcuffs|whip|whipped|slap|slapping)
      (makes|make|made|making) me (feel|look|sound|seem|question|realise|realize|wonder|doubt) ~2 (alive|dead|like)
      (share|shares|shared|sharing|see|sees|check|checks) (our|each others|each other s|my) (location|locations) ~3 (both|each|consent|safety|kids|mutual|cute|normal|romantic)
      (punching|punch|punches) (above|below) (his|her|my|their)? weight
      (anger|temper|rage) (quit|at work|in traffic|at video|at the tv)
    `,
  },
  {
    reason: 'No, long ago and over, or somebody’s work.',
    phrases: `
      (not|never|nor|no|isnt|without|am not) (actually|really|at all|even|feeling|currently)? (suicidal|suicide|going to kill myself|going to hurt myself|going to hurt anyone|want to die|wanting to die|going to do anything|thinking of suicide|thinking about suicide|hurting myself|hurt myself|kill myself|planning to hurt|harm myself|in danger|self harming|self harm|going to harm)
      (never|not|nobody|no one|dont|without) (ever|once|actually|really|even|would|has|have|had|been|being)? (hit|hits|hitting|hurt|hurts|slapped|slap|beat|beats|beaten|raised|raise|laid|lay|touched|touch|touches|threatened|threaten|abused|abuse|abusive|violent|pushed|push|punched|forced|force|choked|kicked|rape|yell|harm|spank|spanked) ~3
      used to (be suicidal|self harm|cut|cut myself|be abused|be violent|hurt myself|hit|beat)
      (survivor|survived|survivors) (of|a|an) ~3 (abuse|suicide|rape|assault|violence|attempt)
      (years|decades|long time|ages|life) ago ~8
      (grandfather|grandmother|great grandfather|ancestor|uncle|aunt|brother|father|mother|dad|mom|sister|friend|cousin|son|ex|husband|wife) (killed himself|killed herself|died by suicide|took his own life|took her own life|committed suicide|hanged himself|shot himself)
      lost ~3 to suicide
      {kin} s suicide
      (follow|follows|following|followed) me (around|from room|into the|to the)
      (reaction|react) (when|if|once) i (tell|say|admit|confess|show)
      (nurse|therapist|psychologist|social worker|teacher|police officer|paramedic|psych ward|er doctor|counselor|volunteer|firefighter) ~8 (suicide|suicidal|harming|self harm|abuse|abused|violence|victims|cases|patients|teens|killed|rape|assault)
      routine question ~8
      (asked|asks|talk|talked|talking|question|campaign|training|workshop|article|lecture|essay|reading|read|documentary) (about|on) (domestic violence|abuse|suicide|stalking|rape|consent|harassment) ~4
      (prison|jail|convicted) for ~2 (assault|murder|abuse|rape|stalking)
      before i ever? knew (him|her)
      (in|as) (my|a|his|her) (twenties|teens|childhood|teenager|child|youth) ~8
      when (i|he|she|we) (was|were) (a|little|young|small|growing|kids|in high|in college|younger) ~8
      childhood (abuse|trauma)
      {parent} ~2 ({hit}|{choke}) (me|us) ~2 (when i was|as a child|growing up|as a kid|years ago|long ago) ~3
    `,
  },
];

/** Words that show that a sentence is about fiction. */
export const fiction = `
  (movie|film|show|series|novel|novels|book|books|documentary|podcast|episode|story|play|opera|soap|thriller|anime|manga|comic|drama) (about|where|in which|with|called|we|she|he|is|was|on)
  (watched|watching|watch|read|reading|reads|saw|writing|binge|rewatched|seen) (a|an|the|this|that|our|some|every|my)? ~3 (movie|film|show|series|novel|novels|book|books|documentary|podcast|episode|thriller|play|musical|drama|true crime)
  (main character|protagonist|villain|heroine|screenplay|fanfic|fanfiction|dnd|roleplay|netflix|true crime|murder mystery|escape room|halloween|horror movie|horror movies|crime show|minecraft|zombie|zombies|book club|whodunit|romeo|hamlet|macbeth|othello|game of thrones|agatha christie)
`;
