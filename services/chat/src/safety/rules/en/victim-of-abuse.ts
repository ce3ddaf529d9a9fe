import type { Signs } from '../../reading/language.ts';

export const victimOfAbuse: Signs = {
  kind: 'victim_of_abuse',
  signs: [
    {
      because: 'Violence against who writes.',
      inDanger: 'writer',
      says: `
        ({he}|and|then|always|sometimes|again|often|drunk|starts|started|keeps|kept|to|been|just|even|usually|almost) ~2 {hit} (me|us)
        {hit} (me|us)
        (burned|burns|burnt|scald*|stabbed|stabs|brand*|drugged|drugs|tied|ties|handcuff*|chained|chains|gagged|tasered|waterboard*|spiked) (me|us|my drink) ~3
        cut (me|my) ~2 (with|face|lip|arm|hand|throat)
        (head|face|me) under ~1 water
        (filmed|films|films me|recorded|records|photograph*) me ~4 (naked|asleep|sleeping|shower|undress*|without|sex)
        (broke|breaks|broken|fractured|dislocated|cracked|busted|knocked out) ~3 of? my ~1 (fingers|finger|ribs|rib|teeth|tooth|nose|arm|jaw|wrist|toes|foot|leg|collarbone|cheekbone|bones)
        by (my|the) hair
        {kin} and? ~1 (choking|strangling|beating|hitting|raping|violence|violent)
        (beat|kick) the (crap|shit|hell|living) ~3 out of me
        ({he}|and|then|again|just) ~2 {grab} (me|us) ~4 (down|against|stairs|wall|floor|ground|hair|hard|bed|car|door|table|stove|over|onto|around|across|out of|neck|throat|by the|arm|bathroom|shower|corner|fridge|counter|room)
        (grab|grabs|grabbed|drag|drags|dragged|pull|pulls|pulled|yanks|yanked|lifted|held|holds|took|takes) (me|us) ~2 by (the|my|his)? {body}
        (grab|grabs|grabbed|pulls|pulled|yanked|squeezes|squeezed|twist|twists|twisted|broke|breaks|fractured|dislocated|held|bent|bends|burned|burns|crushed) my ({body}|nose|rib|ribs|cheekbone|tooth|teeth|hand|hands|leg|skin|foot|shoulder)
        {choke} (me|us)
        (hand|hands|arm|arms|fingers|belt|cord|pillow|forearm|rope|blanket|scarf) ~4 (around|on|round|over|against|to|at) my (throat|neck|face|mouth)
        my (neck|throat) ~4 (squeez*|until|breathe|grip*|pressed|hands)
        (could not|couldnt|can not|stop) (breathe|breathing|speak|swallow) ~6 (throat|neck|hands|pillow|pinned|sat on|let go)
        (threw|throws|throwing|smash*|hurl*|chuck*|fling*|flung|aimed) ~5 at (me|my head|my face)
        {he} ~1 (gets|got|turns|turned|became|becomes|becoming|is|was|s|been|can be|being) ~1 (violent|physical|physically abusive|abusive|rough with me|aggressive with me)
        (abusive|violent) (husband|wife|boyfriend|girlfriend|partner|relationship|marriage|ex|home|household|fiance)
        (domestic|physical|sexual|intimate partner) (violence|abuse)
        i ~3 (being|been|am|was|get|got|getting|were) ~1 (abused|beaten|assaulted|raped|strangled|choked|stalked|battered|slapped|punched|threatened|molested|drugged|blackmailed|beat up|hit by|hurt by|trafficked)
        (raise|raised|raises|lifted|lifts|balls|clenches|laid|lays|put|puts) (his|her) (hand|hands|fist|fists) ~2 (me|at|again|on me|when)
        (black eye|split lip|busted lip|bloody nose|swollen lip|broken rib|broken ribs|broken jaw|busted my|broken nose|stitches|concussion|ruptured)
        (bruise|bruises|bruised|marks|welts|scratches|bite marks|handprint|finger marks) ~6 (he|she|him|husband|wife|boyfriend|partner|cover*|hide|hiding|makeup|sleeves|foundation|lie|lied|fell|excuse*|explain*|arms|neck|throat|wrists|where nobody|again|grabbed|photos)
        (cover*|hide|hiding|hid|lied|lie|explain|excuse*|conceal*) ~4 (bruise*|black eye|marks|scratches|injur*)
        (makeup|concealer|foundation|long sleeves|sleeves|sunglasses|scarf|scarves|turtleneck*) ~5 (bruise*|marks|eye|neck|work|august|summer|july|heat|indoors|cover*|hide|arms|show|questions|nobody|inside)
        (told|tell|said|say|telling) ~5 (fell|walked into|clumsy|tripped|slipped) ~2 (stairs|door|again|cabinet|ice|shower|down)
        (fell|fall) down the stairs ~8
        (places|spots|where) ~2 (not|doesnt|wont|never) ~1 show
        (flinch|flinched|flinching|cower*|duck) ~8 (hand|when|whenever|raises|moves|he|she)
        {he} ~2 (hurts|hurting|hurt|harms|tortures) me (physically|badly|again|in bed|on purpose|so i|while|every time|until)
        {he} ~3 (punch*|kick*|smash*|breaks|broke|destroy*|hole|holes|kicking|punching|hit|hits|tritt|bang*|pound*) ~3 (wall|walls|door|doors|furniture|phone|mirror|dishes|my things|my stuff|window|tv|laptop|plates|windshield|my car)
        (kicking|kicked|breaking|banging|pounding|smashing|bust*|broke|break) ~1 (in|down|on)? the (door|window|bathroom)
        {he} ~3 (hurt|hurts|kicked|kicks|killed|kills|poisoned|hit|hits|strangled|drowned|threw|smashed|threatens) ~2 (my|our|the) (dog|cat|pet|puppy|kitten|dogs|cats|hamster|rabbit|bird|fish|horse|plants)
        (then|next|and) ~1 (my|the) (cat|dog|pet|fish|hamster|puppy) ~5 next
        (i am|im|i m|who is|whats|what comes|what s) next
        (walk*|living|live|tiptoe*) on (eggshells|egg shells)
        (spits|spit|spat|urinated|pees|peed|pours|poured|dumped|threw) ~2 (on|over|at) (me|my face)
        (makes|made|forces|forced) me (sleep|kneel|eat|beg|crawl|stand|strip|lick|wait|sit) ~3 (floor|car|outside|garage|kneel|beg|crawl|naked|cold|knees|dog|hours|for permission|corner|balcony|>)
        (broken|broke|breaks|crack*) ~1 my (bones|nose|arm|jaw|ribs|finger|phone)
        (police|cops|ambulance|911) ~6 (hit|beat|choke*|he|she|husband|neighbors called|afraid of|again)
        (hiding|hide|hid|locked myself|barricaded) ~3 (bathroom|closet|car|bedroom|room|garage|basement|toilet|neighbor|shed) ~6
        (er|emergency room|hospital|nurse|doctor|stitches) ~6 (fell|lied|lie|told them|clumsy|accident)
        (pulled|grabbed|yanked|jerked|turned) the steering? wheel ~8
        (drive|drives|drove|driving|speeds|sped|accelerat*) ~3 (so fast|too fast|fast|recklessly|faster|like crazy|like a maniac) ~6 (beg*|scream*|scare*|me|cry*|smil*|laugh*|stop|us)
      `,
    },
    {
      because: 'Threats, and weapons shown.',
      inDanger: 'writer',
      says: `
        ({he}|and|he s|keeps|always|who|has|then|her|my) ~3 (threaten|threatens|threatened|threatening) ~1 (me|us|my|to kill|to hurt|to hit|to beat|to stab|to shoot|to burn|to send|to post|to take|to leak|to tell|to report|to throw|to cut|to release|to share|to ruin|to destroy|to rape|to strangle|to choke|to slit|to have me|to break|to find|to come|with)
        (threatens|threatened|threatening|threaten) (me|us|to kill|to hurt|to hit|to beat|to stab|to shoot|to burn|to post|to leak)
        (death threats|threatening messages|threatening texts|threats against me|threatening me|threats to me|threatening letters|threatening calls)
        (said|says|saying|told|tells|swore|swears|yelled|screamed|shouting|wrote|texted|whispered|vowed|promised|keeps saying|shouted|hissed) ~4 (will|would|d|ll|going to|gonna|could|can|is going to|wants to|want to|should|s going to) ~2 (kill|hurt|beat|murder|shoot|stab|strangle|bury|gut|end|destroy|burn|find|cut|slit|smash|break|snap|drown|choke|poison|make me disappear|make me pay|make sure|ruin|come after|hunt|slap|hit|rape|put me) (me|us|my|you|both|i|all)
        (says|said|told|claims) ~1 (if|that if) (he|she|they) can not have me
        if (he|she|they|i) (can not|could not|cant) have (me|you) ~2 (no one|nobody|noone)
        (no one|nobody|noone) else (can|will|would|is going to|gets to) (have|want|love) me
        ({he}|it) ~3 (will|would|d|gonna|going to|wants to|want to|tried to|trying to|might|could) (kill|murder|stab|shoot|strangle|poison|drown|gut|bury|hurt|beat|find) (me|us)
        (kill|murder|shoot|stab|bury|beat) (me|us) (if|and|or|one day|and then|in my sleep|and the|and make)
        if i (ever|try to|dare|even)? (leave|left|go|tell|call|divorce|say no|say anything|try|report|take|speak|refuse|get a|dont) ~6 (kill|hurt|find|hunt|dead|regret|beat|destroy|shoot|never see|take the|burn|pay|lose the kids|lose my|consequences|deport*|ruin|sorry|what happens|himself|herself)
        (kill|hurt|hunt|find|deport*|ruin|destroy|shoot) ~5 if i (leave|left|go|tell|call|divorce|ever|try|dont|report|refuse)
        {afraid} ~3 ({he}|{him}) ~3 (kill|hurt|beat|hit|find|murder|harm|stab|shoot|do something|come after|strangle|burn) (me|us|to me|to us|something|>)
        ({he}|and|keeps|has|then|got) ~3 (held|holds|pulled|pull|pulls|put|puts|pointed|points|aimed|waved|waves|waving|grabbed|took|takes|pressed|showed|shows|cleans|cleaning|loads|loaded|keeps|kept|stood|brandish*|reaches|sleeps|carries|left|leaves|placed|with|came|lays|laid|puts) ~4 {weapon} ~3 (at|to|on|me|my|against|in front|when|if|under|table|near|during|and|by|pillow|every|while|over|so|laughed|beside|behind|out)
        {weapon} ~2 (to|at|against|on|in) (my|me|us)
        (goes|go|went|walks|walked) to the (cupboard|closet|safe|drawer|nightstand|cabinet) ~8
        (takes|took|taking|gets|got) (it|them|the gun|the knife|the rifle) out ~8
        (knows|know|warned|told me|remember|remind*) ~2 what (happens|will happen|he will do|he does|she will do|is coming|i get) ~3
        (regret|sorry) ~1 (leaving|if i|the day|it if)
        next time ~6 (wont|will not|not|worse|kill|dead|hospital|able|be|finish|mean|harder|call|get away)
        (take|get|lose|never see|keep|taking) ~3 (the kids|my kids|the children|my children|our kids|my son|my daughter|the baby|our children) ~4 (if i|again|leave|ever|away from me|unless)
        (send|post|posting|share|leak|publish|spread|upload|sending|leaking|sharing|posts|show|release) ~6 (nudes|naked|nude|intimate|private|pics|photos|pictures|videos|video|sex tape)
        (nudes|naked|nude|intimate|sex) ~2 (pics|photos|pictures|videos|video|tape|images|of me) ~6 (send|post|share|leak|boss|family|work|everyone|online|if|unless|internet)
        (blackmail*|extort*|sextort*|revenge porn)
        (deport*|immigration|visa|papers|green card|citizenship|residence permit) ~6 (threat*|call|if i|leave|report|control*|hides|keeps|husband|wife|he|she)
        (have|get|getting) me (deported|committed|locked up|arrested|fired|killed|sectioned)
        we ~2 die together
        (accidents happen|accident happens|look like an accident|nobody would find|no one would find|never find my body|never find the body|body would be found)
        (snap|break|slit|cut|wring|crush) (my|your) (neck|throat|face|legs|fingers|skull)
        {he} ~3 (not|never) ~1 (let|want) me (live|leave alive|go alive)
      `,
    },
    {
      because: 'Sex against their will.',
      inDanger: 'writer',
      says: `
        ({he}|and|was|been|got|who|keeps|is|it) ~2 {rape} (me|us|>|by|when|if|while)
        {rape} me
        is it (rape|assault|abuse) (if|when)
        (rape|raped|rapes|raping)
        (force|forces|forced|forcing|pressure|pressures|pressured|makes|made|coerce*|guilts|guilted|pushes|pushed|threatens|blackmails|manipulates) me ~3 (sex|sexual|intercourse|into bed|sleep with|touch|oral|do things|do stuff|perform|anal|strip|undress|porn|things in bed|sexually|it with)
        (sex|it|bed|intercourse) ~4 (do not want|not want|when i say no|said no|say no|asleep|sleeping|against my will|while i cry|unconscious|passed out|refuse|refused|without my consent|even if i cry|or else|hurts but|never asks|force*)
        (do|does|what he wants|what she wants) ~3 in bed
        (did not|do not|not|without|never) (my)? consent*
        i ~1 (say|said|says|told|saying|scream*|begged|beg) ~2 (no|stop) ~5 (keeps|kept|did not stop|anyway|continued|still|does not|doesnt|never|goes on|carried on|until|does it|did it|not listen|continues|ignores|insists|pushes)
        (not|never|wont) ~1 (take|accept|listen to|hear|respect) (a)? no ~3
        (wake|woke|waking|woken) ~4 (inside me|on top of me|touching me|having sex|doing it|his hands)
        (touches|touched|touching|grabs|gropes|fondles|penetrates|inside|on top of) me ~4 (asleep|sleep|sleeping|drunk|passed out|not want|without|said no|against)
        pretend* (to be|im|i am) (asleep|sleeping) ~6
        (give|gives|giving|gave|given) in ~4 (ceiling|get it over|leave me alone|stops|sulk*|angry|peace|rage*|hours|sex)
        (stare|look|stared|looked) at the ceiling (until|while|and wait|>)
        (let|letting|lets|get) ~1 (him|her|it) ~3 (finish|over with|otherwise|because i am afraid|because i am scared|so he|happen)
        (even when|even if|even though) i (cry|am crying|say no|said no|do not want|beg|am asleep|am sick|bleed)
        (wifely|marital|wifes|husbands) (duty|duties|right|rights)
        (removed|took off|takes off|sabotag*|pokes|poked|hides|threw away|flushed) ~2 (condom|condoms|birth control|pills|the pill)
        against my will
      `,
    },
    {
      because: 'Followed, watched, waited for.',
      inDanger: 'writer',
      says: `
        ({he}|someone|somebody|and|keeps|been|still|always|again|stranger) ~3 (following|follows|followed|stalk*|stalks|stalking|stalked) (me|us|>)
        (stalker|stalked|stalking|stalks) (me|us|my|is|keeps|again|has)
        (my|a) stalker
        ({he}|and|still|keeps|always|then|someone) ~4 (waits|waiting|waited|sits|sitting|sat|parked|parks|parking|standing|stands|stood|appears|shows up|showing up|showed up|turns up|turned up|turning up|drives by|drives past|driving past|lurks|hangs around|watches me|watching me|camped) ~2 (outside|in front of my|at my|at work|in his car|across|by my|near my|wherever|where i|house|uninvited|at the school|on my street|me|from)
        wherever i (am|go)
        (always|somehow) (knows|finds out|seems to know|seems to be) ~1 (where i|wherever i|what i said|who i|where we)
        (how|knows|know) ~5 (where i have been|where i was|where ive been|who i talked to|whom i spoke|who i spoke to|what i said)
        (something|spyware|tracker|app|stalkerware|software|gps|airtag|bug) ~3 (on|in|under|inside|to) my (phone|car|laptop|bag|purse|coat|keys|house|watch)
        (tracks|tracking|tracked|monitors|monitoring|monitored|spies on|spying on|spied on|checks|controls|reads|goes through|going through|went through|searches|inspects|demands|listens|hacked|hacks|logs into|clones|cloned) ~3 my ~1 (phone|location|messages|texts|emails|email|mail|whatsapp|calls|every move|movements|mileage|odometer|receipts|accounts|passwords|bag|purse|underwear|laundry|whereabouts|steps|conversations|devices|social media|bank) ~3
        (goes|going|went|looks|checks) through (everything|all my|my phone|my things|my stuff) ~6
        (delete|erase|wipe|clear|deleted) ~3 (chat|conversation|history|this|messages) ~6 (he|she|husband|checks|finds|reads|afterwards|found|sees)
        (hidden|hid|installed|put|planted|placed|found|set up) ~2 (camera|cameras|microphone|recorder|airtag|tracker|gps|cam|cams|listening)
        (camera|cameras) in ~2 (room|bedroom|bathroom|house|home|kitchen|apartment|living)
        (calls|texts|called|texted|messages|messaged|rings|rang|phones) (me)? ~2 (50|100|hundred|hundreds|dozens|30|40|60|80|200|20|70|90|fifty|every hour|every ten|every five|constantly|all day|nonstop) ~2
        (new numbers|fake accounts|fake profiles|different numbers|blocked him everywhere)
        (restraining|protective|protection|no contact|non molestation) (order|orders)
        (not|never|wont) leave me alone ~8 (ex|he|broke up|follow*|block*|since|outside|house|police|work)
        (changed|change) (the locks|my number|my locks) ~6
        ({he}|ex) ~4 (has a key|with a key|got in|broke in|breaks in|let himself in|let herself in|got into my|entered my|in my kitchen|in my house|in my flat|in my apartment|in my garden|in my yard|in my room|in my car|in my bedroom)
        things ~3 (moved|missing|rearranged) ~4
        (photos|pictures|pics|photo) of (my|me) ~2 (house|window|door|sleeping|car|bedroom|walking|kids)
        (i ex|my ex|he|she) ~2 (keeps|kept) (coming|showing|turning|driving|calling|appearing|waiting) ~4
        (prove|proof|photo|picture|selfie|video call|location|pin) ~4 (where i am|who i am with|every time i|each time i|whenever i go)
      `,
    },
    {
      because: 'Controlled: money, phone, people, going out, papers, punishment.',
      inDanger: 'writer',
      says: `
        {he} ~2 (not|never|rarely|only|hardly|wont|refuses to) ~1 (let|lets|allow|allows|permit|letting|allowed) me ~2 (leave|go|see|work|talk|have|out|visit|use|drive|call|wear|sleep|eat|speak|meet|contact|study|get|take|near|own|any|be|lock|shower|learn|earn|spend|my|access|touch|answer|say|finish|close|choose|do|keep)
        {he} (lets|allows) me (only|to only|out only|out once)
        i ~1 (am|m|was|be) (not|never|only|no longer|barely) (allowed|permitted) ~2
        (not|isnt|only) (allowed|permitted) to (leave|go|see|work|talk|have|visit|use|drive|call|wear|speak|meet|contact|lock|eat|sleep|close|answer|touch|work)
        (allowed|permission|permits|ask|asks|asking) (to|for) (leave the house|go out|see my|call my|talk to my|shower|buy|money|sleep|eat|permission|use the|spend|visit|speak)
        ask (him|her|permission|my husband|my wife) ~3 (for every|before i|to go|for money|to buy|for permission|to see|to use)
        {he} ~2 (forbids|forbade|forbid|banned|prohibits|bans|forbidden) ~1 (me|us|my)
        {he} (decides|dictates|chooses|determines|controls|monitors) ~1 (what|who|whom|where|when|how|which|everything|every|all|my|our|the money) ~3
        ({he}|and|they|then|family|parents) ~2 (takes|took|taken|hides|hid|hidden|confiscat*|withholds|keeps|kept|holds|locks away|broke|breaks|smashed|smashes|has|controls|throws|threw|cut up|burned|destroyed|hiding|taking|stole|steals) ~1 (away|all|both)? (my|all my) ~1 (phone|cell|keys|car|wallet|passport|papers|documents|money|paycheck|wages|salary|bank|cards|card|laptop|medication|meds|birth|id|visa|inhaler|insulin|glasses|account|shoes|wheelchair|pills|ids|purse|savings|driver|debit|hearing|crutches|clothes|earnings)
        (locks|locked|lock|locking|barricades|traps|trapped|shuts|shut|locked us) (me|us|me and) ~2 (in|out|inside|up|outside|up in|>)
        (blocks|blocked|blocking|stands in|stood in|stands at) ~1 the (door|doorway|exit|way) ~4
        (held|kept|keeps|am|feel like) (captive|hostage|a prisoner|prisoner|locked in|imprisoned|me prisoner|me captive)
        prisoner in my own
        (controlling|possessive|jealous and controlling) (husband|wife|boyfriend|girlfriend|partner|man|woman)
        (every|each|account for every|justify every|explain every|receipts for every|all the) (penny|cent|dollar|euro|receipt|purchase|mile|minute) ~4
        (allowance|pocket money|grocery money) ~5 (receipt*|he|she|gives|husband|count*|ask)
        (no access|not have access|without access|dont have access) to ~2 (money|account|accounts|bank|finances|funds)
        (not|no|never|wont) ~3 my own (bank|money|account|phone|car|card|key|keys|friends)
        (cut|cuts|isolat*|separat*|alienat*|kept|keeps|turned|turns) ~1 (me|off)? ~1 (off)? (from|against) (my|all|everyone|friends|family|the world|everybody|the outside)
        (lost|no) ~1 (all|contact with|touch with)? ~1 (my)? (friends|family) ~4 (because of him|because of her|he|she|since we|since i met|over him)
        (not spoken|havent spoken|have not seen|not seen|havent seen) ~2 (friends|family|sister|mother|parents|mom|brother) ~6 (because|he|she|his|her|allow*|years)
        (punish|punishes|punished|punishing|punishment|consequences|lesson|teaches me|taught me a) ~6
        (make|making|made) it up to (him|her) ~3 (if|when|then|or|after|late|i)
        (gets|got|goes|is|becomes|get|went) (angry|furious|mad|crazy|ballistic|violent|nuts|enraged|mental) (if|when|whenever) (i am|im|i m|i|dinner) ~2 (not|late|minutes|talk|look|wear|see|go|come|home|smile|laugh|answer|forget)
        (deprive*|wakes me|keeps me awake|kept me awake|not let me sleep|interrogat*) ~5
        (tells|telling|told|dictates) me (what|when|who|how|where) ~2 (wear|eat|i can|to do|talk|sleep|spend)
        (nobody|no one) (will|would|ll|is going to|s going to) believe (me|you) ~3
        (she|he) knows people ~3
        (without|unless) (his|her) (permission|approval|say so|consent)
        (force|forces|forced|forcing|make|making|made|sell|sold|promise|promised) ~1 (me|her|us)? ~1 (into|to) (marry|marriage|a marriage|an arranged|get married|be married|prostitut*|have an abortion|abort|sell|get pregnant)
        (forced|arranged) marriage ~6
        marry (a man|someone|a guy|my cousin|him) ~5 (never met|force*|said no|not want|against|refuse*|parents)
        (holds|held|lets|makes) the kids ~3 (window|against|watch)
        honou?r (killing|violence)
      `,
    },
    {
      because: 'Fear of the one they live with, and plans to get away.',
      inDanger: 'writer',
      says: `
        {afraid} (of|to be with|to be around|to live with) ~1 {him} ~2 (>|when|and|because|but|so|sometimes|now|at|anymore|since|temper|mood*|what|every|after|if|again|drinks|when he|drunk|anger|s|that|in|all|like|to)
        {afraid} of (going home|coming home|being home|my own home)
        (can not|cant|not safe to) (say|talk|write|tell) ~2 (it|about it)? here ~6
        (he|she) sees everything ~3
        {afraid} to (go home|be home|come home|leave him|leave her|leave the|fall asleep|say no|be alone with|sleep|tell him no|speak|upset|anger|disagree|make him|make her|breathe|talk back|answer|be in the)
        {afraid} (of|for) (what he|what she|what my husband|what my wife|what might happen when|my life|my safety|our lives|our safety|my kids|his temper|her temper|his anger|his moods|his reaction|him when|how he)
        (he|she|him|husband|ex|boyfriend|wife|partner|temper|anger) (really|sometimes|often|just)? (scares|frightens|terrifies) me
        (fear|fears|feared|fearing) (for|of) (my|our|his|her) (life|lives|safety)
        (live|living|lives|lived) in (constant|daily)? (fear|terror)
        (not|no longer|never|dont) (feel|feeling|be|am)? safe (at home|with|around|in my|here|in our|anymore|when|sleeping|>)
        (am|are|is|we) (unsafe|in danger|not safe)
        (my|our) life (is|could be|might be|s) in danger
        (help|how|where|want|need|trying|plan|planning|escape*|flee|fled|fleeing|run|hid|hide|get) ~3 (escape|flee|get away|run away|leave safely|shelter|safe house|refuge|hide|hiding|get out) ~4 (him|her|from|husband|abus*|partner|wife|without|boyfriend|before|kids|me|this house|here alive|safely)
        (go bag|escape plan|escape bag|packed bag|hidden bag|bag packed|secret bag|secret phone|burner phone|hidden money|hiding money|secret money|hide cash|stash* cash)
        (womens|women s|domestic violence|dv|battered) ~1 (shelter|refuge|hotline|helpline)
        (sound|hear|hearing|noise) ~4 (key|keys|car door|car|footsteps|door|driveway|garage|boots|steps|lock) ~8
        (what sort|what kind|which kind) of (night|evening|mood|day) ~4
        (in one of|what|which|his|her|bad) (his|her)? moods ~4
        (count|counting|counts) (the|his|her) (beers|drinks|bottles|cans|glasses)
        (not|avoid|careful|how|without|trying) ~4 (provoke|set him off|set her off|upset him|upset her|trigger him|trigger her|anger him|annoy him|make him angry|make her angry|embarrass him|make him mad|get him angry) ~6
        (beg*|cry*|apologi*|plead*|quiet*|silent|still|invisible|small) ~5 (until|so) (he|she) (stops|calms|stopped|calm|is done|leaves)
        (just in case|before he|so he|until he) ~3 (comes home|gets home|calms|explodes|snaps|falls asleep|passes out)
        ({he}) ~4 (explodes|rages|loses it|loses control|snaps|blows up|goes off|raging|smashes) ~6 (scared|afraid|hide|hid|kids|me|break*|throw*|over nothing|everything|things)
        (never|not) (laid|touched|hit) ~2 (hand|me|finger) ~3 but ~8 (killed|smash*|punch*|threat*|throws|breaks|scare*|afraid|destroy*|locks)
        (grateful|thankful|lucky) ~3 (difference|not hit|not worse|does not hit|only)
      `,
    },
    {
      because: 'Somebody else is hurt or controlled by a person close to them.',
      inDanger: 'other',
      says: `
        (my|his|her|our|a|the) ~2 (friend|sister|mother|mom|daughter|cousin|neighbor|neighbour|aunt|coworker|colleague|roommate|niece|brother|grandmother|grandma|son|stepmom|stepmother|dad|bestie|sil|mil) ~5 (husband|boyfriend|partner|wife|girlfriend|ex|fiance|man|dad|stepdad) ~4 ({hit}|{choke}|{rape}|threaten*|stalk*|controls|violent|locks|hurts|beat her|tried to kill|kill) ~1 (her|him|them|>|up|in|on)
        (friend|sister|mother|mom|daughter|cousin|neighbor|neighbour|aunt|coworker|colleague|roommate|niece|grandmother) ~3 (is|was|being|gets|been|getting) ~2 (abused|beaten|hit|strangled|stalked|raped|threatened|choked|controlled|beat)
        (dad|father|stepdad|stepfather|he|brother|uncle) ~2 ({hit}|{choke}|threatens|threatened) (my|our|his|the) ~1 (mom|mother|sister|wife|girlfriend|grandmother|aunt|stepmom)
        (her|his) (husband|boyfriend|partner|ex|fiance|wife|girlfriend) ~2 ({hit}|{choke}|{rape}|threatens|threatened) (her|him|them)
        (bruise*|black eye|split lip|marks) ~6 (sister|friend|her husband|her boyfriend|mom|daughter|neighbor|coworker|says she fell|she says|on her|on his)
        (friend|sister|mother|mom|daughter|cousin|neighbor|aunt|coworker|colleague) ~6 (not allowed|not let her|wont let her|lets her|controls her|takes her|locked her|afraid of him|afraid of her husband|scared of him|scared of her husband|hides her)
      `,
    },
  ],
};
