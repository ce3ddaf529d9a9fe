import type { PatternLanguage } from '../notation.ts';

/** Swedish of Sweden and Finland, and chat spelling. */
export const swedish: PatternLanguage = {
  code: 'sv',
  lists: {
    not: `inte|aldrig|ingen|inget|inga|utan|ej|int|knappast|icke|ingenting`,
    // People
    jag: `jag|ja|jak`,
    he: `han|hon|dom|de|hen`,
    me: `mig|mej|oss`,
    my: `min|mitt|mina|våran|vår|vårt|våra`,
    his: `hans|hennes|sin|deras`,
    adj: `nya|egna|svartsjuka|bästa|gamla|lilla|stora|yngre|äldre|äldsta|före detta`,
    partner: `man|fru|kille|tjej|sambo|särbo|partner|pojkvän|flickvän|make|maka|ex|exman|exfru|extjej
      fästman|fästmö|gubbe|karl`,
    parent: `pappa|mamma|far|mor|farsa|morsa|styvpappa|styvfar|styvmamma|föräldrar|farfar|morfar|farmor|mormor
      plastpappa|bonuspappa|mammas (kille|sambo)`,
    kin: `bror|brorsa|syster|syrra|storebror|kusin|farbror|morbror|moster|faster|svärfar|svärmor|svåger
      svägerska|chef|granne|kollega|tränare|lärare|släkt|familj`,
    near: `<my> <adj>? (<partner>|<parent>|<kin>)|sambon|frun|exet|mannen|maken|farsan|morsan|brorsan|syrran
      gubben|pappa|mamma|tjejen|mannen min`,
    someone: `<he>|<near>|någon|nån|den här (mannen|killen)|mina barns (far|pappa)`,
    aggressor: `<someone>|<my> (vuxna)? (son|tonårsson|styvson)|sonen`,
    him: `honom|henne|han|hon|dom|dem|<near>|någon|nån|den jäveln|<his> (nya)? (kille|tjej|man|fru|snubbe)`,
    other: `<my> <adj>? (syster|syrra|väninna|vän|kompis|mamma|mor|mormor|farmor|moster|faster|kollega|granne
        svägerska|dotter|kusin|bror|pappa|morfar|svärmor)|hans (fru|mamma|tjej)`,
    child: `<my> <adj>? <child-word>|<his> <child-word>|<the-child>|ett barn`,
    'child-who': `<my> <adj>? <child-word>|<the-child>`,
    'child-word': `son|dotter|barn|bebis|bebisar|pojke|flicka|söner|döttrar|tvillingar|barnbarn|bonusson
      bonusdotter|styvdotter|systerdotter|unge|ungar|<year>`,
    'the-child': `sonen|dottern|barnet|barnen|bebisen|pojken|flickan|pojkarna|flickorna|ungen|ungarna
      tvillingarna|lillan|lillen|<year-old>`,
    year: `[två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv]åring`,
    'year-old': `[två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|fjorton]åringen`,
    young: `10|11|12|13|14|15|16|17|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton`,
    adult: `20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|40|tjugo[fem|sju]|trettio`,
    // Modality and time
    adv: `alltid|ofta|ibland|bara|också|igen|redan|verkligen|då|nu|även|nästan|så|till och med|nog|igår
      i går|i natt|ikväll|i kväll|i morse|i lördags|i helgen|förra veckan|varje (dag|kväll|vecka)
      flera gånger|hellre|helst|en gång|så hårt|hårt|med flit|hemma|egentligen|ändå|faktiskt|liksom|typ
      själv|fan|kanske|sen|alltså|snart`,
    wants: `vill|ville|velat|önskar`,
    will: `<wants>|ska|skall|skulle|kommer|kommer att|tänker|kan|kunde|måste|tänkte|försöker|försökte
      lovar att`,
    bear: `vill|orkar|kan|ville|tänker|fixar|orkade`,
    'to-die': `dö|vara död|få dö|slippa (leva|vakna|finnas)`,
    'not-live': `(leva|finnas|existera|vara kvar|vakna|vara med) <more>?`,
    more: `längre|mer|mera|alls|igen`,
    // Acts
    hits: `slår|slog|sparkar|sparkade|misshandlar|misshandlade|våldtar|våldtog|hotar|hotade|knuffar|knuffade
      boxar|stryper|strypte|nyper|river|smäller|smällde|daskar|daskade|stalkar|trakasserar|örfilar|puttar
      skallar|piskar|spöar|skakade`,
    particle: `till|ner|på|upp|sönder|omkull|in|ihjäl|runt`,
    beaten: `slagit|sparkat|misshandlat|våldtagit|hotat|knuffat|strypt|nypt|huggit|smällt|skallat|örfilat
      knivhuggit|stalkat|puttat|daskat|skakat|spöat`,
    passive: `slagen|misshandlad|våldtagen|strypt|hotad|sparkad|knuffad|inlåst|bortgift`,
    hit: `slå|sparka|misshandla|våldta|strypa|knuffa|skada|spöa|hugga|skalla|<kill>`,
    kill: `döda|mörda|skjuta|knivhugga|hugga ihjäl|slå (ihjäl|ihäl|sönder|ner)|ha ihjäl|köra över
      ta livet av|kväva|förgifta`,
    kills: `dödar|mördar|slår ihjäl|skjuter|knivhugger|hugger|stryper|slår|dödade|tar livet av`,
    weapon: `kniv|kniven|yxa|yxan|pistol|gevär|bössa|bössan|hammare|sax|vapen`,
    blow: `örfil|smäll|snyting|lavett|käftsmäll|stryk|blåtira|spark|slag i ansiktet|smisk`,
    push: `tryckte|slängde|kastade|puttade|dunkade|knuffade|trycker|knuffar|slänger`,
    wall: `(mot|i|in i|ner i|nerför|nedför|på|ner på|ut ur|upp mot) (en|ett)? (väggen|golvet|trappan|dörren
        skåpet|sängen|soffan|marken|bordet|stolen)`,
    // Self-harm
    self: `mig själv|mej själv|mig|mej`,
    suicide: `självmord|suicid|sjävmord`,
    limb: `armen|armarna|armar|handleden|handlederna|handleder|låren|låret|benen|benet`,
    pills: `tabletter|sömntabletter|piller|alvedon|värktabletter|medicin|mediciner|panodil`,
    deadly: `(ett|en)? (tåget|tåg|bro|bron|balkongen|taket|spåret|tunnelbanan|lastbil|lastbilen|rälsen)`,
    fear: `rädd|livrädd|skiträdd|dödsrädd`,
    photos: `nakenbilder|nakenbilderna|nudes`,
    pics: `<photos>|(bilder|bilderna|filmen|videon) på mig`,
    belongings: `pass|bankkort|mobil|telefon|lön|id kort|id|nycklar|uppehållskort|pengar`,
    sex: `sex|ligga|ha sex|samlag`,
  },

  negation: `
    <not>
    (inte|aldrig) (ens|riktigt|längre|tänkt|velat|någonsin|tänkt på att)
    (inga|ingen) (planer|tankar|lust) (på|om) (att)?
    (tror|säger|menar|påstår) inte att
    utan att
    ingen (har|vill|ska)
  `,

  harmless: `
    (<hits>|<kills>) <particle>? (<me>|honom|henne) ,? (inte|aldrig|ingenting)
    (slår|slog|slagit|slå) (<me>|honom|henne|<near>)? <adv>? (i|på) (schack|fia|kort|tennis|padel|fifa
      mario kart|golf|spel)
    (slår|slog) <me> (att|hur|som|med häpnad|alltid i|ihop|samman)
    (på|under|i) (träningen|sparringen|jiu jitsun|boxningen|judon|leken|mma)
    (dö|död|dör) (av|för|för att|inombords|lycklig|ensam|gammal|på soffan|i soffan|hemma)
    (det|detta|det här|renoveringen|huset|värmen|jobbet|snarkningen|allt) (kommer|kommer att|håller på att|ska
      kan)? (ta|tar|döda|dödar) (livet av)? mig
    (leva|finnas|existera|vara kvar|vakna) <more>? (med|ihop|tillsammans|utan|som|så här|på|i|hos|bredvid|för
      upp)
    (självmord|självmordet) (i släkten|i familjen|2|19*|20*|när|som)
    (skär|skar|skurit|bränner|brände|bränt|slog|slår) (mig|mej) (på|i) (en|ett|kniven|spisen|ugnen|plåten
      fingret)
    (kan|kunde|kunnat|skulle kunna|man vill) (<jag>)? <adv>? (ha)? (mörda|döda|strypa|mördat|strypt) <him>
    (mördar|stryper|dödar|mörda|döda|strypa) (<him>) (om|när) <he> (lägger|glömmer|snarkar|köper|säger|äter
      ställer|lämnar)
    (mördar|dödar|mördade) <me> med blicken
    kniv i ryggen
    (hänger|hänga) sig (på|kvar|upp|fast)
    (knuffar|sparkar) <me> (när jag snarkar|i sömnen|under bordet)
    spark i (baken|rumpan|ändan)
    (port|dörr) med blommor
    hot[ar|ade|at] <me>? med (skilsmässa|att (göra|flytta|lämna|sluta))
    (hugger|högg|huggit|hugga) (<me>|folk|honom|henne) i ryggen
    (katten|hunden|bebisen|<year-old>|bebis) (slår|river|sparkar|nyper) <particle>? (<me>|honom|henne|i)
    <young> (år|månader|veckor|dagar|timmar|minuter|kilo|mil|km) (sen|sedan|äldre|yngre|ihop|gift|gifta
      tillsammans|nykter|gravid)
  `,

  elsewhere: `
    (i|ur) (en|ett|den här|min) (film|bok|roman|serie|dröm|mardröm|pjäs|låt|podd|spel|lajv)
    (i|ur) (filmen|boken|serien|romanen|drömmen|spelet|podden|pjäsen)
    (drömde|drömt) (att|om att)
    för (tio|elva|tolv|femton|tjugo|trettio|fyrtio|10|12|15|20|30|40|många) år (sedan|sen)
    när (jag|vi) (var|växte) (liten|barn|små|ung|upp|tonåring)
    (min barndom|som barn|som liten|på (sjuttiotalet|åttiotalet|nittiotalet))
  `,

  childWrites: `
    (jag|ja)? (är|e|blir|fyller|ä) (bara|snart|precis)? <young>
    (jag|ja)? går (i)? (fyran|femman|sexan|sjuan|åttan|nian|trean|mellanstadiet|högstadiet)
    (tjej|kille) <young>
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <jag> <adv>? (vill|ville|tänker|hoppas|borde) <adv>? <adv>? <to-die>
        (vill|ville|velat) <jag>? <adv>? <adv>? <to-die>
        <bear> <jag>? <adv>? (inte|int) <adv>? (att)? <not-live>
        <jag>? (inte|int) <adv>? <bear> <adv>? (att)? <not-live>
        (önskar|önskade|hoppas|ber) <adv>? (att)? <jag>? <adv>? (var död|vore död|kunde dö|dör|dog
          slipper vakna|får dö|inte vaknar|inte fanns|aldrig fötts)
        <jag> <adv>? (hellre|lika gärna) (dö|vara död|dör|är död)
        om <jag> <adv>? (var|vore|va) död
        (bättre|lättare) (om <jag> inte (fanns|levde|finns)|utan mig (alla|allihop|i livet))
        (ingen|inget) (mening|skäl|anledning) (att|med att) (leva|finnas)
        (är|känner mig|blivit|känt mig) <adv>? (suicidal|självmordsbenägen|livstrött)
        (självmordstankar|självmordstankarna|suicidtankar|dödslängtan|självmordsplaner|dödsönskan)
        (tänker|tänkt|tänkte|funderar|tankar) <adv>? (på|om) (<suicide>|att dö|döden)
        (bestämt mig|menat allvar|planerar|redo|försökt|längtar|lust) (för|med|efter)? att <adv>? (få)? dö
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (ta|tar|tog|tagit) <adv>? livet av (mig|mej)
        (ta|tar|tog|tagit) (<jag>)? <adv>? mitt (eget)? liv
        (avsluta|avslutar|göra slut på) <jag>? (mitt liv|livet|allt (ikväll|i natt))
        (begå|begår|begått|begick|göra) <adv>? <suicide>
        (mitt|ett|nytt|andra|senaste) (självmordsförsök|suicidförsök)
        (hänga|hänger|dränka|dränker|skjuta|döda|hängt|skjutit) (<jag>)? <adv>? (mig|mej)
        (hoppa|hoppar|kasta mig|kastar mig|slänga mig|ställa mig) <jag>? <adv>? (ut|ner)? (från|framför
          utför) <deadly>
        (tagit|ta|tog|svalt|svalde|tar) <jag>? <adv>? (alla|en massa|en burk|för många|trettio|40|30
          20) (mina)? <pills>
        (sparat|samlat|samlar|sparar) <jag>? <adv>? (på)? (mina|ihop)? <pills>
        (tagit|ta|tog|tar) (<jag>)? <adv>? (en)? överdos
        (skära|skär|skar|skurit) <jag>? <adv>? (upp|av) (mina)? (handleder|handlederna|pulsådern|pulsådrorna)
        (skrivit|skriver|skriva|skrev) <jag>? <adv>? (ett|mitt|mina)? (självmordsbrev|avskedsbrev)
        (rep|repet|snaran|snara) runt (halsen|min hals)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (skär|skar|bränner|skadar|slår|straffar|svälter|rispar) <jag>? <adv>? (mig|mej) (själv|på <limb>|igen
          när|varje|i smyg)
        (börjat|sluta|vill|började|måste) <adv>? (att)? (skära|skada|rispa|bränna) <self>
        (göra|gör|gjort) <jag>? <adv>? (mig|mej) själv? illa
        (skär|skar|skära|skurit|rispar) <adv>? (mig|mej)? själv? (på|i) (mina)? <limb>
        (självskadar|självskadebeteende|självskadat)
        (dunkar|slår|bankar) <jag>? <adv>? huvudet (i|mot) (väggen|dörren)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (ta|tar) <someone>? <adv>? livet av sig
        (ta|tar) <someone>? <adv>? sitt (eget)? liv
        (hänga|hänger|skjuta|skjuter|dränka|dränker) <someone>? <adv>? sig
        <someone> <adv>? (vill|ville|velat) <adv>? <adv>? <to-die>
        <wants> <someone> <adv>? <to-die>
        <someone> <adv>? <bear> <adv>? inte <adv>? (att)? (leva|finnas|existera)
        <someone> inte <adv>? <bear> <adv>? (leva|finnas|existera)
        <someone> <adv>? (önskar|önskade) (att)? (<he>)? (var|vore) död
        (hotar|hotade|hotat|pratar|pratat|talar) [~2] (med|om) (<suicide>|att (skjuta|hänga|skada) sig)
        <someone> [~2] (begå|begår|göra) <suicide>
        <his> (självmordsförsök|självmordstankar|avskedsbrev|självmordshot)
        <someone> (har|hade|skrev) <adv>? (ett)? (självmordstankar|avskedsbrev|självmordsbrev
          självmordsplaner)
        <someone> (är|var|låter|verkar|blivit) <adv>? (suicidal|självmordsbenägen)
        <someone> <adv>? (skär|skadar|rispar|bränner) (sig|sig själv)
        (skär|skadar|rispar) <someone> <adv>? sig
        (göra|gör|gjort) <someone>? <adv>? sig (själv)? illa
        <he> <adv>? <will>? (hoppar|hoppa|kastar sig|kasta sig) <adv>? (från|framför) <deadly>
        <someone> har? (tagit|tog|svalt) [~1] (överdos|alla sina <pills>|en burk <pills>)
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <child-who> [~9] (vill|ville|önskar) <adv>? <to-die>
        <child-who> [~9] (vill|orkar) inte (leva|finnas)
        <child-who> [~9] inte (vill|orkar) (leva|finnas)
        <child-who> [~6] (skär|skadar|rispar|skurit|skada|skära) (sig|sig själv)
        <child-who> [~6] (ta|tar|tagit) (livet av sig|sitt liv)
        <child-who> [~6] (självmordstankar|självmordsförsök|suicidal|självskadebeteende|självmord|avskedsbrev)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <jag> <adv>? (har|hade|har ju)? <adv>? (<beaten>|<hits>) <adv>? <particle>? <him>
        (<hits>|<beaten>) <jag> <adv>? <particle>? <him>
        (har|hade) <jag> <adv>? <beaten> <particle>? <him>
        (gav|gett|ger) (<jag>)? <adv>? <him> <adv>? (en)? (ordentlig|rejäl)? <blow>
        (<jag> (tog|har tagit|fick)|(tog|fick) jag) <adv>? (stryptag på <him>|strupgrepp på <him>
          tag om <his> (hals|strupe))
        (blivit|blev|blir) <passive> av mig
        (mina händer|händerna) (runt|om|kring) <his> (hals|strupe)
        (<jag> <push>|<push> <jag>) <adv>? (upp|ner|in)? (<him>|<his> huvud) <adv>? <wall>
        <jag> <adv>? (har)? (tvingade|tvingat|tvingar) (<him>) <adv>? (ändå|till|att|på|när|fast) <sex>?
        (sa|sade|säger) nej (och|men) [~6] jag (fortsatte|tvingade|gjorde det ändå)
        <jag> <adv>? (har)? (hotat|hotade|hotar) <adv>? (att)? (<hit>|<him> med (en)? <weapon>
          <him> till livet)
        <jag> <adv>? (har)? (bröt|brutit|spräckte) <his> (näsa|arm|käke|läpp)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <jag> <adv>? (ska|skall|vill|tänker|kommer att|kommer|måste) <adv>? <hit> <him>
        (ska|tänker) <jag>? fan? <kill> <him>
        (hugger|skjuter|dödar|mördar|stryper) jag <him>
        jag <adv>? (hugger|skjuter|dödar|mördar|slår ihjäl) <him>
        (tankar|impulser|planerar|funderar) (om|på)? att <hit> <him>
        <fear> <adv>? (för)? (att)? <jag>? <adv>? (ska|skall|kommer att|kommer|kan|skulle)? <adv>? (<hit>
          <kills>) <him>
        <fear> <adv>? (för)? (att)? <jag>? <adv>? (ska|kommer att|kan|skulle)? <adv>? (göra|gör) <him> (illa
          något|nåt)
        <jag>? (ska|vill|tänker|kommer att) <adv>? göra <him> illa
        (får|ska få|fick) <him> (kniven|en kniv|en kula) i (sig|magen|skallen)
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <he> <adv>? (ska|vill|tänker|kommer att|kommer) <adv>? (hugga|<kill>) (<him>|alla|exet|exfrun
          <his> (ex|fru|tjej))
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <aggressor> <adv>? (<hits> <particle>?|<hits> och <hits>) <me>
        <hits> <aggressor> <adv>? <particle>? <me>
        <aggressor> <adv>? (har|hade|kan ha) <adv>? <adv>? <beaten> <particle>? <me>
        (har|hade) <aggressor> <adv>? <beaten> <particle>? <me>
        <aggressor> <adv>? (<will>|började|börjar|brukar|att) <adv>? (<hit>|slå|sparka) <particle>? <me>
        <aggressor> (har|hade)? <adv>? (gör|gjort|gjorde) (mig|mej) illa
        (tog|tar|tagit) <someone>? <adv>? (stryptag|strupgrepp|struptag) på <me>
        (tog|tar|tagit|tryckte|klämde) <someone>? <adv>? <me>? (tag)? (om|runt|åt) (min)? (hals|halsen
          strupen)
        (händerna|händer|handen|fingrarna) (runt|om|kring|på) (min|mitt) (hals|strupe)
        (drar|drog|sliter|slet|rycker|släpade) <someone>? <me> <adv>? i håret
        <push> <someone>? <adv>? (upp|ner|in)? (<me>|mitt huvud) <adv>? <wall>
        (får|fick|fått|åker på|åkte på) <jag>? <adv>? (en)? (<blow>|stryk) (om|när|hemma|varje|igen|för att
          av <someone>)
        jag som (åker på|får) stryk
        (ger|gav|gett) <someone>? <adv>? <me> <adv>? (en)? (<blow>|stryk)
        <jag> (blir|blev|har blivit) <adv>? <passive>
        (blir|blev) <jag>? <passive> (hemma|igen|när jag)
        (slår|slog|sparkar|sparkade|slagit) <someone>? <me>? (i|på|med) (magen|ansiktet|ryggen|munnen
          knytnäven)
        (kastar|kastade|slänger|slängde) [~2] (på|mot|efter) (mig|mitt huvud)
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (hotar|hotade|hotat|hot|hota) <someone>? <me>? <adv>? (med)? (att)? (<hit>|skada|bränna) (<me>
          min (familj|mamma|syster))
        (säger|sagt|sa|skriver|skrev|lovat|svor) <someone>? ,? att <he> <adv>? (ska|kommer att|vill
          tänker)? <adv>? (<kill>|<kills>|straffa) <me>
        <someone> <adv>? (<kills>) (ihjäl)? <me> (om|när) jag (går|lämnar|anmäler|gör slut|tar|flyttar
          berättar)
        <someone> <adv>? (hotar|hotade|hotat) (<me>)? (med (stryk|våld|kniv|en kniv)|till livet)
        <someone> <adv>? <will> <adv>? <kill> <me>
        <someone> (försökte|försöker|har försökt) <adv>? (<hit>) <me>
        <fear> <adv>? (för)? (att)? <someone> <adv>? (ska|kommer att|kommer|kan|skulle)? <adv>? (<hit>
          <kills>) (ihjäl)? <me>
        <fear> <adv>? (för)? (att)? <someone> (ska|kan|kommer)? <adv>? (göra|gör) (mig|oss|mej) (illa|något
          nåt)
        <weapon> mot (min|mitt)? (hals|strupe|huvud|mage|bröst|halsen|strupen)
        (kom|kommer|sprang|jagade|hotade|högg) <someone>? (mot|efter|på)? <me> (i handen)? med (en)? (<weapon>
          gaffel)
        (drog|drar) fingret (över|längs) (halsen|strupen)
        (dödat|dödade|strypte|slog ihjäl|sparkade|dränkte) (min|vår) (hund|katt|kanin|kattunge)
        (bensin|syra|kokande vatten|hett vatten) (på|över) (mig|mitt ansikte|mina ben)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <jag> (är|blir) <adv>? <adv>? (rädd|livrädd|skiträdd) för (honom|<my> (<partner>|<parent>)|sambon
          pappa)
        (är|blir) jag <adv>? (rädd|livrädd) för (honom|<my> (<partner>|<parent>))
        (rädd|livrädd|vågar inte) <adv>? (för)? (att)? (gå hem|komma hem|åka hem|vara hemma
          vara ensam med honom)
        (vågar|törs) <jag>? <adv>? inte <adv>? (sova hemma|lämna honom|säga nej till honom)
        (känner|känt) <jag>? <me> <adv>? (inte (trygg|säker)|otrygg|osäker) (hemma|i mitt eget hem|med honom
          hos honom)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adv>? (har)? (tagit|gömt|beslagtagit|låst in|tar ifrån mig) <adv>? (mitt|min
          mina) <belongings>
        (tar|tog|tagit) <someone>? (ifrån|från) mig <my>? <belongings>
        <someone> <adv>? (låter (<me> inte|inte <me>)) (gå ut|jobba|träffa|ha egna|lämna|prata med|plugga)
        jag <adv>? (får|fick) (inte|aldrig) (för|av) (honom|<my> <partner>)
        (låser|låste|låst|spärrade|stänger) <someone>? <adv>? (in <me>|<me> inne|ut <me>|in mig)
        (inlåst|fasthållen) (av|i (källaren|matkällaren|sovrummet|rummet))
        (tvingar|tvingade|tvingat|pressar) <someone>? <adv>? (<me>) <adv>? (till|att|på|i|när|fast) <sex>?
        <jag>? (säger|sa) <jag>? nej [~6] (men|och|ändå) (han|hon) (fortsätter|fortsatte|tvingade)
        (sex|samlag|ligger) med mig (fast|när|medan) jag (sover|sov|sa nej|inte vill|gråter|säger nej)
        (bortgift|giftas bort|gifta bort mig|lovat bort mig|tvångsgift)
        <someone> <adv>? (kontrollerar|bestämmer|övervakar) (allt jag|vem jag|vilka jag|vad jag|min (mobil
          telefon|lön)|mina pengar)
        (gps|airtag|spårsändare|spionapp|dold kamera|spårare) [~3] (i|på|under) (min|mitt|mina) (bil|väska
          mobil|telefon|jacka|sovrum)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adv>? (förföljer|förföljde|stalkar|skuggar|förföljt) <me>
        (<someone>|hans bil) (står|stod|väntar|sitter) <adv>? utanför (mitt (jobb|hus|fönster)|min (port|dörr
          lägenhet|skola))
        (lägger|sprider|sprida|skickar|skicka|visar|delar|lagt|spridit|skickat|delat) <someone>? <adv>? (ut
          upp|runt|vidare)? <photos>
        (lägger|sprider|skickar) <someone>? (ut)? <pics> [~2] om jag inte
        (hotar|hotade|hotat) [~3] (sprida|lägga ut|skicka|dela|visa) [~2] <pics>
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <someone> <adv>? <hits> <particle>? <adv>? <other>
        <someone> <adv>? (har|hade) <adv>? <beaten> <particle>? <other>
        <other> (blir|blev|blivit|har blivit) <adv>? <passive>
        <his> (nya)? (man|kille|sambo|pojkvän|make|fru|tjej|ex|son) <adv>? (<hits> <particle>?
          har <beaten>) (henne|honom|hon)
        (att|när|hur|om) <he> <adv>? (<hits>|har <beaten>) <adv>? <particle>? (henne|honom)
        (hon|henne) (är rädd för|rädd för) (<his>|sin) (man|kille|sambo|make|pojkvän|ex|son)
        (rycker|drar|sliter) (henne|honom) (hårt)? i håret
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <someone> <adv>? (<hits>|luggar|tafsar) <particle>? <adv>? <child>
        <hits> (<jag>|<someone>) <adv>? <particle>? <child>
        (<someone>|<jag>) <adv>? (har|hade) <adv>? <beaten> <particle>? <child>
        (har|hade) (<jag>|<someone>) <adv>? <beaten> <particle>? <child>
        <jag> <adv>? (<hits>) <particle>? <adv>? <child>
        (gav|ger|gett) (<jag>|<someone>)? <adv>? <child> <adv>? (en)? <blow>
        <child> får <blow> (när|av|med|för att|om)
        skakade <jag>? <child>
        <fear> <adv>? (för)? (att)? (<jag>|<he>)? <adv>? (ska|kommer att|kan|skulle)? (<hit>|skaka|skakar
          <kills>|kasta|släppa) <child>
        <fear> <adv>? (för)? (att)? (<jag>|<he>)? <adv>? (ska|kommer att|kan|skulle)? (göra|gör) <child> (illa
          något)
        (<jag>|<he>) (<will>|höll på att) <adv>? (<hit>|skaka|dränka|kasta) <child>
        <child> (blir|blev|har blivit|blivit) <adv>? (<passive>|vanvårdad|lämnad ensam|agad|slagna)
        <child> [~5] (säger|sa|berättar|berättade|berättat|sagt) att [~2] (slår|tar på|sparkar|låser in|nyper
          slog|tog på) (henne|honom|dem)
        tafsar <adv>? på (<child>|<his> (snopp|snippa))
        (tar|tog|tagit) på <child> (i smyg|på natten|mellan benen|där)
        (<child>|hon|han) [~3] (brännmärken|märken efter bälte|brännsår|märken efter slag)
        (lämnar|lämnat|lämnade|lämna) <adv>? <child> <adv>? (helt)? (ensam|ensamma) (hemma|hela natten
          i timmar|på natten|när|i bilen|i badet)
        <child> [~4] ensam (hemma|några timmar|hela natten|på nätterna|i flera timmar)
        (ger|gav|gett) (<child>|honom|henne) <adv>? (sömntabletter|alkohol|sprit|sömnmedel|lugnande
          melatonin för)
        (slår|slog|slagit) <he>? (honom|henne|dem|<child>) <adv>? med (en)? (sko|bälte|bältet|träslev|käpp
          sladd|galge|livrem|toffel)
        (kör|åker|körde|åkte) <adv>? (skoter|bil)? (full|packad|berusad|onykter) med <child>
        (döttrar|dotter|flickan|flickorna) [~3] (skäras|omskäras|könsstympas)
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (<my> (<parent>|<kin>)|pappa|mamma|brorsan) <adv>? (har)? <adv>? (tar|tagit|tog|tafsar
          tafsat) <adv>? på (mig|mej)
        (pappas|mammas|styvpappas|brorsans) (kompis|bror|kille|vän|sambo) <adv>? (har)? (tar|tagit|tog
          tafsar) på (mig|mej)
        <jag>? (är|e|fyller) <young> [~8] (han|kille|pojkvän|han är) (är|e|på)? <adult>
        (han|kille|pojkvän|pojkvännen) (är|e) <adult> [~3] (jag|ja)? (är|e|fyller)? <young>
        <jag>? (är|e) <young> [~12] (nakenbilder|nudes|bilder utan kläder)
        (pappa|mamma|<my> <parent>) <adv>? (slår|sparkar|hotar|luggar|knuffar) (mig|mej) (och (min|mina)
          å (min|mina)|med|när|om|varje)
        (får|fick) (jag|ja)? <adv>? stryk av (pappa|mamma|<my> <parent>|min bror)
      `,
    },
  ],
};
