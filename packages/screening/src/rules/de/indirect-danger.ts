import type { RulesOfKind } from '../../phrases/language.ts';

/** Indirect mentions of danger: preparations, hiding, giving things away, fear. */
export const indirectDanger: readonly RulesOfKind[] = [
  {
    kind: 'self_harm',
    rules: [
      {
        reason:
          'Die Welt ohne sich denken, Abschied nehmen, nichts mehr brauchen, den Tod willkommen heißen.',
        inDanger: 'writer',
        phrases: `
          ohne mich ~4 (besser|leichter|glucklicher|gut gehen|froh|freier|einfacher|schoner|erleichtert)
          (wenn|dass|falls) (es mich|ich) ~2 (nicht gabe|nicht mehr gabe|nie gegeben|nicht ware|nicht mehr ware|weg ware|einfach weg bin|verschwunden ware)
          gibt es mich ~2 (nicht|nimmer)
          (bald|woche|morgen|dann|demnachst|wird) ~4 (keinen mehr|niemanden mehr|keiner mehr|niemand mehr) ~4 ,? ~3 (nerv*|stort|storen|zur last|ertragen|kummern|belastet)
          (los seid|los bist|los sein|los haben) ~1 mich
          (mich|mich alle) ~1 (bald|endlich|dann) ~1 los
          vom (dasein|existieren)
          (mude|satt|erschopft|kaputt) ~3 (vom leben|des lebens|zu existieren|weiterzuleben)
          {gaveaway} ,? ~5 (nicht mehr|nichts mehr|nie mehr|nie wieder|nimmer)
          (mein|meine|meinen|alle|alles|ganze|ganzen|lieblings*) ~4 {gaveaway} ,? ~5 (brauche|brauch|danach|weg bin|bald|ruhig)
          (brief|briefe|video|videos|zettel|nachricht|sprachnachricht) ~5 ,? ~5 (danach|nach meinem tod|wenn ich weg|wenn ich nicht mehr|hinterlassen|nicht mehr bin|nicht mehr da)
          (ein|nur ein|einen|eine) ~1 (schritt|sprung|bewegung|ruck|schnitt|knopfdruck) ~4 (ruhe|vorbei|frieden|still|erledigt|weg|schluss)
          {timeahead} ~4 (erlebe|erleben|erlebst|mitbekomme|mitbekommen) ~3 (nicht|nimmer|nie)
          {timeahead} ~3 (nicht|nimmer|nie) ~2 (erleben|erlebe|mehr leben|mehr am leben)
          (erlebe|erleben|feiere|feiern|sehe|mitbekomme) ~3 {timeahead} ~2 (nicht|nimmer) mehr
          (mehr|langer) ~2 (auf der welt|auf dieser welt|auf dieser erde|auf erden|in dieser welt) ~2 (sein|bleiben|aushalten|>)
          (auto|lkw|laster|bus|zug|herzinfarkt|flugzeug|krebs|blitz) ~6 ,? ~4 (ware mir egal|nicht schlimm|nicht traurig|ware ich froh|mir recht|eine erlosung|erleichtert|nichts dagegen|nicht ausweichen|nicht wehren)
          (erlosung|erlosen|erlost) ~4 (tod|leben|sterben|mich)
          (abgeschlossen|fertig) ~1 (mit dem leben|mit der welt|mit allem)
          (mit dem leben|mit der welt|mit meinem leben|mit allem) ~2 (abgeschlossen|fertig|schluss)
          (meine|meiner|eigene|eigenen) (beerdigung|trauerfeier|grab|bestattung) ~4
          (auf|an) mein grab ~4
          (lebensversicherung|beerdigung|bestattung|testament) ~5 (bezahlt|geregelt|zahlt|selbstmord|selbsttotung|vorbereitet|kinder abgesichert)
          fur immer ~1 (einschlafen|schlafen|weg|ruhe|gehen|still|verschwinden|weg sein|weggehen)
          (endgultig|fur immer) ~2 (gehen|verschwinden|schlafen|ruhe haben|weg sein|die augen zu*)
          (nichts|niemand|keiner|wenig) ~1 (halt|halte|hielt) mich ~1 (noch|mehr|hier|am leben)
          (verdiene|verdient|verdien) ~3 (nicht zu leben|zu sterben|den tod|kein leben|zu leben nicht)
          (welt|leben|familie|kinder|alle|alles) ~3 (geht|lauft|ist|ware|dreht) ~2 auch ohne mich ~2
          (geburt|geboren|auf die welt) ~3 (fehler|bereue|nie|besser)
          (tut|schmerz*) ~2 (sterben|erhangen|verbluten|ertrinken|der tod) ~1 weh
          wie lange ~3 (verblut*|ertrink*|stirbt man|bis man stirbt|bis man tot)
          (schmerzlos|schmerzfrei|ohne schmerzen) ~2 (sterben|tot|gehen|umbringen|weg)
          (schneiden|ritzen|klinge|rasierer|cutter) ~4 (druck|spuren|fuhle|erleichter*|narben|besser)
          (arme|arm|beine|haut|handgelenk*|oberschenkel) ~3 (aufgeschnitten|aufschneide*|zerschnitten|geschnitten|zerkratzt|eingeritzt)
          (folge|folgen|komme|gehe|bin) ~1 (ich)? ~2 (ihr|ihm|mama|papa|verstorbenen) ~1 (bald|nach|in den himmel|hinterher)
          (kein|keinen|keine|null|kb) ~2 (lust|bock|kraft|grund|wille*|antrieb) ~1 (mehr)? ~2 (zu leben|aufs leben|auf leben|weiterzuleben|auf dieses leben|am leben|da zu sein)
          (leben|dasein) ~2 (ist|fuhlt|war) ~2 (nur noch qual|nur qual|eine qual|nur noch schmerz|wertlos|nichts mehr wert|nicht mehr auszuhalten|sinnlos)
          (mein leben|ich) ~1 (bin|ist) ~2 (nichts wert|nichts mehr wert|wertlos|uberflussig|abfall)
        `,
      },
      {
        reason: 'Ein anderer kündigt seinen Tod an oder nimmt Abschied.',
        inDanger: 'other',
        phrases: `
          (erhangt|erschiesst|vergiftet|umbringt|ertrankt|totet|ritzt|schneidet) (er|sie) ~1 sich
          (er|sie|{kin}) ~3 (erhangt|erschiesst|vergiftet|ertrankt|ritzt|schneidet) sich ~3
          (tut|tate) (er|sie) ~1 sich ~1 (was|etwas) (an|>)
          sich (was|etwas) (an|antut|antun|anzutun) ~1 >
          (er|sie) ~1 (springt|springen) ~1 ,? ~1 (wenn|falls|sonst)
          (er|sie|{kin}) ~1 (steht|sitzt|stand) ~2 (gleis|gleisen|brucke|dach|bahnsteig|gelander|klippe|bahnhof) ~6 (springt|springen|spring|abschied*|sterben|schluss)
          (er|sie|{kin}) ~6 (von allen verabschiedet|allen bedankt|sachen verschenkt|auto verschenkt|hund verschenkt|alles verschenkt|abschied genommen)
          (ohne ihn|ohne sie) ~2 besser (dran|gehen|>)
          (er|sie|{kin}) ~3 (keinen sinn|keinen ausweg|nicht mehr kann und) ~3 (mehr|leben|sieht|sehe)
        `,
      },
      {
        reason: 'Ein Kind spricht davon, nicht mehr da zu sein.',
        inDanger: 'child',
        phrases: `
          {child} ,? ~2 ,? ~3 (fragt|sagt|sagte|meint|schreibt|schrieb|gesagt|geschrieben|malt) ,? ~8 (tot ist|tot sein|tot ware|sterben will|nie geboren|nicht mehr da|ohne ihn glucklicher|ohne sie glucklicher|ohne ihn besser|ohne sie besser|nicht mehr leben|nicht mehr aufwachen)
          {child} ~6 (tabletten|pillen|strick|rasierklinge|rasierklingen|klinge|abschiedsbrief) ~4 (gefunden|genommen|geschluckt|zimmer|versteckt|geschrieben|schublade|>)
        `,
      },
    ],
  },
  {
    kind: 'harm_to_others',
    rules: [
      {
        reason: 'Getan, was weh tut, und es erzählen, auch ohne das Wort dafür.',
        inDanger: 'other',
        phrases: `
          (ich habe|habe|habe ich) ~1 (ihr|ihm|sie|ihn) ~6 ({did})
          (ich habe|habe|habe ich) ~1 (mein|meine|meinen|meinem|meiner|den|die|dem|der) ~1 {adult} ~6 {did}
          (ihr|ihm|sie|ihn) habe ich ~5 {did}
          hand ~3 ausgerutscht
          hand ~3 (gegen sie|gegen ihn|gegen meine) ~1 erhoben
          (ich|habe ich) ~3 zugeschlagen
          (mit der faust|ins gesicht) ~2 (geschlagen habe|schlug ich)
          (bin|war|wurde|werde) ich ~3 (handgreiflich|gewalttatig)
          ich (bin|war|wurde|werde) ~3 (handgreiflich|gewalttatig) ~3
          ich (schlage|schlag|schubse|schubs|wurge|trete|verprugel|verprugle|haue|hau|ohrfeige|bedrohe) ~1 (sie|ihn|mein|meine|meinen) ~4
          (sie|er) ~1 (wollte|will) ~1 (nicht|keinen sex|eigentlich nicht) ,? ~3 ich ~2 (trotzdem|weiter*|einfach|nicht aufgehort) ~3
          (sie|er) ~1 (sagte|hat) ~1 nein ~1 (gesagt)? ,? ~2 ich ~2 (trotzdem|weiter*|einfach|nicht aufgehort) ~3
          (sie|er|ihr|ihm) ~5 blut ~4 (meiner hand|meinen handen|der hand|den handen|hemd)
          (blut an der hand|blut an den handen|blut an meinen handen|blut an meiner hand)
          (wegen mir|durch mich|von mir) ~4 {bruise}
          (wenn|nachdem|seit|als) ich ~3 (trinke|getrunken|trink|saufe|ausraste|betrunken|zugeschlagen) ~8 (sie|er|ihr|ihre) ~4 {bruise}
          (sie|er) ~3 (danach|dann) ~2 (am boden|bewusstlos|im krankenhaus|in der notaufnahme)
        `,
      },
      {
        reason: 'Es androhen, vorbereiten oder fürchten.',
        inDanger: 'other',
        phrases: `
          (schlag|schlage|prugel|prugle|hau|haue|trete|tret|mach|mache) ich ~5 (krankenhausreif|ins koma|grun und blau|windelweich|die fresse|zu brei|die zahne|kalt|die knochen|die beine)
          ich (schlag|schlage|prugel|hau|haue|brech|breche) ~5 (krankenhausreif|ins koma|grun und blau|windelweich|die fresse|zu brei|die zahne|die knochen|die beine|die nase|das genick)
          krankenhausreif ~3
          {poison} ~3 (in sein|in seinen|in ihr|in ihren|ins|in den|in die|in das) ~1 (essen|kaffee|glas|getrank|tee|suppe|bier|wein|drink) ~2
          (ihm|ihr|ihnen) ~2 {poison} ~4
          (angst|furchte|sorge) ~1 ,? dass ich ~6 (umbringe|tote|erschlage|ersteche|wurge|erwurge|schwer verletze|wehtue|zuschlage|schlage|antue|ersticke)
          (gedanken|vorstellung*|fantasie*|phantasie*|traume|bilder|stelle mir vor) ~6 ,? ~5 (umzubringen|zu toten|umbringe|tote|erwurge|ersticke|erschlage|zu schlagen|zu erstechen)
          {weapon} ~2 (besorgt|gekauft|organisiert|beschafft|bestellt|geladen|eingesteckt|dabei)
          (weiss|kenne) ~1 , (wo|wann) (sie|er|ihr|sein|ihre|der) ~4 (wohnt|arbeitet|schlaft|lebt|parkt|feierabend|dienst|schule)
          (warte|sitze|stehe|lauere) ~6 ,? ~2 (bis|dass) (er|sie|der|die) ~3 (rauskommt|raus kommt|heimkommt|herauskommt|allein ist|rausgeht)
          (mit|sein|ihr|deren) ~1 (leben|blut) ~1 (bezahlen|bezahlt|buss*|zahlen)
          (bezahlen|bezahlt|bussen|busst|zahlen) ,? ~6 (mit seinem leben|mit ihrem leben|mit blut|mit dem leben)
          (uberlebt|uberleben|erlebt|erleben) (er|sie|der|die|das|den|es) ~3 (nicht|nimmer|nicht mehr)
          (er|sie|der|die) ~2 (wird|soll|werden|sollen) ~4 (nicht uberleben|nicht erleben|nicht mehr aufwachen|nicht lebend)
          (letzte|letzter|letztes) ~2 (was er|was sie|das er|tag fur ihn|tag fur sie|fehler) ~4 (sieht|sehen|gewesen|tut|war)
          (sie|ihn) ~2 (keiner|niemand|kein anderer|keine andere) ~2 (haben|kriegen|bekommen|anfassen)
          (mach|mache|werde|nehme) ~3 (ihn|sie|den|alle|beide) ~2 (mit|fertig machen|kalt machen|aus dem weg|unter die erde)
          (bremsen|bremsschlauch|bremsleitung) ~4 (durch*|manipul*|kaputt|los*)
        `,
      },
    ],
  },
  {
    kind: 'child_at_risk',
    rules: [
      {
        reason: 'Einem Kind wurde weh getan, oder es zeigt, dass etwas geschieht.',
        inDanger: 'child',
        phrases: `
          habe ~1 (mein|meine|meinen|meinem|meiner|dem|der|das|die|den|unserem|unserer|unser|unsere|unseren) ~2 {child} ~6 {did}
          (mein|meine|meinem|meiner|unser|unsere|unserem|unserer|der|die|das) ~1 {child} ~6 ,? ~4 {bruise}
          {bruise} ~6 (mein|meine|meinem|meiner|unser|unsere|unserem|unserer|der|die|dem|am|beim) ~2 {child}
          hand ~3 ausgerutscht ~3 {child}
          {child} ~5 hand ausgerutscht
          {child} ~3 (will|mochte|mag|traut|weigert|wollen) ~3 (zu|zum|zur|mit|bei|allein|alleine|nach) ~3 ,? ~8 (nasst|ins bett|bettnass*|geheimnis|alptraum*|blaue|zittert|klammert|schreit|wund|angst vor|untenrum)
          {child} ~5 (geheimnis|niemandem sagen|keinem erzahlen|niemandem erzahlen|nicht verraten|nichts verraten)
          {child} ~5 (verstecken sich|versteckt sich|sich verstecken|verkriechen|verkriecht|zittern|zittert|zucken|zuckt|erstarren|erstarrt|verstummen|ducken|duckt) ~4 ,? ~1 (wenn|sobald|seit|weil|vor) ~6
          {child} ~6 (seit|den ganzen tag|tagelang|wieder) ~2 (gestern|tagen|morgen|vorgestern|nichts|kein) ~2 (nichts|kein)? ~1 (gegessen|zu essen|essen|gefruhstuckt|fruhstuck)
          kuhlschrank ~6 (leer|nichts|bier|schnaps) ~4 ,? ~3 {child}
          {child} ~6 (eingesperrt|einsperrt|sperrt|weggesperrt|eingeschlossen) ~4
          (sperrt|sperre|schliesst|sperren) ~4 {child} ~4 (keller|zimmer|ein|abstellkammer|dunkeln|schrank|balkon|aus)
          (badet|duscht|schlaft) ~5 {child} ~4 ,? ~2 (schliesst|tur zu|nackt|weint|ab)
          {child} ~3 (badet|duscht|schlaft) ~4 ,? ~3 (schliesst|nackt|abgeschlossen)
          (kindern|ihnen|kinder|den kleinen) ~3 (gegen|in) ~1 (einen|den|die|eine)? (baum|wand|gegenverkehr|brucke*|see|fluss)
          (sehe ich|siehst du|sehen wir) ~1 (meine|die|deine|unsere) {child} nie wieder
          (angst|erschrecke|panik) ~2 (vor dem|davor|dem|vor mir|mir selbst) ~1 ,? ~1 was ich ~3 ,? ~6 {child}
          {child} ~6 ,? ~4 angst ~1 (vor dem|vor mir|davor|vor mir selbst) ,? ~1 (was ich|selbst|dass ich)? ~4 (tun|antun|konnte|>)
          (schlagt|haut|verprugelt|ohrfeigt|schuttelt|tritt|wurgt) ~2 (mein|meine|meinen|unser|unsere|unseren|das|die|den|sein|seine|ihr|ihre|ihren|seinen) ~2 {child} ~3
          {child} ~6 (missbraucht|missbrauchte|angefasst|begrapscht|vergewaltigt|belastigt) ~3
        `,
      },
      {
        reason: 'Wer schreibt, sagt das eigene Alter und dazu etwas, wobei ein Erwachsener helfen muss.',
        inDanger: 'writer',
        phrases: `
          bin ~1 {minorage} ,? ~6 ,? ~6 {childworry} ~6
          {childworry} ~6 ,? ~6 ,? bin ~1 (erst)? {minorage}
          bin ~1 {minorage} ,? ~5 (ist|freund von|mann von|typ von|wird|uber) ~1 {adultage} ~4
          {adultage} ~4 ,? ~4 bin ~1 (erst)? {minorage}
          (trainer|lehrer|onkel|stiefvater|opa|nachbar|pfarrer) ~6 (niemandem|keinem|nicht weitersagen|geheimnis|unter uns|nicht verraten|von den fotos)
        `,
      },
    ],
  },
  {
    kind: 'victim_of_abuse',
    rules: [
      {
        reason: 'Verstecken, fürchten, sich schützen, büßen, heimlich gehen.',
        inDanger: 'writer',
        phrases: `
          ich ~5 {bruise}
          (mir|mich) ~6 ,? ~3 (gebrochen|geknackt|ausgekugelt|umgebogen|verdreht|ausgerissen)
          (weiss ich|muss ich|heisst das) ,? ~1 (dass ich)? ~3 (ganz still|unsichtbar|mich klein machen|keinen mucks)
          (muss|musste|frage) ~4 ,? ob ich ~5 darf
          (mein|meine|meinen|meinem|meiner|mir|mich) ~6 {bruise}
          {bruise} ~5 (ich|mein|meine|meinen|meinem|mir|von ihm|wegen ihm|versteck*|uberschmink*|abdeck*)
          (darf|durfte) ~1 (ich)? ~1 ohne (ihn|sie|meinen mann|meine frau|meinen freund) ~3 (nicht|nirgends|nichts|nie|kein*|keine)
          ich darf ~3 (nicht|nur|nie|nirgends) ~4 (haus|wohnung|raus|ausgehen|telefonieren|treffen|arbeiten|reden|widersprechen|verlassen)
          (trage|ziehe|trag|zieh) ~5 {hiding} ~3 ,? ~5 (frag*|sieht|sehen|sehe|sommer|hitze|grad|merk*|auffall*|drinnen)
          (sommer|hitze|grad|drinnen|buro|arbeit) ~4 {hiding} ~4
          (muss|musste|werde|lasst) (ich|mich|er mich)? ~4 (bussen|ausbaden|dafur bezahlen|es bereuen|bereuen lassen|dafur zahlen)
          (dafur|das|es) ~2 (bussen lassen|bussen musste|bussen|bereuen lassen|heimgezahlt|heimzahlen) ~2
          (stuhl|kommode|schrank|besen|messer|regal) ~4 (turklinke|klinke|vor der tur|vor die tur|unter der tur|unterm kissen|unter dem kissen)
          (arzt|arztin|notaufnahme|krankenhaus|chef|kollegen|kollegin|mutter|allen|lehrerin|sanitater*) ~4 (gesagt|erzahlt|gelogen|erklart|behauptet|weisgemacht) ~1 ,? ~4 (treppe|gesturzt|gefallen|runtergefallen|gestolpert|fahrrad|ture|tur|hingefallen|ausgerutscht)
          (lieber|besser|nicht|traue|trau|nie) ~2 nein ,? ~4 (sonst|schlimmer|weil er|weil sie|wutend|bose)
          sonst (ist|wird|wirds|wurde) ~3 (schlimmer|bose|wutend|aggressiv|ungemutlich|gefahrlich|laut)
          sonst (rastet|flippt|dreht|schlagt|schreit|tickt|bestraft|droht) (er|sie) ~3
          (rastet|flippt|dreht|tickt) er ~2 (aus|durch) ~3 ,? ~4 (angst|schlagt|schlagen|wirft|schmeisst)
          (wenn|falls|sobald|weil) ich ~6 ,? ~1 (setzt es|schlagt er|knallt es|werde ich bestraft|bestraft er|gibt es schlage|gibts schlage|gibt es prugel|sperrt er|schreit er mich|redet er tagelang|rastet er)
          (falsches wort|falscher blick|falsche bewegung) ~5 (knallt|explodiert|rastet|schlag*|fliegt|los)
          (schlage|prugel|hiebe|ohrfeigen|dresche|watschen) ~3 (bekommen|gekriegt|kassiert|kassiere|bekomme|kriege|gibt|einstecken|>)
          (bekomme|kriege|kassiere|bekam|kassierte|fange|setzt) ~3 (schlage|prugel|hiebe|ohrfeigen|dresche|watschen)
          (koffer|tasche|rucksack|notfallkoffer) ~2 (steht|liegt|versteckt|ist) ~3 (gepackt|versteckt|heimlich|bereit)
          (heimlich|unbemerkt|ohne dass er) ~5 (ausziehen|weg|packen|gehen|abhauen|wohnung|verlassen|trennen|gepackt|fliehen) ~3
          (gehe|trennen|verlassen|weg|ausziehen|gehen|wegkommen) ~3 ,? ohne dass (er|sie|mein) ~4 (merkt|findet|mitbekommt|ausrastet|was tut|etwas tut|durchdreht|rausfindet|weiss)
          (wenn|falls) er ~3 (erfahrt|rausfindet|merkt|sieht|herausfindet|mitkriegt|mitbekommt) ~4 ,? ~3 (tot|was er tut|passiert|umbringen|dran|erledigt|um)
          (nachbar*|nachbarn|nachbarin|kinder|sohn|tochter|freundin|ich) ~3 polizei ~2 (gerufen|geholt|alarmiert|rufen) ~2 ,? ~5 (er|streit|schrei*|angst|wutend*|schlimmer|mann)
          (zittere|zucke|erstarre|ducke|zusammenzucke|angst|panik|ubel|bauchweh|bauchschmerzen|herzrasen) ~4 ,? (wenn|sobald|bis) (er|sie|mein|sein) ~4 (heim*|nach hause|laut|hand|tur|trinkt|getrunken|auto|schlussel|kommt|schreit)
          (vor angst|aus angst) ~3 (ihm|ihr|er|sie|mann|reaktion|wut|schlaf*|zitter*)
          (er|mann|freund|ex) ~3 (hort mit|liest mit|steht nebenan|im nebenzimmer|gleich zuruck|gleich wieder da) ~2
          (zerstort|zerschlagt|zerreisst|zertritt|zerschneidet|verbrannt|zerstorte|zerschlug|zerschlagen) ~2 (mein|meine|meinen|handy|mobel|geschirr) ~3
          (am|vom|beim) (haus|tisch|bett|heizkorper) ~2 (gefesselt|angebunden|angekettet)
          (hals|kehle|gurgel) ~3 (gepackt|gedruckt|zugedruckt|gegriffen|gepresst|umklammert)
          (zugedruckt|zudruckt|druckte zu) ~4 (luft|schwarz|bis|>)
          (ruft|schreibt) (mich|mir|sie|alle) ~3 (zehn|funf|10|5|zwanzig|halbe|halben) ~1 (minuten|stunde|mal|minute) ~3 (an|wo ich|kontroll*)
          (jeden|jede|jedes) ~1 (cent|euro|schritt|kassenzettel|nachricht|anruf|minute) ~3 (rechtfertig*|vorzeigen|nachweisen|abrechnen|erklaren|melden|kontrolliert|rechenschaft)
          (rechtfertigen|rechenschaft ablegen|abmelden|bescheid sagen|um geld betteln|um geld bitten) ~3 ,? ~3 (sonst|jede minute|jeden cent|jedes mal|wo ich war)
          (nirgends|nirgendwo) ~1 hin ~2 (kann|konnte|konne|darf|gehen)
          (will|lasst|gibt) ~2 (mein|meine|meinen|mir) ~3 (nicht|nie) ~2 (zuruck|gehen|raus)
          (redet|macht|schreit|beschimpft|erniedrigt|demutigt) ~2 mich ~4 (taglich|jeden tag|wertlos|vor allen|dreck|nichts wert|niemand|nutte|schlampe) ~2
          (nennt|beschimpft|bezeichnet) ~1 mich ~4 (schlampe|hure|nutte|dreck|stuck|wertlos|nichts|fotze|missgeburt) ~3
        `,
      },
      {
        reason: 'Andere, denen es so geht.',
        inDanger: 'other',
        phrases: `
          (schwester|freundin|mutter|nachbarin|cousine|tante|kollegin|mama|oma|bruder|kumpel|tochter) ~1 darf ~5 (nicht|nie|niemanden|nur|nichts|nicht mehr) ~3 (treffen|sehen|telefonieren|arbeiten|raus|besuchen|reden|kommen)
          (schwester|freundin|mutter|nachbarin|cousine|tante|kollegin|mama|oma|bruder|kumpel) ~4 {bruise} ~4
          (schwester|freundin|mutter|nachbarin|nachbarn|cousine|tante|kollegin|mama|oma) ~8 (schreien|schreie|schreit|wimmer*|poltern|schlage) ~4 (wand|nebenan|nachts|hore|hort)
          (schwester|freundin|mutter|nachbarin|mama) (fragt|bittet) ~3 ,? ob sie ~6 darf
          ihr (mann|freund|partner|typ) ~3 (kontrolliert|verbietet|bestimmt|isoliert|bedroht|uberwacht) ~3
        `,
      },
    ],
  },
];
