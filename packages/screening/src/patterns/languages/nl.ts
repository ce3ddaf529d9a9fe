import type { PatternLanguage } from '../notation.ts';

/** Dutch of the Netherlands and of Flanders, and chat spelling. */
export const dutch: PatternLanguage = {
  code: 'nl',
  lists: {
    not: `niet|nooit|geen|niemand|zonder|nie|nimmer|nergens|evenmin`,
    // People
    he: `hij|ie|zij|ze`,
    me: `me|mij|ons`,
    self: `mezelf|mijzelf|me zelf|(mn|m'n|mijn) eigen`,
    her: `haar|hem|d'r|'m`,
    his: `haar|zijn|z'n|d'r`,
    my: `mijn|m'n|mn|me|ons|onze`,
    adj: `nieuwe|eigen|jaloerse|beste|oude|kleine|grote|oudere|jongere|oudste|jongste`,
    partner: `man|vrouw|vriend|vriendin|ex|partner|vent|lief|verloofde|echtgenoot|echtgenote|vriendje|exman
      exvrouw|exvriend|exvriendin|ex (man|vrouw)`,
    parent: `vader|moeder|pa|ma|papa|mama|pap|mam|stiefvader|stiefmoeder|ouders|opa|oma|pleegvader
      pleegmoeder|stiefpa|(mama's|moeders) vriend`,
    kin: `broer|zus|oom|nonkel|tante|neef|nicht|schoonvader|schoonmoeder|schoonbroer|zwager|schoonzus
      stiefbroer|baas|buurman|buurvrouw|huisgenoot|collega|trainer|leraar|familie`,
    near: `<my> <adj>? (<partner>|<parent>|<kin>)`,
    someone: `<he>|iemand|papa|mama|<near>|die (gast|vent|man|kerel)|de vader van mijn (kind|kinderen)`,
    aggressor: `<someone>|<my> <adj>? (zoon|stiefzoon|kleinzoon)`,
    him: `haar|hem|hun|hen|ze|'m|d'r|<near>|iemand|die (gast|vent|teef|klootzak)
      <his> (nieuwe|ex)? (vriendin|vrouw|vriend|man|vent)`,
    other: `<my> <adj>? (zus|zusje|vriendin|buurvrouw|moeder|mama|ma|schoonzus|collega|nicht|dochter|tante|oma
        schoonmoeder|broer|vriend|vader|maat|buurman|opa|oom)|zijn (vrouw|vriendin|moeder|oma)`,
    child: `(<my>|<his>|hun|het|de|een) <child-adj>? <child-word>`,
    'child-who': `<my> <child-adj>? <child-word>`,
    'child-adj': `kleine|jongste|oudste|eigen|<number> jarige`,
    'child-word': `zoon|zoontje|dochter|dochtertje|kind|kinderen|baby|peuter|kleuter|stiefzoon|stiefdochter
      kleinzoon|kleindochter|kleinkind|tweeling|jongetje|meisje|meisjes|jongens|jongen|nichtje|jongste
      oudste|middelste|kids|zonen|dochters`,
    number: `1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|twee|drie|vier|vijf|zes|zeven|acht|negen|tien`,
    young: `10|11|12|13|14|15|16|17|twaalf|dertien|veertien|vijftien|zestien|zeventien`,
    adult: `20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|40`,
    // Modality and time
    adv: `altijd|vaak|soms|gewoon|ook|weer|al|echt|even|dan|toen|nu|nog|eens|steeds|regelmatig|bijna|zo
      zelfs|wel|maar|gisteren|gister|gisteravond|vandaag|vannacht|vanochtend|vanavond|morgen|laatst|graag
      liever|het liefst|toch|(vorige|elke) (week|dag|avond|nacht|maand)|twee keer|een paar keer|af en toe
      zo hard|expres|thuis|ooit|alleen`,
    wants: `wil|wou|wilde|wilt`,
    will: `<wants>|zal|zou|gaat|ging|kan|kon|ga|moet`,
    has: `heeft|had|heb|hebben`,
    'to-die': `dood|doodgaan|sterven|dood zijn|(niet|nie) (meer|langer) <adv>? (leven|leve|bestaan)
      er <adv>? niet (meer)? zijn`,
    // Acts
    hits: `slaat|sloeg|slaan|mept|schopt|schopte|stompt|stompte|trapt|trapte|wurgt|wurgde|mishandelt
      mishandelde|verkracht|verkrachtte|bedreigt|bedreigde|stalkt|schoppen|misbruikt|misbruikte|chanteert`,
    'i-hit': `sla|sloeg|mep|mepte|schop|schopte|stomp|stompte|wurg|wurgde|mishandel|verkrachtte|bedreigde`,
    beaten: `geslagen|geslage|gemept|geschopt|getrapt|gestompt|gewurgd|verkracht|mishandeld|bedreigd
      gestalkt|aangerand|misbruikt|afgeranseld|neergestoken|in (elkaar|mekaar) (getrimd)|gechanteerd
      opgesloten|gedrogeerd`,
    blow: `klap|klappen|klets|mep|lel|stomp|trap|schop|dreun|kopstoot|blauw oog|bloedneus|oorveeg|pak slaag
      rammel|slaag`,
    given: `gegeven|verkocht|bezorgd|geslagen`,
    gives: `geef|geeft|gaf|verkocht`,
    a: `een|zo'n|een harde|een flinke|een paar`,
    murder: `vermoorden|doodslaan|doodsteken|doodschieten|dood (maken|slaan|steken|schieten)|neersteken
      neerschieten|neerknallen|afmaken`,
    kill: `<murder>|wurgen|vergiftigen|kapotmaken|in brand steken|slaan|meppen|schoppen|verkrachten
      mishandelen|in elkaar (slaan|trappen)|slopen|<harm> (aandoen|doen)`,
    harm: `iets|wat|pijn`,
    'to-kill': `te (vermoorden|wurgen|slaan|verkrachten|vergiftigen|mishandelen|smoren)
      dood te (maken|slaan|steken|schieten)|af te maken|neer te (steken|schieten)|<harm> (aan)? te doen
      in elkaar te slaan|kapot te maken`,
    kills: `vermoord[t]|dood (maakt|slaat|steekt)|doodslaat|doodsteekt|doodschiet|neersteekt|neerschiet
      afmaakt|wurgt|kapotmaakt|<harm> (aandoet|doet)|in elkaar slaat|verkracht|slaat|<will> <kill>`,
    'i-kill': `vermoord|doodsla|doodsteek|doodschiet|neersteek|neerschiet|afmaak|wurg|<harm> (aandoe|doe)
      in elkaar sla|sla`,
    weapon: `mes|broodmes|keukenmes|vuurwapen|pistool|geweer|hamer|bijl|schaar|knuppel`,
    throat: `keel|strot|nek|hals|haren|kraag`,
    wall: `(tegen|op|van|door|uit) (de|het|een)? (muur|kast|trap|grond|deur|vloer|bed|tafel|keuken)`,
    push: `duwt|duwde|gooit|gooide|smijt|smeet|drukt|duw|drukte|sleurt|sleurde`,
    pushed: `geduwd|gegooid|gesmeten|gedrukt|gesleurd|geslagen|getrokken`,
    // Self-harm
    suicide: `zelfmoord|zelfdoding|suïcide|zelfmoort`,
    hang: `ophang|ophangt|ophangen|verhangen|verdrinken|van kant (maak|maakt|maken)|doodschiet[en]
      op te hangen|van kant te maken|te verdrinken|dood te (schieten|maken)
      <harm> (aandoe|aandoet|aandoen|aan te doen|aangedaan)|verdrink|dood maken`,
    cut: `snijden|te snijden|gesneden|snijdt|snij|snijd|sneed|krassen|kras|krast|gekrast|verwonden|verwond
      verwondt|beschadig*|verbrand`,
    limb: `armen|arm|polsen|pols|benen|been|dijen|bovenbenen|huid`,
    end: `(een)? (eind|einde|end|punt)`,
    pills: `pillen|slaappillen|tabletten|medicijnen|medicatie|paracetamol|antidepressiva`,
    deadly: `(de|een|het)? (trein|metro|brug|flat|balkon|dak|vrachtwagen|tram|viaduct)`,
    fear: `bang|doodsbang|als de dood|schrik`,
    photos: `naaktfoto's|naaktfotos|nudes`,
    pics: `<photos>|(foto's|filmpjes) van mij`,
    belongings: `paspoort|identiteitskaart|bankkaart|bankpas|pinpas|telefoon|gsm|mobiel|papieren|loon
      salaris|sleutels`,
    sex: `seks|sex|vrijen|gemeenschap|pijpen`,
  },

  negation: `
    <not>
    (niet|nooit) (echt|meer|van plan om?|de bedoeling om?|gedacht|zo)
    geen (plannen|plan|zin|gedachten) (om|voor|over)
    (denk|geloof|zeg|vind) niet dat
  `,

  harmless: `
    (<hits>|<i-hit>|<kills>) (<me>|hem|haar) ,? (niet|nooit|nergens|niks|geen)
    (slaat|sloeg|slaan) (<me>|hem|haar) (over|aan|gade|steil|met stomheid|met verstomming)
    (slaat <me>?|slaan|geslagen) (met|bij|in|op) (schaken|tennis|padel|fifa|mario kart|kaarten|de schouder)
    (met|bij|in|tijdens) (het|een)? (schaken|tennis|sparren|sparring|kickboksen|boksen|judo) (me|mij|hem
      haar)? geslagen?
    geslagen (bij|tijdens|met) (het|de|een)? (sparren|boksen|training|kussen)
    mes in (de|mijn|haar|zijn) rug
    (vermoordt|vermoord) <me> (als|wanneer) <someone> (dit|dat|die|het|de|mij)
    (dood|doodgaan|sterven) (van|aan|door|op|onder|liggen|neer|lachen|vervelen)
    wil (dood|sterven) voor
    die (dood|sterven) (wil|willen)
    dood wil liggen
    dood noch
    (telefoon|auto|plant|planten|batterij) wil
    (niet|nooit) meer (leven|bestaan) (met|in|bij|naast|als|van|volgens|op|zoals|zonder)
    er niet (meer)? zijn (voor|bij|op|als)
    wil thuis sterven
    (schop|klap) (onder|op) (mijn|de|haar) (kont|schouder)
    deur met bloemen
    (peuter|kleuter|baby|zoontje|kat|hond|poes|kater|(zoon|dochter) van <number>) (slaat|schopt|mept|trapt
      stompt) (<me>|hem|haar)
    zit aan me te denken
    <young> (jaar|maanden|weken|dagen|uur|minuten|kilo|km) (getrouwd|samen|zwanger|geleden|nuchter|ouder
      jonger|bij|gescheiden)
    (politieke|sociale|financiële) zelfmoord
    zelfmoord (in de familie|van (mijn|haar|zijn)|preventie|lijn)
    (vermoordt|wurgt|slaat) <me> met (liefde|een kussen)
    trapt <me> erin
    om je van het balkon
    (snijd|snij|sneed|brand|brandde|gesneden|verbrand) <self> (aan|bij|tijdens|per ongeluk)
    mes op (de|mijn) keel gezet
    dat ik iemand vermoord (heb|had)
  `,

  elsewhere: `
    in (de|een|het|deze|dit|mijn) (film|boek|roman|serie|droom|nachtmerrie|verhaal|toneelstuk|game|spel
      podcast|musical|lied)
    (heb|heeft)? (gedroomd|droomde)
    (tien|elf|twaalf|vijftien|twintig|dertig|veertig|10|11|12|15|20|30|40|vele) jaar (geleden|terug)
    toen (ik|we|wij) (klein|kind|jong|een kind|kinderen|nog)
    (mijn jeugd|als kind|vroeger|jaren geleden|in de oorlog|lang geleden|in 19*)
    (personage|hoofdpersoon|romanfiguur)
  `,

  childWrites: `
    (ik|k)? (ben|word) (pas|nog maar|net|bijna|al|nu)? <young>
    zit (nu|nog)? (in|op) (groep|klas|de)? (6|7|8|1|2|3|4|brugklas|basisschool|mavo|havo|vmbo)
    (m|v) <young>
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <wants> (ik|k)? <adv>? <adv>? <to-die>
        kan (ik)? <adv>? (niet|nie) (meer|langer) <adv>? leven
        (dood|doodgaan|sterven|niet meer leven) <wants>
        (nooit|niet) meer wakker (te)? (worden|word)
        (was|ben|zou) ik <adv>? (liever|beter|beter af)? (dood|nooit geboren|er niet meer)
        (wou|wens|wenste|hoop|bid|wilde) ,? dat ik <adv>? (dood (was|ben|ga|ging)|er niet (meer)? was
          nooit geboren was)
        zonder mij [~2] beter af
        (geen|niks|niets) (reden|zin)? (meer)? om (nog)? (voor te leven|te leven|verder te leven)
        (het|mijn) leven <adv>? (niet meer zitten|zat|moe|beu|niet meer aan)
        (ben|voel me) <adv>? (suïcidaal|levensmoe)
        (suïcidale|zelfmoord) (gedachten|gedachtes|neigingen|plannen)
        (zelfmoordgedachten|zelfmoordneigingen|doodswens|zelfmoordplannen)
        (denk|dacht|gedacht|denken|nadenk) <adv>? <adv>? (aan|over) (<suicide>|doodgaan|de dood|sterven)
        (verlang|klaar|bereid) (naar de dood|om te sterven|om dood te gaan)
        laat me (gewoon|maar) doodgaan
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (<suicide>|zelfmoordpoging) (plegen|te plegen|pleeg|gepleegd|gedaan|ondernomen|overweeg)
        (mijn|tweede) zelfmoordpoging
        (hang|knoop|schiet|maak|verdrink) (ik)? (<self>|me) <adv>? (op|dood|van kant)
        (<self>|me|mij) <adv>? <hang>
        (doe|deed) (ik)? <self> <adv>? (iets|wat) aan
        <end> (aan|achter) (mijn|m'n|mn|het) leven
        (er|ik er) (zelf|vannacht|vanavond|voorgoed|morgen|met pillen) <end> aan
        (stap|stapte) (ik)? <adv>? uit het leven
        uit het leven <adv>? (stap|stappen|te stappen|gestapt)
        (spring|gooi|sprong|stap) (ik)? (<self>|me)? <adv>? (voor|van) <deadly>
        (voor|van|onder) <deadly> <adv>? (te|wil)? (springen|spring|gooien|lopen|stappen)
        (slik|neem|slikte|nam) (ik)? <adv>? (alles|al|alle|een pot|een strip|te veel|teveel) (mijn|die|de
          wat)? (<pills>|er)
        (alle|al|een strip|een pot|te veel|genoeg|twintig) (mijn|die|de)? <pills> <adv>? (genomen|geslikt
          slikken|nemen)
        <pills> (gespaard|opgespaard|verzameld|klaarliggen)
        overdosis (<pills>)? (genomen|nemen|te nemen|neem|geslikt)
        (polsen|pols|keel|aders) (doorsnijden|door te snijden|doorgesneden|opensnijden|open)
        (snij|snijd|sneed) (ik)? <adv>? (mijn|m'n|mn) (polsen|aders|pols)
        (mijn|een) afscheidsbrief <adv>? (geschreven|schrijven|klaar)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (<cut>|brand|brandde|sla|krab|pijnig) (ik)? <adv>? <self>
        <self> <adv>? (<cut>|pijn (doen|te doen|doe)|geslagen|straffen|verbranden)
        <cut> (ik)? <adv>? in (mijn|m'n|mn) <limb>
        in (mijn|m'n|mn|me) <limb> <adv>? <cut>
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (zich|zichzelf|hemzelf|haarzelf|z'n eigen) <adv>? <hang>
        (zichzelf|haarzelf|hemzelf) <adv>? <cut>
        (hangt|verhangt|schiet|maakt|verdrinkt) <someone>? (zich|zichzelf|z'n eigen) <adv>? (zogenaamd)? (op
          dood|van kant)
        (<cut>) <he>? <adv>? zichzelf
        <someone> <wants> <adv>? <adv>? <to-die>
        <someone> <adv>? (dood|doodgaan|sterven|niet meer leven|niet langer leven) <wants>
        <someone> (liever|beter) (dood was|doodging|dood ging)
        <wants> <someone> <adv>? <to-die>
        (dreigt|dreigde|gedreigd|dreigen) [~2] (<suicide>|zich van kant te maken|er een <end> aan te maken)
        <someone> [~3] (<suicide>|zelfmoordpoging) <adv>? (pleegt|plegen|te plegen|deed|ondernam)
        <his> (zelfmoordpoging|zelfmoordplannen|zelfmoordgedachten|afscheidsbrief)
        <someone> (heeft|had|deed) <adv>? een? (zelfmoordpoging|poging tot zelfmoord|zelfmoordgedachten
          afscheidsbrief)
        <someone> (is|was|klinkt) <adv>? (suïcidaal|levensmoe)
        <he> (maakt)? <adv>? er zelf <adv>? <end> aan
        <end> aan <his> leven
        (hij|ie|<someone>) (zich|zichzelf) <adv>? <adv>? (voor|van|onder) <deadly> (gooit|werpt|zal gooien
          gaat gooien)
        (springt|gooit|stapt) <someone>? (zich|zichzelf)? <adv>? (voor|van|onder) <deadly>
        <someone> [~3] in (haar|zijn) <limb> <cut>
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <child-who> [~3] <wants> <adv>? <to-die>
        <child-who> [~9] (dood|doodgaan|sterven) <wants>
        <child-who> [~9] (<he>|<he> er) niet meer <wants> (leven|zijn)
        <child-who> [~4] (zich|zichzelf|haarzelf) <adv>? (<hang>|<cut>)
        <child-who> [~3] (zelfmoord*|suïcidaal|suïcidale|automutil*|zelfbeschadig*|afscheidsbrief)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        ik <has> <adv>? <adv>? <him> <adv>? [~4] <beaten>
        (heb|had) ik <adv>? <him> <adv>? [~6] <beaten>
        ik <adv>? <i-hit> <adv>? <him> <adv>? (weer|als|wanneer|omdat|in|op|met|en|om|bont|verrot|tot)
        <i-hit> ik <adv>? <him>
        ik <i-hit> <near>
        (heb|had) (ik)? <adv>? <him> <adv>? <a> <blow> <given>
        <gives> (ik)? <adv>? <him> <adv>? <a> <blow>
        (heb|had) (ik)? <adv>? <him> <adv>? [~2] <wall> <adv>? <pushed>
        (heb|had) (ik)? <adv>? <him> [~3] bij (<his>|de) (<throat>|haar|arm) [~4] (gepakt|gegrepen|<pushed>)
        (heb|had) (ik)? <adv>? <him> <adv>? gedwongen [~1] (tot|om)? <sex>
        (zei|zegt) nee (en|maar) ik (ben|heb|ging) [~2] (doorgegaan|door|het gedaan)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        ik (ga|wil|zal|wou|moet) <adv>? <him> <adv>? <adv>? <kill>
        (ga|zal|wil|moet) ik <adv>? <him> <adv>? <kill>
        ik (ga|wil|zal) <his> (kop|kaken|benen|gezicht|huis|auto) [~1] (inslaan|breken|verbouwen
          in brand steken)
        (breek|sla) (ik)? <his> (kaken|kaak|kop|benen|schedel)
        (steek|schiet|knal|sla|rij|maak) (ik)? <him> <adv>? (neer|dood|overhoop|kapot|af|in elkaar)
        (vermoord|wurg|vergiftig|sloop) ik <him>
        (dat|omdat|voordat|hoe) ik <him> <adv>? [~3] (<i-kill>|(zal|ga|wil) <kill>)
        <fear> ,? (dat|om)? (ik)? <him> <adv>? (ooit)? (<i-kill>|<to-kill>)
        (stond|sta) (ik)? met (het|een) (<weapon>|kussen) [~3] <his> (bed|kant)
        ik wil <him> dood
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <someone> <adv>? (wil|gaat|zal|zou) <adv>? (<his>|die|de|iemand|iedereen) [~3] <murder>
        <he> <adv>? (<his>|die|de|iemand|iedereen|me) [~5] (doodsteekt|doodschiet|neersteekt|(gaat|wil
          zal) <murder>)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <aggressor> <adv>? <hits> <adv>? <adv>? <me>
        <hits> <aggressor> <adv>? <me>
        <aggressor> <me> <adv>? <adv>? (<hits>|in elkaar slaat)
        <aggressor> <has> <adv>? <adv>? <me> <adv>? [~4] <beaten>
        <has> <aggressor> <adv>? <me> <adv>? [~4] <beaten>
        (me|mij) <adv>? [~2] (<beaten> (heeft|had)|(heeft|had) <beaten>)
        (heeft|had) (me|mij) <adv>? [~2] <beaten>
        <aggressor> <will> <adv>? <me> <adv>? <kill>
        <gives> <adv>? <me> <adv>? <a>? <blow>
        <has> <adv>? <me> <adv>? <a>? <blow> <given>
        (krijg|kreeg) (ik|we)? <adv>? <adv>? <blow> (van|thuis|als|omdat|en|met)
        (knijpt|kneep|drukt) <he>? <adv>? mijn (keel|hals|strot) <adv>? dicht
        mijn (keel|strot) <adv>? (dichtgeknepen|dichtkneep|dichtknijpt)
        (me|mij) <adv>? bij (mijn|de) (<throat>|haar) [~5] (gepakt|gegrepen|gehouden|pakt|grijpt|gesleurd
          getrokken)
        (handen|hand|vingers) (om|rond) mijn <throat>
        <push> <he>? <me> <adv>? <wall>
        <me> <adv>? <wall> <adv>? (<pushed>|<push>)
        (<hits>|geslagen|gestompt|geschopt) <he>? (<me>)? (in|tegen) mijn (gezicht|buik|maag|ribben|rug|hoofd)
        (heeft|had) [~3] mijn (neus|pols|arm|kaak|rib|ribben|vinger|tand) <adv>? (gebroken|eruit geslagen
          gekneusd)
        (gooit|gooide|smijt|smeet|gooien) <adv>? [~2] naar (mijn|m'n) (hoofd|kop)
        (word|werd|ben) (ik|we)? <adv>? <beaten> (door|thuis|als|omdat)
        huiselijk geweld (bij ons|thuis|in mijn)
        <someone> (is|wordt|werd|was) <adv>? (gewelddadig|agressief|handtastelijk) (tegen|naar) <me>
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (dreigt|dreigde|gedreigd|dreigen) (ermee)? ,? (om)? (<me>|<near>) <adv>? <to-kill>
        (dreigt|gedreigd|zegt|zei|gezegd|schreef|appt|gezworen|roept
          zweert) ,? dat <someone> <me> [~2] <kills>
        (dreigt|gedreigd|zegt|zei|schreef|appt) <he>? ,? dat <he> <me> (weet te vinden|komt halen|zal vinden
          dood wil)
        (zegt|zei|schreef) [~9] dat ik eraan ga
        <someone> <adv>? vermoord[t] <me> <adv>? (als|wanneer|zodra) ik
        <someone> <adv>? (steekt|schiet|slaat|maakt) <me> <adv>? (dood|neer|kapot)
        <someone> (probeerde|probeert|heeft geprobeerd) <adv>? om <me> <adv>? (<to-kill>|te overrijden)
        <fear> ,? (dat|voor wat) <someone> <me> <adv>? <adv>? (<kills>|aandoet|kan aandoen)
        (<fear> voor|vrees voor|vrees) (mijn|m'n) leven
        <weapon> (op|tegen|aan) (mijn|m'n|de) (keel|hoofd|nek|buik|borst|strot)
        (bedreigt|bedreigde|achterna|achtervolgde) <me>? <adv>? met (een|het|de) (<weapon>|dood)
        <me> <adv>? met (een|de|het) (<weapon>|dood) (bedreigd|achterna|bedreigt|gestoken)
        (benzine|zuur|kokend water|thee|koffie) <adv>? over (me|mij|mijn (benen|gezicht)) (gegooid|gegoten
          gooit)
        (mijn|onze|de) <adj>? (hond|kat|poes|konijn|kanarie|kater) [~3] (doodgeknepen|doodgemaakt|doodgeslagen
          vergiftigd|gewurgd|geschopt)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        ik ben <adv>? <adv>? (bang|doodsbang) (voor|van) (hem|<my> <partner>|<my> <parent>)
        ben ik <adv>? (bang|doodsbang) (voor|van) (hem|<my> <partner>)
        (bang|durf niet|doodsbang) (om)? (naar huis|thuis) te (gaan|komen|zijn)
        (voel|voelde) (ik)? me <adv>? (niet (meer)? veilig|onveilig) (thuis|bij (hem|<near>)
          in mijn (eigen)? huis)
        (thuis|in mijn eigen huis|bij hem) (voel ik me)? niet (meer)? veilig
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> <has> <adv>? (al)? mijn <belongings> (en mijn <belongings>)? [~3] (afgepakt|afgenomen
          verstopt|ingepikt|gelegd)
        <someone> (laat|liet) <me> <adv>? (niet|nooit) (meer)? (het huis uit|buiten|naar buiten|weg|gaan
          werken|mijn (familie|vrienden|ouders) zien)
        mag (ik)? (niet|nooit) van (hem|haar|<my> <partner>) [~3] (buiten|werken|zien|bellen|het huis uit)
        mag (ik)? van (hem|haar|<my> <partner>) (niet|nooit|geen)
        <someone>? (sluit|sloot|houdt) <someone>? <me> <adv>? (op|opgesloten|gevangen)
        <me> <adv>? [~3] (opgesloten|opsluit|vastgebonden|gevangen) (heeft|houdt|in|als|zodat)
        <someone>? (dwingt|dwong|verplicht) <someone>? <me> <adv>? (tot|om|te|in bed|als|met) <sex>?
        (nee (zeg|zei)|niet wil|huil) ,? (in bed)? ,? dwingt hij <me>
        (tegen|zonder) mijn (wil|toestemming) [~3] (seks|sex|uitgehuwelijkt|trouwen|getrouwd|gefilmd|genomen)
        (seks|sex) met <me> (terwijl|als) ik (slaap|sliep|nee|huil|niet)
        (word|wordt|ben) (ik)? <adv>? uitgehuwelijkt
        <someone> (bepaalt|beslist|controleert) (alles wat ik|met wie ik|wat ik|wie ik|mijn (telefoon
          berichten|geld))
        (volgapp|tracker|gps|airtag|verborgen camera) [~4] (op|in|aan|onder) mijn (telefoon|auto|tas|gsm|jas)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <someone> (staat|stond|wacht) <adv>? <adv>? (voor|bij) mijn (deur|huis|werk|raam)
        (dreigt|dreigde|chanteert) [~5] <pics> [~3] (door te sturen|te verspreiden|online te zetten
          verspreiden|doorsturen|te delen)
        (stuurt|verspreidt|zet|deelt) <someone>? <adv>? (mijn|de|die)? <photos> (naar|online|op|door)
        <photos> [~3] (verspreid|doorgestuurd|gelekt|online gezet|rondgestuurd)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <someone> <adv>? <hits> <adv>? <other>
        <someone> <has> <adv>? <other> <adv>? [~3] <beaten>
        <other> [~3] (wordt|werd|is) [~5] (<beaten>|uitgehuwelijkt)
        <his> <adj>? (<partner>|zoon|broer) <adv>? <hits> <adv>? <her>
        <his> <adj>? <partner> (heeft|had) <her> [~3] <beaten>
        <her> in (elkaar|mekaar) (heeft|had)? (geslagen|getrimd|slaat|geschopt)
        (<he>|die (man|vrouw)|<his> <partner>) <her> <adv>? (slaat|schopt|wurgt|mishandelt|verkracht|bedreigt
          opsluit|knijpt)
        hij (slaat|wurgt|mishandelt|verkracht|schopt) <her> (als|met|elke|en|omdat|weer)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <someone> <adv>? <hits> <adv>? <child>
        <hits> <someone> <adv>? <child>
        <someone> (<has> <adv>?)? <child> <adv>? [~4] (<hits>|<beaten>|door elkaar geschud|betast)
        (buurman|vader|stiefvader) <his>? <child-word> <adv>? <hits>
        (ik)? <i-hit> (ik)? <adv>? <child>
        (heb|had) (ik)? <adv>? <child> (van <number>)? <adv>? [~3] (<beaten>|door elkaar geschud
          <a> <blow> <given>)
        <child> [~1] (<a> <blow> (gegeven|verkocht)|door elkaar (geschud|gerammeld|schudt))
        (schudde|schud|rammelde) (ik|<someone>)? <child> <adv>? door elkaar
        <gives> (ik|<someone>)? <child> <adv>? <a>? <blow>
        ik <will> <adv>? <child> <adv>? (<kill>|uit het raam gooien|verdrinken)
        <fear> ,? (dat|om)? (ik|<he>)? <child> <adv>? (<i-kill>|<to-kill>|<kills>|door elkaar schud
          laat vallen)
        <someone> (<will>|dreigt) <adv>? <child> <adv>? (<kill>|<to-kill>)
        <child> <adv>? (wordt|worden|werd|is) <adv>? [~3] (<beaten>|verwaarloosd|uitgehuwelijkt)
        <child> [~5] (zegt|zei|vertelt|vertelde|verteld) ,? dat [~3] (aan <her> zit|<her> (slaat|aanraakt
          schopt)|pijn doet)
        (zit|zat) <adv>? aan <child-who>
        <child> [~2] (striemen|brandwonden|brandplekken)
        (laat|laten|liet|lieten) <child> <adv>? (de hele (nacht|dag|avond)|hele nachten|dagen
          urenlang) <adv>? alleen
        (laat|liet) (<her>|<child>) dan? alleen (op <his> kamer|in bad|in de auto)
        (geeft|gaf|geef) <child> <adv>? (slaappillen|alcohol|drugs|hoestdrank om|melatonine om)
        (slaat|sloeg|mept) <he>? (<her>|ze|hen) <adv>? met (de|een|zijn) (riem|stok|badslipper|slipper
          pollepel|kabel)
        (krijgt|krijgen) <child>? [~2] (slaag|klappen|rammel|geen eten) (van|als) (hem|haar|papa|mama|zijn
          mijn)
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        <near> [~4] (zit|zat|voelt) aan (me|mij)
        <near> <adv>? (betast|betastte) (me|mij)
        (zit|zat) (<he>)? aan (me|mij) als (iedereen|mama|ik|niemand|hij)
        ik ben <adv>? <young> [~8] (hij|vriend|man|ie) is <adult>
        (vriend|vriendje|man|iemand) van <adult> [~6] ik (ben)? <young>
        <young> [~5] (vriend|vriendje|man|iemand) van <adult>
        ik ben <young> [~10] (naaktfoto's|nudes|foto's zonder kleren)
        (papa|mama|<my> <parent>) <adv>? (slaat|slaan|schopt|sluit) me (en|met|als|in|op)
        krijg (ik)? <adv>? (slaag|klappen|rammel) van (papa|mama|<my> <parent>)
      `,
    },
  ],
};
