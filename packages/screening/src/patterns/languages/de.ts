import type { PatternLanguage } from '../notation.ts';

/** German of Germany, Austria and Switzerland. */
export const german: PatternLanguage = {
  code: 'de',
  lists: {
    not: `nicht|nie|niemals|kein|keine|keinen|nich|nie wieder|ohne|niemand|keineswegs|ned|nedd|nit`,
    mann: `mann|freund|ex|ex mann|exmann|ex freund|exfreund|partner|lebensgefährte|ehemann|verlobter
      verlobte|gatte|lebenspartner|schatz|macker|göttergatte|noch mann`,
    frau: `frau|freundin|ex frau|exfrau|ex freundin|exfreundin|partnerin|ehefrau|lebensgefährtin|verlobte|ex`,
    vater: `vater|papa|stiefvater|opa|onkel|bruder|stiefpapa|schwiegervater|sohn|cousin|mitbewohner|nachbar
      trainer|chef`,
    mutter: `mutter|mama|stiefmutter|oma|tante|schwester|schwiegermutter|tochter|mutti|mitbewohnerin
      nachbarin`,
    er: `er|sie|der|der typ|dieser mann|meine eltern|jemand|der vater meiner kinder|mein stalker|die beiden
      mein (neuer|betrunkener|eigener|jetziger|damaliger|älterer|großer|kleiner)? (<mann>|<vater>)
      meine (neue|eigene|jetzige|ältere|große|kleine)? (<frau>|<mutter>)`,
    ihn: `ihn|sie|ihm|ihr|meine <frau>|meine <mutter>
      meinen (mann|freund|ex|partner|exmann|vater|bruder|chef|nachbarn|sohn|opa)
      meinem (mann|freund|ex|partner|exmann|vater|bruder|chef|nachbarn)|meiner <frau>|meiner <mutter>
      jemanden|alle|seine (freundin|neue|frau|geliebte)|ihren (neuen|freund|mann|typen)|den typen
      diesen mann|diese frau|meine familie`,
    andere: `meine (beste|gute|kleine|große|jüngere|ältere)? (schwester|freundin|mutter|mama|cousine|kollegin
        nachbarin|tante|oma)
      meinen (besten|kleinen|großen)? (bruder|freund|vater|papa|kumpel|kollegen|onkel|opa)
      meiner (schwester|freundin|mutter|mama)
      meine (schwägerin|schwiegertochter|erwachsene tochter|mitbewohnerin|bekannte|mum)|seine mutter
      seine (ex)? frau`,
    'andere-wer': `meine (beste|gute|kleine|große|jüngere|ältere)? (schwester|freundin|mutter|mama|cousine
        kollegin|nachbarin|tante)
      mein (bester|kleiner|großer)? (bruder|freund|vater|papa|kumpel|kollege|onkel|opa|mann|ex)
      meine (frau|partnerin|ex|oma)`,
    kind: `(mein|unser|sein|ihr|das|ein|dein) (kleines|eigenes)? (kind|baby|mädchen|stiefkind|enkelkind
        söhnchen|pflegekind|kleinkind)
      (meinen|unseren|unsern|seinen|ihren|den|mein|unser|sein|ihr) (kleinen|großen|jüngsten|ältesten)? (sohn
        jungen|enkel|neffen|stiefsohn|kleinen)
      (meine|unsere|seine|ihre|die) (kleine|große|jüngste|älteste)? (tochter|enkelin|nichte|stieftochter
        kleine|kinder|söhne|töchter|zwillinge|jungs)
      (meinem|unserem|seinem|ihrem|dem) (kleinen)? (sohn|kind|baby|enkel|neffen|jungen|stiefsohn)
      meiner tochter|unserer tochter|den kindern|(mein|unser) (<zahl> jähriger|<zahl> jähriges) (sohn|kind)
      meine <zahl> jährige tochter|meinen <zahl> jährigen sohn|meinen kindern`,
    'kind-wer': `(mein|unser|ihr|sein) (kleiner|großer|ältester|jüngster|<zahl> jähriger)? (sohn|junge|enkel
        neffe|stiefsohn|kind|mädchen|baby)
      (meine|unsere|ihre|seine) (kleine|große|älteste|jüngste|<zahl> jährige)? (tochter|enkelin|nichte
        stieftochter|kinder|söhne)`,
    zahl: `1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf
      dreizehn|vierzehn`,
    alter: `9|10|11|12|13|14|15|16|17|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn`,
    // Time and degree
    adv: `immer|oft|manchmal|immer wieder|ständig|regelmäßig|gestern|heute|wieder|auch|dann|schon
      schon wieder|einfach|jetzt|einmal|mehrmals|zweimal|gestern abend|gestern nacht|letzte nacht
      heute nacht|jeden tag|fast|beinahe|so|total|nur|nur noch|bald|noch|letzte woche|am wochenende
      am (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|echt|wirklich|richtig|am liebsten
      selber|selbst|betrunken|besoffen|im streit|vor den kindern|bei jedem streit|im suff
      seit (monaten|jahren|wochen)|sogar|endlich|öfter|öfters|mal|halt|eben|doch|irgendwann|täglich|danach
      nachts|abends|sexuell|körperlich|psychisch|häufig|plötzlich`,
    // Acts
    schlaegt: `schlägt|schlug|haut|prügelt|verprügelt|würgt|würgte|tritt|ohrfeigt|misshandelt|vergewaltigt
      missbraucht|boxt|stößt|verprügelte|misshandelte|vergewaltigte|missbrauchte|schubst|attackiert|bedroht
      bedrohte|schlagen|würgen|verdrischt|vermöbelt|quält|begrapscht|belästigt|stalkt|verfolgt|bedrängt
      erpresst|peitscht|foltert|nötigt|watscht|schlägert|prügeln|schlgt`,
    geschlagen: `geschlagen|gewürgt|verprügelt|getreten|geboxt|vergewaltigt|misshandelt|missbraucht
      zusammengeschlagen|geohrfeigt|gehauen|bedroht|gestoßen|geschubst|verletzt|gestochen|gebissen
      blutig geschlagen|krankenhausreif geschlagen|gestalkt|erpresst|begrapscht|grün und blau geschlagen
      grün und blau geprügelt|durchgeprügelt|krankenhausreif geprügelt|eingesperrt|angegriffen|gequält
      genötigt|festgehalten und (geschlagen|gewürgt)
      die treppe (runter|hinunter)? (gestoßen|geschubst|runtergestoßen)|angespuckt|verdroschen`,
    toeten: `umbringen|töten|ermorden|abstechen|erschießen|erwürgen|erstechen|totschlagen|abknallen
      vergiften|umlegen|kaltmachen|abfackeln|anzünden|erschlagen|kalt machen|tot schlagen|tot machen`,
    umzubringen: `umzubringen|zu töten|zu ermorden|abzustechen|zu erschießen|zu erwürgen|zu erstechen
      totzuschlagen|abzuknallen|zu vergiften|zu schlagen|zu verprügeln|anzuzünden|zu verletzen|kaltzumachen
      zu vergewaltigen|zu erschlagen|zu würgen|was anzutun|etwas anzutun`,
    antun: `<toeten>|schlagen|verprügeln|würgen|verletzen|zusammenschlagen|vergewaltigen|etwas antun
      was antun|weh tun|wehtun|krankenhausreif schlagen`,
    wird: `wird|könnte|will|wollte|würde|kann|droht|werde|wolle`,
    angst: `angst|panik|todesangst|panische angst|solche angst|große angst|riesige angst|furcht|riesen angst
      wahnsinnige angst|höllische angst`,
    waffe: `messer|pistole|waffe|gewehr|axt|beil|schere|hammer|küchenmesser|schraubenzieher|knarre
      baseballschläger`,
    selbstmord: `selbstmord|suizid|freitod|selbsttötung|selbstmort|suizit`,
    erwachsen: `20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|38|40|42|45|50|19`,
    tabletten: `tabletten|pillen|schlaftabletten|schmerztabletten|medikamente|paracetamol|ibus
      antidepressiva|schlafmittel`,
    tod: `(eine|der|die|einer|den|einen)? (brücke|dach|klippe|balkon|hochhaus|zug|bahn|gleise|lkw|auto|s bahn
        u bahn|autobahnbrücke|lastwagen|straßenbahn)`,
    besitz: `handy|pass|reisepass|ausweis|geld|bankkarte|ec karte|autoschlüssel|hausschlüssel|papiere|gehalt
      lohn|dokumente|konto|schlüssel|karte|telefon`,
    bilder: `nacktbilder|nacktfotos|intime (bilder|fotos|videos|aufnahmen)|nacktaufnahmen|unser sexvideo
      sextape|private (bilder|fotos|videos)|(bilder|fotos|videos|aufnahmen) von mir
      meine (bilder|nudes|nacktbilder|nacktfotos|fotos)|nudes|die (bilder|fotos|videos|nudes)`,
    tier: `(meinen|unseren|den|meine|unsere|die|unsre|mein|unser) (hund|katze|kater|hamster|kaninchen|welpen
        haustier|katzen|hunde)`,
  },

  negation: `
    <not>
    (nicht|nie|niemals) (mehr|einmal|wirklich|so|gedacht|gesagt)
    (glaube|denke|meine|sage|behaupte) (ich)? nicht ,?
    (nicht|nie) (der gedanke|die absicht|vor)
    ohne dass
    niemand
  `,

  harmless: `
    (bringt|bringst|bringen) mich (noch)? (um den (verstand|schlaf)|um meinen schlaf|um die nerven|zum (lachen
      weinen|verzweifeln))
    (bringe|bring|bringt) (sie|ihn|es|ihr|ihm) um (<zahl>|halb|die ecke|den block|den finger|acht uhr)
    (schlägt|schlug|schlagen) (mich|sie|ihn) (im|beim|in|um längen|bei) (schach|tennis|mario|kart|tischtennis
      fifa|skat|badminton|spiel|ping)?
    schlägt mir (vor|auf den magen|was vor|etwas vor)
    (vorgeschlagen|nachgeschlagen|abgeschlagen|umgeschlagen|aufgeschlagen)
    (tritt|trat) (mich|mir) (unter dem tisch|auf den fuß|auf die zehen|näher|entgegen|gegenüber)
    (haut|haute) (mich|uns|sie|ihn) (um|vom hocker|aus den socken)
    (könnte|kann) (ich)? (ihn|sie|ihm|ihr|euch|alle|meine <frau>|meinen mann|meine <mutter>) (manchmal|echt
      glatt|so|an die wand|auf den mond|dafür|gerade)? (umbringen|erwürgen|klatschen|schießen)
    ich könnte (manchmal|echt|glatt|so)? (ihn|sie) (manchmal|echt|glatt|so|dafür)? (umbringen|erwürgen|killen)
    (sterben|gestorben|tot) (vor (lachen|scham|langeweile|peinlichkeit|glück|neugier|hunger)|gelacht|lachen)
    (vor (scham|lachen|langeweile|peinlichkeit|hunger|neugier|glück|kitsch)) (gestorben|sterben|zu sterben
      gestorben wäre|fast gestorben)
    (möchte|will|wollte) (im boden|am liebsten im boden) (versinken)
    (will|möchte) nicht mehr (leben|hier sein|aufwachen) (in|bei|mit|neben|wie|als|ohne ihn)
    (selbstmord|suizid) (prävention|film|rate|statistik|kommando)
    (beruflicher|sozialer|politischer|finanzieller|karriere) (selbstmord|suizid)
    (hat|haben) sich (das leben genommen|umgebracht|erhängt|erschossen) (als|bevor|vor|damals|im krieg|19*
      20*)
    (verfolgt|verfolgen) (mich|uns) (im traum|der gedanke|auf (insta|instagram|tiktok|facebook)|online
      auf schritt und tritt , unser)
    (stößt|stößt) mich (ab|vor den kopf|nicht)
    (schubst|schubste) mich (ins wasser|in den pool|in den see|ins becken|zum)
    (verletzt|verletzen|verletzte) (mich|ihn|sie) (mit (worten|seinen worten|ihren worten)|sehr , (dass|wenn)
      dass|wenn)
    emotional verletzt
    (<schlaegt>|kontrolliert|schlage|schlägt) (mich|uns|sie|ihn) (nicht|nie|niemals)
    würgt mich ab
    (mich|uns|ihn|sie) (im|beim|unter dem|in) (schach|tanzen|tischtennis|tisch|trotzanfall|tennis|spiel|schlaf
      traum|sparring|uno|mario)
    (früher|damals) (hat|hab|habe|hatte) (mich|ich mich|er mich|ich)
    (hat|habe|hab|haben) (mich|uns|sich|ihn) (früher|damals)
    früher (im schrank|suizidgedanken|selbstmordgedanken|hatte ich)
    (noch)? (nie|niemals) die hand gegen
    (schnarchen|parfum|hitze|arbeit|phase|heuschnupfen) bringt mich (noch)? um
    im traum
    (verfolgt|verfolgen) mich auf (strava|insta|instagram|tiktok|facebook|schritt)
  `,

  elsewhere: `
    (im|in dem|in diesem|in einem) (film|buch|roman|traum|lied|spiel|krimi|tatort|hörspiel|podcast
      theaterstück)
    (in der|in dieser|in einer) (serie|geschichte|folge|szene|oper|doku|dokumentation)
    (habe|hab) geträumt
    vor (zehn|fünfzehn|zwanzig|dreißig|vierzig|vielen|10|15|20|25|30|35|40|50) jahren
    (in meiner|meine) (kindheit|jugend)
    als (ich|wir) (klein|kinder|ein kind|jung|teenager)
    (der|die|das) (film|serie|buch|figur|hauptfigur|held|heldin|protagonist|kommissar)
    (auf der|in der) (playstation|konsole)
    (jahre|jahr|jahren) her
    (lange|längst) (vorbei|her)
    mit (15|16|17|18|19|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn) (war|wollte|hab|habe)?
    als (kind|teenager|jugendlicher|jugendliche)
    (vor|seit) (zwei|drei|vier|fünf|sechs|sieben|acht|neun) jahren war
    traum
    (referat|masterarbeit|musical|interview|anwalt) 
    beim (schach|tennis|fußball|sport|spielen|kickboxen|judo|karate|training|kochen|basteln)
  `,

  childWrites: `
    ich bin (erst|gerade|schon|grad|jetzt)? <alter>
    ich (w|m) <alter>
    bin (erst|grad|gerade)? <alter> (jahre|und|,|j)
    ich bin (in der|in) (4|5|6|7|8|9|10) klasse
    (w|m) <alter>
    (w|m|f)(10|11|12|13|14|15|16|17)
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        ich (will|möchte|wollte|würde|mag|muss|werde|wünschte) <adv>? <adv>? (sterben|tot sein
          nicht mehr leben|nicht mehr da sein)
        (will|möchte|wollte) ich <adv>? (sterben|tot sein|nicht mehr leben)
        (will|möchte|wollte|mag) <adv>? (sterben|tot sein)
        (will|möchte|mag|kann|wollte) <adv>? (nicht|nimmer|nich|ned|nicht länger) mehr? (leben|weiterleben
          existieren|aufwachen|da sein|auf der welt sein)
        (will|möchte|mag|wollte) <adv>? (nie|nicht) (wieder|mehr|morgen früh|morgen) <adv>? aufwachen
        (wünschte|wünsche|wünsch|hoffe|bete) mir? ,? dass? ich? (wäre|sei|bin)? (tot|nie geboren|gestorben
          nicht mehr da|nie geboren worden)
        (ich wäre|wäre ich|ich wär lieber|wär ich lieber) <adv>? (lieber|besser|am liebsten)? (tot|gestorben
          nie geboren|nicht mehr da)
        wenn ich <adv>? (tot|gestorben) (wäre|bin|wär)
        (wunsch|sehnsucht|lust) (zu sterben|nach dem tod|tot zu sein)
        (keinen|keine|kein) (lebenswillen|lebensmut|lebenswille|grund (mehr)? (zu leben|weiterzuleben)
          sinn mehr im leben)
        (leben) (hat|macht) (für mich)? (keinen|kein) sinn (mehr)?
        (nicht mehr|nimmer) (lebenswert|leben können|leben zu wollen|weiterleben|am leben sein)
        (besser dran|besser|leichter) (ohne mich|wenn ich (tot|nicht mehr da|weg|nie da gewesen) (wäre|bin
          wär))
        ohne mich (wären|sind|wäre|ist) (alle|sie|die|meine familie|er|die kinder|die welt
          es)? <adv>? besser dran
        (müde|satt) (zu leben|vom leben|des lebens)
        (bin|fühle mich) <adv>? lebensmüde
        (suizidal|suizidgefährdet|selbstmordgefährdet|todessehnsucht|suizidgedanken|selbstmordgedanken)
        (denke|dachte|denk|gedanken|gedacht|nachgedacht|nachdenke) <adv>? (an|über|ans|an den)? (<selbstmord>
          den tod|sterben|meinen tod)
        (selbstmord|suizid|selbsttötungs|suizit) (gedanken|versuch|plan|absichten|fantasien|impulse|drang)
        (nichts|niemanden) mehr (wofür|für das|für den|für die) (es sich)? (ich)? (zu leben)? (lohnt|leben)
        (aus dem leben) (scheiden|gehen)
        (lieber|besser) (tot|sterben) als
        ich <adv>? (hoffe|bete) ,? (dass)? (ich)? <adv>? (nicht mehr|nie wieder|nicht) (aufzuwachen|aufwache
          wach werde)
        (egal|scheißegal) ,? (ob|wenn) ich (sterbe|lebe oder sterbe|tot bin|morgen tot bin)
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (bringe|bring) mich <adv>? (selber|selbst)? um
        mich <adv>? (selber|selbst)? (umbringen|umzubringen|umbringe|umbring|töten|zu töten|erhängen|aufhängen
          erschießen|ertränken|vergiften)
        mich <adv>? (selber|selbst)? (aufzuhängen|zu erhängen|zu erschießen|aufgehängt|runterzustürzen
          abzumurksen)
        (mir|meinem) <adv>? (selbst|selber)? (das|mein|dem)? leben <adv>? (nehmen|zu nehmen|nehme|genommen
          ein ende (setzen|zu setzen|setze|machen))
        (mein|meinem|dem allen|allem|das) leben? <adv>? (ein ende (setzen|zu setzen|setze|bereiten))
        (mein|dieses) leben <adv>? (beenden|zu beenden|beende)
        (<selbstmord>) (begehen|zu begehen|begehe|machen|versucht|begangen|geplant)
        (einen|mein|meinen|der|den|nach meinem) (selbstmordversuch|suizidversuch|selbstmort versuch
          suizid versuch) 
        (abschiedsbrief|abschiedsbriefe) <adv>? (geschrieben|schreiben|liegt|fertig|schon|verfasst|verstecke)
        (springe|spring|springen|stürze|stürzen|werfe|werfen|schmeiße|schmeiss|gesprungen) mich? <adv>? (von
          vom|vor|aus|vor den|vor die|vor einen|von der|von einer|aus dem) (<tod>|fenster)
        mich <adv>? (von|vom|vor|vor den|vor die|vor einen|von der|von einer) <tod> (werfen|schmeißen|stürzen
          werfe|stürze|schmeiße|legen|zu werfen)
        (fahre|fahren|lenken|lenke|steuern) <adv>? (gegen|vor|in) (einen|den|die|eine) (baum|brückenpfeiler
          leitplanke|lkw|wand|gegenverkehr|pfeiler)
        (alle|viele|zu viele|eine packung|die ganze packung|die ganzen|zwanzig|dreißig|20|30|40
          eine überdosis) (meine|an)? <tabletten> <adv>? (genommen|geschluckt|nehmen|schlucken|nehme|schlucke
          eingenommen)
        (sammle|gesammelt|horte|aufgespart|sammel|spare) <adv>? (meine|genug|die|alle)? <tabletten>
        <tabletten> <adv>? (gesammelt|gehortet|aufgespart|gespart)
        (überdosis) (genommen|nehmen|zu nehmen|tabletten|schlaftabletten|nehme|insulin|geschluckt)
        (pulsadern|handgelenke|kehle) <adv>? (aufschneiden|aufgeschnitten|aufzuschneiden|aufschneide|aufritzen
          aufschlitzen|durchschneiden)
        (strick|seil) (gekauft|besorgt|liegt|um meinen hals|um den hals|bereit|schon)
        (mir|mich) (eine kugel|die kugel) (geben|in den kopf|durch den kopf|jagen|zu geben)
        (plan|pläne|datum|tag) <adv>? (wie|um|mich|an dem) (ich)? (mich)? (umbringe|umzubringen|sterbe
          zu sterben|sterben werde|töte)
        (versucht|versuchte|versuch) <adv>? (mich|mir) <adv>? (umzubringen|das leben zu nehmen|zu töten
          was anzutun|etwas anzutun)
        (mir) <adv>? (was|etwas) <adv>? (antun|anzutun|antue|angetan)
        (schluss machen|schluss) (mit (meinem|dem) leben|mit dem leben machen)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (ritze|ritz|schneide|verletze|verletz|verbrenne|schlage|hasse und schneide|kratze) mich <adv>? (selbst
          selber|wieder|heimlich|jeden|am arm|an den|mit (einer|der|dem)|auf|nachts)
        (ritze|ritz) mich
        mich <adv>? (selbst|selber|heimlich|wieder)? (ritzen|zu ritzen|geritzt|ritze|selbstverletzen)
        mich <adv>? (selbst|selber) <adv>? (verletzen|zu verletzen|verletzt|verletze|schneiden|geschnitten
          verbrannt|schlage|bestrafen)
        (mir|meine) <adv>? (in)? (die|meine)? (arme|arm|unterarme|beine|oberschenkel|haut
          unterarm) <adv>? (auf)? (ritzen|geritzt|aufgeschnitten|schneiden|geschnitten|aufgeritzt|ritze
          schneide|aufzuschneiden|verbrannt)
        (selbstverletz*|svv|borderline schneide)
        (schlage|schlag|haue|hau|knalle) <adv>? (meinen|mit dem|den)? kopf <adv>? (gegen|an) (die|eine) (wand
          tür|scheibe|kante|mauer)
        (mit|an) (der|einer) (rasierklinge|klinge|rasierklingen) <adv>? (geschnitten|geritzt|ritze|schneide
          verletzt|an meinem|am arm)
        (mir) <adv>? (selbst|selber) <adv>? (weh tun|wehtun|weh zu tun|wehtue|schmerzen zufügen|wehgetan
          weh getan)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (er|sie|<andere-wer>) [~3] (sich) <adv>? (selbst|selber)? (umbringen|umzubringen|umbringt|töten
          erhängen|aufhängen|erschießen|ritzen|ritzt|umgebracht hat)
        (bringt|ritzt|brächte) (er|sie) sich <adv>? um?
        sich <adv>? (umbringen|umzubringen|umbringt|das leben (nehmen|zu nehmen|nimmt)|was antun|etwas antun
          was antut|etwas antut|was anzutun|etwas anzutun)
        (bringt|bringe) sich <adv>? um
        (er|sie|<andere-wer>) <adv>? (will|wolle|möchte|wollte|würde) <adv>? (sterben|nicht mehr leben
          tot sein|lieber tot sein)
        (er|sie|<andere-wer>) <adv>? (wäre|sei|wär) <adv>? (lieber|am liebsten|besser)? tot
        (er|sie|<andere-wer>) (sagt|sagte|schreibt|schrieb|droht|meint|meinte|hat gesagt) ,? (dass)? (er
          sie) [~2] (sterben (will|möchte)|nicht mehr leben (will|möchte)|sich umbringt|tot sein will
          nicht mehr leben)
        (droht|drohte|gedroht|drohen|drohung|droht mir) [~2] (mit|an)? <adv>? (<selbstmord>|sich umzubringen
          selbstmorddrohung)
        (er|sie|<andere-wer>) [~2] (suizidal|suizidgefährdet|selbstmordgefährdet|lebensmüde|suizidgedanken
          selbstmordgedanken)
        (suizid|selbstmord) versuch (meiner|meines|von (meiner|meinem|ihm|ihr)|seit dem)
        (er|sie|<andere-wer>) [~3] (selbstmordversuch|suizidversuch|<selbstmord> begehen|überdosis genommen
          überdosis tabletten|tabletten geschluckt)
        (er|sie|<andere-wer>) <adv>? ritzt sich
        (springt|spring|wirft sich|stürzt sich|schmeißt sich) (er|sie)? (von|vom|vor|vor den|vor die
          vor einen) <tod>
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <kind-wer> [~4] (sich) <adv>? (selbst|selber)? (umbringen|umzubringen|umbringt|ritzt|ritzen|töten
          selbst verletzt|verletzt|das leben nehmen|etwas antut|was antut)
        <kind-wer> [~1] (ritzt|schneidet|verletzt) sich
        <kind-wer> [~3] (sterben (will|möchte)|nicht mehr leben (will|möchte|mag)|tot sein will|will (sterben
          nicht mehr leben|tot sein))
        <kind-wer> [~2] (will|möchte|wolle|wollte|mag) <adv>? (sterben|nicht mehr leben|tot sein)
        <kind-wer> [~3] (suizidgedanken|selbstmordgedanken|suizidal|selbstmordversuch|suizidversuch
          selbstverletz*)
        <kind-wer> [~2] (wäre|sei) <adv>? (lieber|am liebsten)? tot
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        ich (habe|hab|hatte|hätte fast|hab doch) <adv>? <adv>? <ihn> <adv>? <adv>? [~2] <geschlagen>
        (habe|hab|hatte) ich <adv>? <ihn> <adv>? [~2] <geschlagen>
        <ihn> <adv>? [~1] <geschlagen> (habe|hab|hatte)
        ich (schlage|schlug|würge|würgte|verprügle|verprügele|trete|schubse|misshandle|haue|bedrohe
          prügle) <adv>? <ihn> <adv>? (wenn|oft|immer|jedes mal|manchmal|regelmäßig|ins gesicht|und|weil)
        (schlage|würge|verprügle|verprügele|misshandle|vergewaltige) (ich)? <adv>? (meine <frau>
          meine <mutter>|meinen (mann|freund|vater|partner|ex))
        (mir|da) (ist) <adv>? die hand (ausgerutscht|bei (ihr|ihm))
        die hand <adv>? (gegen|bei) (sie|ihn|ihr|ihm|meine <frau>|meinen mann|meiner <frau>) (erhoben
          ausgerutscht|gehoben)
        ich (habe|hab|hatte) <adv>? <ihn> <adv>? (eine|ein paar|eine ohrfeige|eine backpfeife|eine watsche
          eine schelle|ein blaues auge) (geknallt|gescheuert|gegeben|verpasst|geklatscht|geschlagen|gehauen)
        ich (habe|hab) <adv>? <ihn> <adv>? (gegen|an|auf|die) (die|den|das)? (wand|schrank|boden|tür|treppe
          tisch) <adv>? (gedrückt|gestoßen|geschleudert|geschubst|geworfen|runtergestoßen)
        ich (habe|hab) <adv>? <ihn> <adv>? (am hals|an der kehle|an den haaren|so fest) (gepackt|gewürgt
          gezogen|gehalten|gerissen)
        ich (habe|hab) <adv>? <ihn> <adv>? (zum sex|zu sex|zum beischlaf|dazu) (gezwungen|genötigt|gedrängt)
        ich (habe|hab) <adv>? <ihn> [~2] (mit (einem|dem) <waffe>) (bedroht|angegriffen|verletzt|gestochen)
        ich (habe|hab) <adv>? <ihn> <adv>? (im|in der|in den|ins|in das) [~1] eingeschlossen
        ich (habe|hab) <adv>? versucht ,? <ihn> <adv>? <umzubringen>
        ich (habe|hab) mit ihr geschlafen ,? (obwohl|während) sie (nicht wollte|geschlafen hat|schlief
          nein gesagt hat|betrunken war|nein sagte)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        ich (bringe|steche|knalle|mache|lege|schlage) <adv>? <ihn> <adv>? (um|ab|kalt|tot)
        ich (werde|will|möchte|muss|würde|wollte) <adv>? <adv>? <ihn> <adv>? <adv>? [~1] <antun>
        (werde|will|möchte|muss) ich <adv>? <ihn> <adv>? <antun>
        (dass|bevor|weil|wenn) ich <adv>? <ihn> <adv>? [~2] (umbringe|töte|absteche|erwürge|verprügle|schlage
          verletze|erschieße|erschlage|etwas antue|was antue|wehtue|kaltmache|ersteche)
        <angst> ,? (dass)? (ich)? <adv>? <ihn> <adv>? [~2] (etwas|was|weh)? (anzutun|zu verletzen|zu schlagen
          zu tun|antue|verletze|schlage|umbringe|wehtue|weh tue|töte|würge)
        <angst> ,? dass ich <adv>? <ihn> <adv>? [~2] (etwas|was|weh)? (antue|verletze|schlage|umbringe|tue
          antun könnte|verletzen könnte|umbringen könnte|töte)
        (gedanken|fantasien|drang|pläne|fantasie|gedanke|plan|vorstellung) ,? <ihn> <adv>? <umzubringen>
        (stelle mir vor|denke darüber nach|denke daran|überlege|plane|habe vor|hab vor
          träume davon) ,? (wie ich)? <adv>? <ihn> <adv>? (<umzubringen>|umbringe|ersteche|erwürge|töte)
        (messer|pistole|waffe|benzin|gift) <adv>? (für ihn|für sie|um (ihn|sie) (umzubringen|abzustechen|zu)
          eingesteckt|besorgt um)
        (gift|rattengift|schlafmittel) <adv>? (ins|in sein|in ihr|in seinen|in ihren) (essen|kaffee|getränk
          tee|glas)
        (jemanden|leute|einen) (beauftragen|bezahlen|anheuern) ,? (um)? (ihn|sie) <adv>? (umzubringen
          zu verprügeln|zusammenzuschlagen|der (ihn|sie) (umbringt|verprügelt))
        ich <adv>? (zünde|fackel|fackle) <adv>? (sein|ihr|das|ihm das|ihr das) (haus|auto|wohnung) <adv>? (an
          ab)
        (er|sie|<andere-wer>) (will|wird|droht|sagt ,? er will) <adv>? (alle|seine (frau|freundin|ex)
          ihren (mann|freund|ex)|leute|seine eltern|seinen chef) <adv>? (<toeten>|<umzubringen>)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <er> <adv>? <schlaegt> <adv>? (mich|uns)
        (<schlaegt>) (er|sie|<er>) mich
        <er> [~3] (mich|uns) <adv>? <adv>? <schlaegt>
        <er> (hat|hatte) <adv>? <adv>? (mich|uns) <adv>? <adv>? [~3] <geschlagen>
        (hat|hatte) <er> <adv>? (mich|uns) <adv>? <adv>? [~3] <geschlagen>
        (hat|hatte) (mich|uns) <er> <adv>? <adv>? [~2] <geschlagen>
        (mich|uns) <adv>? [~3] <geschlagen> (hat|haben|hatte)
        (werde|wurde|bin) (ich)? <adv>? (von <er>|von ihm|von ihr|zuhause|zu hause|daheim|von meinem <mann>
          von meinem <vater>|von meiner <mutter>|von meinen eltern) [~1] <geschlagen>
        (<er>|mir|er mir|sie mir) <adv>? (eine|ins gesicht|mit der faust|mit der flachen hand|eine ohrfeige
          eine watschn|eine backpfeife) <adv>? (geknallt|geschlagen|gescheuert|gegeben|verpasst|gehauen
          getreten|geschmiert)
        (schlägt|schlug|tritt|haut|boxt|geschlagen|getreten|geboxt) mir <adv>? (ins gesicht|in den (bauch
          magen|rücken)|auf den kopf|in die (rippen|fresse)|mit der)
        mir <adv>? (ins gesicht|in den (bauch|magen|rücken)|auf den kopf|in die (rippen|fresse)) (geschlagen
          getreten|geboxt|gespuckt|schlägt|tritt)
        (hand|hände|händen|finger) <adv>? (um|an) (meinen|meinem|den|die) (hals|kehle)
        (mir) <adv>? (die kehle|den hals|die luft) <adv>? (zu|zugedrückt|abgedrückt|abgeschnürt|zudrückt
          abdrückt|zuhält|zugehalten)
        (packt|gepackt|packte|zieht|zog|gezogen|reißt|gerissen|schleift|geschleift
          zerrt) (mich)? <adv>? (am hals|an den haaren|an der kehle|am nacken)
        mich <adv>? (am hals|an den haaren|an der kehle) <adv>? (gepackt|gezogen|gerissen|geschleift
          festgehalten|gewürgt|packt|zieht)
        mich <adv>? (gegen|an|auf|durch|die|aus) (die|den|das|der)? (wand|schrank|boden|tür|treppe|zimmer
          fenster|bett|auto) <adv>? (gedrückt|gestoßen|geschleudert|geschubst|geworfen|drückt|stößt|schubst
          runter)
        (drückt|stößt|schubst|schleudert|wirft|drückte) mich <adv>? (gegen|an|auf|die) (die|den|das)? (wand
          schrank|boden|tür|treppe|bett)
        (mir) <adv>? (die|den|das|eine|einen|einen) (nase|rippe|rippen|arm|kiefer|finger|zahn|handgelenk
          trommelfell) <adv>? (gebrochen|ausgeschlagen|bricht|zertrümmert)
        (blaues auge|blaue flecken|veilchen|platzwunde|würgemale) [~2] (von ihm|von meinem <mann>|weil er mich
          wo er mich)
        (nach mir|auf mich) <adv>? (geworfen|geschmissen|wirft|schmeißt|losgegangen|losgeht|eingeschlagen
          einprügelt|eingeprügelt|eingestochen|gezielt)
        (hand|faust) <adv>? (gegen mich) (erhoben|erhebt|gehoben)
        <er> (ist|wird|wurde|war) <adv>? (handgreiflich|gewalttätig) (gegen mich|mir gegenüber|geworden
          zu mir)?
        (gegen mich|mir gegenüber|zu mir) <adv>? (handgreiflich|gewalttätig|körperlich|brutal|übergriffig)
        häusliche gewalt (zuhause|zu hause|bei uns|erlebe|durch|von meinem)
        (er|<er>) (zwingt|zwang|nötigt|nötigte) mich <adv>? (zum|zu|dazu)
        mich <adv>? (zum sex|zu sex|zu sachen|zum beischlaf|zu dingen|im bett)? (gezwungen|zwingt|genötigt
          zwang) 
        (er|<er>) <adv>? (schläft|schlief|hat sex|hatte sex) mit mir ,? (obwohl|auch wenn|während
          wenn) ich (nicht will|schlafe|nein sage|weine|nicht möchte|geschlafen habe|nein gesagt habe
          nicht wollte)
        (in mich|sich an mir) <adv>? (eingedrungen|vergangen|vergeht|vergriffen) 
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (droht|drohte|gedroht|drohen|androht|angedroht|angekündigt|geschworen) (mir)? <adv>? (damit)? ,? (mich
          uns|meine familie|mir|meine eltern)? <adv>? <umzubringen>
        (droht|drohte|gedroht) (mir|mal|damit|dass|immer) [~3] (mich|uns|mir) <adv>? [~1] <umzubringen>
        (droht|drohte) mir <adv>? (mit|dass|wenn|immer|ständig|und|gewalt|schläge)
        (hat|hatte) (er|sie|<er>)? mir <adv>? [~4] gedroht
        (er|mein <mann>) (bringt|brächte|sticht|knallt|schlägt|macht) (mich|uns) <adv>? (noch)? (um|ab|tot
          kalt)
        (bringt|sticht|schlägt) (er|sie) mich <adv>? (noch)? (um|ab|tot)
        (dass|wenn|falls|bevor) (er|sie|<er>) (mich|uns) <adv>? [~2] (umbringt|tötet|schlägt|absticht
          erschießt|erwürgt|totschlägt|würgt|verprügelt|findet und|vergewaltigt)
        (er|<er>) <wird> <adv>? (mich|uns) <adv>? [~1] <antun>
        (dass|ob|weil) (er|<er>) (mich|uns|mir) <adv>? [~1] (<antun>) (wird|könnte|will|würde|kann)
        (er|<er>) <wird> mir <adv>? (was|etwas)? (antun|an die kehle|wehtun|weh tun)
        (er|sie|<er>) (hat)? [~2] (versucht|versuchte|wollte) <adv>? ,? (mich|uns) <adv>? (<umzubringen>
          <toeten>|zu erwürgen|zu überfahren|überfahren)
        <angst> (um|vor) (mein leben|meine sicherheit|seinen schlägen|seiner gewalt|schlägen
          seinen ausrastern)
        fürchte um mein leben
        (mit|ein|das|einem|dem) <waffe> <adv>? (auf mich|gegen mich|an (den|meinen) hals|an die kehle
          auf mich zu|vor mein gesicht|bedroht|an die rippen|auf mich los)
        mir <adv>? (ein|das|eine|die|sein) <waffe> <adv>? (an|vor|auf|gegen) (die|den|das|meine|meinen) (kehle
          hals|gesicht|schläfe|kopf|brust|nase)
        mich <adv>? (mit (einem|dem|der|einer|seinem) <waffe>) <adv>? (bedroht|bedrohte|angegriffen|gestochen
          verfolgt|gejagt)
        (geht|ging|kommt|kam) mit (einem|dem|der|einer) <waffe> auf mich (los|zu)
        wenn ich (ihn)? (gehe|verlasse|mich trenne|ausziehe|schluss mache|zur polizei gehe) ,? (bringt er
          tötet er|passiert mir|schlägt er|findet er|sticht er)
        (morddrohung|morddrohungen|todesdrohungen|vergewaltigungsdrohung) <adv>? (von|gegen mich|per|an mich
          bekommen|geschickt)
        (wenn (er mich|ich ihn) nicht (haben)? (kann|habe|will) ,?) (kriegt|bekommt|soll|hat) (mich
          ihn) (keiner|niemand)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        ich (habe|hab|hatte) <adv>? <angst> vor (ihm|meinem <mann>|meinem <vater>|meinen eltern
          meiner <mutter>|meiner <frau>)
        <angst> vor (ihm|meinem <mann>|meinem <vater>|meinen eltern) (habe|hab|hatte|und|wenn|weil|,|bekomme)
        (habe|hab) (ich)? <adv>? <angst> (nach hause|heim|heimzugehen|heimzukommen|vor dem heimkommen
          zuhause zu sein|daheim zu sein) (zu gehen|zu kommen|zu fahren)?
        <angst> ,? (ihn zu verlassen|mich zu trennen|zu gehen|nach hause zu (gehen|kommen)
          ihm zu widersprechen|einzuschlafen neben ihm)
        (fühle|fühl) mich <adv>? (zuhause|zu hause|daheim|bei ihm|in der wohnung|hier
          in meiner eigenen wohnung|neben ihm) <adv>? (nicht|nicht mehr) sicher
        (fühle|fühl) mich <adv>? (nicht|nicht mehr) sicher (zuhause|zu hause|daheim|bei ihm|in der wohnung
          hier|neben ihm|mit ihm)
        (bin|wir sind|ist) <adv>? (zuhause|zu hause|daheim|hier|bei ihm) <adv>? (nicht|nicht mehr) sicher
        (schließe|sperre|schließ|sperr|verstecke|versteck|verbarrikadiere) mich <adv>? (nachts)? (im (bad
          schlafzimmer|auto|keller)|in (der toilette|meinem zimmer)) [~1] (ein|vor|wenn er|weil er|damit er)
        (schlafe|schlaf) [~2] (messer|stuhl unter der klinke|pfefferspray) (unter|neben|am bett)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (nimmt|nahm|versteckt|weggenommen|wegnimmt|behält|einbehalten|kontrolliert) mir? <adv>? (mein|meinen
          meine|das) <besitz> (weg|ab|ein|damit ich|und sperrt|und schlägt|und lässt)
        mir <adv>? (mein|meinen|meine|das|den) <besitz> <adv>? (weggenommen|abgenommen|wegnimmt|abnimmt|weg
          versteckt damit)
        (lässt|ließ) mich <adv>? (nicht|nicht mehr|nie) <adv>? (allein|alleine)? (aus dem haus|raus|gehen|weg
          rausgehen|arbeiten|zu meiner (familie|mutter|schwester)|meine (freunde|familie|freundinnen)
          telefonieren|aus der wohnung|mit (anderen|freunden)|deutsch lernen|zum arzt)
        (darf|durfte) (ich)? <adv>? (nicht|nicht mehr|nie|kein|keine|keinen
          nur mit (seiner)? (erlaubnis)) <adv>? (ohne (ihn|seine erlaubnis|ihn zu fragen))? (aus dem haus|raus
          rausgehen|arbeiten|meine (freunde|familie|freundinnen|eltern|mutter) (sehen|treffen|besuchen)
          telefonieren|mit anderen|kontakt|eigenes (geld|konto|handy)|geld (haben|ausgeben)|freunde
          die wohnung verlassen|das haus verlassen|allein)
        (sperrt|sperrte|schließt|schloss) mich <adv>? (in|im|ein|zuhause|zu hause|nachts|aus|daheim|weg)
        mich <adv>? (im|in der|in|zuhause|zu hause|daheim|in die)? (keller|zimmer|wohnung|bad|schlafzimmer
          haus|kammer)? <adv>? (eingesperrt|eingeschlossen|einsperrt|einschließt|gefangen)
        (hält|hielt) mich <adv>? (gefangen|fest und|zuhause fest|wie eine gefangene|in der wohnung fest)
        (bin|werde|war) (ich)? <adv>? (zuhause|zu hause|in der wohnung|im zimmer|im haus)? (eingesperrt
          gefangen gehalten|festgehalten)
        (kontrolliert|überwacht|trackt|ortet|verfolgt) <adv>? (mein handy|meinen standort|jeden schritt
          jede nachricht|alles was ich|mein konto|meine ausgaben|mein geld|mich per|meine nachrichten)
        (tracker|gps sender|airtag|kamera|kameras|spionage app|wanze|ortungs app) <adv>? (an|in|auf) (meinem
          meinen|mein|der|unserer) (auto|handy|tasche|wohnung|schlafzimmer|jacke|rucksack)
        (bestimmt|entscheidet|schreibt mir vor|diktiert|vorschreibt) ,? (was ich (anziehe|esse|anziehen darf
          tun darf)|wen ich (treffe|sehe|treffen darf|sehen darf)|wann ich)
        (muss|müsste) (ich)? <adv>? (ihn|um|meinen mann) <adv>? (um)? erlaubnis (fragen|bitten|bevor|um)?
        (bestraft|bestrafte) mich <adv>? (wenn|mit|indem|dafür|weil|mit schweigen und)
        (zwangsheirat|zwangsverheiratet|zwangsehe|zwangsverheiraten|zwangsverlobt)
        (verheiraten|heiraten) <adv>? (gegen meinen willen|zwingen|obwohl ich nicht will)
        (gibt|gab) mir <adv>? kein (geld|essen) <adv>? (für|wenn|mehr|zum|und|damit)?
        (gegen meinen willen) (angefasst|ausgezogen|sex|geküsst|mit mir|festgehalten|berührt|genommen)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <er> <adv>? (lauert|lauerte|passt|stalkt|verfolgt|stalkte|verfolgte) (mir auf|mir|mich) <adv>? (bis
          zur arbeit|nach hause|seit|überall hin|mit dem auto|nach der arbeit)
        (mir) <adv>? (vor|nach|bei|an) [~3] (aufgelauert|auflauert|nachgelaufen|abgepasst|nachgefahren)
        <er> <adv>? (steht|stand|wartet|wartete|parkt|sitzt|taucht|tauchte|stehen) <adv>? (immer wieder|nachts
          plötzlich|unangekündigt|im auto)? (vor|bei) (meiner|meinem|der|dem|unserer) (arbeit|haus|tür|haustür
          wohnung|büro|wohnungstür|schule|auto|arbeitsplatz|fenster|uni|neuen wohnung)
        (droht|drohte|gedroht|erpresst|erpresste|will|wird|wollte) (mir|mich)? <adv>? (mit
          damit)? ,? <bilder> <adv>? [~4] (zu veröffentlichen|zu verschicken|zu schicken|zu posten|zu zeigen
          hochzuladen|weiterzuschicken|online zu stellen|veröffentlichen|verschicken|posten|hochladen
          ins netz zu stellen|rumzuschicken)
        <bilder> <adv>? [~3] (veröffentlicht|verschickt|hochgeladen|gepostet|weitergeschickt
          ins internet gestellt|ins netz gestellt|herumgeschickt|rumgeschickt|geleakt|verbreitet) 
        (heimlich) <adv>? (gefilmt|filmt|aufgenommen|fotografiert) (beim sex|unter der dusche|nackt|mich
          im bad|hat)
        (er|<er>) (hat)? <adv>? <tier> <adv>? (getreten|geschlagen|umgebracht|getötet|misshandelt|vergiftet
          gequält|an die wand geworfen)
        (er|<er>) (tritt|schlägt|misshandelt|quält|tötet) <adv>? <tier>
        (droht|gedroht) [~2] <tier> <adv>? (umzubringen|zu töten|zu schlagen|zu vergiften|abzugeben
          einzuschläfern|was anzutun|wegzugeben)
        (hält sich|verstößt|verstoßen) <adv>? (nicht an das|gegen das|gegen die) (kontaktverbot
          näherungsverbot|annäherungsverbot|gewaltschutz*)
        (kontaktverbot|näherungsverbot|annäherungsverbot|gewaltschutz*) <adv>? (gegen ihn|gegen meinen
          beantragt|erwirkt|ignoriert|missachtet)
        (bricht|brach|eingebrochen|tritt|trat|eingetreten) <adv>? (bei mir|in meine wohnung|meine tür
          die tür) <adv>? (ein|eingetreten|eingebrochen|auf)?
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <er> <adv>? <schlaegt> <adv>? <andere>
        <er> [~2] <andere> <adv>? [~1] <schlaegt>
        (hat|hatte) (er|<er>)? <adv>? <andere> <adv>? [~2] <geschlagen>
        <andere> <adv>? [~1] <geschlagen> (hat|haben|hatte)
        <andere-wer> <adv>? (wird) <adv>? [~4] <geschlagen>
        <andere-wer> [~5] (ihr|ihrem|ihren|sein|der) <adv>? (mann|freund|ex|partner|neuer|typ|ehemann) (sie
          ihr|ihn) <adv>? (<schlaegt>|<geschlagen>)
        (ihr|sein|der) (mann|freund|ex|partner|neuer freund|typ|ehemann|vater) <adv>? <schlaegt> (sie
          ihn) <adv>?
        (mann|freund|ex|partner|typ|ehemann|neuer) (meiner|von meiner|meines|vom) [~1] (schwester|freundin
          mutter|nachbarin|kollegin|tochter) <adv>? <schlaegt> (sie)
        <andere-wer> (hat)? [~2] <angst> vor (ihrem|seiner|ihrer) (mann|freund|ex|partner|frau|freundin)
        (droht|gedroht|will|wollte|versucht) <adv>? ,? <andere> <adv>? (<umzubringen>|<toeten>)
        (nachbar|nachbarn|mann nebenan) <adv>? (<schlaegt>) <adv>? (seine|ihre|ihren) (frau|freundin|mann
          partnerin)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (<er>|ich) <adv>? (<schlaegt>|schlage|haue|schüttelt|schüttle|schüttele|würge|misshandle|verprügle
          verhaut|fasst|hungert|schüttelte|ohrfeige) <adv>? <kind>
        (schlägt|verprügelt|misshandelt|missbraucht|schüttelt|würgt|begrapscht|schlage|haut|verhaut
          ohrfeigt) <adv>? <kind>
        (<er>|ich) [~2] <kind> <adv>? [~1] (<schlaegt>|schlage|schüttelt|würge|anfasst|haue)
        (hat|habe|hab|hatte) (er|sie|ich|<er>)? <adv>? <kind> <adv>? [~3] (<geschlagen>|geschüttelt|angefasst
          verbrannt|verbrüht|unsittlich berührt|fallen lassen|geworfen|hungern lassen|eine geknallt
          eine gescheuert)
        <kind> <adv>? [~2] (<geschlagen>|geschüttelt|unsittlich berührt|intim berührt|angefasst) (hat|habe
          haben|wird|werden|wurde|hab)
        <kind-wer> <adv>? (wird|werden|wurde|wurden|ist) <adv>? [~4] (<geschlagen>|geschüttelt|vernachlässigt
          unsittlich berührt)
        <er> <adv>? (droht|gedroht|will|wird|könnte|versucht|wollte) [~2] <kind> <adv>? (<umzubringen>|<antun>
          etwas anzutun|was anzutun|zu schlagen|wegzunehmen und)
        <angst> ,? (dass)? (ich|er|sie)? <adv>? <kind> <adv>? (etwas|was|weh)? (antue|antut|zu verletzen
          zu schlagen|anzutun|verletze|schlage|schlägt|schüttle|schüttelt|wehtue|umbringe|töte|fallen lasse)
        ich (will|könnte|werde|möchte|würde) <adv>? <kind> <adv>? (<antun>|schütteln|fallen lassen
          aus dem fenster werfen|gegen die wand werfen)
        (gedanken|drang|impulse|zwangsgedanken|gedanke) ,? <kind> <adv>? (<umzubringen>|zu schütteln
          etwas anzutun|was anzutun|fallen zu lassen|wehzutun|aus dem fenster zu werfen)
        <kind-wer> (sagt|erzählt|hat gesagt|hat erzählt|hat mir erzählt|hat mir gesagt|erzählte|sagte
          behauptet) [~5] (angefasst|angefasst hat|schlägt|haut|geschlagen|wehtut|weh tut|berührt|eingesperrt
          anfasst)
        <er> <adv>? (fasst|fasste|berührt|berührte|streichelt) <kind> <adv>? (an|unsittlich|intim
          zwischen den beinen|nachts|unten|sexuell|im intimbereich)
        (blaue flecken|striemen|bissspuren|brandwunden|verbrennungen|würgemale|handabdruck|hämatome) [~3] (an
          bei|am|auf) (<kind>|meinem sohn|meiner tochter|ihm und er|den kindern)
        (<er>|ich) <adv>? (lässt|ließ|lasse|lassen) <kind> <adv>? (tagelang|stundenlang|die ganze nacht|nachts
          über nacht|den ganzen tag|im auto|in der badewanne|hungern|das ganze wochenende) <adv>? (allein
          alleine|unbeaufsichtigt)?
        <kind> <adv>? (tagelang|stundenlang|nachts|die ganze nacht|über nacht|im auto
          das ganze wochenende) <adv>? (allein|alleine|unbeaufsichtigt) (gelassen|zuhause|lässt|lassen
          zu hause|daheim)
        (sperrt|sperre|sperrte|schließt|eingesperrt) <adv>? <kind> <adv>? (in|im|ein|stundenlang|aus|nachts)
        <kind> <adv>? (im|in den|in die|ins|in der|in) [~1] (eingesperrt|eingeschlossen|einsperrt|gesperrt)
        (gibt|gebe|gab|gegeben) <kind> <adv>? (schlafmittel|alkohol|schlaftabletten|drogen|beruhigungsmittel
          schnaps|bier|nichts zu essen|kein essen)
        <kind> <adv>? (schlafmittel|alkohol|schlaftabletten|drogen|beruhigungsmittel|schnaps) (gegeben|gibt
          gebe|ins fläschchen|verabreicht)
        <kind-wer> [~2] <angst> vor (ihm|ihrem (vater|stiefvater|papa|opa|onkel)|seinem (vater|stiefvater|papa
          opa|onkel)|meinem <mann>|seiner (mutter|stiefmutter)|ihrer (mutter|stiefmutter))
        (betrunken|besoffen|bekifft|auf drogen|zugedröhnt) <adv>? (auf|mit|während) [~1] <kind> (aufpasst
          aufgepasst|auto gefahren|allein ist|im auto|fährt|gefahren)
        (nacktbilder|nacktfotos|nacktvideos|sexuelle nachrichten|dickpics) (von|an|mit) <kind>
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        mein (lehrer|trainer|onkel|stiefvater|opa|papa|vater|stiefbruder|pfarrer|nachhilfelehrer) [~1] (fasst
          fasste|berührt|begrapscht|missbraucht|küsst) mich (an|nachts|unten|immer|da|zwischen|überall
          heimlich|sexuell|wenn)
        mein (lehrer|trainer|onkel|stiefvater|opa|papa|vater|stiefbruder|pfarrer) [~3] (angefasst
          zu mir ins bett|in mein bett|nachts in mein zimmer|unsittlich berührt|missbraucht)
        ich bin (erst)? <alter> [~8] (er|freund|mann|typ) ist (schon)? <erwachsen>
        (er|freund|mann|typ) ist (schon)? <erwachsen> [~4] ich (bin)? (erst)? <alter>
        ich bin (erst)? <alter> [~10] (nacktbilder|nudes|nacktfotos|bilder von mir ohne)
        (meine eltern|mama|papa|mein vater|meine mutter|mein stiefvater) [~2] (sperrt mich|sperren mich
          geben mir nichts zu essen|gibt mir nichts zu essen|schlagen mich mit|schlägt mich mit
          schlägt mich wenn|schlagen mich wenn|lassen mich tagelang)
      `,
    },
  ],
};
