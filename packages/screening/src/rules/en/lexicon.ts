import type { Lexicon } from '../../phrases/language.ts';

/** English words by their meaning for screening. */
export const lexicon: Lexicon = {
  kin: 'husband|wife|partner|boyfriend|girlfriend|ex|exs|fiance|fiancee|spouse|mother|father|mom|dad|stepdad|stepfather|stepmom|stepmother|brother|sister|uncle|aunt|cousin|grandpa|grandma|grandfather|grandmother|roommate|neighbor|neighbour|boss|friend|guy|man|woman|mate|family|in laws|mother in law|father in law|brother in law|coworker|colleague|housemate',
  he: 'he|she|they|who|{kin}',
  him: 'him|her|them|{kin}',
  child:
    'child|children|kid|kids|son|sons|daughter|daughters|baby|toddler|infant|newborn|boy|boys|girl|girls|stepson|stepdaughter|niece|nephew|grandson|granddaughter|grandchild|grandkids|little one|little brother|little sister|twins|baby brother|baby sister|siblings|year old|yo|4yo|5yo|3yo|2yo|6yo|7yo|8yo|schoolboy|minor|minors',
  parent:
    'dad|father|stepdad|stepfather|step dad|step father|mom|mother|stepmom|stepmother|step mom|parents|uncle|grandpa|grandfather|foster dad|foster mom|moms boyfriend|mom s boyfriend|my brother|older brother',
  want: 'want to|wanted to|wanting to|going to|ready to|plan to|planning to|planned to|plans to|about to|intend to|trying to|tried to|try to|decided to|thinking of|thinking about|thought of|thought about|think of|think about|thoughts of|thoughts about|urge to|urges to|urge of|considering|considered|tempted to|dream of|dreaming of|fantasize about|fantasizing about|fantasise about|will|need to|have to|wish i could|would like to|gonna|keep picturing|picture|picturing|imagine|imagining|afraid of|afraid i will|scared i will|scared of|afraid i am going to|scared i am going to|afraid that i will|worried i will|i d|swear i will|vowed to|promise i will',
  killSelf:
    'kill myself|killing myself|end my life|ending my life|end my own life|ending my own life|take my life|taking my life|take my own life|taking my own life|hang myself|hanging myself|shoot myself|shooting myself|drown myself|drowning myself|poison myself|slit my wrists|slitting my wrists|cut my wrists|slash my wrists|open my veins|off myself|offing myself|unalive|do away with myself|throw myself|throwing myself|suicide|suicidal|kms|end myself|commit sewer slide|sewerslide|gas myself|blow my brains|put a bullet|overdose|overdosing|overdosed|od on|set myself on fire',
  hurtSelf:
    'hurt myself|hurting myself|harm myself|harming myself|cut myself|cutting myself|burn myself|burning myself|burnt myself|burned myself|selfharm|self harm|self harming|self harmed|scratch myself|starve myself|starving myself|injure myself|punch myself|hit myself|cut my arms|cut my arm|cut my legs|cut my thighs|cut my wrist|burn my arms|burn my arm|burn my skin|burn my legs|cut my skin',
  alive:
    'live|be alive|exist|be here|be around|wake up|keep living|go on living|continue living|be in this world|be on this earth|see tomorrow|breathe|carry on living|be on this planet|stay alive|keep breathing|open my eyes',
  gone: 'dead|gone|not alive|not around|not exist|not here|disappeared|never born|never been born|not been born|no longer here|six feet under|in the ground|with god|not around anymore',
  hit: 'hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|smack|smacks|smacked|smacking|strike|strikes|struck|whip|whips|whipped|attack|attacks|attacked|attacking|assault|assaults|assaulted|abuse|abuses|abused|abusing|bruise|bruised|bit|bites|biting|headbutted|headbutts|elbowed|backhanded|backhands|thrash|thrashed|belted|bashed|battered|batters|clawed|scratches|scratched|stomped|stomps|burns|pinches|spat on|spits on|spit on|spits at|spat at|whacks|whacked|hurting physically|stabbed|stabs|shoves|shoved|shove|shoving|spanks|spanked|clobbered|smashed',
  grab: 'grab|grabs|grabbed|grabbing|push|pushes|pushed|pushing|drag|drags|dragged|dragging|throw|throws|threw|throwing|pin|pins|pinned|slam|slams|slammed|yank|yanks|yanked|shake|shakes|shook|shaking|twist|twists|twisted|pull|pulls|pulled|hold|holds|held|hurl|hurls|hurled|trip|trips|tripped|tackled|tackles|shoves|shoved|restrains|restrained|backs|backed|presses|pressed|knocked|knocks|squeezes|squeezed|cornered|corners',
  choke:
    'choke|chokes|choked|choking|strangle|strangles|strangled|strangling|suffocate|suffocates|suffocated|throttle|throttled|throttles|smother|smothers|smothered',
  kill: 'kill|kills|killing|murder|murders|murdering|stab|stabs|stabbing|shoot|shoots|shooting|poison|poisoning|drown|drowning|strangle|strangling|choke|choking|run over|running over|slaughter|gut|behead|bury|burying|set fire to|end|slit|smother|cut up|hunt down|throw acid|unalive|finish off|hang|electrocute',
  rape: 'rape|rapes|raped|raping|molest|molests|molested|molesting|groped|gropes|grope|forced himself on|forces himself on|forced herself on|forces herself on|sexually assaulted|sexually abused|sexually abuses|sexually assaults|touched up|drugged and',
  weapon:
    'gun|guns|pistol|rifle|shotgun|knife|knives|machete|baseball bat|hammer|axe|blade|weapon|firearm|revolver|crowbar|scissors|screwdriver|hunting rifle|kitchen knife|glock|sword|taser|acid',
  afraid: 'afraid|scared|terrified|frightened|petrified|fearful|scary|in fear',
  body: 'hair|throat|neck|arm|arms|wrist|wrists|face|jaw|collar|finger|fingers|ankle|ears|ear',
  meds: 'pills|tablets|capsules|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|painkillers|sleeping pills|sleeping tablets|insulin|xanax|valium|ativan|ambien|diazepam|zopiclone|codeine|morphine|tramadol|oxy|oxycodone|opioids|benzos|antidepressants|antihistamines|meds|medication',
  limbs:
    'arm|arms|wrist|wrists|forearm|forearms|leg|legs|thigh|thighs|skin|stomach|hip|hips|throat|veins|ankles|body|hand|hands|flesh',
  young:
    '8|9|10|11|12|13|14|15|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|6th grade|7th grade|8th grade|9th grade|sixth grade|seventh grade|eighth grade|ninth grade|year 7|year 8|year 9|year 10|middle school|primary school|elementary school|junior high',
  grown:
    '20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|60|twenty|thirty|forty|fifty|sixty|twenties|thirties|forties|fifties|a grown man|an adult|twice my age|three times my age|old enough to be my',
  mentor:
    'teacher|coach|trainer|tutor|priest|pastor|counselor|counsellor|youth leader|instructor|uncle|stepdad|stepfather|step dad|grandpa|grandad|grandfather|cousin|babysitter|stepbrother|neighbor|neighbour|moms boyfriend|mom s boyfriend',
};
