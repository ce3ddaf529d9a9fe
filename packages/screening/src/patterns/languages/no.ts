import type { PatternLanguage } from '../notation.ts';

/** Norwegian: Bokmål, Nynorsk, dialects and chat spelling. */
export const norwegian: PatternLanguage = {
  code: 'no',
  lists: {
    not: `ikke|ikkje|itj|aldri|ingen|ingenting|uten|utan|neppe|inkje|ikk`,
    // People
    jeg: `jeg|eg|æ|je|jæ`,
    he: `han|hun|ho|hu|de|dei|hen`,
    me: `meg|mæ|mei|oss`,
    my: `min|mi|mitt|mine|vår|våre|vårt`,
    adj: `nye|egen|sjalu|beste|gamle|lille|store|yngre|eldre|eldste`,
    man: `mannen|kona|kjæresten|samboeren|typen|dama|eksen|ektemannen|ektefellen|forloveden|eksmannen
      ekskona|partneren|sambuaren|gubben|kjerringa`,
    parent: `faren|moren|mora|pappa|mamma|far|mor|fatter|mutter|stefaren|stefar|stemoren|stemora|foreldrene
      foreldra|bestefaren|bestemora|farfar|morfar|fosterfaren|typen til mamma|kjæresten til mamma|papsen`,
    kin: `broren|bror|storebror|søsteren|søstera|onkel|onkelen|tante|fetteren|svigerfar|svigermor|svogeren
      stebroren|sjefen|naboen|kollegaen|treneren|læreren|kusina|svigerinna|romkameraten|familien|veslebroren
      lillebror|fetter'n`,
    near: `(<man>|<parent>|<kin>) <my>?
      <my> <adj>? (mann|kone|kjæreste|samboer|eks|far|mor|bror|søster|onkel|stefar|type)`,
    someone: `<he>|<near>|noen|nokon|(denne|den) (mannen|fyren)|(barnefaren|faren til barna)`,
    aggressor: `<someone>|sønnen <my>|<my> sønn`,
    him: `han|ham|henne|ho|hun|dem|dei|<near>|noen|nokon|den (jævelen|drittsekken|fyren)
      (nye)? (dama|kjæresten|mannen|typen) (hans|hennes)`,
    other: `(søsteren|søstera|venninna|venninnen|vennen|kompisen|moren|mora|mor|bestemora|mormor|farmor|tanta
        tante|kollegaen|nabokona|svigerinna|datteren|dattera|bestevenninna|broren|faren
      svigermor) <my>?|nabokona|kona hans|mora hans`,
    child: `<a-child> (<my>|hans|hennes|til naboen)?|<my> <adj>? (sønn|datter|dotter|son|barn|unger|baby)
      <year-old>`,
    'a-child': `sønnen|datteren|dattera|dottera|sonen|barnet|barna|ungen|ungene|ungane|babyen|gutten|guten
      jenta|minstejenta|minstemann|guttungen|jentungen|tvillingene|barnebarnet|stesønnen|stedatteren
      bonussønnen|bonusdatteren|niesa|nevøen|eldstemann|småen`,
    'year-old': `[to|tre|fire|fem|seks|sju|åtte|ni|ti|elleve|tolv|fjorten]åringen (<my>)?`,
    young: `10|11|12|13|14|15|16|17|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten`,
    adult: `20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|40|tjue|tjuefem|tretti`,
    // Modality and time
    adv: `alltid|ofte|noen ganger|av og til|bare|berre|også|igjen|allerede|virkelig|da|då|nå|no|så
      til og med|nok|i går|i dag|i natt|i kveld|i morges|på lørdag|lørdag|i helga|forrige uke
      hver (dag|kveld|uke)|flere ganger|heller|helst|en gang|to ganger|så hardt|hardt|hjemme|egentlig
      faktisk|liksom|selv|sjølv|faen|kanskje|snart|like godt|jo|ofte`,
    wants: `vil|ville|ønsker å|ynskjer å|har lyst til å|vilja`,
    will: `<wants>|skal|skulle|kommer til å|kjem til å|kjem tel å|tenker å|kan|kunne|må|prøver å|prøvde å
      pleier å|begynte å|truer med å|trua med å`,
    bear: `vil|orker|orke|orkar|klarer|greier|ville|orket|ønsker`,
    'to-die': `dø|døy|være død|vere død|få dø|slippe å (leve|våkne|være her)`,
    'not-live': `(å)? (leve|leva|finnes|eksistere|våkne|være til|være i live|være i verden) <more>?`,
    more: `lenger|lengre|mer|meir|mere|igjen`,
    // Acts
    hits: `slår|slo|slog|sparker|sparka|sparket|sparkar|dytter|dytta|dyttet|banker|banka|banket|denger
      dengte|fiker|fika|fiket|kveler|kvelte|voldtar|voldtok|mishandler|mishandla|mishandlet|truer|trua|truet
      klyper|kløp|lugger|lugga|lugget|klapser|skaller|stalker|skubba|rista|ristet`,
    particle: `til|ned|opp|ihjel|i hjel|løs på|på`,
    beaten: `slått|slege|sparka|sparket|dytta|dyttet|banka|banket|dengt|fika|fiket|kvalt|kvelt|voldtatt
      voldteke|mishandla|mishandlet|trua|truet|misbrukt|lugga|lugget|stukket|knivstukket|tatt kvelertak på
      angrepet|skalla|rista|ristet|klapsa|banka opp`,
    hit: `slå|sparke|sparka|dytte|banke (opp)?|denge|voldta|mishandle|skade|jule opp|<kill>`,
    kill: `drepe|drepa|ta livet av|slå (ihjel|i hjel|helseløs)|skyte|skyta|stikke ned|knivstikke|kjøre over
      kvele|kverke|forgifte|plaffe ned|myrde|brenne`,
    kills: `dreper|drep|slår ihjel|slår i hjel|skyter|stikker ned|knivstikker|kveler|slår|tar livet av
      drepte`,
    weapon: `kniv|kniven|øks|øksa|pistol|gevær|geværet|hagle|hagla|hammer|saks|balltre|våpen|ildraka`,
    blow: `ørefik|smekk|juling|bank|deng|ris|blåveis|spark|kilevink|slag i (ansiktet|trynet)|en på trynet
      en på kjeften`,
    push: `dyttet|dytta|kastet|kasta|slengte|slenger|dytter|dunka|dunket|presset|pressa|klemte`,
    wall: `(mot|i|inn i|ned|ned i|utfor|på|ut av) (veggen|gulvet|trappa|trappen|døra|skapet|senga|sengen
        sofaen|bakken|bordet|stolen)`,
    // Self-harm
    suicide: `selvmord|sjølvmord|sjølmord|suicid`,
    limb: `armen|armene|armane|håndleddet|håndleddene|lårene|låret|lår|beina|beinet|magen|huden`,
    pills: `piller|pillene|tabletter|sovetabletter|sovepiller|paracet|paracetamol|medisiner|medisinene
      insulin`,
    deadly: `(ei|en|et)? (toget|tog|brua|broen|bru|balkongen|taket|banen|trikken|trailer|vogntog|stupet|fossen
        bussen)`,
    fear: `redd|livredd|dritredd|kjemperedd|vettskremt`,
    photos: `nakenbilder|nakenbildene|nudes|sexvideo`,
    pics: `<photos>|(bilder|bildene|filmen|videoen) av (meg|mæ)`,
    belongings: `pass|passet|bankkort|bankkortet|mobilen|telefonen|lønna|nøklene|bankid|oppholdskort|pengene
      førerkortet`,
    sex: `sex|samleie|ligge med (han|ham)|samliv`,
  },

  negation: `
    <not>
    (ikke|ikkje|aldri) (engang|lenger|tenkt|villet|noensinne|tenkt på å|å)
    ingen (planer|tanker|lyst) (om|på|til) å?
    (tror|trur|sier|mener|påstår) ikke at
    uten å
    ingen (har|vil|skal)
  `,

  harmless: `
    (<hits>|<kills>) <particle>? (<me>|ham|henne|han) ,? (ikke|ikkje|aldri)
    (slår|slo|slått|slå) (<me>|ham|henne|han|<near>)? <adv>? (i|på) (sjakk|ludo|kort|tennis|padel|fifa
      mario kart|yatzy|golf|spill)
    (slår|slo|slå) (opp)? (<me>|han|henne)? (opp|ut|av) (med|lyset)?
    (dø|død|døy|dør) (av|for|litt|innvendig|lykkelig|aleine|alene|gammel|på sofaen|hjemme)
    (det|dette|dette her|huset|varmen|jobben|snorkinga|oppussinga) (kommer til å|holder på å|skal|kan)? (ta
      tar|drepe|dreper) (livet av)? (meg|mæ)
    (leve|leva|finnes|eksistere|våkne|være til) <more>? (med|i lag|sammen|uten|som|sånn|slik|på|i|hos|ved|for
      opp)
    (selvmord|selvmordet) (i slekta|i familien|2|19*|20*|når|som)
    (henger|henge|hengte|hang) seg (opp|på)
    (kutter|kuttet|kutta|brente|brent|skar|slo|slår) (meg|mæ) (på|i) (en|et|ei|kniven|ovnen|komfyren|fingeren
      tåa)
    (kan|kunne|kunna|man vil) <jeg>? <adv>? (ha)? (drepe|drept|kvele|kvalt|kverke|kverket|kverka) <him>
    (dreper|kveler|kverker) <him> (om|når|hvis) <he> (glemmer|snorker|kjøper|sier|spiser|legger|setter)
    (dreper|drepte) <me> med blikket
    kniv i ryggen
    kveler <me> med
    tru[er|a|et] <me>? med (skilsmisse|å (gjøre det slutt|flytte|gå|slutte))
    (katta|katten|hunden|babyen|<year-old>|valpen) (slår|biter|sparker|klyper|lugger) <particle>? (<me>|ham
      henne)
    (sparker|sparka|dytter) <me> (ut|under bordet|i søvne|når jeg snorker)
    livet av meg med
    (døra|huset) (mi|mitt) med blomster
    spark (i|bak) (baken|ræva)
    <young> (år|måneder|uker|dager|timer|minutter|kilo|mil|km) (siden|eldre|yngre|sammen|gift|edru|gravid)
  `,

  elsewhere: `
    (i|fra) (en|et|ei|denne|min) (film|bok|roman|serie|drøm|revy|låt|podkast|spill|novelle)
    (i|fra) (filmen|boka|serien|romanen|drømmen|spillet|podkasten|revyen|fortellingen)
    drømte (at|om at)
    for (ti|elleve|tolv|femten|tjue|tretti|førti|10|12|15|20|30|40|mange) år (siden|sidan)
    (da|når) (jeg|eg|vi) (var|vokste) (liten|barn|små|ung|opp|tenåring)
    (bokser|sparring|på trening|kampsport)
    (barndommen min|som barn|som liten|på (syttitallet|åttitallet|nittitallet)|i krigen)
  `,

  childWrites: `
    (jeg|eg|æ)? (er|e|blir|fyller) (bare|snart|akkurat|berre)? <young>
    (jeg|eg|æ)? går i (6|7|8|9|10|sjette|sjuende|åttende|niende|tiende|femte)
    (jente|gutt) <young>
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <jeg>? <adv>? <wants> <jeg>? <adv>? <adv>? <to-die>
        <bear> <jeg>? <adv>? (ikke|ikkje|itj) <adv>? <not-live>
        <jeg> <adv>? (ikke|ikkje|itj) <adv>? <bear> <adv>? <not-live>
        (skulle ønske|ønsker|håper|ber) <adv>? (at)? <jeg>? <adv>? (var død|kunne dø|dør|døde|slipper å våkne
          får dø|fikk dø|aldri var født|ikke våkner)
        (ber|bønn) [~3] om å få dø
        <jeg> <adv>? (heller|like gjerne) (dø|være død|dør|er død)
        (om|hvis|viss) <jeg> <adv>? (var|va|er) død
        (bedre|lettere|betre) (om|hvis) <jeg> ikke (fantes|levde|finnes|var her)
        (ingen|ikke noe|ikke noen) (mening|grunn|vits) (med|i|til|for)? å (leve|leva|finnes)
        (er|føler meg|blitt|vært|kjenner meg) <adv>? (suicidal|selvmordsnær|lei av livet|lei av å leve)
        (selvmordstanker|selvmordstankene|sjølvmordstankar|sjølmordstanker|dødsønske|selvmordsplaner)
        (tenker|tenkt|tenkte|tenkjer|planlegger|vurderer|tanker) <adv>? (på|om)? (<suicide>|å dø|døden min)
        (lyst til|klar til|klar for|bestemt meg for|prøvd|lengter etter|fortjener) å <adv>? (få)? dø
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (ta|tar|tok|tatt|teke|tek) <jeg>? <adv>? livet av (meg|mæ)
        (ta|tar|tok|tatt|teke) <jeg>? <adv>? (mitt eget liv|livet mitt|mitt liv)
        (avslutte|avslutter|gjøre slutt på|gjøre ende på) <jeg>? (livet mitt|livet|det hele|alt (i kveld
          i natt))
        (begå|begår|begått|gjøre) <adv>? <suicide>
        (mitt|et|nytt|andre|siste) (selvmordsforsøk|sjølvmordsforsøk)
        (henge|henger|drukne|drukner|skyte|skyta|hengt|skutt|kvele) <jeg>? <adv>? (meg|mæ)
        (hoppe|hopper|kaste meg|kaster meg|stille meg|la meg falle) <jeg>? <adv>? (ut|ned)? (fra|foran|utfor
          av) <deadly>
        (kjøre|kjører) <jeg>? <adv>? bilen? (av veien (og|å) bli ferdig|rett i fjellveggen|utfor (stupet
          broa))
        (tatt|ta|tok|svelget|svelge|tar) <jeg>? <adv>? (alle|masse|et brett|for mange|tretti|40|30|20) <pills>
        (spart|samlet|samla|samler|sparer) <jeg>? <adv>? (på|opp)? <pills>
        (tatt|ta|tok|tar) <jeg>? <adv>? (en|ei)? overdose
        (kutte|kutter|skjære|skjærer|skar) <jeg>? <adv>? (opp|over) (håndleddene|håndleddet|pulsåra|pulsårene)
        (skrevet|skriver|skrive|skrev) <jeg>? <adv>? (et|mitt|ferdig)? (selvmordsbrev|avskjedsbrev
          avskjedsbrevet)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (kutter|kuttar|kutta|skjærer|skader|brenner|klorer) <jeg>? <adv>? (meg|mæ) (selv|sjøl|sjølv|på <limb>
          i <limb>|igjen|når|hver|i smug|til blods)
        <jeg> <adv>? (kutter|kuttar) (meg|mæ)
        (begynt|slutte|vil|begynte|må) <adv>? (å)? (kutte|skade|brenne|skjære) (meg|mæ)
        (kutta|kuttet|kutte|skjære|skåret|skada|skadet|skade) (meg|mæ) (selv|sjøl|på <limb>|igjen)
        (gjøre|gjør|gjort) <jeg>? <adv>? (meg|mæ) selv vondt
        (selvskader|selvskading|selvskadet|sjølskading|sjølvskading|selvskada)
        (dunker|slår|banker) <jeg>? <adv>? hodet (mitt)? (i|mot) (veggen|døra)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (ta|tar|tek) <someone>? <adv>? livet av (seg|sæ)
        (ta|tar) <someone>? <adv>? (sitt eget liv|livet sitt|sitt liv)
        (henge|henger|skyte|skyta|skyter|drukne|hengje|heng) <someone>? <adv>? (seg|sæ)
        <someone> <adv>? (<wants>|ønske|ønsker|skulle ønske) (at)? <he>? <adv>? (kunne)? <to-die>
        <wants> <someone> <adv>? <to-die>
        <someone> <adv>? <bear> <someone>? <adv>? (ikke|ikkje) <adv>? <not-live>
        <bear> <someone> <adv>? (ikke|ikkje) <not-live>
        <someone> (ikke|ikkje) <adv>? <bear> <adv>? <not-live>
        <someone> <adv>? (skulle ønske|ønsker|ønsket) <he>? var død
        (truer|trua|truet|snakker|snakka|snakket) [~2] (med|om) (<suicide>|å (skyte|henge|skade) seg)
        (selvmordsforsøket|selvmordsforsøk|selvmordstankene|avskjedsbrevet|selvmordsbrevet) (hans|hennes)
        <someone> (har|hadde|skrev) <adv>? (et)? (selvmordstanker|avskjedsbrev|selvmordsplaner
          selvmordsforsøk)
        <someone> (er|var|virker|høres|blitt) <adv>? (suicidal|selvmordsnær)
        <someone> <adv>? (kutter|skader|kuttar|skjærer) (seg|seg selv)
        <he> <adv>? <will>? (hopper|hoppe|kaster seg|kaste seg) <adv>? (fra|foran|utfor) <deadly>
        <someone> har? (tatt|tok) [~1] (overdose|alle <pills>|et brett <pills>)
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <child> [~9] (vil|ville|ønske|ønsker|fortjener) (<he> kunne|å)? <adv>? <to-die>
        <child> [~9] (vil|orker) (ikke|ikkje) (å)? (leve|leva|være her)
        <child> [~9] (ikke|ikkje) (vil|orker) (å)? (leve|leva)
        <child> [~6] (kutter|skader|kutta|kutte|skade|kuttet) (seg|seg selv)
        <child> [~6] (ta|tar|tatt) (livet av seg|livet sitt)
        <child> [~6] (selvmordstanker|selvmordsforsøk|suicidal|selvskading|selvskader|selvmord|avskjedsbrev)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <jeg> <adv>? (har|hadde)? <adv>? (<beaten>|<hits>) <adv>? <particle>? <him>
        (<hits>|<beaten>) <jeg> <adv>? <particle>? <him>
        (har|hadde) <jeg> <adv>? <beaten> <particle>? <him>
        (fiket|fika|fiker|slo|slår) <jeg>? til <him> <adv>? (så|i|med|med flat|over)?
        (ga|gav|gitt|gir) <jeg>? <adv>? <him> <adv>? (en|ei)? <blow>
        (<jeg> (tok|har tatt)|(tok|har) <jeg>) <adv>? (tatt)? (kvelertak på <him>|<him> rundt halsen
          <him> i strupen)
        (hendene|hendene mine|handa) (rundt|om|på) (halsen|strupen) (hans|hennes)
        (<jeg> <push>|<push> <jeg>) <adv>? (<him>|hodet (hans|hennes)) <adv>? <wall>
        <jeg> <adv>? (har)? (tvinger|tvang|tvunget) <him> <adv>? (likevel|til|til å|på|når) <sex>?
        (sa|sier) (<he>)? (nei|stopp) (og|men) [~4] <jeg> (fortsatte|holdt henne|tvang|gjorde det likevel)
        <jeg> (holdt) (henne|ho) fast og fortsatte
        <jeg> <adv>? (har)? (trua|truet|truer) <adv>? (med å)? (<hit>|<him> med (en|ei)? <weapon>
          <him> på livet)
        <jeg> <adv>? (har)? (brakk|brukket|knuste|knekte) (nesen|nesa|armen|kjeven) (hans|hennes)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <jeg> <adv>? (skal|vil|tenker å|kommer til å|kjem til å|må|har lyst til å) <adv>? <hit> <him>
        (kjem|kommer|skal) <jeg>? (til å|tel å)? <adv>? (<kill> <him>|slå <him> helseløs)
        (stikker|skyter|dreper|slår|hugger|kverker) jeg <him> (ned|i hjel|ihjel)
        <jeg> (dreper|skyter|slår|stikker) <him> (ned|ihjel|i hjel|hvis|om|neste gang)
        (tanker|tenker|lyst|planlegger|drømmer|drømme|begynt) (om|på|til)? å <adv>? <hit> <him>
        <fear> <adv>? (for)? (at)? <jeg>? <adv>? (skal|kommer til å|kan|kjem til å)? <adv>? (<hit>
          <kills>) <him>
        <fear> <adv>? (for)? (at)? <jeg>? <adv>? (skal|kommer til å|kan|kjem til å) <adv>? gjøre <him> (noe
          vondt|noko)
        <jeg> skal <adv>? (knuse|kutte|knekke|brekke) (trynet|kneskålene|halsen|beina|ansiktet
          fingrene) (på)? (<him>|hans|hennes)
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <he> <adv>? (skal|vil|kommer til å|tenker å|kjem til å) <adv>? (stikke|<kill>) (<him>|alle|eksen
          ekskona|eks dama|sjefen)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <aggressor> <adv>? (<hits> <particle>?|<hits> og <hits>) <me>
        <hits> <aggressor> <adv>? <particle>? <me>
        <aggressor> <adv>? (har|hadde|kan ha) <adv>? <adv>? <beaten> <particle>? <me>
        (har|hadde) <aggressor> <adv>? <beaten> <particle>? <me>
        <aggressor> <adv>? <will> <adv>? <hit> <me>
        <aggressor> (har)? <adv>? (gjør|gjort|gjorde) (meg|mæ) vondt
        (tok|tar|tatt|klemte) <someone>? <adv>? (kvelertak på|om strupen på|om halsen på|halsgrep på) <me>
        (tok|tar|tatt|grep|klemte|holdt) <someone>? <me> <adv>? (rundt|i|om|etter) (halsen|strupen|nakken
          håret)
        (hendene|hånda|handa|fingrene) (rundt|om|på) (halsen|strupen) min
        (drar|dro|sliter|slet|røsker) <someone>? <me> <adv>? (etter|i) håret
        <push> <someone>? <me> <adv>? <wall>
        (får|fekk|fikk|fått) <jeg>? <adv>? (en|ei)? <blow> (om|når|hjemme|hver|igjen|hvis|dersom|av <someone>)
        (gir|ga|gav|gitt) <someone>? <adv>? <me> <adv>? (en|ei)? <blow>
        <jeg> (blir|ble|blei|vert|har blitt) <adv>? <beaten>
        (blir|ble|blei) <jeg>? <beaten> (hjemme|igjen|når jeg)
        (slår|slo|sparker|sparka|slått) <someone>? <me>? (i|på|med) (magen|ansiktet|trynet|ryggen|munnen
          knyttneven)
        (kaster|kasta|kastet|slenger) [~2] (på|mot|etter) (meg|hodet mitt) (når|så|og|i)
        (brakk|brukket|knuste) (nesa|nesen|armen|kjeven|handleddet|ribbeina) (mi|min|mine|på meg)
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (truer|trua|truet|trugar|true) <someone>? <me>? <adv>? med å <hit> (<me>|(familien|mora|søstera) <my>)
        (sier|sagt|sa|skriver|skrev|seier|lovet|sverger) <someone>? ,? at <he> <adv>? (skal|kommer til å|vil
          kjem til å)? <adv>? (<kill>|<kills>|finne) <me>
        <someone> <adv>? <kills> <me> (hvis|om|når|viss|dersom) <jeg> (går|drar|forlater|anmelder|gjør|tar
          flytter|sier|fortel)
        <someone> <adv>? (truer|trua|truet) <me>? (med (juling|bank|vold|kniv|en kniv|øks)|på livet)
        <someone> <adv>? <will> <adv>? <kill> <me>
        <fear> <adv>? (for)? (at)? <someone> <adv>? (skal|kommer til å|kan|kjem til å)? <adv>? (<hit>
          <kills>) <me>
        <fear> <adv>? (for)? (at)? <someone> (skal|kan|kommer til å) <adv>? gjøre <me> (noe|vondt)
        <weapon> mot (halsen|strupen|hodet|magen|brystet) (min|mitt|mi)?
        (kom|kommer|jaget|jaga|trua|truet|gått|gikk) <someone>? (mot|etter)? <me> (rundt)? [~2] med (en
          ei)? <weapon>
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <jeg> (er|e|blir) <adv>? <adv>? (redd|livredd|vettskremt) (for han|(for)? (ham|(<man>|<parent>) <my>
          pappa|stefaren))
        er <jeg> <adv>? (redd|livredd) (for)? (ham|(<man>|<parent>) <my>)
        (redd|livredd|tør ikke) <adv>? (for)? (å)? (gå hjem|komme hjem|dra hjem|være hjemme
          være aleine med (ham|han))
        (tør|torer) <jeg>? <adv>? (ikke|ikkje) <adv>? (sove hjemme|gå fra (ham|han)|si nei til (ham|han))
        (føler|kjenner) <jeg>? <me> <adv>? (ikke trygg|utrygg|ikkje trygg) (hjemme|heime|i mitt eget hjem
          med (ham|han)|hos (ham|han))
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adv>? (har)? (tatt|gjemt|låst inn|tar fra meg) <adv>? (<belongings> (mitt|min|mi|mine)
          <my> <belongings>)
        (tar|tok|tatt) <someone>? fra meg <my>? <belongings>
        <someone> <adv>? (lar <me> (ikke|ikkje|aldri)) <adv>? (gå ut|jobbe|treffe|ha egne|dra|snakke med|møte)
        <jeg> <adv>? (får|fikk) (ikke|ikkje|aldri) (lov av|for) (ham|han|(<man>) <my>)
        (låser|låste|låst|stenger|stengte) <someone>? <adv>? (inne <me>|<me> inne|<me> ute|inn meg)
        (innelåst|låst inne|holdt fanget) (av|i (kjelleren|rommet|soverommet|huset|boden))
        (tvinger|tvang|tvunget|pressar) <someone>? <adv>? <me> <adv>? (til|til å|på|når|i senga) <sex>?
        <jeg>? (sier|sa) <jeg>? nei [~5] (men|og|likevel) (han|hun) (fortsetter|fortsatte|tvang|har samleie
          gjør det likevel)
        (sex|samleie|ligger) med meg (likevel|selv om jeg|mens jeg (sover|sov)|når jeg (sover|gråter
          sier nei))
        (tvangsgifte|tvangsgiftet|tvangsekteskap|tvinger meg til å gifte meg|giftes bort|gifta bort)
        <someone> <adv>? (kontrollerer|bestemmer|overvåker) (alt jeg|hvem jeg|hva jeg|mobilen min|pengene mine
          lønna mi)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <adv>? (forfølger|forfulgte|stalker|skygger|forfølgjer) <me>
        (<someone>|bilen hans) (står|sto|venter|sitter) <adv>? (utenfor|utanfor|utafor) (jobben|huset|døra
          skolen|vinduet|leiligheten) (min|mi|mitt)
        (legger|sprer|spre|sender|sende|viser|deler|dele|spredt|sendt|delt) <someone>? <adv>? (ut|rundt
          videre)? <photos>
        (ellers|truer|trua|truet) [~3] (spre|spred|legge ut|legger|sende|dele) [~2] <pics>
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <someone> <adv>? <hits> <particle>? <adv>? <other>
        <someone> <adv>? (har|hadde) <adv>? <beaten> <particle>? <other>
        <other> (blir|ble|blei|blitt|har blitt) <adv>? <beaten>
        (mannen|kjæresten|samboeren|typen|kona|eksen|sønnen) (hennes|hans|hennar) (har)? <adv>? (<hits>
          <beaten>|biter og slår) <particle>? (henne|ham|ho|han)
        (at|når|hvordan|om|korleis) <he> <adv>? (<hits>|har <beaten>) <adv>? <particle>? (henne|ho)
        (jaget|jaga) (henne|ho|ham) [~3] med (en)? (øks|kniv)
        (hun|ho) er redd (for)? (mannen|kjæresten|samboeren|typen|eksen|sønnen) (sin|hennes)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <someone> <adv>? (<hits>|tafser på) <particle>? <adv>? <child>
        <hits> (<jeg>|<someone>) <adv>? <particle>? <child>
        (<someone>|<jeg>) <adv>? (har|hadde) <adv>? <beaten> <particle>? <child>
        (har|hadde) (<jeg>|<someone>) <adv>? <beaten> <particle>? <child>
        <jeg> <adv>? <hits> <particle>? <adv>? <child>
        (ga|gav|gir|gitt) (<jeg>|<someone>)? <adv>? <child> <adv>? (en|ei)? <blow>
        <child> (får|fikk) <adv>? (<blow>|på pelsen) (når|av|med|fordi|hvis)
        (bruker|brukte|bruker han) (beltet|stokken|livreima) på <child>
        <fear> <adv>? (for)? (at)? (<jeg>|<he>)? <adv>? (skal|kommer til å|kan)? <adv>? (<hit>|riste|<kills>
          kaste|slippe) <child>
        <fear> <adv>? (for)? (at)? (<jeg>|<he>)? <adv>? (skal|kommer til å|kan) <adv>? gjøre <child> (vondt
          noe)
        (<jeg>|<he>) (skal|vil|kommer til å|holdt på å) <adv>? (<hit>|riste|drukne|kaste) <child>
        <child> (blir|ble|blei|har blitt) <adv>? (<beaten>|vanskjøttet|innelåst)
        <child> [~5] (sier|sa|fortalte|forteller|sagt|seier) (at)? [~3] (slår|tar på|sparker|slo|tok på
          teke på|klyper) (henne|ham|ho|han)
        (tafser på|forgriper seg på) <child>
        (tar|tok) på (<child>|henne) (på steder|mellom beina|nedentil|om natta|i smug)
        (lar|lot|latt) <child> (være|vere)? (alene|aleine) (hele natta|hele natten|i timevis|om natta|når
          i bilen|i badekaret|hjemme)
        (gir|ga|gav|gitt) <child> <adv>? (sovetabletter|sovemedisin|alkohol|sprit|vallergan for)
        (slår|slo|slått) <he>? (ham|henne|dem|<child>) <adv>? med (en|et|ei)? (sko|belte|beltet|stokk|sleiv
          ledning|henger|tøffel)
        (kjører|kjørte) <adv>? (<child>)? (i fylla|full|fyllekjører|beruset) (med <child>)?
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        ((<parent>|<kin>) <my>|pappa|onkel|stefar|kompisen til pappa) <adv>? (har)? <adv>? (tar|tatt|tok
          tafser|tafsa|teke) <adv>? på (meg|mæ)
        <jeg>? (er|e|fyller) <young> [~8] (han|kjæreste|type) (er|e|på)? <adult>
        (han|kjæresten|typen) (er|e) <adult> [~3] (jeg|eg)? (er|e|fyller)? <young>
        <young> [~9] (en|kjæreste|han) (på|er) <adult>
        <jeg>? (er|e) <young> [~14] (nakenbilder|nudes|bilder uten klær)
        (pappa|mamma|(<parent>) <my>) <adv>? (slår|sparker|truer|lugger|banker|kaster ting på) (meg
          mæ) (og (broren|søsteren|lillebror)|med|når|hvis|hver)
        (får|fikk) <jeg>? <adv>? (juling|bank|deng) av (pappa|mamma|<parent> <my>|broren min)
      `,
    },
  ],
};
