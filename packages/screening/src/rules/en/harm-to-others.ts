import type { RulesOfKind } from '../../phrases/language.ts';

export const harmToOthers: RulesOfKind = {
  kind: 'harm_to_others',
  rules: [
    {
      reason: 'An intent to kill or hurt somebody, said outright.',
      inDanger: 'other',
      phrases: `
        (i|we|and|to) ~3 ({want}|swear|promise|want) ~2 {kill} (him|her|them|you|both|someone|somebody|everyone|people|my {kin}|the {kin}|that {kin}|his {kin}|her {kin}|that|those|all|this)
        (i ll|i will|i am going to|im going to|i am gonna|gonna|ima|going to|i would|i want to|want to|wanna|i might|i have to) (just|really|literally|actually|fucking)? {kill} (him|her|them|both|my {kin}|the {kin}|that {kin}|his {kin}|her {kin}|someone|everyone|everybody|that|people|those)
        (i ll|i will|i am going to|going to|want to|wanna|gonna|need to|about to|ready to|urge to|feel like|thinking of|thinking about|planning to|dream of) ~2 (hurt|beat|attack|hit|harm|punch|beating|torture|harming|hurting|hitting|slap|break|smash|destroy|run over|run|ruin) (him|her|them|both|someone|somebody|people|everyone|my {kin}|his face|her face|his legs|his skull|her neck|him up|her up|that {kin}|his {kin})
        (throw|throwing|splash|pour|pouring) ~2 (acid|boiling|bleach|gasoline|petrol|kerosene) ~4
        (burn|burning|set|setting|torch|torching|light) ~3 (house|car|apartment|place|flat|home|building|it|store) ~2 (down|on fire|with|alight|>)
        burn* down (his|her|their|the|my) ~6
        (make|making|want|see|watch|let) (him|her|them|my {kin}|both) ~1 (suffer|bleed|pay|beg|regret|hurt like|feel pain|die|dead|disappear for good|gone for good) ~3
        (i|just) (want|wish|hope) (him|her|them|my {kin}|he|she|they) ~1 (dead|to die|was dead|were dead|to suffer|to bleed|dies|die|gets hit)
        (he|she|they|{kin}) (deserves|deserve|needs|has) to (die|be dead|suffer|bleed|be shot|be killed)
        (poison|poisoning|drug|drugging) (my|him|her|his|the|them) ~4
        (poison|antifreeze|rat poison|arsenic|crushed glass|pills|tablets) ~4 (in|into) (his|her|their|my {kin} s) ~2 (food|drink|coffee|dinner|tea|soup|beer|smoothie)
        (cut|cutting|cuts|mess with|tamper*) ~2 (brakes|brake|brake line|brake lines|gas line)
        (if|when) i (see|catch|find|meet|get) (him|her|them) ~6 (kill|run|shoot|stab|beat|hurt|dead|hands on|sorry|over|hospital)
        if i (can not|cant|could not) have (him|her|them) ~2 (no one|nobody|noone)
        (kill|take|end) (us both|us all|him and myself|her and myself|them and myself|him then myself|her then myself|all of us|him and then me)
        (hire|hired|hiring|pay|paid|paying) ~2 (someone|somebody|a guy|guys|a man|people) ~2 to ~1 (hurt|kill|beat|scare|break|rape|teach)
        (hitman|hit man|contract killer)
        (beat|beating|kick|kicking|knock) the (crap|shit|hell|living|life) ~3 out of (him|her|them|my {kin})
        put a bullet ~2 (him|her|them|head)
        (homicid*|murderous|bloodbath|massacre)
        (shoot up|shooting up|blow up|bomb) ~2 (school|office|workplace|place|church|house|wedding|work)
      `,
    },
    {
      reason: 'Has already hurt somebody.',
      inDanger: 'other',
      phrases: `
        i ~3 (hit|hitting|slap|slapped|punched|kicked|choked|strangled|beat|shoved|pushed|grabbed|stabbed|beaten|attacked|bit|threw|struck|raped|forced|burned|headbutted|smacked|backhanded|choke|strangle|slammed|dragged|hurt physically|shook|spat) ~1 (my|his) ~2 (wife|husband|girlfriend|boyfriend|partner|mother|mom|father|dad|brother|sister|ex|roommate|fiance|fiancee|grandmother|gf|bf|stepdad|lover)
        i ~2 (hit|slapped|punched|kicked|choked|strangled|beat|shoved|pushed|stabbed|attacked|slammed|dragged|headbutted|smacked|raped|grabbed) (him|her) ~2 (again|last|yesterday|when|and|because|in|hard|down|by|so|face|during|tonight|until|against|on|up|first|twice|across|with|today|into|after|>)
        i ~2 (broke|break|fractured|dislocated|cracked|knocked out) (my|his|her) ~3 (arm|nose|jaw|rib|ribs|finger|fingers|wrist|tooth|teeth|collarbone)
        i ~1 hurt (my|her|him) ~2 (badly|physically|last night|yesterday|again|on purpose|with my)
        i (put|had|have|got|wrapped) my hands (around|on|round|at) ~1 (neck|throat|her|him|his)
        (my|both) hands (around|on|round) (his|her|their|my {kin} s) (throat|neck)
        (hold|held|put|press|pressed|holding) ~2 (pillow|hand|hands|knife|gun|blade) ~2 (over|on|to|against|at) (my {kin} s|his|her|my {kin}|their) (face|mouth|throat|neck|head)
        (he|she) ~2 (bruises|black eye|bleeding|hospital|scared of me|afraid of me|terrified of me|frightened of me) ~6 (i|me|because of me|my fault|did|done)
        (afraid|scared|terrified|frightened) of (me|myself|my temper|my anger|my own anger|my own hands)
        (locked|locks) ~2 (in the bathroom|herself in|himself in|door) ~4 (because of me|from me|i beat|i hit|afraid of me)
        (i|and) ~2 (do|did|done|doing) it again ~4 (hit|hurt|black eye|beat|slap*)
        (i ll|i will|afraid i|scared i|promise*) ~2 (do it again|hit her again|hit him again|hurt her again|hurt him again)
        i ~2 (made|make|forced|force) (her|him) (have sex|to have sex|sleep with|do it|into sex) ~3
      `,
    },
    {
      reason: 'Losing control, means at hand, lying in wait, a reckoning.',
      inDanger: 'other',
      phrases: `
        {afraid} ~2 (what|of what|that) (i|my hands|my anger) ~3 (do|might do|would do|could do|am capable|capable of|will do|may do) ~4
        {afraid} ~2 (i|that i) (will|might|may|could|am going to|ll|m going to|would|d) ~3 (hurt|kill|snap|lose control|hit|do something|harm|explode|attack|beat|lose it|strangle|stab) ~3 (him|her|them|someone|somebody|my|terrible|bad|to him|to her|again|>)
        (what|scared of what) my hands ~3
        i ~2 (lose|lost|losing|about to lose|going to lose|m losing) (control|it) ~5 (hurt|hit|kill|him|her|violent|someone|throw|smash|break)
        (see|saw|seeing) red ~8
        something ~3 snap* ~8
        (i|things) ~1 (black|blacked|blank|blanked|switch) out ~6 (she|he|come to|floor|corner|cry*|bleed*)
        (do|doing|done) something (terrible|horrible|violent|bad|stupid|unforgivable|i will regret|i ll regret|i would regret) ~2 (to him|to her|to them|to my|if|when|tonight)
        (i|ive|and|already|ll|have|just) ~2 (bought|got|have|loaded|getting|buying|grab|grabbed|took|take|sharpen*|packed|put|hid|ordered|my|borrowed|dad s|keep) ~3 ({weapon}|gasoline|petrol|ammo|bullets|poison|gas can|lighter fluid|a rope and) ~7 (him|her|them|ready|his|waiting|wait|use|tonight|he|she|know where|car|boot|trunk|bag|glove|passenger|parks|lives|both|office|work)
        (i|already) (know|found out|found|follow|followed|watch|watched) ~2 (where|when|his|her|which) ~2 (he|she|they|lives|works|parks|schedule|routine|address|route|parking|live|sleeps|house|car) ~8
        (know|have|got|wrote|learned) ~2 (his|her|their) ~1 (schedule|routine|route|address|work schedule|shift|shifts|habits) ~4
        (wait|waiting|waited|sit|sitting|parked|stand|standing|follow|following|drive|driving|watch|watching|hide|hiding) ~3 (outside|in front of|near|by|past|behind|across from) (his|her|their|my ex|my exs|my wife|my husband) ~4 (flat|house|home|work|apartment|place|office|gym|car|building|school|street)
        i ~2 (stalk|stalked|stalking|tracked|tracking|following|followed) (him|her|my ex|my wife|my girlfriend|my husband|my boyfriend|them)
        (put|placed|installed|hid) ~2 (tracker|airtag|gps|camera|spyware) ~3 (her|his|my wife|my girlfriend|my ex|my husband)
        (better|had better|d better) not come home ~4
        (wont|will not|not|never|doesnt) ~1 (live|see|make it|walk|leave|survive|get) ~3 (tomorrow|morning|another day|down the aisle|his feet|her feet|alive|the end of|out of here|the weekend|the night|to marry|away with it|the wedding)
        (one of us|only one of us) ~4 (alive|feet|leaving|leave|walk*|die|dead|coffin|standing)
        (not|dont|no longer) care (what happens|whats going to happen|what becomes|what they do|if i go) ~3 (to me|afterwards|after|to jail|to prison)
        (go|going|end up|rot) (to|in) (prison|jail) for (it|him|her|this|what)
        (get|getting|take|taking|have|plan|planning|want) ~2 (revenge|my revenge|vengeance) ~6 (hurt|blood|him|her|suffer|pay|friday|tonight|weekend|both|them)
        (revenge|payback) ~5 (blood|permanent|final|never forget|suffer|hurt)
        (take|took|taking) everything from (him|her|me|them) ~4
        (see|hear|read) (it|about it|about me|about him|about her) (on|in) the (news|paper|papers|newspaper)
        (a surprise|surprise) for (her|him|them) ~8 (news|regret|sorry|never)
        (dont|do not|not) (try to)? (talk|stop) (me)? out of it
        (make|makes|made) (sure|certain) (he|she|they|nobody|no one|that) ~4 (never|not|no) ~5 (again|else|smile|walk|pretty|have|touch|happy|look)
        (not|wont|never) be (pretty|so pretty|smiling|laughing|happy|able to walk|recognizable) ~4
        (thought of|found|have|got|know) a way (that|to|so) ~4 (never|get rid|stop|make|suffer|pay|end) ~6
        get rid of (him|her|them|my {kin}) (for good|forever|permanently|once and|>)
        (hole|holes|fist|punched) ~4 (wall|door) ~6 (next to|beside|near|by) (her|his|my {kin}) ~1 (head|face)?
        (next to|beside|near|past) (her|his) head (this time|>|and)
        (teach|teaching) (him|her|them|my {kin}) a lesson ~5 (never|forget|fist|hurt|blood|knife|gun|hospital)
        (regret|regrets) ~1 ever? (the day|being born|it|meeting me|messing) ~3 (kill|blood|knife|gun|dead|soon|friday)
        (accident|accidents) ~5 (insurance|nobody would|make it look|look like|push)
        (push|pushing|shove) (him|her|them|my {kin}) (down|off|out|in front|under|from) ~5 (stairs|window|balcony|cliff|train|traffic|roof|bridge)
        (break|smash|bash|crack|snap) (his|her|their) (face|skull|head|neck|bones|legs|jaw|kneecaps|teeth|fingers)
        voices ~3 (tell|telling|tells|say) ~4 (hurt|kill|stab|attack|harm)
        (fantas*|daydream*|obsess*|imagin*|picture|picturing|thoughts|dreaming|dream|think) ~3 (killing|stabbing|hurting|shooting|strangling|choking|murdering|smashing|his death|her death|pushing|poisoning|hitting|beating) ~2 (him|her|them|my|someone|people|>)
        i (beat|hit|choke|strangle|rape|abuse|threaten|threatened|abused) (my|her|him) ~3
        i ~2 (threaten|threatened) (to kill|to hurt|my|her|him|them) ~4
      `,
    },
    {
      reason:
        'Told by the one who did it: a blow, a grip, a thing thrown, somebody shut in, forced or sent to hospital.',
      inDanger: 'other',
      phrases: `
        i ~3 (hit|hitting|slap|slapped|slapping|punch|punched|kick|kicked|choke|choked|strangled|beat|beaten|shove|shoved|push|pushed|grabbed|stabbed|attacked|bit|struck|raped|burned|burnt|headbutted|smacked|backhanded|slammed|dragged|shook|spat at|spat on|thrown|threw|whipped|hurt|scratched|elbowed|kneed|tackled|pinned|restrained|cornered|locked) (my|the) ~1 (wife|husband|girlfriend|boyfriend|partner|mother|mom|father|dad|brother|sister|ex|roommate|fiance|fiancee|grandmother|stepdad|lover|in law|mother in law|friend|neighbor|neighbour|boss|missus|woman) ~2 (>|last|yesterday|and|in|on|during|when|because|again|with|so|for|against|down|by|but|across|tonight|today|out|after|over|until|while|off)
        i ~2 (grabbed|grab|took|had|held|got|pinned|shook|dragged|pulled|yanked|threw|pushed|shoved|slammed) (him|her|them) ~2 (by|against|down|up against|across|into|onto|to|off|out of) ~1 (the|her|his|a|their)? ~1 (throat|neck|hair|wall|floor|stairs|ground|door|arm|arms|wrist|wrists|collar|shoulders|bed|table|face|window|balcony)
        i ~2 (threw|throw|throwing|hurled|chucked|smashed|broke|swung|flung|launched) ~4 (at|over|against|into) (my {kin}|his head|her head|his face|her face)
        i ~2 (threw|hurled|chucked|smashed|swung|flung|launched) ~1 (plate|plates|glass|bottle|vase|chair|knife|phone|mug|pan|brick|lamp|remote|hammer|ashtray|cup|things|stuff|fist|bat|shoe) ~1 (at|over|against|into|on) (him|her|them)
        i ~2 (threw|hurled|chucked|flung) ~6 (stitches|hospital|bleeding|bled|cut|concussion|a e|er) ~2
        i ~2 (broke|break|broken|fractured|dislocated|cracked|knocked out|split|busted|bruised|blackened) (my|his|her) ~3 (arm|nose|jaw|rib|ribs|finger|fingers|wrist|tooth|teeth|collarbone|lip|eye|cheekbone|leg|skull|face)
        i ~2 (locked|lock|shut|trapped|barricaded|blocked|kept) (him|her|them|my {kin}) ~3 (in|inside|up|from leaving|so she|so he|door|bedroom|bathroom|flat|apartment|house|room|cellar|basement)
        i ~2 (twisted|bent|squeezed|grabbed|held|crushed|yanked|pulled) (my {kin} s|his|her) (arm|wrist|hair|throat|neck|hand|fingers) ~3 (so hard|too hard|hard|until|and she|and he|behind|back|bruise*|she screamed|he screamed)
        (my hands|my hand|hands|hand|my fingers|my arm) (were|was|around|on|round|went|closed|at|wrapped|ended up|over) ~2 (her|his|my {kin} s|their) (throat|neck|mouth|face)
        my (hands|fists|fist|temper|anger|rage) ~2 (did|do|done|hurt|broke|went|got|took over|hit) ~4 (to my|to her|to him|my|her|him|take back|the better of me) ~3
        i ~2 (black*|blank*|see|saw|lost|lose|snapped|snap|flipped|exploded|went) ~2 (out|red|control|it|my temper|my mind|berserk|mad|crazy|>) ~8 (on the floor|bleeding|blood|crying in the|unconscious|hospital|a e|er|on the ground|her face|his face|ambulance|police|hit|bruise*|not moving|stitches|scared of me|afraid of me|throat|neck)
        (lost|losing|lose|loses) (my|control of my)? (temper|control|it|cool) ~3 (with|on|at)? ~1 (him|her|my {kin}|them) ~6 (blood|hit|hurt|bruise*|hospital|floor|again and this time|physical|police|bleed*|neck|throat|worse|stairs)
        (next thing|before|when) i ~1 (knew|know|came to|realised|realized|came round) ~3 (she|he|i had|my hands|they|my hand|it) ~5 (floor|throat|neck|bleeding|hit|bled|hands|screaming|wall|stairs|crying|ground|unconscious|hold|holding|face|hair)
        (she|he|my {kin}) ~2 (ended up|ended|wound up|had to go|went|is|was|had to be taken|landed|s) ~1 (in|to)? ~1 (hospital|a e|er|emergency|the er|emergency room|urgent care|icu) ~4 (because of me|of what i|i did|after i|because i|thanks to me|my fault|me|i pushed|i hit)
        (i|my) ~3 (control|temper|snapped|rage|anger|fists) ~4 (she|he) ~2 (ended up|wound up|landed|went) ~1 (in|to) ~1 (hospital|a e|er|emergency)
        (get|gets|got|getting|become|became|turn|turned|am|being|was|been) (really|very|so)? (violent|physical|rough|aggressive|abusive|physically abusive) (with|towards|toward|to|against) (my|him|her|them|the) ~2
        i ~1 (am|m|was|have been|became|become|turned into) (an|a|the) (abuser|abusive|violent|wife beater|monster) ~1 (husband|wife|boyfriend|girlfriend|partner|man|person|person with her|to her|to him|towards her|towards him|towards my {kin}|>)
        i ~3 (put|putting|laid|lay|raised|raise|lifted) (my)? (hands|hand|fist|a hand|my hand|my fist|hands) (on|to|against|at) (him|her|my|them) ~2
        (it|things|argument|fight) ~2 (got|turned|became) (physical|violent) ~4 (i|my hands|she is scared|he is scared|she left|she has)
        (she|he|my {kin}) ~3 (flinch*|scared of me|afraid of me|cower*|fear of me|fears me|terrified of me|frightened of me|locks the door|locks herself|locks himself|hides from me|backs away|moves to the other side|shakes|trembl*|runs from me|will not be alone with me) ~6 (when i|me|if i|now|every time i|i get|i come|i move|i raise|whenever i|>)
        i ~2 (forced|force|made|make|pressured|pushed|coerced|held) (him|her|my {kin}) ~2 (sex|have sex|to have sex|sleep with me|do it|into sex|into it|oral|undress|touch me|in bed)
        i ~2 (went ahead|kept going|carried on|continued|did it anyway|had sex with|did not stop|slept with|did it) ~6 (anyway|said no|did not want|asleep|passed out|drunk|unconscious|crying|froze|said stop|without)
        (she|he) (did not want|said no|was asleep|was passed out|was crying|said stop|was too drunk|froze|told me to stop|was drunk|did not say yes) ~3 (but|and|so|yet)? ~1 i ~2 (went|kept|carried|continued|did|had sex|finished|took|still|just|not stop)
        (married|my wife|my girlfriend|my own wife) ~5 (not|never|can not) ~1 (be|is|count as)? (rape|assault)
        i ~2 (made|make|demand|demanded|check|checked|control|controlled|go through|read) ~1 (her|him|my wife|my girlfriend|my husband|my boyfriend) ~2 (show|phone|location|account|messages|report|ask|account for) ~8 (allowed|permission|without|rules|obey*|learn|punish*|forbid|forbidden|or else|every day)
        i ~2 (not|never) (let|allow|permit) (her|him|my wife|my girlfriend|my husband|my boyfriend) ~1 (leave|go|out|see|have|work|talk|meet|wear|use|drive|speak|visit) ~3
        (she|he|my wife|my girlfriend|my husband) ~1 (is|s) (not|only|never) (allowed|permitted) ~2 (out|leave|go|have|see|work|talk|meet|wear|use|drive|speak|without|if i) ~3
        i ~2 (take|took|takes|taken|keep|kept|hid|hide|confiscat*|lock*|cut up|control) ~1 (away)? ~1 (her|his|my {kin} s) ~1 (bank card|card|cards|phone|keys|money|passport|papers|car|wallet|documents|meds|salary|clothes|shoes) ~8 (learn*|disobey*|obey*|behave*|punish*|lesson|leave|cheat*|go out|so she|so he|until|when she|when he|if she)
        i ~1 (punish|punished|discipline|disciplined|teach|taught) (her|him|my wife|my girlfriend|my husband|my partner) ~4
        (she|he) (needs|has|must|had) to ~1 (learn|be taught|be punished|be disciplined|obey|know her place|know his place|behave) ~5 (hit|slap*|card|money|phone|fist|place|lesson|disciplin*|who is boss|hard way|man of)
      `,
    },
    {
      reason:
        'What is coming to somebody, said around it: means looked up, a place and an hour, a day they won’t see.',
      inDanger: 'other',
      phrases: `
        (i|will|ll|ill|gonna|going to|could|would) ~1 (kill|murder|stab|shoot|strangle|end|butcher|slaughter) (him|her|them) (both|all|if|when|for|with|tonight|tomorrow|this|on|in|slowly|myself|and|before|one day|dead) ~3
        (ill|i will|i ll|i am going to|going to|gonna|want to|wanna|would) ~1 (beat|smash|bash|kick|break|knock|punch|stomp|cave|rip|tear|cut|slit|crack|snap|twist|put) ~4 (head in|skull in|face in|skull|head off|throat|teeth|teeth in|kneecaps|legs|jaw|neck|neck off|out of him|out of her|out of them|ribs|balls off|hospital|the ground|wheelchair|coma|morgue)
        (antifreeze|arsenic|cyanide|ricin|rat poison|poison|thallium|bleach|insulin|sleeping pills|digoxin|warfarin|foxglove|oleander|nightshade|mushrooms|peanut|peanuts|allergy) ~8 (someone|somebody|him|her|his|husband|wife|detect*|trace*|notice*|autopsy|untraceable|without anyone|how much|how many|taste|coffee|tea|food|drink)
        (how much|how many|how long|which|what kind of|what amount of) ~3 (antifreeze|arsenic|cyanide|ricin|rat poison|poison|thallium|insulin|bleach|sleeping pills) ~5
        (untraceable|not traceable|leaves no trace|no trace|without a trace|look natural|look like suicide|get away with it|perfect murder|perfect crime|not get caught|never get caught|without getting caught) ~5 (poison|kill|him|her|body|husband|wife|accident|hurt|murder)
        (poison|kill|get rid of|murder|hurt|dispose*) ~6 (untraceable|no trace|without a trace|get away with it|not get caught|without getting caught|nobody noticing|anyone noticing)
        (body|bodies) ~4 (found|hide|dissolve|bury|dispose|dump|lake|woods|acid|never found|get rid)
        (declared|reported|presumed) (missing|dead) ~8 (husband|wife|he|she|him|her|weekend|insurance|police)
        (how long|how many days|when) ~8 (declared missing|presumed dead|reported missing|body|start looking|start searching)
        {he} ~1 (will|ll|gonna|going to|s going to|is going to) (pay|suffer|bleed|regret|be sorry|get what|wish|beg|get hurt|die) ~6 (knife|gun|rifle|bought|bat|know where|loaded|soon|tonight|tomorrow|blood|with his life|with her life|what is coming|what s coming|never been born|was never born|were dead|was dead|deserve*)
        (get|gets|getting|got) (what|whats) ~2 (coming) (to|soon|tonight|tomorrow|>) ~2
        (knife|gun|rifle|bat|machete|axe|hammer|crowbar|pistol|shotgun|petrol|gasoline|acid) ~3 (already|ready|is in|bought|loaded|in my|waiting|sharp*|by the door|passenger|boot|trunk|glove|backpack|under my seat) ~5
        i ~1 (have)? ~1 (already)? (bought|got|loaded|packed|sharpened|found|borrowed|took|ordered) (the|a|an|my|his|my dads|some) ~1 {weapon} ~3 (already|today|yesterday|now|for him|for her|for them|and|>)
        (not|never) (be)? (breathing|breathe|alive|walking|walk|talking|standing|be standing|live|around) ~1 (when|after|by the time|once|anymore when|much longer|for long|by) ~3 (i|monday|friday|morning|tomorrow|weekend|done|finished|sunday|saturday|tonight|>)
        (wait|waiting|waited|sat|sitting|stood|standing|parked|camped|hiding|hidden|watch|watching) ~3 (outside|near|by|in front of|behind|across from|under|at) (his|her|their) ~2 (building|house|flat|apartment|home|work|office|gym|door|place|street|car|school|block|parking|garage|window|job)
        (has to|have to|got to|will|ll|must|gotta) (come out|leave|walk out|go home|show up|come home|come back) (sometime|eventually|at some point|one day|sooner or later|alone)
        (going|gonna|will|ll|has) to? ~1 (listen|talk|speak|face|look|hear) ~1 (to me|with me|at me|me)? ~1 (this time|whether|like it or not|one way or|or else|tonight) ~4
        i know ~1 (where|when|what time|which) (he|she|they) ~1 (park|parks|lives|live|works|finish|finishes|sleep|sleeps|eats|eat|trains|drinks|hangs|walks|jog|jogs|leaves|gets off|picks up) ~8 (listen|sorry|pay|wait*|ready|regret|see|tonight|alone|learn|get|finish*|coming|tomorrow)
        if i (can not|could not) have (him|her|them|you) , ~1 (no one|nobody|noone)
        (read|hear|see|find out|learn) ~2 (about)? ~1 (us|him|her|me|it|them)? ~1 (in|on) the (news|paper|papers|newspaper|newspapers|evening news|front page|headlines)
        (not|no idea|never) know ~1 what (i would|i will|i d|i ll|i might|i could|i am going to|i may) do (to|with) (him|her|them|him or|my {kin}) ~3
        (not|do not) trust myself ~4 (when he|when she|if he|if she|not to|if i see|when i see|when i am angry|angry|drunk) ~4 (hurt|hit|snap|do something|kill|him|her|yell*|scream*|provok*|shout*)
        (not|do not) trust myself not to ~4
        (can not|not|wont) be ~1 (responsible|accountable|held responsible) for (what|my actions) ~3
        (nothing|not anything) (left)? to lose ~6 (him|her|them|he|she|they|pay|tonight|gun|knife|anymore)
        (wants|want|wanting|urge|urges|feel like|tempted|dying|itching) ~2 (hurt|stab|hit|punch|choke|strangle|kill|attack|smother|poison) (him|her|them|my {kin}|the {kin}|that {kin}|the guy|the man|the woman|someone|somebody|people) ~2 (she|he|who|in|with|and|so|when|until|really|>)
        (i want|i wish|i need|want) (him|her|them|my {kin}) (dead|gone forever|six feet under|in the ground|in a grave|in a coffin|to disappear for|to suffer|to die)
        (keep|keeps|kept|always|constantly|been) (thinking|fantasising|fantasizing|dreaming|imagining|picturing|obsessing|planning|wondering) ~2 (about|of|how)? ~1 (poison*|strangl*|stab*|shoot*|smother*|chok*|killing|pushing|drown*|hurting|hitting|beating|murder*|suffocat*|setting fire) ~1 (my|his|him|her|them|the|someone)
        had to (pull|drag|hold|tear|drag) me (off|back|away) ~2
        (pulled|dragged|tore) me off (him|her|them|my {kin})
        (she|he) ~1 (said no|said stop|was asleep|was passed out) ~2 but ~3 (body|meant|yes|wanted it|enjoyed|liked|knew)
        (planning|plan|going to do|about to do|might do|ready to do) something ~2 (can not undo|can not take back|irreversible|terrible|horrible|drastic|never forget|to him|to her|to them) ~2
        full of (hate|rage|hatred|anger) ~5 (planning|plan|do something|hurt|kill|knife|gun|break) ~3
        (dark|violent|scary|evil|murderous|sick) (thoughts|fantasies|dreams|urges|ideas|impulses) ~3 (about|of|towards|toward|involving|to|against) ~5 (him|her|them|my {kin}|wife|husband|someone|people)
        {weapon} ~4 (for when|for the day|until) i (see|catch|find|meet|get)
        (put|slip|slipped|slipping|mix|mixed|crush*|grind|ground|dissolve*) ~4 (his|her|my {kin} s) (drink|coffee|tea|food|dinner|soup|beer|wine|smoothie|meal|breakfast|glass)
        i ~1 (hit|hurt|beat|punch|slap) (him|her|them) (back)? ~1 (harder|again|more) ~4 (enjoyed|liked|want to|do it again|felt good|feels good|loved it)
        (son|brother|friend|dad|father|cousin|ex|husband|boyfriend|colleague|nephew|uncle|neighbor|roommate|he) ~3 (says|said|told me|swears|threatens|wrote|posted|planning|plans|wants|going) ~4 (kill|shoot|stab|burn|beat|hurt|murder|strangle|poison|rape) (his|her|the|that|a|everyone|people|my|our|them|him) ~4
      `,
    },
    {
      reason: 'Somebody else says they will hurt a third person.',
      inDanger: 'other',
      phrases: `
        {he} ~4 (says|said|threatens|threatened|wants|going|plans|told|planning|swore|swears|keeps saying) ~5 (kill|hurt|shoot|stab|beat|murder|burn|poison|attack|bury|strangle|run over) (his|her|someone|somebody|people|everyone|him|them|my|the) ~2
        {he} ~3 (has|bought|got|carries|loaded|took) ~3 (gun|knife|rifle|machete|gasoline|pistol) ~6 (his ex|her ex|his wife|ex wife|her husband|boss|them|him|her|going to)
      `,
    },
  ],
};
