import type { RulesOfKind } from '../../phrases/language.ts';

export const selfHarm: RulesOfKind = {
  kind: 'self_harm',
  rules: [
    {
      reason: 'Killing or hurting oneself, named; what is not meant so has been taken out before.',
      inDanger: 'writer',
      phrases: `
        {killSelf}
        {hurtSelf}
        cutting (again|helps|since|is the|makes|deeper|to feel|every|my)
        (relapsed|started|back|began|kept|been) ~2 cutting
        (just|please|someone|god|somebody) kill me
        (i|id|would|ll|deserve|ought|should|supposed) to? (die|be dead|not be alive)
        (letting|let|leave|run|running) the (engine|car|gas) (run|on|running)
        carbon monoxide
        (took|taken|swallowed|swallow|taking|overdosed) ~6 (pills|tablets|painkillers|paracetamol|tylenol|sleeping pills|antidepressants) ~1 (and|now|because|>|last|tonight|today|yesterday|an hour)
        (drank|drink|drinking|swallowed|swallow) ~2 (bleach|poison|antifreeze|drain|detergent|acid|disinfectant)
        (slit|slash|slashed|sliced|slice|cut|cuts|carved|slicing|slashing) ~1 my ~2 (arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|throat|veins)
        (gun|pistol|rifle|barrel) in my (mouth|own)
        (noose|rope) (around|round) my (neck|own)
        (i|ive|i have) ~1 (tried|attempted|attempt) ~2 (to die|hang|overdose|suicide)
      `,
    },
    {
      reason: 'A wish to be dead, or not to live, or not to wake up.',
      inDanger: 'writer',
      phrases: `
        (want to|wanna|wanted to|wanting to|ready to|rather|prefer to|going to|like to|need to|would|time to|try to|begging to|hope i|hoping i|pray i|praying i|wish i) (just|could|would|to|will|please|finally)? (die|be dead|be gone forever|stop existing|cease to exist|not exist|vanish forever|disappear forever|leave this world|leave this earth|leave this life|sleep forever|fall asleep forever|go to sleep forever|join him|join her|be with god|be with jesus|die already|check out)
        (wish|wished|wishing|if|hope|pray|rather) (that)? i (was|were|had|am|would|could|be) (just|not|never|already)? {gone}
        (wish|wished|wishing) (that)? i (had|was|were)? (not|never) (been|be|existed|exist|born|woken|wake|woke)
        not|never|longer|stop|stopped ~1 (want|wanted|wanting|wish|care|desire|strength|energy|will|deserve|need|feel like) ~2 {alive}
        (not|never|dont) (want|wanna|wanted) to? be (here|alive|around|in this world) (anymore|any longer|tomorrow|when|without|at all|>)
        (sleep|asleep|bed|sleeping) ~2 (and|but) (just|simply|then|to)? (never|not|dont) (wake|have to wake|waking|get up)
        (hope|pray|wish|praying|hoping|wishing|want) ~4 (not|never|dont) (wake|have woken|waking|woken)
        (not|never|dont) wake up (anymore|again|tomorrow|in the morning|one day|ever|>)
        (disappointed|angry|sad|annoyed|crushed) ~3 (wake up|woke up|opened my eyes|open my eyes|still alive|still here|still breathing)
        (what|whats|is|see|there s|there is) (the|any|no|even|even the)? (point|sense|use|reason|purpose) (of|in|to) (living|being alive|life|going on|existing|carrying on|waking up|breathing|healing|keep going|anything|go on|it all|being here|me)
        (no|any|see no|without|see a|see any|find a) (point|reason|purpose|sense) (anymore|in anything|to carry on|to go on|to live|to be here|to stay|to get up|to keep going|to continue|for me to)
        not ~2 (existing|be existing|being here|being alive) (anymore|than|>)
        (thinking|think|thought|thoughts|dream|dreaming|fantasy|fantasies|easier|obsessed|wonder|wondering) ~2 (about|of|with) ~1 (death|dying|my death|ending it|ending it all|not existing|not being here|being dead|my funeral|my own funeral|jumping|how to die|ways to die|the end|being gone)
        my own? funeral
        (not|dont) (care|mind) (if|whether) i (live|die|wake|survive|get hit|dont wake|am alive|make it)
        would not (mind|care|matter|be sad) ~4 (if i|car|truck|bus|hit me|crashed|died|wake)
        (be|wanna be|want to be|joining|join|see|with) ~4 (in heaven|on the other side|in the afterlife|up there)
        (waiting|wait|ready) for (death|it to be over|the end)
      `,
    },
    {
      reason: 'Tired of life, no way out, nothing left: despair without the word.',
      inDanger: 'writer',
      phrases: `
        (tired|sick|exhausted|done|fed up|finished|weary|over) (of|with) (living|life|being alive|existing|breathing|existence|this world|being here|this life|everything and everyone|my life|it all|trying to live|waking up)
        (soul|spirit) is ~2 tired
        (nothing|no one|nobody|not much|no reason) ~2 (to live for|left to live|keeping me|worth living|to stay for|to wake up for|holding me|left for me|to look forward to)
        (only|just) (stay|stayed|here|alive|hanging on|hold on|living|keep going|breathe) ~2 (because of|for) (my|the)
        (only|one) (thing|reason) ~2 (keeping|keeps|kept|stopping|stops|i am still|i have not) ~3
        (reason|reasons) to live
        life ~3 (not worth|worthless|pointless|meaningless|over for me|has no meaning|no meaning|unbearable|means nothing|isnt worth|no longer worth)
        (my) life (is|s) over
        (can not|could not) (go on|carry on|keep living|live|bear|face|survive|do life|do this life) (anymore|any longer|living|another|much longer|this life|tomorrow)
        (can not|could not|dont|not) (see|imagine|picture) ~2 (any future|a future for me|tomorrow|way out|any way|next year|another day|being alive|myself alive|getting older|growing old|reaching|my next|life)
        (no|only) (way out|escape|exit|hope left|future for me|hope for me|other way|other option|solution left)
        (want|need|wish|make|making|just|ready for) (it|everything|the pain|this pain|all|the suffering|my pain|my life|the noise|this|all of it) (all)? (to)? (just)? (end|stop|be over|be done|go away for good|go away forever|go quiet)
        (end|ending) (it all|everything|it tonight|it now|it for good|it already|this life|things for good|it once|all of this|it myself|this for good)
        (how|when|where) (this|it) (ends|will end|is going to end|all ends)
        (give|giving|gave|given) up on (life|living|everything|myself|being alive)
        (will|reason|desire|wish|strength|want) to (live|go on living|be alive|exist|keep living)
        (at|in|find|have|finally|be) ~1 peace (soon|when i am|once i|at last|tomorrow|forever)
        (already|feel|basically|as good as) dead
        (calm|peaceful|at peace|relieved|light) ~4 (since i decided|since deciding|now that i|first time|because i know|decision|made up my mind|plan|date)
        (plan|date|day|weekend|bridge|tree|spot|place|method) ~3 (picked|chosen|set|ready|decided|marked|and a date|and a plan)
        (picked|chose|chosen|set|have|decided|know) ~2 (the|a|my) (date|day|weekend|spot|bridge|method|place|tree)
        (wont|will not|not) (be) (a problem|a burden|a bother|in the way|anyones problem|around|here|her problem|his problem) ~2 (much longer|anymore|soon|for long|longer|tomorrow|after|>)
        (wont|will not|not) (bother|burden|trouble|annoy|need|hear|see|have to worry|have to deal) ~4 (much longer|anymore|soon|for long|again|any longer|after)
        (much longer|not for long|not long now)
        soon (it|this|everything|all|i|she|he|they|everyone|youll|theyll) (will|ll|is|s|am|can)? (all)? (be)? (over|free|gone|at peace|rid of me|done|quiet|better off|dead)
        (checked|check|checking) out (long|of life|for good|by now|years|permanently)
        not get (a chance|to see) ~3 (grow|another|birthday|christmas)
        (i am|m) (nothing|worthless|useless|trash|garbage) and ~4 (die|gone|dead|without me|better off)
      `,
    },
    {
      reason: 'Being a burden; others better off; nobody would notice.',
      inDanger: 'writer',
      phrases: `
        (better|happier|easier|lighter|relieved|fine|freer|relief|safer) (off)? (without me|once i am gone|when i am gone|if i was gone|if i were gone|if i am gone|if i died|if i was dead|if i were dead|if i disappeared|with me gone|after i am gone|if i just|if i was not|if i were not)
        better off dead
        (world|family|kids|children|everyone|everybody|they|he|she|people|husband|wife|all|parents|friends) ~4 without me (around|here|in it|>)
        (deserve|deserves|need|needs) a? (better|other|real|new) (mother|mom|father|dad|wife|husband|parent|partner|daughter|son) ~3 (than me|and soon|soon|without|instead|find one|get one)
        (nobody|no one|anyone|anybody|who|hardly anyone) ~2 (miss|notice|care|cry|mourn|come|show up|find me) ~3 (if|when|that|once|to my) i? ~3 (gone|dead|died|die|disappeared|vanished|funeral|was not|were not|not here|not around|am not)
        (nobody|no one|anyone) would (even)? (miss|notice|find|care about) me
        (i am|am|feel like|being|become|just|such|only|nothing but|felt like|m) a burden
        burden (to|on|for) (everyone|my|him|her|them|everybody|the|all|others|people|you)
        (waste of|wasting) (space|oxygen|air|skin)
        take up space
      `,
    },
    {
      reason: 'Goodbyes, and setting one’s affairs in order.',
      inDanger: 'writer',
      phrases: `
        (goodbye|farewell|good bye) (letter|letters|note|notes|video|videos|message|messages) (to everyone|to my kids|to my children|to my parents|to my mom|to my family|for my kids|for my|is|are|ready|written|on|in|under|>)
        suicide (letter|letters|note|notes|video)
        (goodnight|goodbye|good bye|farewell|bye) (forever|everyone|world|cruel|all|for good|for ever|and sorry|and thank)
        (say|said|saying|write|wrote|written|writing|record|recorded|leave|left|wrote out) ~2 (my|final|last|him|her|them|everyone|the|a|all my|each) (goodbye|goodbyes|farewell|farewells|final letters|last letter|letters)
        (by the time|when) (you|anyone|they|he|she|someone|people) (read|reads|find|finds|see|sees|get|gets) (this|my|me|it|that|the letter|the note)
        (when|once|after|before) i am (gone|dead|no longer here|not here|no longer around|not around|out of the way|no longer alive)
        after i (die|go|leave this|do it|am gone)
        (take care of|look after|watch over|raise|feed|who will take|keep) ~3 (when|once|after|if) i (am gone|die|am not|am dead|go|do it)
        (i|ive|been|have|started) ~2 (given|giving|gave|give) ~3 (my|all|everything|things|belongings|stuff|jewelry|guitar|records|books) ~2 away
        (i|ive|been|have|started) ~2 (given|giving|gave|give) away ~2 (my|all|everything|things|belongings|stuff|pets|dog|cat|clothes)
        (i|ive|have) ~1 (found|finding|find) ~2 (new|good|another) home ~2 (dog|cat|pets|cats|dogs)
        (affairs|paperwork|papers|passwords|finances|insurance|documents|will|bills|accounts) ~4 (in order|afterwards|for afterwards|after i|when i am|once i am|everything he needs|everything she needs|sorted|ready for|written down for)
        (wrote|written|updated|made|finished|signed|writing) (my|out my|a) will
        (not|wont|will not) (be) (here|around|alive) (tomorrow|much longer|anymore|for christmas|next|for long|by|when you|in the morning|after|to see|on)
        (not|wont) (see|make it to|live to|reach) ~1 (tomorrow|christmas|my birthday|next|spring|summer|the weekend|the new year|morning|another|thirty|forty)
        (last|final) (time|message|words|day|night|christmas|birthday|text|chat) ~3 (ever|i will|i ll|you will|youll|of my life|on earth|alive|hear from me|before i)
        last (you|anyone|he|she|they) (will|ll)? (ever)? (hear|see) (from|of)? me
        (this is|its|it s) (goodbye|my goodbye|the end for me|my last|it for me)
        (sorry|forgive me) for (what|everything) ~3 (about to|going to do|have to do|i will do|to come|find)
        (engine|garage|rope|pills|gun|tablets) ~3 (ready|waiting|tonight)
      `,
    },
    {
      reason: 'Means within reach, or looked for; a height, a track, the wheel.',
      inDanger: 'writer',
      phrases: `
        (stockpil*|saving|saved|save up|collect*|hoard*|count|counted|counting|lined|laid|emptied|swallow*|bottle|handful|enough|whole|all|how many|took|taken|take) ~4 (pills|tablets|sleeping|painkillers|paracetamol|tylenol|ibuprofen|insulin|opioids|oxy|xanax|ativan|antidepressants|meds)
        (pills|tablets|rope|noose|razor|razors|blade|blades|belt) ~3 (front of me|next to me|in my hand|ready|beside me|under my bed|drawer|in my hands|on the table|hidden|on my desk|in my lap|bathroom|saved|counted|looking at)
        (holding|staring at|looking at|hold|stare at|sitting with|sit with|look at|keep|kept|bought|tied|found|hid) ~2 (pills|rope|noose|razor|razors|blade|his gun|my gun|the gun|a gun|bottle of pills|sleeping pills|blades) (>|and|in|again|tonight|every|for|from|at)
        (google*|search*|look* up|research*|read up) ~4 (painless|ways to die|how to die|lethal|methods|dose|fatal|drop|high enough|how long it takes)
        (painless|quick|easy|easiest|peaceful|least painful|quickest) (way|ways|death|method) ~2 (to die|to go|out|of dying|to end)
        (wonder|wondering|think|thinking|imagine|calculate|calculating|figure|know|knowing) ~3 how (many|much|quick|fast|high|far|long|easy|deep|cold) ~6 (it takes|it would|would take|would be|to die|fall|the drop|the water|tablets|pills|before)
        how (quick|easy|fast|simple) it would be
        (standing|stand|stood|sit|sat|sitting|go|went|walk|walked|drive|drove|walking|parked|climbed|been|end up|look down|looking|looked|leaning|step|stepping|stepped|stare|staring) ~4 (bridge|roof|rooftop|ledge|cliff|balcony|overpass|tracks|train platform|platform|railing|edge|yellow line|parking garage|pier|high floor) ~8
        (on|at|by|off|over|from|near) the (bridge|ledge|rooftop|roof|cliff|overpass|railing|tracks|train tracks|edge|platform) ~2 (and|again|tonight|right now|think|thinking|wonder|wondering|about|jump|now)
        (i|to|just|want|would|will|could|might|should|almost|nearly|rather|and|me) ~1 (jump|jumped) (off|in front|from|out of the window|out the window|into the river|under) ~4
        jumping (off|in front|from|out of the window|out the window|into the river|under) ~4
        (step|stepping|walk|walking|lie|lay|throw) ~2 in front of (a|the) (train|bus|truck|car|subway|traffic)
        (swerve|swerving|steer|steering|turn|turning|yank|drive|driving|crash|crashing|let go of|run) ~3 (into|off|wheel) ~2 (tree|traffic|wall|truck|bridge|pole|barrier|road|oncoming|lane|river|guardrail|cliff|lake)
        (bleed|bled|bleeding) (out|to death)
      `,
    },
    {
      reason: 'Means and the own body: what would be done, with what, in any order.',
      inDanger: 'writer',
      phrases: `
        (carve|carved|carving|scratched|burned|burnt) ~3 (into|in|on) my {limbs}
        why (should|would|do|can|not) ~1 i just (die|end it|disappear|kill)
        (find|finds|found|finding) me before (the|my) {child}
        (cut|cuts|cutting|scratch|scratched|scratching|carve|carved|carving|slash|slashed|slice|sliced|burn|burned|burnt|burning|stab|stabbed|stabbing) ~1 my (own|left|right|inner|upper)? {limbs} ~3 (razor|razors|blade|knife|lighter|cigarette|cigarettes|scissors|glass|again|tonight|to feel|open|until)
        (razor|razors|blade|lighter|cigarette|scissors|broken glass) ~2 (on|to|against|across|into) my (own|left|right|inner)? {limbs}
        keep ~5 (putting|holding|pressing|pointing) ~2 (to|against|in|at|under) my (own)? (head|temple|chin|throat|mouth|chest|wrist|wrists)
        i ~2 (put|hold|held|press|pressed|pointed|had) ~2 ({weapon}|it|razor) ~1 (to|against|in|at|under) my (own)? (head|temple|chin|throat|mouth|chest|wrist|wrists)
        i ~1 (hit|hitting|bang|banging|banged|smash|smashed|slam|slammed|bash|bashed) my (own)? (head|forehead|fist|fists) ~2 (wall|walls|floor|door|table|desk|sink|tiles|until)
        {meds} ~3 (in front of me|next to me|beside me|in my hand|in my hands|in my lap|on the table|on my bed|by my bed|lined up|ready)
        {meds} ~8 (take them|take them all|take it all|take the lot|swallow them|swallow the lot|down them|all at once)
        (20|25|30|40|50|60|80|100|twenty|thirty|forty|fifty|sixty|hundred|packs of|packets of|boxes of|box of|bottle of|bottles of|strips of|all my|all his|all her|whole bottle|whole pack|too many) ~1 {meds}
        (rope|noose|hose|charcoal|cyanide|helium|nitrogen) ~1 (in|under|hidden in) (the|my) (garage|shed|attic|basement|trunk|boot|car|loft|drawer|wardrobe|closet|bag|bed|cellar)
        (rope|noose) ~6 (beam|branch|tree|hook|rafters|rafter|ceiling|banister)
        know which (beam|tree|bridge|branch|hook|roof|cliff|building|platform)
        (stop|stopped|stopping|quit|not been|skipping|refusing) (taking|to take) ~1 (insulin|heart pills|heart meds|heart medication|heart tablets|chemo|dialysis|seizure meds|blood thinners)
        (stopped|quit|skipping) (dialysis|chemo|my insulin)
        (drink|drinking|drank|starve|starving) myself to death
        what i (do|did|have done|am doing|been doing|keep doing|might do|could do|may do|will do) to (myself|my {limbs}|my own {limbs})
        (do|doing|done) something ~3 to myself
        (might|may|could|going to|about to|afraid i will|scared i will) do something (stupid|silly|drastic|permanent|irreversible) (to myself|soon|>)
        (hide|hides|hiding|cover|covers|covering|sleeves|hoodie|bracelets) ~3 my ~1 (cuts|scars)
        (fresh|new|more) (cuts|scars) on my {limbs}
        not (safe|to be left|to be trusted) ~1 (alone|on my own|by myself|with myself|from myself)
        (can not|not|could not) (trust|keep) myself (safe|alive|alone|tonight|with pills|with knives|near the)
      `,
    },
    {
      reason:
        'No point, no strength and no tomorrow, in whichever words; the dead are envied or to be followed.',
      inDanger: 'writer',
      phrases: `
        (not|never) ~3 (get|getting|grow|growing|be) ~1 older than (this|i am|now|that)
        not ~2 (get|grow) old anymore
        (point|sense|use|purpose) (of|in|to)? (living|existing|carrying on|being alive|waking up|breathing|getting up|keeping going|continuing|staying alive|surviving|still being here|trying to live)
        (point|sense|use) (of|in|to)? (going on|life|being here|continue|go on|any of it|any of this) (>|anymore|when|without|if|now|like this)
        (not|no longer|without) ~1 have ~2 (strength|energy|will|it in me|courage) to (live|go on|carry on|keep going|continue|wake up|get through another|be here|keep fighting|stay)
        (keep|go on|continue|carry on|stop) (existing|breathing|waking up|being alive)
        nothing (matters|is worth it|means anything|is worth living) (anymore|any longer|now that|without|since)
        had enough of (life|living|this life|this world|being alive|existing|breathing|it all)
        not (think|believe|expect|know if|sure|see) ~1 i (will|am|would|can|going to) ~2 (be around|be here|be alive|make it|be there|still be here|survive|last) ~2 (for|by|when|at|to|until|till|much|another|the|next|christmas)
        (can not|not) promise ~4 (be here|be around|be alive|still be here|stay safe|stay alive|will not do)
        (not|never) (make|made|live|get|reach) ~1 (it|to|past|see) ~1 (21|25|27|30|35|40|thirty|forty|twenty five|my next birthday|my birthday|next year|the new year)
        (never|not) ~1 (meant|supposed) to (be born|have been born|be here|be alive|exist|live this long)
        should (never|not) have been born
        (wish|wished) ~2 (mother|mom|parents) ~2 (never had me|not had me|aborted me|had aborted me)
        (ends|over|dies|dead|finished) ~1 so (do|will|am) i
        (how long|how many days|how many hours|how soon) ~6 (find me|found me|notice i am gone|notice i was gone|miss me|find my body|found my body|discover me|anyone noticed i)
        (find|finds|found|finding) my body
        (find|finds|found|finding) me ~1 (dead|hanging|cold|lifeless|in the bath|in the bathtub|not breathing)
        (sorry|regret|cry|guilty|miss me|appreciate me|realise|realize|understand|relieved|happy|free) ~2 (when|once|after|if) i ~1 (gone|dead|die|died|not here|no longer here|in the ground|in my grave)
        soon ~6 (put up with me|deal with me|worry about me|look after me|carry me|rid of me|free of me|without me)
        (letter|letters|video|videos|messages) ~1 (to|for) ~3 {child} ~6 (birthday|birthdays|eighteenth|18th|21st|wedding|weddings|graduation|older|grown|just in case|afterwards|remember me)
        < tell (him|her|them|my {kin}|my {child}|everyone|the {child}) ~1 (i loved|i always loved|i am sorry i|it was not|i tried|it is not)
        (died|death|passed|funeral|passing|gone) ~8 want to (be with|join|follow|go to|go with|lie next to) (him|her|them)
        want to (join|follow) (my late|my dead) {kin}
        (god|lord|please|jesus) (just)? (take me|let me die|let me go to sleep|end my|do not let me wake)
        (envy|envious of|jealous of|envying) ~3 (dead|dying|terminal|terminally|who died|in coffins|in a coma)
        i ~1 (hope|wish|pray|hoping|praying|wishing) ~1 i (get|got|had|have|would get|could get|could have|catch) ~2 (cancer|hit by|run over|an accident|accident|heart attack|aneurysm|stroke|tumor|tumour|crash)
        i ~2 (hope|hoping|wish|wishing|pray|praying) ~1 (plane|car|train|bus|truck|lorry|something|somebody|someone) ~3 (crash|crashes|hits me|hit me|runs me over|kills me|kill me|would kill me|take me out)
        (feel|felt|feels) like (dying|ending it|ending everything|dying tonight|killing|not being alive|slipping away)
        (world|life) ~1 (better|easier|goes on|fine|turns) ~2 without me
        (one|only one|one last) (way out|thing left|thing left to do|solution|option left|way to stop|way to make it stop|way it stops)
        (way|road) out (of this)? other than (the one|that one|death|dying)
        (bye|goodbye|thanks|thank you) ~2 (for everything|for trying|for listening|for all) ~6 (goodbye|i am done|not be back|last time|wont be back|over now|it is time|never)
        (this is|it is|its) (goodbye|my goodbye|farewell|the last you)
        (be|am) (done|finished|gone|out of here|over|free) (by|before|after) (tomorrow|tonight|christmas|friday|saturday|sunday|monday|the weekend|new year|morning|my birthday)
        (date|day|time) (set|picked|chosen|in mind|circled|marked) >
        (i have|have got) a (date|day) (set|picked|chosen|in mind|circled)
        (pain|hurting|suffering|this|it|all) ~1 (stops|ends|will stop|will end|is over|will be over) (on|this|tonight|tomorrow|soon|friday|saturday|sunday|monday)
        (insurance|pension|policy) ~5 (pays|pay out|suicide|enough for them|without me|if i die|when i die|once i am|either way)
        worth more dead
      `,
    },
    {
      reason: 'Somebody else wants to die or is about to.',
      inDanger: 'other',
      phrases: `
        {he} ~5 (kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|poison|unalive|burning|burns|cuts|cut|harms) (himself|herself|themselves|themself)
        (threat*|wants|wanted|want|going|tried|tries|trying|attempt*|plans|planning|talks|talking|says|said|saying|told) ~5 (kill|end|hurt|hang|shoot|take|harm|cut|drown|starve) (himself|herself|themselves|themself|his life|her life|their life|his own life|her own life|it all)
        {he} ~4 (suicidal|suicide|self harming|self harms|self harm|overdosed|overdose|overdosing)
        ({he}|{child}|teen|teenager) ~4 (wants|want|wanted|wishes|wish|rather|ready|going|said|says) ~3 (to die|dead|be dead|to not exist|to disappear forever|never been born|was never born)
        (he|she|they|him|her) ~1 (would|d) be better off dead
        {he} ~4 better off (dead|without him|without her|if he|if she)
        ({he}|says|said|told) ~4 (not want to live|not want to be here|not want to be alive|not want to exist|no reason to live|no reason to carry on|no reason to go on|nothing to live for|want to live anymore|see a point|not be here much longer|nothing left for him|nothing left for her)
        (sees|saw|has|see) no (reason|point|sense) (to carry on|to go on|in living|to live|anymore|in anything)
        {he} ~3 (took|swallowed|taken|take) ~4 (pills|overdose|tablets|bottle|meds|sleeping)
        (sent|wrote|posted|left|texted|said|put|messaged|voicemail) ~4 (goodbye|goodnight forever|suicide note|farewell|thank you for everything|last message|take care of the|see you on the other|its over for me)
        {he} ~5 (jump|jumping) (off|from|in front) ~3
        ({he}|{child}) (cuts|cutting|burns|slices|scratches) (herself|himself|themselves|her arms|his arms|her legs|her wrists|her thighs)
        (cuts|scars|wounds|scratches) on (her|his|my {child} s|their) (arms|arm|wrists|wrist|thighs|legs)
        (cut|razor|blade|knife|straight|thin) marks on (her|his|my {child} s|their) (arms|arm|wrists|wrist|thighs|legs)
        (he|she|they|dad|mom) ~2 (gave|giving|given|gives) away (all|everything|his|her) ~3
        (finally|soon) ~2 (have|find|be at|be in) peace (soon|at last|when he|without)
        {he} ~4 noose ~4
        (his|her|their) ~1 brains out
        {he} ~3 (on|at) the (roof|ledge|bridge|tracks|balcony) ~3 (>|and|says|text*|call*|jump|now)
        found ~3 (rope|noose|suicide note|letters|pills|razor|razors|blades) ~3 (his|her|room|drawer|bag|under|closet|garage|bed|{child})
      `,
    },
    {
      reason: 'Another who takes leave, has the means, or says that all would be better without them.',
      inDanger: 'other',
      phrases: `
        (slit|slits|slitting|slash|slashed|cut|cuts|cutting|open|opened) (his|her|their) (own)? (wrist|wrists|veins)
        {he} ~4 (take|takes|took|swallow|swallowed|swallows) (all|a bunch of|a bottle of|too many|every one of) ~2 {meds}
        (he|husband|boyfriend|brother|dad|father|son|friend|ex|man) ~2 (says|said|thinks|saying|believes|told me|texted|wrote|tells) ~3 (world|everyone|everybody|we|kids|children|family|us) ~4 (better|better off|happier|easier|fine) without him
        (she|wife|girlfriend|sister|mom|mother|daughter|friend|ex) ~2 (says|said|thinks|saying|believes|told me|texted|wrote|tells) ~3 (world|everyone|everybody|we|kids|children|family|us) ~4 (better|better off|happier|easier|fine) without her
        (he|she|they) ~1 (says|said|thinks|keeps saying|believes|told me|tells me) ~1 i ~1 be (better off|happier|freer) (without him|without her|if he was gone|if she was gone|once he is gone|once she is gone)
        (said|says|saying|thinks|told|wishes|wished) ~8 (never been born|not been born|never born|not exist|never existed|not be here anymore|not here anymore)
        {he} ~5 (not|never) (make it|live|get) (to|past|until) (20|21|25|27|30|35|40|thirty|forty|his next birthday|her next birthday)
        (for|until) when (he|she|they) (is|are|s) (gone|dead|no longer here)
        {he} ~4 (giving|given|gave|gives|handing out|getting rid of) ~1 (away)? (all|his|her|their) ~1 (tools|records|things|belongings|guitar|guitars|collection|stuff|possessions|jewelry|jewellery|watch|watches|dog|cat|clothes|favourite|favorite|most precious)
        (told|asked|asks|begged|made) ~4 (to|promise to) (look after|take care of|watch over|be strong for|be there for) (me|mom|dad|us|everyone|the kids|his mother|her mother|his kids|her kids|her cat|his dog|the family) (when|once|after|if|for|>)
        (said|says|saying|texted|wrote) (bye|goodbye|good bye|farewell) ~3 (weird|strange|odd|final|forever|different|eerie|for good|for ever|in case)
        (ending things|end things|ending it|end it|ending it all|end it all) ~5 ,? ~6 (gun|rifle|pistol|rope|pills|noose|note|goodbye|shotgun)
        (if|when|unless) (i|we) ~3 (leave|left|go|break up|divorce|end it|move out|walk out|say no|come back|stay) ~4 (he|she|they|it|his|her) ~4 (die|be dead|end it|end it all|end everything|jump|overdose|drive off|hang|his blood|her blood|on my conscience|on my hands|never see him again alive)
        (blood|death) ~3 on my (hands|conscience) ~3
        suicide watch
        (says|said|told me|texted|keeps saying|wrote) (that)? (he|she|they) (can not|could not) (go on|carry on|live|keep going) (>|anymore|any longer|any more|without me and)
        {he} ~4 (not want|no longer wants|stopped wanting|no longer want) ~1 (to be alive|be alive|to be here anymore|be here anymore|to live anymore|live anymore|to be in this world|to wake up|wake up anymore)
        {he} ~3 (drive|crash|drives|drove|crashes) ~3 (off|into) ~2 (bridge|tree|wall|cliff|river|lorry|truck) ~2 (if|on purpose|unless|when|and end)
        found (him|her|my {kin}) ~3 (unconscious|hanging|noose|rope|empty pill|empty bottle|with pills|in the garage with|bleeding in the bath|with a note)
        (empty|emptied) ~2 (pill|pills|blister|medicine|tablet) ~3 (bottle|bottles|packs|packets|cabinet|box|next to|beside)
        find (him|her|them) ~1 (dead|hanging|cold|lifeless|in the bath|in the bathtub) (when|if|after|>)
      `,
    },
    {
      reason: 'A child who wants to die or hurts itself.',
      inDanger: 'child',
      phrases: `
        my ~3 (son|daughter|{child}) ~6 (kill himself|kill herself|wants to die|want to die|suicide|suicidal|cutting herself|cutting himself|cuts herself|cuts himself|self harm|hurt herself|hurt himself|wanted to die|better off dead|wish she was dead|wish he was dead|not want to live|rather be dead)
        my ~2 (year old|teen|teenager|teenage|14|13|12|15|11|16) ~6 (kill himself|kill herself|wants to die|want to die|suicide|suicidal|cutting|self harm|better off dead|not want to live|rather be dead)
        my ~3 {child} ~4 (says|said|thinks|told|wishes|wrote) ~8 (never been born|never born|not been born|not exist|not be here|disappear forever|everyone would be better off|better without him|better without her|never wake up|not wake up|wants to be dead|want to be dead)
        my ~3 {child} ~5 (took|taken|swallowed|overdosed|overdose) ~4 (pills|tablets|overdose|over)
        our ~3 ({child}|teen|teenager) ~5 (kill himself|kill herself|wants to die|want to die|suicide|suicidal|cutting herself|cutting himself|cuts herself|cuts himself|self harm|self harms|overdose|overdosed|hurts herself|hurts himself)
      `,
    },
  ],
};
