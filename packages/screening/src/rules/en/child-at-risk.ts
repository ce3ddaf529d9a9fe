import type { RulesOfKind } from '../../phrases/language.ts';

export const childAtRisk: RulesOfKind = {
  kind: 'child_at_risk',
  rules: [
    {
      reason: 'A child is hit, shaken, choked, punished cruelly or threatened.',
      inDanger: 'child',
      phrases: `
        ({he}|{parent}|teacher|coach|babysitter|nanny|and|who|i) ~3 ({hit}|{choke}|{grab}|{rape}|hurts|hurt) ~1 (my|our|his|her|the|their) ~3 {child} ~2
        ({hit}|{choke}|{rape}|shook|shakes|shaking|hurts|hurt) (my|our|his|her|the|their) ~2 {child}
        ({he}|and|who) ~2 ({hit}|{choke}|{grab}) (him|her|them) ~5 (year old|years old|he s|she s|months|toddler|crying|belt|kids|homework|bed)
        {child} ~3 (is|are|was|were|being|gets|been|get|getting) ~2 (hit|beaten|abused|molested|slapped|hurt|neglected|starved|locked|raped|kicked|whipped|punched|choked|burned|belted|shaken|mistreated|groomed)
        ({child}|on his|on her) ~4 (bruise*|belt marks|marks|welts|burns|handprint|cigarette|bite marks|broken arm|black eye) ~3
        (with|takes|took|uses|used|gets|got) ~1 (the|a|his|her) (belt|wooden spoon|spoon|cord|cable|stick|hose|hanger|paddle|wire|slipper) ~6
        (disciplin*|punish*|corrects|teaches) ~4 (belt|tv|locks|basement|hours|boys|them|cold|kids|him|her|food) ~4
        {child} ~4 (afraid|scared|terrified|cries|screams|begs|refuses|hides|flinch*|wets|pees|shakes|wetting|freezes|stopped talking|clings|stutter*) ~6 (dad|father|mom|mother|him|her|visit|visits|stepdad|home|alone|partner|uncle|boyfriend|grandfather|coach|weekend|weekends|instead|when he comes|when she comes|before he|before she)
        {child} ~4 (says|said|told|tells|whispered|confided|showed) ~6 (daddy|dad|mommy|mom|he|she|uncle|stepdad|grandpa|father|coach|teacher|partner|boyfriend|babysitter|cousin|doll) ~3 (hurts|hit|hits|touches|touched|hurt|locks|locked|kissed|bad|beats|slaps|secret|showed|scares|makes|doll|go red|chokes|naked)
        not allowed to tell ~3
        (kill|hurt|harm|drown|throw|throwing|drop|smother|suffocate|strangle|stab|shake|shaking|hitting|hurting) ~1 (my|our|the|his|her|both) ~2 {child}
        ({he}|is|gets) ~2 (violent|abusive|aggressive|rough|cruel) ~1 (with|to|towards|toward) ~3 {child}
        (hit*|beat*|slap*|chok*|threat*|violent|punch*|push*|shov*|smash*|abus*|kick*|strangl*|knife|gun) ~8 in front of (the|our|my|his|her) ~1 {child}
        (slap|slaps|slapped|shake|shakes|shook|hit|hits|spank|spanks|pinch*|bite|bites|bit) ~1 (our|the|my|his|her) (baby|newborn|infant|toddler)
        (sleeping|cough|allergy|anxiety) (pills|medicine|tablets|syrup|drops) ~5 {child}
        (gives|gave|giving|feeds|drug*|sedat*|puts) ~2 (my|our|the|his|her)? ~1 ({child}|infant) ~3 (pills|alcohol|vodka|beer|whisky|whiskey|wine|benadryl|melatonin|sleeping|drugs|nyquil|sedative*)
        {child} ~6 (hides|hide|hiding) ~4 (closet|under|bed|sister|brother|behind)
        (circumcis*|fgm|genital mutilation|cut this summer|to be cut|having her cut) ~4
      `,
    },
    {
      reason: 'A child is touched, groomed, married off or shown what no child should see.',
      inDanger: 'child',
      phrases: `
        (touch*|fondl*|grop*|rub*|kiss*|lick*) ~2 (my|our|his|her|the|their) ~3 {child}
        (touch*|fondl*|rub*) ~3 (inappropriately|private parts|privates|down there|genitals|where he should not|between her legs|between his legs|under her)
        (private parts|molest*|pedophil*|paedophil*|pedo|groomer|grooming|groomed|child porn|csam|child pornography|kiddie porn)
        (sexual|sexually|naked|nude|nudes|porn|sexualized|inappropriate|sexts|sexting|incest*) ~6 ({child}|underage|year olds|students|pupil|kids)
        ({child}|underage|students|pupil|kids) ~6 (sexual|sexually|naked|nude|nudes|porn|sexualized|incest|undress*)
        (secret|secrets|special game|our game|promise not to tell) ~6 ({child}|dad|grandpa|uncle|stepdad|coach|teacher|lessons|games)
        {child} ~6 (secret|secrets) ~5 (dad|grandpa|uncle|stepdad|coach|with|game|tell|teacher|him)
        (baths|bath|bathe|bathes|showers|shower|bathing|sleeps in|bed) ~5 (locks|locked|door|alone|naked|with him) ~5 {child}
        {child} ~5 (baths|bath|bathe|bathes|showers|shower|bathing) ~5 (locks|locked|door|alone|naked|with him)
        (gives|takes) (her|him|them) ~1 (bath|baths|shower|showers) ~5 (locks|locked|door|alone|naked|himself)
        (takes|gives|wants) (her|him|them) (baths|a bath|showers|to bed|away) (himself|alone|with the door) ~6
        (sleeps|showers|bathes|lies|gets) (in|into|with) ~2 (bed|shower|bath) ~2 with ~3 {child}
        (adult|older|man|men|stranger|guy|he|online|coach|teacher|30|40|25|35|34|45|50) ~5 (messages|messaging|texts|texting|writes|writing|chats|gifts|presents|buys|meets|meet|sends|photos) ~4 (my|our) ~2 {child}
        (my|our) ~2 {child} ~6 (older man|grown man|met online|adult man|40 year old|man online|stranger online|sugar daddy|boyfriend is)
        (comes|came|come|coming|enters|sneaks|walks|gets) (into|in|to) (my|her|his|their|our) ~1 (room|bed|shower|bedroom|bathroom) ~4 (night|asleep|shower*|does|things|touch*|stepdad|dad|uncle|locks|when)
        (knows|drew|draws|acts out|plays|talks about) ~3 (sex|sexual things|things no child|things she should|things he should)
        (marry|marrying|married|marries|engaged|promised) ~4 (off|to) ~5 (niece|daughter|sister|fifteen|fourteen|thirteen|sixteen|15|14|13|16|cousin)
        (fifteen|fourteen|thirteen|sixteen|15|14|13|16|17) ~4 (he is|he s|hes|man|groom|husband) ~1 (forty|fifty|thirty|40|41|42|45|50|35|30)
      `,
    },
    {
      reason:
        'Cruelty by other names: what is thrown, held over a drop, withheld or called; what others noticed.',
      inDanger: 'child',
      phrases: `
        (expose|exposed|exposes|exposing|flashed) (himself|herself) ~2 to ~3 {child}
        (threw|throws|throw|tossed|tosses|slammed|slams) (him|her) ~2 (crib|cot|pram|playpen|highchair|stroller)
        (game|games) ~3 {mentor} ~3 (plays|play|played)
        {child} ~3 (goes quiet|goes silent|freezes|stiffens|trembles|flinches|goes stiff|goes white|goes pale|stares at the floor) ~7 (dad|father|he|him|uncle|stepdad|partner|boyfriend|teacher|coach|mother|mom|she)
        {child} ~6 (not seen food|not eaten|not want to go home|begs not to go|begs to stay|begged to stay)
        (throws|threw|throwing|hurls|hurled|flings|flung) ~3 (things|glass|plate|plates|shoe|shoes|phone|remote|chair|bottle|objects|stuff|cup|mug|toys) ~1 at (my|our|his|her|the) ~2 {child}
        ({hit}|{choke}|burn|burned|burnt|burning|broke|twisted|twists|crushed|squeezed|squeezes|pulls|pulled|held) (my|our|his|her|the) ~2 {child} s (hand|hands|arm|arms|finger|fingers|leg|hair|face|head|bottom|ear|ears|back|throat|mouth)
        (dangled|dangles|dangling|held|holds|hung|hangs) ~1 (my|our|the|his|her) ~3 {child} ~2 (out|over|off|by) ~3 (window|balcony|railing|stairs|bridge|roof|edge|ankles|neck|throat|hair)
        (makes|made|making|forces|forced) (my|our|the|his|her) ~2 {child} ~2 (sleep|stand|sit|stay|eat|kneel) ~3 (outside|garage|floor|porch|balcony|dark|cold|shed|rain|snow|rice|gravel|hours|vomit)
        (makes|made|puts|put|forces|forced|throws|threw|holds|held) ~4 (cold|ice|freezing|scalding|boiling) (shower|bath|water) ~6
        (soap|chili|chilli|hot sauce|pepper|vinegar) ~2 (in|on) ~3 (mouth|tongue) ~2
        (refuses|refused|will not|not|never) ~2 (take|let|allow|get|give|bring) ~2 {child} ~3 (to the doctor|to a doctor|to hospital|to the hospital|insulin|inhaler|medicine|medication|antibiotics|see a doctor)
        (calls|called|tells|told) (our|my|the|his|her) ~2 {child} ~5 (whore|slut|worthless|useless|a mistake|never wanted|should never have been|wishes she|wishes he|piece of)
        (scream|screams|screaming|screamed|yell|yells|yelled) in (my|our|the|his|her) ~2 {child} s face
        (nursery|school|teacher|kindergarten|daycare|doctor|social worker|social services|cps|childminder|playgroup|preschool|nurse) ~3 (asked|asks|asking|noticed|saw|called|worried|reported|found|concerned) ~4 (bruise|bruises|bruising|burn|burns|marks|injury|injuries|welts|cuts|handprint|black eye|broken arm)
        (not|never|hardly|barely) ~3 (fed|feed|changed|picked up|washed) ~3 (newborn|baby|infant|twins|toddler) ~3 (in|for|since|days|hours|all day)
        {child} ~3 (could not|can not|struggles to|hurts to) (sit down|lie down|walk) ~6
        (boy|he|she|son|daughter) (could not|can not) sit down (at|in|for|after|because) ~2
        {child} ~3 (sleeps|sleep|slept|barricades|blocks|puts|keeps|wedges) ~5 (chair|dresser|desk|wardrobe|knife|lock|drawers) ~2 (against|under|in front of|by|on) ~2 (door|handle|pillow|doorknob)
        (wants|makes|insists|forces|asks) ~1 (my|her|our|the) ~2 {child} ~2 (sit|sits|sitting) ~2 lap ~3
        {child} ~5 (stomach|tummy|sick|throws up|vomits|panics|hysterical) ~6 (before|when|every time|whenever) ~4 (dad|father|uncle|stepdad|coach|grandpa|boyfriend|partner)
        {child} ~5 (wetting|bedwetting|nightmares|soiling|stopped talking|stopped eating) ~8 (boyfriend|partner|uncle|stepdad|stays with|after visiting|visits)
        ({child}|oldest|eldest) ~3 (puts|feeds|cooks|raises|bathes|takes care) ~5 (little ones|siblings|brother|sister|baby|himself|herself) ~6 (passed out|drunk|drinking|high|wasted|asleep by)
        (take|takes|took|taking|film|films|filming|filmed|pictures|photos|videos|camera|spies|peeks|watches) ~4 (my|our|her|the|his) ~2 {child} ~4 (shower|showering|undress*|changing|bathroom|underwear|naked)
        (bathe|bathes|bathing|wash|washes|shower|showers|undress|undresses|dress|dresses) ~1 (my|our|her|the|his) ~2 {child} (himself|alone) ~3
        (dating|date|flirt*|kissing|kiss|kissed|sleep|sleeping|sex|love|feelings for|messaging|texting|chatting|meeting|nudes) ~3 (a|this|some) ~1 {young} year old ~2
        (messag*|texting|texts|chatting|dating|flirt*|kissed|kissing|love|feelings|sex|meeting|talking) ~2 (a|this|the) ~1 (girl|boy|kid|child) ~1 (of|aged|who is) {young}
        (hate|hates|regret|resent|can not stand) (my|our|this) own? (baby|newborn|infant) (>|and|for|because|when|so)
        i (shook|shake|hit|slapped|hurt|dropped) (my|our|the) (baby|newborn|infant) ~2
      `,
    },
    {
      reason: 'A child with an adult who wants them: both ages, the school year, the secret.',
      inDanger: 'writer',
      phrases: `
        i am ~2 {young} ~3 (man|guy|someone|stranger|friend|he) ~6 (pick me up|meet me|meet up|meet in|his place|hotel|visit me|come alone|drive me)
        i am ~2 {young} ,? ~3 ,? ~4 (he|she|who|boyfriend|girlfriend|man|guy|coach|teacher|met|online|him|is|s|dating) ~3 {grown}
        (he|she|boyfriend|girlfriend|man|guy|coach|teacher|him|is|s) ~3 {grown} ,? ~4 ,? ~2 i am ~2 {young}
        {mentor} ,? ~4 ,? (kisses|kissed|touches|touched|texts|hugs|holds|messages|loves) me ~3 ,? ~3 ,? i am ~2 {young}
        mature for my age
        {mentor} ~5 (our|this|it|us) ~2 (secret|between us|stay secret) ~3
        my {mentor} ~3 (says|said|tells|told|wants|makes) ~8 (secret|not tell|never tell|special to him|grown up for|love me)
        {parent} ~3 (making|make|makes|forcing|force|forces|want|wants|arranged) ~3 (marry|marriage|wed|engaged|wedding) ~8 ,? ~4 (sixteen|fifteen|fourteen|thirteen|16|15|14|13|school|grade)
        (when|whenever|if) ~1 {parent} ~3 (home|angry|mad|drunk|shouts|drinks|screams|loses) ~4 i ~1 (hide|put|take|lock|run|cover|grab|pretend) ~6
        what ~1 {parent} (does|did) (to me|when|at night|after|while)
        i am ~2 {young} ~2 ,? ~3 (hits|hit|beats|touches|molests|raped|hurts|chokes|kicks|punches) (me|us)
      `,
    },
    {
      reason: 'A child is left alone, hungry, locked in or with somebody drunk or drugged.',
      inDanger: 'child',
      phrases: `
        (leave|leaves|left|leaving) ~1 (my|our|his|her|the|their|him|them|kids|both) ~4 (alone|by themselves|unattended|unsupervised|by himself|by herself) ~5 (night|hour|hours|home|car|overnight|house|go|went|while|{child}|crib|bath|drunk|weekend|party|store|he s|she s|year|for|apartment|when|so)
        (leave|leaves|left|leaving) ~1 (the|my|our|his|her|their) ~3 {child} ~3 (alone|unattended|unsupervised|by themselves|in the car|overnight|with strangers|with a stranger|home)
        ({child}|kids) ~4 (alone|unattended|unsupervised|by themselves|by himself|by herself) ~5 (night|hours|days|car|overnight|weekend|all day|drunk|since|while|bath)
        (locks|locked|lock|locking|shuts|shut|chains|ties|tied|chained|straps) ~1 (my|our|his|her|the|their|him|them) ~3 ({child}|up|in|inside|outside|out|room|closet|basement|bed|cellar|balcony|dark) ~3
        (basement|closet|dark|cellar|garage|balcony|cage) ~5 (hours|punish*|night) ~3
        {child} ~5 (hungry|starving|starved|not fed|not eaten|no food|malnourished|filthy|dirty|unfed|neglect*|same diaper|trash|stealing food|begging|lice|no coat|without coats|skinny|rash|unwashed|smelly)
        (not|never|doesnt|forgets to|refuses to|stopped|withholds|without|barely) ~2 (feed|feeds|feeding|fed|food|change|bathe|pick up|look after|take care of) ~3 ({child}|them|diaper)
        (dirty|hungry|alone|filthy|neglected|without coats|cold) ~4 (and|,) ~1 (hungry|dirty|alone|asleep|cold|tired|crying|unfed|filthy)
        (drunk|drinking|high|drugs|meth|heroin|wasted|passed out|stoned|cocaine|crack|needles|fentanyl|pills|wine|vodka) ~8 ({child}|kids|baby|driving the|in the car)
        ({child}|kids|baby) ~8 (drunk|high|meth|heroin|wasted|passed out|needles|drugs|crack|fentanyl|cocaine|intoxicated|vodka)
        (drives|drove|driving|drive) (drunk|high|them drunk|our kids|my kids|after drinking) ~6
        (neglect*|starv*|mistreat*|maltreat*) ~3 ({child}|her kids|his kids|their kids)
        ({child}|kids) ~3 (neglect*|starv*|mistreat*)
        (loaded|unlocked|his|a) (gun|guns|rifle|pistol|knife) ~6 ({child}|kids|toddler) (room|reach|plays|found|bed|can|gets|playing|crib|could)?
        (kidnap*|abduct*|snatch*) ~4 ({child}|kids)
        (take|took|taking|takes|bring) ~2 (my|our|the) ~1 {child} ~3 (out of the country|abroad|to his country|to her country|and never|and disappear|and not come|and run|across the border) ~2
        (mother|mom|father|dad|parents|she|he) ~2 (asleep|passed out|drunk|gone) when they come home ~2
      `,
    },
    {
      reason: 'Who writes is a child or a teenager, and is hurt, used or left alone.',
      inDanger: 'writer',
      phrases: `
        i ~1 (am|m|im|turn|just turned|only) ~1 (9|10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ~8 (hit*|beat*|touch*|hurts|abus*|chok*|scared|afraid|lock*|slap*|rape*|molest*|drunk|kick*|punch*|belt|stepdad|uncle|older|nudes|naked|forget*|alone|food|go home|marry|coach|online|stepfather|step dad|dad|home|drinks|hungry|siblings|hide|hiding|run away|bruise*)
        {parent} ~3 ({hit}|{choke}|threw|pushed|grabs|grabbed|whips|whipped|belts|hurts) (me|us) ~5
        {parent} ~4 (touches|touched|touching|gropes|rapes|raped|molests|molested|watches|undress*|films|kisses|rubs) (me|us|my) ~5
        {parent} ~3 (locks|locked|kicked|kicks|threw|throws|shut) (me|us) ~2 (in|out|room|closet|basement|bathroom|outside)
        {parent} ~3 (not|never|doesnt|wont) ~1 (feed|let me eat|give me food|gives me food|come home|came home|buy food)
        (teacher|coach|priest|pastor|uncle|cousin|stepbrother|babysitter|counselor|trainer|tutor|youth leader|stepdad|moms boyfriend) ~3 (touches|touched|touching|kissed|kisses|gropes|groped|raped|molested|asked me for|sends me|wants me to|texts me|makes me|made me) ~5
        (sent|send|sends|asks|asked|wants|wanted|asking|demand*) ~5 (nudes|naked|nude|pics of my body|pictures of my body|topless|videos of me) ~6
        (mom|mother|dad|father|parents) ~5 (gone|not come|not been|left|forget|forgot|away|havent been|disappear*) ~3 (days|week|weeks|night|nights) ~8
        (no food|nothing to eat|cereal|hungry|empty fridge|fridge is empty) ~6 (brother|sister|mom|dad|days|me|us|siblings)
        (can not|cant|afraid to|scared to|dont want to|not want to) go home ~8 (father|dad|mom|mother|stepdad|parents|tonight|messages|grades|he|what|hit|angry|drunk|like)
        (what my) (father|dad|mother|mom|stepdad|parents|brother) ~2 (like|do|does) when ~5
        {parent} ~1 (forces|forced|makes|made) me ~2 (sleep|touch|undress|watch|strip|kiss|sit|lie|shower) ~4 (bed|him|naked|porn|lap|her|clothes)
        {afraid} of my (dad|father|stepdad|stepfather|mom|mother|parents|uncle|brother|stepmom)
        (dad|stepdad|father|mom|mother|parents|stepfather) (scares|terrifies|frightens) me
        (dad|stepdad|father|mom|mother|stepfather) ~3 (drunk|drinks|drinking|drink|high|wasted) ~6 (hit*|scared|afraid|scream*|hurt*|us|hide|violent|throw*|yell*|break*|me|siblings|brother|lock*)
      `,
    },
    {
      reason: 'Who writes fears to hurt a child, or did.',
      inDanger: 'child',
      phrases: `
        i ~4 ({want}|almost|nearly|could|just|lost|scared|afraid|thoughts of|urge) ~4 (hurt|hurting|harm|harming|kill|killing|shake|shaking|shook|hit|hitting|smother|drown|drowning|drop|dropping|throw|throwing|choke|slap|slapped|snap|strangle) ~1 (my|our|the|a) ~2 {child}
        i ~4 (almost|nearly|scared|afraid|thoughts of|urge|going|picture) ~4 (throw|throwing|drop|dropping|shake|shaking|drown|smother) (her|him) ~3 (stairs|window|wall|balcony|crib|tub|because|cry*)
        i ~3 (hit|slapped|shook|shoved|punched|smacked|kicked|grabbed|pushed|choked|threw|hurt|burned|spanked|slammed|dropped|locked|bit|left|beat) ~1 (my|our|the|his|her) ~3 {child}
        i (picture|imagine|see myself|have thoughts|think about|keep thinking|dream) ~4 (throwing|hurting|dropping|drowning|stabbing|smothering|shaking|harming|killing) ~1 (her|him|them|my|the|our)
        (thoughts|urge|urges|images|voice|voices|impulse|impulses|visions) ~4 (hurt*|harm*|kill*|drown*|drop*|shak*|stab*|smother*|throw*) ~3 ({child}|my)
        (lose|lost|losing|loses) (it|control|my temper|my patience|his temper|her temper) ~2 (with|on|and|at|around) ~4 ({child}|hit|hurt|shook|threw|grabbed)
        (attracted|aroused|sexual feelings|sexual thoughts|urges) ~4 ({child}|kids|children|minors)
        (take|taking|took) ~1 (my|the|our|both) ~1 ({child}|kids) with me (when|and|so|too|to heaven|>)
        (baby|she|he|newborn) ~3 (not|never|wont|doesnt) stop (crying|screaming) ~8 (shake|shook|hurt|throw|threw|hit|scared|snap|harm|window|pillow|afraid|over|lose)
        (had|held|hold|holding) (her|him|the baby|my baby) over the (stairs|railing|balcony|window|edge|tub)
      `,
    },
  ],
};
