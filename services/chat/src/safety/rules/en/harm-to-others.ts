import type { Signs } from '../../reading/language.ts';

export const harmToOthers: Signs = {
  kind: 'harm_to_others',
  signs: [
    {
      because: 'An intent to kill or hurt somebody, said outright.',
      inDanger: 'other',
      says: `
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
      because: 'Has already hurt somebody.',
      inDanger: 'other',
      says: `
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
      because: 'Losing control, means at hand, lying in wait, a reckoning.',
      inDanger: 'other',
      says: `
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
        (wait|waiting|waited|sit|sitting|parked|stand|standing|follow|following|drive|driving|watch|watching|hide|hiding) ~3 (outside|in front of|near|by|past|behind|across from) (his|her|their|my ex|my exs|my wife|my husband|the) ~4 (flat|house|home|work|apartment|place|office|gym|car|building|school|street)
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
      because: 'Somebody else says they will hurt a third person.',
      inDanger: 'other',
      says: `
        {he} ~4 (says|said|threatens|threatened|wants|going|plans|told|planning|swore|swears|keeps saying) ~5 (kill|hurt|shoot|stab|beat|murder|burn|poison|attack|bury|strangle|run over) (his|her|someone|somebody|people|everyone|him|them|my|the) ~2
        {he} ~3 (has|bought|got|carries|loaded|took) ~3 (gun|knife|rifle|machete|gasoline|pistol) ~6 (his ex|her ex|his wife|ex wife|her husband|boss|them|him|her|going to)
      `,
    },
  ],
};
