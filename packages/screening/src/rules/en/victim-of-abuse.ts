import type { RulesOfKind } from '../../phrases/language.ts';

export const victimOfAbuse: RulesOfKind = {
  kind: 'victim_of_abuse',
  rules: [
    {
      reason: 'Violence against who writes.',
      inDanger: 'writer',
      phrases: `
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
        (black eye|split lip|busted lip|bloody nose|swollen lip|broken rib|broken ribs|broken jaw|busted my|broken nose|ruptured)
        (i|me|got me) ~3 (stitches|concussion)
        (stitches|concussion) ~4 (because he|because she|after he|after she|from him|from her|he|she|husband|wife|boyfriend|girlfriend)
        (bruise|bruises|bruised|marks|welts|scratches|bite marks|handprint|finger marks) ~6 (he|she|him|husband|wife|boyfriend|partner|cover*|hide|hiding|makeup|sleeves|foundation|lie|lied|fell|excuse*|explain*|arms|neck|throat|wrists|where nobody|again|grabbed|photos)
        (cover*|hide|hiding|hid|lied|lie|explain|excuse*|conceal*) ~4 (bruise*|black eye|marks|scratches|injur*)
        (makeup|concealer|foundation|long sleeves|sleeves|sunglasses|scarf|scarves|turtleneck*) ~5 (bruise*|marks|eye|neck|work|august|summer|july|heat|indoors|cover*|hide|arms|show|questions|nobody|inside)
        (told|tell|said|say|telling) ~5 (fell|walked into|clumsy|tripped|slipped) ~2 (stairs|door|again|cabinet|ice|shower|down)
        i ~1 (fell|fall) down the stairs ~8
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
        (police|cops|ambulance|911) ~6 (hit|beat|choke*|neighbors called|neighbours called|afraid of|again)
        (call|called|calling|calls) (the)? (police|cops|911|999) (on him|on her|because he|because she|when he|last time|again|before he) ~3
        (hiding|hide|hid|locked myself|barricaded) ~3 (bathroom|closet|car|bedroom|room|garage|basement|toilet|neighbor|shed) ~6
        (er|emergency room|hospital|nurse|doctor|stitches) ~6 (fell|lied|lie|told them|clumsy|accident)
        (pulled|grabbed|yanked|jerked|turned) the steering? wheel ~8
        (drive|drives|drove|driving|speeds|sped|accelerat*) ~3 (so fast|too fast|fast|recklessly|faster|like crazy|like a maniac) ~6 (beg*|scream*|scare*|me|cry*|smil*|laugh*|stop|us)
      `,
    },
    {
      reason: 'Threats, and weapons shown.',
      inDanger: 'writer',
      phrases: `
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
        (takes|took|taking|gets|got) (the gun|the knife|the rifle) out ~8
        (knows|know|warned|told me|remember|remind*) ~2 what (happens|will happen|he will do|he does|she will do|is coming|i get) ~3
        (regret|sorry) ~1 (if i|the day|it if)
        i ~2 (regret|be sorry) ~1 leaving
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
      reason: 'Sex against their will.',
      inDanger: 'writer',
      phrases: `
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
      reason: 'Followed, watched, waited for.',
      inDanger: 'writer',
      phrases: `
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
        (calls|texts|called|texted|messages|messaged|rings|rang|phones) (me)? ~1 (50|100|hundred|hundreds|dozens|30|40|60|80|200|20|70|90|fifty|every hour|every ten|every five|constantly|all day|nonstop) ~2
        (new numbers|fake accounts|fake profiles|different numbers|blocked him everywhere)
        (restraining|protective|protection|no contact|non molestation) (order|orders)
        (not|never|wont) leave me alone ~8 (ex|he|broke up|follow*|block*|since|outside|house|police|work)
        (changed|change) (the locks|my number|my locks) ~6
        ({he}|ex) ~4 (has a key|with a key|got in|broke in|breaks in|let himself in|let herself in|got into my|entered my|in my kitchen|in my house|in my flat|in my apartment|in my garden|in my yard|in my room|in my car|in my bedroom)
        things ~3 (moved|missing|rearranged) ~4
        (photos|pictures|pics|photo) of (my|me) ~2 (house|window|door|sleeping|car|bedroom|walking|kids)
        (i ex|my ex|he|she) ~2 (keeps|kept) (coming back|coming to|coming by|showing up|turning up|driving by|driving past|appearing|waiting outside|waiting for) ~4
        (prove|proof|photo|picture|selfie|video call|location|pin) ~4 (where i am|who i am with|every time i|each time i|whenever i go)
      `,
    },
    {
      reason: 'Controlled: money, phone, people, going out, papers, punishment.',
      inDanger: 'writer',
      phrases: `
        {he} ~2 (not|never|rarely|only|hardly|wont|refuses to) ~1 (let|lets|allow|allows|permit|letting|allowed) me ~2 (leave|go|see|work|talk|have|out|visit|use|drive|call|wear|sleep|eat|speak|meet|contact|study|get|take|near|own|any|be|lock|shower|learn|earn|spend|my|access|touch|answer|say|finish|close|choose|do|keep)
        {he} (lets|allows) me (only|to only|out only|out once)
        i ~1 (am|m|was|be) (not|never|only|no longer|barely) (allowed|permitted) ~2
        (not|isnt|only) (allowed|permitted) to (leave|go|see|work|talk|have|visit|use|drive|call|wear|speak|meet|contact|lock|eat|sleep|close|answer|touch|work)
        (allowed|permission|permits|ask|asks|asking) (to|for) (leave the house|go out|see my|call my|talk to my|shower|buy|money|sleep|eat|permission|use the|spend|visit|speak)
        ask (him|her|permission|my husband|my wife) ~3 (for every|before i|to go|for money|to buy|for permission|to see|to use)
        {he} ~2 (forbids|forbade|forbid|banned|prohibits|bans|forbidden) ~1 (me|us|my)
        {he} (decides|dictates|chooses|determines|controls|monitors) ~1 (what i|what we can|who i|who we|whom i|where i|when i|how i|which|everything|every|all|my|our|the money) ~3
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
        (punishes|punished|punishing|punish) ~1 (me|us|with)
        {he} ~3 (punish|punishment|consequences|lesson|teaches me|taught me a) ~6
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
      reason: 'Fear of the one they live with, and plans to get away.',
      inDanger: 'writer',
      phrases: `
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
      reason: 'A blow, told by where it landed, what it was done with, or who did it.',
      inDanger: 'writer',
      phrases: `
        {he} ~2 ({hit}|{grab}|{choke}|shoving|bent|bends|crushed|crushes|ripped|rips|rammed|bashed|bounced|split|cracked|cut|cuts|sliced|slashed|tore|tears|busted|poked|jabbed|headbutted|burnt|burned|scratched|squeezing|grabbing|twisting|pulling) my (hair|head|throat|neck|arm|arms|wrist|wrists|face|jaw|finger|fingers|ankle|ankles|ear|ears|ribs|stomach|belly|back|chest|leg|legs|shin|shins|shoulder|shoulders|cheek|eye|eyes|eyebrow|lip|lips|mouth|nose|skull|foot|hand|hands|breast|breasts|thigh|thighs|skin|knee|elbow|scalp|collarbone)
        my (head|face|arm|wrist|back|hand|fingers|body) ~1 (against|into|through|in|off|onto|on) (the|a|my|his) ~1 (wall|floor|door|table|window|car|sink|fridge|mirror|counter|stove|bed frame|frame|bath|dashboard|steering|stairs|ground|radiator|cupboard|desk|hob|pan)
        (hit|hits|beat|beats|beating|whipped|whips|struck|strikes|hitting|smacked|whacked|slapped|thrashed|attacked|poked) (me|us) ~1 (with|across|over|on|round|around|in|against) (the|a|an|his|her|my|it|both) ~3
        (being|getting|get|got|am|was|been|be) (hit|beaten|beat|slapped|kicked|punched|choked|strangled|shoved|whipped|smacked|thrown|dragged|attacked|assaulted|raped|threatened|abused|stalked|controlled|battered|belted|locked) ~2 by (my|a|the|him|her|his) ~1 ({kin}|son|daughter|parents|stepson|grandson|carer|landlord|teacher|coach|him|her)
        (son|daughter|grandson|carer|caregiver|teen|teenager|stepson|nurse|landlord) ~2 ({hit}|{choke}|{grab}) me ~3
        (put|puts|laid|lays|got|putting|laying|placed) (his|her) (hands|hand|fists) (on me|around|round|over my|on my) ~3
        (got|get|gets|getting|went|turned|became|becomes) (really|very|a bit|pretty|so|quite)? (physical|violent) ~2 (>|with me|and|but|again|when|between us|last|once|at|after|because|towards me)
        (a|his|her) (temper|rage) ~6 (physical|hit|broke|broken|bruise*|scared|afraid|smash*|hole*|fist*|hurt)
        (my|a) (arm|wrist|jaw|nose|rib|ribs|hand|finger|collarbone|leg|eye|lip|face|foot) ~4 (in a cast|in a sling|plaster|wired shut|swollen|stitches|fractured|broken|purple|black and blue) ~6 (he|she|him|her|fight|argument|last time|husband|wife|boyfriend|girlfriend|partner|again|>)
        (bruise|bruises|bruised|black eye|cuts|stitches|fracture|marks|welts|scars) ~6 (from|off|by|because of|thanks to) (him|her|my {kin}|his|our last|the last|the fight|our fight|last night)
        (smash*|trash*|wreck*|destroy*|tore|tears|throws|threw|broke|breaks|breaking|flipped|flips|overturn*|punched|kicked) ~2 (up)? ~1 (kitchen|house|flat|apartment|room|living room|bathroom|dishes|plates|table|tv|furniture|everything|crockery|glasses|my things|my clothes) ~6 (made me|me clean|i clean*|watched me|and then me|while i|scared|hid|kids|at me|because i|me pick|i had to)
        (not let me|wouldnt let me|not letting me|stopped me|stops me|keeps me|kept me|prevents me|prevented me) (breathe|leave|go|get up|get out|out of the|from leaving|from going|from seeing|from taking|from working|from calling|from getting|from sleeping|from talking|move|see a doctor|call) ~5
        (insulin|inhaler|epipen|medication|medicine|meds|pills|wheelchair|crutches|hearing aid|hearing aids|glasses) ~5 (away from me|out of reach|hides|hid|when he is angry|when he s angry|when she s angry|as punishment|if i|until i|throws|threw)
        (driv*|drove|speed*|swerv*|race*|races|accelerat*) ~6 (to scare|scare me|frighten me|crash us|kill us|into a tree|off the road|into the wall|both of us|will not stop|not stop the car|refuse* to stop|not let me out|lets go of the wheel|let go of the wheel)
        (pinned|pins|sat|sits|knelt|kneels|stood|stands|held|holds|kneeling|sitting) (me|on me|on my|on top of me|over me|down) ~3 (down|chest|throat|neck|arms|back|breathe|until|and would|while|so i|stairs|bed|floor)
        (poison*|kill*|drown*|shot|strangled|hurt|hurts|kicks|kicked|got rid of|gave away) ~1 (my|our) (cat|dog|pet|rabbit|hamster|bird|horse|kitten|puppy) ~8
        (throw|threw|throws|splash|splashed|pour|poured|use) ~1 (acid|boiling|hot water|hot coffee|bleach|petrol|scalding|hot oil|gasoline) ~2 (on|over|at|in) (me|my)
        (hits|slaps|beats|kicks|punches|shoves|chokes|hit|slapped|pushes|grabs) ~1 (me|him|her) ~3 (once|only|but|sometimes|every|when|whenever|now and then|occasionally|after)
        {he} (only|just|sometimes|occasionally|rarely) (hits|slaps|shoves|pushes|grabs|hit|slapped|shoved|does it|did it|gets like|gets violent|gets physical) ~3
        (he|she|they) ~2 (lost it|loses it|lose it|lost control|loses control|snapped|snaps|flips out|flipped out|goes off) (with|on|at) me ~3
        (not|without|so|how|keep|stop|make|get|prevent) ~3 (him|her) ~2 (lose|losing|loses) (it|his temper|her temper|control) ~6
        (went|goes|gone|took it|takes it|gets|got) (too far|out of hand) ~4 (hospital|bruise*|hit|scared|afraid|bleed*|blood|floor|throat|neck|police)
        (last time|the last time|first time|every time|each time) i ~2 (left|leave|tried|try|told|said no|say no|refused|disagreed|packed|mentioned|spoke|ended|broke up|asked for) ~8 (bad|really bad|hospital|hit|broke|broken|smashed|hurt|gun|knife|police|killed|found me|locked|choked|furious|ugly|violent|worse|paid|regret*)
        (last time|the last time) ~6 (was really bad|was bad|ended badly|got ugly|ended up in|put me in|nearly killed|almost killed|could not walk|could not work) ~4
      `,
    },
    {
      reason: 'How living in fear looks: hiding it, bracing for it, and being told it is one’s own fault.',
      inDanger: 'writer',
      phrases: `
        (sleep|sleeping|slept|nap|shower) ~5 (door|bathroom|bedroom|room|chair|dresser) ~3 (locked|lock|bolted|barricad*|blocked|under the handle|against the door|wedged)
        (sleep|sleeping|slept|go to bed) ~2 (in my clothes|in my shoes|with my shoes|with my keys|with my phone under|with one eye|in the car|fully dressed|with a knife|in the kids)
        (lock|locked|bolt|push|pushed|put|move|wedge) ~5 (chair|dresser|drawers|sofa|wardrobe|table) ~3 (door|handle)
        (lock|locked|locking) (myself|ourselves|us) (in|inside|and the kids) ~4
        (told|tell|telling|lied to|said to) ~4 (nurse|doctor|dentist|boss|colleagues|coworkers|mom|work|teacher|friends|paramedic|paramedics|everyone|everybody|people|er|hospital) ~1 (i|that i|it was|about) ~1 (fell|fall|tripped|slipped|walked into|ran into|bumped|clumsy|the dog|the cat|door|cupboard|cabinet|accident|sport|gym)
        i ~2 (walked|ran|bumped) into (a|the) (cupboard|door|cabinet|wall|shelf|doorframe) , ~3
        (walked|ran|bumped|walk) into (a|the) (cupboard|door|cabinet|wall|shelf|doorframe) (again|is what|he|she|like|as usual|i said) ~4
        (conceal*|foundation|makeup|scarf|scarves|sunglasses|long sleeves|sleeves|turtleneck|polo neck|high collar|hoodie) ~5 (so nobody|so no one|so people|so that nobody|cover|covering|hide|hides|to work|at work|summer|heat|indoors|ask|asks|questions|again)
        (call*|called|phone*) in sick ~6 (face|eye|bruise*|marks|swelling|lip|until|nobody sees|show)
        (good|better|expert|used to|learned|learnt|learning|know how) ~3 (covering|cover|hiding|hide|conceal*|disguis*) (it|them|marks|that|things) ~4 (up|makeup|concealer|work|sleeves|foundation|>)
        (i|kids|children|we|everybody|everyone) ~3 (know|knows|learned|learnt|have learned|knew) ~2 (to)? (go|be|keep|stay) (quiet|silent|still|out of his way|out of her way|out of sight|upstairs) ~5
        (tell|know|hear|guess|judge|listen|sense) ~5 (footsteps|key|keys|door|car|tyres|tires|engine|gravel|breathing|voice|walks in|comes in|boots|garage) ~4 (night|mood|kind|sort|whether|if it|bad|what|how|drunk|going to be|trouble)
        (stomach|heart|body|chest|breath|breathing|hands|everything in me|whole body) ~2 (drops|drop|races|racing|freezes|freeze|stops|pounds|tightens|knots|shake|shakes|shaking|goes cold|turns|sinks) ~5 (his key|her key|his car|her car|the key|the door|the car|comes home|gets home|walks in|pulls up|raises|shouts|his footsteps|footsteps) ~4
        i ~1 (freeze|tense up|brace myself|brace|hold my breath|make myself small|go still|go quiet|shut down|shrink|tremble|shake) ~4 (when|whenever|if|until|before|every time|each time) (he|she|his|her|i hear|my {kin}) ~4
        i ~1 (flinch|jump|duck|cower|wince) ~3 (when|whenever|if|every time|each time|as soon as) ~3 (arm|hand|moves|raises|lifts|reaches|comes|gets up|shouts|voice|door|fast|sudden*|touches)
        (rehearse*|practise|practice|plan|weigh|choose|measure|filter|think about|careful with) ~2 (every|each|all my|my) (word|words|sentence|sentences) ~6 (he|she|him|her|explode*|angry|mood|home|wrong)
        (breathe|safe|sleep|eat) ~1 (only|just|again|properly) ~1 (when|once|while|if|after) (he|she) ~1 (is|s|has|leaves|left|goes|travels|works|away|out|gone|asleep) ~3
        (depends|depending) on (his|her) (mood|moods|day|drinking)
        (best|good|easier|safer|better) to ~2 (agree|stay quiet|keep quiet|say nothing|say sorry|apologise|apologize|give in|let him|let her|obey|do what he|do what she|not say|disappear) ~5
        (easier|safer|quicker|simpler) to (just)? (let him|let her|give in|lie there|get it over|say yes than) ~2 (>|finish|have|do|it|than say|than fight|no|refuse|saying no|over)
        (say|said|saying) yes ~6 (saying no|no is|no means|no costs|refus*|otherwise|or else|punish*|sulk*|rage*|costs me)
        (lie|lay|lying) (there|still) ~4 (until|and|while|wait*|over|done|finish*|otherwise|because)
        (he|she) ~1 (says|said|tells me|claims|insists|thinks|keeps saying|swears) ~2 (i|it) ~1 (made him do|made her do|make him do|make her do|made it happen|make him hit|made him hit|make him lose|made him lose|make him angry|made him angry|drove him to|drive him to|drove her to|provoke|provoked|deserve|deserved|asked for|bring it on|brought it on|brought this on|pushed him|pushed her|push him|push her|was my|is my|s my) ~2 (it|this|fault|on myself|that|>)
        (if|when|unless) i (would)? (just|only|simply|had)? ~1 (behave|behaved|listen|listened|obey|obeyed|did as|do as|do what|did what|shut up|keep quiet|kept quiet|were better|was better|kept my mouth|knew my place) ~4 (would not|not have|not happen|happen|happened|calm|fine|stop|nice|hit|angry|have to)
        (sorry|sweet|loving|nice|gentle|crying|cries|cried|kind|an angel|promises|promised|begs) ~3 (after it|after that|and bought me flowers|and brought me flowers|never happen again|will never happen|never do it again)
        (hit*|slap*|chok*|physical|violent|hurts|shove*|bruise*|rage*|explode*|lost it|loses it|blows up) ~6 (sorry|sweet|loving|gentle|cries|crying|cried|flowers|gifts|promises|promised|begs) ~4
        (never|not) ~1 (happen|do it|touch me|hurt me|hit me|lay a hand) ~2 again ~3
        (promise|promised|promises|swore|swears|says) ~5 (never|not) ~1 (happen|do it|touch me|hurt me|hit me|lay a hand) ~2 again
        (my|entirely my|all my) (own)? fault ~4 (hit|hits|lost it|loses it|physical|shoved|slapped|angry like|snapped|violent|hurt me|pushed)
        (scared|afraid|terrified|frightened|dread|worried|dreading|nervous) ~3 (what|how) (he|she|my {kin}|they) ~2 (do|does|react|reacts|be like|is capable|might do|ll do|will do|would do|did last) ~6
        (what|anything) (he|she|they) (will|might|would|could|may|is going to|s going to) do (to me|to us|when|if|once|next|>) ~4
        (he|she) (will|would|is going to|s going to) ~1 never ~1 (let|allow|accept|give) me ~2 (go|leave|divorce|up|out|live|be free|be with)
        (leaving|leave|divorce|going|get out) ~3 (not an option|not possible|impossible|no option|not that simple|too dangerous|not safe|dangerous) ~4
        (can not|could not|dare not|not dare|afraid to|scared to|terrified to) ~2 (leave|go|say|tell|talk|refuse|disagree|speak|move|breathe|answer|write) ~4 (he has|she has|he holds|he keeps|he will|he would|she will|she would|my papers|my passport|deport*|kill*|hurt*|find me|finds me|finds out|hears|sees|comes home|angry|hit*|punish*)
        (bag|suitcase|clothes|documents|money|cash|passport|some things) ~2 (packed|hidden|ready|stashed|stored|saved) ~6 (in case|neighbor*|neighbour*|sister*|mom*|trunk|boot|friend*|work|attic|garage|car|escape|need to run|leave fast)
        (secret|secretly) ~3 (saving|save|saved|put aside|putting|hiding|packing|packed|apartment|flat|account|job|phone|ticket) ~6 (leave|escape|run|get out|get away|from him|from her|he finds|he does not know|without him knowing|she does not know)
        (deleting|delete|erase|erasing|clear|clearing|wipe|closing|close|hide) ~2 (this|this chat|history|app|conversation|the tab) ~4 (he|she|my {kin}) ~1 (checks|reads|looks|sees|finds|comes|will|goes|wakes|monitors)
        (deleting|erasing|wiping|clearing) this ~3 (after|afterwards|now|because|again|>)
        (writing|typing|texting|whispering|asking|messaging) ~2 (this|from|in|here) ~3 (bathroom|closet|toilet|shower|library|while he sleeps|while he is asleep|while he s asleep|before he|before she|quickly|secret*|borrowed|while he is out|while he s out)
        (he|she) ~1 (comes|gets|is|will be|ll be|s) ~1 (home|back|here|awake|coming) ~4 (have to stop|must stop|got to go|have to go|need to go|quick|be quick|fast|delete*)
        (how|what|ways|tips|help|need|know) ~5 (make|keep|calm|get|not make|stop) (him|her|my {kin}) ~2 (less angry|from exploding|from getting angry|not angry|not to hit|from hitting|from hurting|not explode|not to explode|down when he rages|from breaking|from drinking and)
        (nobody|no one) ~1 (believe|believes|believed) (me|a man|men|it) ~4 (he|she|because|man|everyone|loves|charming|nice|popular|police|respected)
        (to everyone else|to others|outside|in public|everyone thinks|everybody thinks|everyone loves|people think) ~6 (charming|perfect|angel|saint|nicest|great guy|wonderful|lovely) ~8 (home|behind closed doors|alone|door|inside|me)
        (behind closed doors|once the door closes|when the door closes|when we re alone|when we are alone|when nobody is looking|when no one is looking) ~6
        (different|another) (person|man|woman|animal) ~2 (when|once|after|behind) ~3 (drink*|drunk|home|alone|doors|beers|whisky|wine)
        (hurt|scare|scares|frighten|frightens|intimidat*|terrify|humiliat*|degrad*|torment*) (me|us) ~3 (on purpose|for fun|enjoys|he likes|laughs|smiles|every day|daily|constantly|in front of|if i|when i|so i|into)
        (calls|called|calling) me ~2 (whore|slut|worthless|bitch|stupid|useless|pig|fat pig|cunt|trash|retard|nothing) ~2 (every|daily|all day|constantly|when|in front|and|if|until) ~3
      `,
    },
    {
      reason:
        'What control looks like: to report, to ask, to be at home, to own nothing, to lose work and friends over it.',
      inDanger: 'writer',
      phrases: `
        i ~1 (have to|must|need to|got to|gotta|am supposed to|am expected to|am forced to|had to|always have to) ~1 (show|explain|justify|account for|report|hand over|hand in|ask|beg|earn|send|prove|share|text|call|video call|facetime|answer|check in|turn over|give) ~1 (him|her|my {kin}|a photo|a picture|a selfie|every|each|all|my|where|proof|permission|my location|the receipt|the receipts) ~3 (every|each|receipt|receipts|time|when|where|who|message|messages|phone|penny|cent|purchase|salary|paycheck|wages|before i|if i|with who|whenever|location|i arrive|i leave|permission|all my)
        i ~1 (have to|must|need to|got to) ask ~2 (permission|him first|her first|if i can|if i may|to use|for money|to go|to see|before|to eat|to leave|to call|to buy)
        i ~1 (have to|have got to|must|got to|need to|am required to) ~1 (be home|be back|come home|come straight|answer|pick up|reply|text back) ~4 (or|otherwise|else|consequences|within|trouble|pay for it|punish*|angry|furious|minutes|seconds|rings|hell)
        (or|otherwise) ~2 (there will be|there is|there s|face|get) ~1 (consequences|hell|trouble|punishment|a lesson|a beating)
        (late|minutes|hour|minute) ~6 (show him|show her|receipt|explain|interrogat*|prove|account for|punish*|timestamp|with the time|question*|accuse*|locked out)
        {he} ~2 (keeps|has|holds|took|takes|hides|hid|controls|got|locks away|guards) ~1 (all)? ~1 (the|our|both|every) (car keys|keys|house keys|bank cards|cards|bank card|money|passports|passport|papers|documents|phone|phones|passwords|only key|only car|account|accounts|pin|finances|cash) ~2 (so|and i|because|from me|away|i have|i can|i am|i need|as punishment|unless|>)
        {he} (keeps|has|holds|controls|guards|took over) (all the money|all our money|all the finances|the only key|the only keys|every password)
        (my|all my|whole|entire) (salary|wages|pay|paycheck|paycheque|income|money|earnings|benefits|pension|tips) ~3 (goes|go|into|to|is paid|gets paid|straight|belongs|lands|taken|disappears) ~3 (his account|her account|him|her|them|my {kin}|his|hers|their)
        (gives|give|gave|allows|leaves|hands) me (only|just)? ~1 (ten|twenty|five|thirty|fifty|pocket money|an allowance|allowance|a few|20|10|30|50|5|40|100) ~1 (dollars|euros|pounds|quid|bucks|a week|a day|a month|per week|cash|for groceries)
        (takes|took|collects|keeps|pockets|grabs|demands) (my|all my|every) ~1 (whole|entire)? (salary|wages|pay|paycheck|paycheque|income|earnings|benefits|pension|tips|disability) ~3
        (got me|gets me|made me|makes me|making me|forced me to|forces me to|wants me to) (fired|quit|lose my job|lose every job|leave my job|give up my job|quit my job|drop out|stop working|stop studying|block|unfriend|delete my|cut off)
        (job|jobs|work|interview|interviews) ~4 (he|she|husband|wife|boyfriend|girlfriend|partner) ~2 (makes sure|made sure|sabotag*|ruins|ruined|calls my boss|called my boss|shows up|hides my|hid my|turns up|i lose it|lose it)
        (makes|made|making) sure i ~2 (lose|not have|never have|never see|never work|never leave|have no|have nobody|fail|no one|nobody|alone|can not|depend) ~4
        {he} ~1 (decides|chooses|picks|picks out|selects|lays out|approves|dictates|tells me|controls|determines|inspects|checks|vets) ~1 (what i|who i|when i|how i|my|if i|whether i|which) ~2 (wear|eat|clothes|outfit|outfits|friends|talk|sleep|weight|food|makeup|hair|spend|go|meal|meals|see|watch|read|shower|work)
        (curfew|timer|times me|stopwatch|clocks me|counts the minutes|checks the mileage|checks the odometer|checks my underwear|smells me|sniffs me|checks my clothes) ~4
        (not|no longer|never) ~1 (allowed|permitted|supposed) (to)? ~1 (lock|close|shut|have|own|wear|see|speak|talk|leave|drive|work|use|go|visit|call|meet|eat|say|sleep|cry|be alone|look|answer|text|laugh|study|learn|out) ~3
        (stopped|stop|quit|gave up|given up|avoid|not) ~1 (seeing|see|meeting|meet|calling|visiting|talking to|talk to|going out|wearing|speaking to|laughing|driving|my) ~3 (friends|family|sister|brother|mom|parents|makeup|dresses|anyone|people|hobbies|colleagues|men) ~5 (because of him|because of her|because he|because she|because of how|punish*|hell|fight|fights|accus*|interrogat*|scene|pay for it|not worth|easier|furious|rage*|angry|jealous|allow*|consequences|forbid*|to keep the peace|keep him calm)
        (not worth|easier than|to avoid|so i avoid|i avoid) ~3 (the punishment|the interrogation|the consequences|his rage|her rage|the screaming|the hell|his anger|her anger|a beating|the beating|his reaction|her reaction)
        (punish*|pay for it|paid for it|consequence*|lesson) ~5 (afterwards|later|at home|for days|for a week|if i|when i|whenever i|with silence|because i)
        i (pay|paid|will pay|ll pay) for it (at home|later|afterwards|for days|at night|when|all|>) ~2
        (my|took my|has my|kept my|hid my|hides my|holds my|keeps my) (papers|passport|visa|documents|id card|green card|residence card) ~5 (he|she|they|so i|deport*|locked|safe|drawer|him|her|back|leave)
        (deport*|send me back|sent back|lose my visa|lose my status|cancel my visa|revoke my visa|call immigration|call ice) ~5
        (go|goes|going|looks|look|scrolls|reads|read|checks|check) ~1 (through)? my (phone|messages|texts|email|emails|chats|whatsapp|laptop|call log|browser) ~4 (every|each|daily|night|nights|day|explain|while i|interrogat*|demand*|accus*|when i sleep|and i have|justify|and then|angry)
        (knows|knew|know|finds out|found out|figure out|figures out) ~3 (where i|who i|what i) ~4 (without|even when|even though|before i|never told|not told|did not tell|havent told|have not told|somehow|every time|always)
        (turn*|show*|appear*|pop*|wait*) ~1 (up)? ~1 (at|in|outside|to) ~1 (places|place|gym|work|my work|school|church|cafe|bar|bus stop|shop|office|events|every) ~4 (never told|not told|did not tell|again|even though|uninvited|i moved|i go|i am|without|since)
        (keep|keeps|kept|been|always|constantly|everywhere) ~2 (following|watching|stalking|turning up|showing up|appearing|waiting|driving past|sitting outside|lurking|messaging from|calling from) ~3 (me|my|outside|new numbers|different numbers|fake|letters|i go)
        (sits|sat|sitting|parks|parked|stands|stood|standing|waits|waited|waiting|watches|watched|watching|hangs|hanging) ~2 (outside|across|opposite|near|in front of) ~2 (my|our|me) ~2
        (his|her|same|black|white|ex s) (car|van|truck|bike|motorbike) ~4 (outside|behind me|follows|following|parked|my street|my road|again|every night|drives)
        (notes|letters|flowers|gifts|roses|packages|messages|calls) ~5 (windscreen|windshield|doorstep|my car|my door|at work|every day|unknown number|blocked|though i blocked|new number) ~6 (ex|he|him|her|she|stop*|scared|again)
        i ~1 (blocked|block|moved|changed my number|changed numbers|changed the locks) ~5 (still|but|again|finds|found|new|another|keeps|fake|anyway) ~5
        (lock|locks|locked|shut|shuts|bolts) (me|us) ~2 (in|out|inside|outside|up|down|from)
        (no|not have|without|not get|not given) ~2 (a|my own|any|own)? ~1 (key|keys|money|phone|bank card|bank account|access) ~3 (to my own|to our|of my own|he|she|because|only he|only she|unless|at all)
        (keep|hide|hid|kept|hiding) ~1 my (phone|second phone|old phone|diary|notebook|money|pills) ~6 (he finds|finds it|he checks|he goes|goes mad|sock|so he|from him|from her|she finds|find it)
        (doctor|dentist|nurse|gp|hospital|therapist|midwife|police) ~8 (not want them to see|not want me to see|not let me go|forbid*|not allowed|comes with me|insists on coming|answers for me|never leaves me alone|speaks for me)
        of (him|her) (as long as|provided|so long as|unless) i ~5
        (count|counting|counts|watch|check) ~1 (how many|the|his|her|number of) ~1 (beers|drinks|glasses|bottles|cans|units) ~5
        (give|gives|let|lets|get|have) ~4 (wifi|password|phone|keys|money|food|heating|internet|card) ~3 (unless|only if|only when|if|when) i ~3 (good|behave*|earn|earned|nice|obey*|deserve*)
        (hide|hides|hid|cover|covers|covered) the (marks|bruise|bruises|scars|mark|swelling|fingerprints)
        (worth|scared|afraid|know|dread|pay|fear) ~3 what (comes|happens|follows|will happen|would happen|happened) (after|afterwards|later|at home|next|when we get home|behind closed doors|last time)
        (leave|leaving|move out|get out|get away|escape|pack|disappear|call|talk) ~3 without ~1 (him|her|them|my {kin}) (noticing|knowing|finding out|finding|hearing|realising|realizing|stopping|waking|exploding|hurting|killing|coming after)
        (picture|photo|video|pictures|photos|pics) of my ~1 (window|door|house|street|car|bedroom|work|garden|kids|apartment|flat|front door)
        (keeps|kept|always|stop|not stop|constantly) ~3 (cornering|groping|fondling|harassing|hitting|choking|shoving|threatening|intimidating|pinching) (me|us) ~2
        (choice|say|right) ~2 (in bed|over my body|about my body|when it comes to sex|in sex)
        (not|never) ~1 (ask|asks|asked|wait|waits|care|cares|stop|stops|accept|accepts) ~3 (consent|before sex|if i want sex|when i cry|when it hurts|when i say|my no|if i say|whether i want)
        (sex|it|bed) ~4 (or he|or she|otherwise he|otherwise she|if i refuse|if i say no|when i refuse|when i say no|if i do not|unless i) ~6
        (took|takes|removed|removes|slipped|slips|taking|pulled) ~1 (it|the condom|condom|condoms) (off|out)? ~3 (without|secretly|halfway|during|told me after|laugh*|knowing)
        i (am|m) ~1 (13|14|15|16|17) ~6 (boyfriend|girlfriend|he|she) ~6 (24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|angry|mad|scared|force*|makes me|hits|pressure*|threat*)
        (boyfriend|girlfriend|husband|he|she) ~1 (is|s) ~1 (24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49) and i ~1 (am|m) ~1 (13|14|15|16|17)
      `,
    },
    {
      reason: 'Somebody else is hurt or controlled by a person close to them.',
      inDanger: 'other',
      phrases: `
        (my|his|her|our|a|the) ~2 (friend|sister|mother|mom|daughter|cousin|neighbor|neighbour|aunt|coworker|colleague|roommate|niece|brother|grandmother|grandma|son|stepmom|stepmother|dad|bestie|sil|mil) ~5 (husband|boyfriend|partner|wife|girlfriend|ex|fiance|man|dad|stepdad) ~4 ({hit}|{choke}|{rape}|threaten*|stalk*|controls|violent|locks|hurts|beat her|tried to kill|kill) ~1 (her|him|them|>|up|in|on)
        (friend|sister|mother|mom|daughter|cousin|neighbor|neighbour|aunt|coworker|colleague|roommate|niece|grandmother) ~3 (is|was|being|gets|been|getting) ~2 (abused|beaten|hit|strangled|stalked|raped|threatened|choked|controlled|beat)
        (dad|father|stepdad|stepfather|he|brother|uncle) ~2 ({hit}|{choke}|threatens|threatened) (my|our|his|the) ~1 (mom|mother|sister|wife|girlfriend|grandmother|aunt|stepmom)
        (her|his) (husband|boyfriend|partner|ex|fiance|wife|girlfriend) ~2 ({hit}|{choke}|{rape}|threatens|threatened) (her|him|them)
        (bruise*|black eye|split lip|marks) ~6 (sister|friend|her husband|her boyfriend|mom|daughter|neighbor|coworker|says she fell|she says|on her|on his)
        (friend|sister|mother|mom|daughter|cousin|neighbor|aunt|coworker|colleague) ~6 (not allowed|not let her|wont let her|lets her|controls her|takes her|locked her|afraid of him|afraid of her husband|scared of him|scared of her husband|hides her)
        (friend|sister|mother|mom|daughter|cousin|neighbor|neighbour|aunt|coworker|colleague|roommate|niece|brother|grandmother|grandma|she|woman|girl next door) ~5 (flinch*|long sleeves|sunglasses|scarf|bruise*|bruised|split lip|black eye|swollen|limp*|covered in|cast|burn marks|marks) ~8 (husband|boyfriend|partner|he|him|fell|again|third time|second time|door|stairs|august|summer|indoors|hand|says|said|wont say|will not say|hides|never)
        (neighbor|neighbors|neighbour|neighbours|next door|upstairs|downstairs|flat above|apartment above|through the wall|through the walls|couple above) ~8 (scream*|beat*|hit*|smack*|slap*|crying for help|begging|thump*|stop it|hurting|hurts|screams|thuds|bangs|banging) ~3
        (hear|heard|hearing|listen to) ~5 (hit*|beat*|smack*|slap*|scream*|begging|thump*|thud*|crying) ~5 (next door|neighbor*|neighbour*|through the wall|through the walls|upstairs|downstairs|above us|girlfriend|his wife|stop)
        (friend|sister|mother|mom|daughter|cousin|aunt|coworker|colleague|niece|bestie|brother|dad|father|grandma) ~4 (is|gets|being|been|was|has been|keeps) ~1 (being|getting)? ~1 (hit|beaten|slapped|choked|abused|strangled|kicked|punched|locked|controlled|threatened|stalked|smacked|hurt) (by|at home|when|again|regularly|every) ~3
        (her|his|friend s|sister s|mom s|daughter s) (boyfriend|husband|partner|man|fiance|girlfriend|wife) ~3 (answers her|reads her|checks her|controls|takes her|keeps her|decides|not let her|never lets her|wont let her|will not let her|monitors|tracks|locks her|pushes her|shoves|lifts his hand|raises his hand) ~3
        (colleague|coworker|friend|sister|cousin|daughter|neighbor|neighbour|bestie|niece) ~1 (has to|must|needs to) (hand|show|ask|report|text|answer|send|be home|account|explain|prove) ~6 (boyfriend|husband|partner|him|phone|permission|receipts|or else)
        (she|he|mom|sister|friend) ~1 (looks|seems|is|looked|acts) ~1 (terrified|scared|afraid|frightened|petrified) ~2 (when he|of him|of her husband|of her boyfriend|when she|of his wife|of her partner|of my dad) ~3
        (she|he) ~1 (says|said|claims|told us|insists) (she|he) ~1 (fell down|fell again|fell off|walked into|is clumsy|tripped|slipped|bumped|fell >|tripped|walked into|slipped|is clumsy|bumped) ~4
      `,
    },
  ],
};
