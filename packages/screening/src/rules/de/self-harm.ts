import type { RulesOfKind } from '../../phrases/language.ts';

export const selfHarm: RulesOfKind = {
  kind: 'self_harm',
  rules: [
    {
      reason: 'Sich töten oder verletzen, beim Namen genannt.',
      inDanger: 'writer',
      phrases: `
        (bring|bringe|brachte|bringen) (ich)? mich ~4 um
        (mich|mir|mein) ~3 (umbringen|umzubringen|toten|zu toten|erhangen|aufhangen|erschiessen|vergiften|ertranken|das leben nehmen|das leben zu nehmen|leben beenden|leben zu beenden|ritzen|zu ritzen|selbst verletzen|geritzt|etwas antun|was antun|die kugel|pulsadern|die adern|vom dach|vor den zug|vor die bahn|von der brucke)
        (ritze|ritz|ritzte|schneide|verletze|verbrenne|erhange|erschiesse|vergifte|tote|schneid) (ich)? (mich|mir) ~3
        (selbstmord|suizid|suizidal|selbstmordgedanken|suizidgedanken|selbstverletz*|lebensmude|freitod|selbsttotung)
        (schluss|ein ende|ende) machen (mit allem|mit dem leben|mit meinem leben)
        (alles|dem ganzen|allem) ~1 (ein ende|beenden|ende setzen|ende machen)
        (spring|springe|springen|werfe|werfen|schmeiss*) ~4 (brucke|dach|balkon|fenster|zug|bahn|gleise|hochhaus)
      `,
    },
    {
      reason: 'Nicht mehr leben wollen.',
      inDanger: 'writer',
      phrases: `
        (will|mochte|mag|wurde|wollte|kann|mocht) ~1 (ich)? ~1 (einfach|nur|am liebsten|endlich|lieber)? ~1 (sterben|tot sein|nicht mehr leben|nicht mehr sein|nicht mehr da sein|weg sein|nicht mehr aufwachen|nicht mehr existieren|fur immer schlafen|nie wieder aufwachen|verschwinden fur immer)
        (will|mochte|mag|wollte|kann) ~2 nicht mehr ~1 (leben|da sein|sein|aufwachen|weiterleben|existieren|hier sein|auf dieser welt|am leben|weitermachen >)
        (ware|war|wunschte|wunsche|hoffe|wenn ich) ~4 (tot|nicht mehr da|nie geboren|nicht mehr am leben|nicht mehr aufwache|nicht mehr aufwachen|gestorben)
        (einschlafen|schlafen|hinlegen) ~2 (und|nicht|nie) ~2 (nicht mehr|nie mehr|nie wieder|nicht) (aufwachen|aufwache|wach werden|aufstehen)
        (nicht mehr|nie mehr|nie wieder) (aufwachen|aufwache|wach werden)
        sterben (wollen|mochte|will|ware)
        < (mochte|will) sterben
        (wozu|warum|weshalb) ~1 (noch|uberhaupt) ~1 (leben|aufstehen|weitermachen|weiterleben|da sein|atmen|ich noch)
        (kein|keinen|keine|ohne|sinnlos|nicht) ~2 (sinn|ausweg|zukunft|hoffnung|danach|lebenswillen|grund zu leben|grund mehr|kraft zum leben|lebenssinn|morgen) ~2 (mehr|im leben|fur mich|>|zu leben|weiterzumachen)
        (leben|dasein) ~2 (keinen sinn|sinnlos|nicht lebenswert|nicht mehr lebenswert|wertlos|vorbei|hat keinen|macht keinen)
        (mude|satt|leid) ~2 (leben|lebens|zu leben|existieren|da zu sein)
        (lebe|bin|halte|da) nur noch ~2 (wegen|fur) ~2
        (endlich|dann|danach) ~2 (ruhe|frieden|ganz ruhig|vorbei|frei) ~2 (haben|ware|wer|war|sein|>)
        (es|alles|der schmerz) ~1 (soll|sollte|muss|mochte|bald|dass) ~3 (aufhort|aufhoren|vorbei|enden|zu ende|vorbei sein)
        (bald|dann|morgen) ~2 (vorbei|erlost|nicht mehr da|weg bin|los seid|los bist|keine last)
        (mir|ist mir) egal ob ich (lebe|sterbe|aufwache|noch)
      `,
    },
    {
      reason: 'Last sein, Abschied, Mittel.',
      inDanger: 'writer',
      phrases: `
        (besser|leichter|glucklicher|froh|gut) ~2 (ohne mich|wenn ich nicht|wenn ich weg|wenn ich tot|dran ohne)
        (bin|falle|fuhle mich) ~3 (nur)? (eine last|zur last|ballast|ein klotz)
        (niemand|keiner|keinem|jemand|wer) ~4 (vermissen|merken|bemerken|trauern|fehlen|auffallen|weinen) ~4
        (abschiedsbrief*|abschiedsnachricht|abschiedsvideo|testament|letzter wille)
        (brief|briefe) ~3 (geschrieben|abschied|hinterlass*) ~3 (kinder|alle|danach|wenn ich|eltern|abschied)
        (wenn|sobald|nachdem) ich ~1 (nicht mehr lebe|nicht mehr da|nicht mehr bin|tot bin|weg bin|gegangen bin|nicht mehr lebe)
        (katze|hund|haustier*|tiere) ~3 (zu|untergebracht|abgegeben|gegeben|gebracht) ~4 (ruhig|gebracht|schwester|tierheim|abgegeben)
        (verschenk*|verschenke|verteile|gebe|weggegeben) ~4 (sachen|alles|mein*) ~2 (weg|>)
        (leb|lebt) wohl ~3 (alle|fur immer|welt)
        (letzte|letzten|letztes) ~1 (nachricht|mal|weihnachten|brief|nacht|tag|worte) ~3 (von mir|dass ihr|horst|schreibe|leben|mich)
        (tabletten|pillen|schlaftabletten|medikamente|schlafmittel|strick|seil|rasierklinge|rasierklingen|klinge|insulin|waffe|pistole|gift) ~5 (vor mir|gesammelt|sammel*|bereit|schublade|gezahlt|zahle|geschluckt|genommen|genug|gekauft|reichen|hand|liegen|alle|nehme|schlucke|horte|arm|haut)
        (sammle|sammel|horte|zahle|geschluckt|schlucke|genommen) ~3 (tabletten|pillen|schlaftabletten|medikamente)
        (wie viele|wieviele|wieviel|wie viel) ~4 (tabletten|pillen|reichen|todlich|sterben|brauch*)
        (steh|stehe|stand|sitze|sass|gehe|ging|fahre|laufe|schau|schaue) ~4 (brucke|dach|balkon|gleisen|gleis|bahnsteig|gelander|klippe|abgrund|fenster|bahnubergang) ~6
        (brucke|gleise|bahnsteig|balkon|dach|gelander|zug|klippe) ~5 (springen|spring|runter|schnell|vorbei|denke|ruhe|fallen|uberlege)
        (baum|lkw|gegenverkehr|lenkrad|brucken*|wand|leitplanke) ~6 (fahren|lenken|lenke|reissen|gas|rasen|herumreissen|einschlagen|denke|fahre)
        (fahren|lenken|lenke|rasen|steuern) ~3 (gegen|in den gegenverkehr|in den) ~2 (baum|lkw|wand|gegenverkehr|brucken*|pfeiler)
        (habe|hab) ~2 (einen plan|den tag|ein datum|alles geplant|alles vorbereitet|mich entschieden und)
        (im himmel|auf der anderen seite|druben) ~4 (wieder|sein|sehen|bei)
      `,
    },
    {
      reason: 'Jemand anderes will sterben.',
      inDanger: 'other',
      phrases: `
        (er|sie|{kin}) ~6 (bringt|bringe|brachte) sich ~3 um
        (er|sie|{kin}|sich|droht|sagt|drohte) ~5 (sich|das) ~3 (umbringen|umzubringen|umbringt|umgebracht|erhangen|erhangt|das leben nehmen|das leben zu nehmen|antun|was antut|ritzt|ritzen|erschiessen|erschiesst|aufhangen|vor den zug)
        (er|sie|{kin}) ~4 (springt|springen|spring|gesprungen) ~4 (brucke|balkon|dach|fenster|zug)
        (springt|springen|spring) ~1 (sie|er)? ~1 (vom|von der|aus dem|vor den|vor die) (balkon|brucke|dach|fenster|zug|bahn)
        (er|sie|{kin}) ~4 (will|mochte|wolle|wollte) ~2 (nicht mehr leben|sterben|tot sein|nicht mehr da sein|nicht mehr weiterleben)
        (er|sie|{kin}) ~5 (suizid*|selbstmord*|lebensmude|abschiedsbrief|tabletten genommen|tabletten geschluckt|pillen geschluckt)
      `,
    },
    {
      reason: 'Ein Kind, das sterben will.',
      inDanger: 'child',
      phrases: `
        (mein|meine|unser|unsere) ~1 (sohn|tochter|kind|nichte|neffe|enkelin|enkel|jahrige|jahriger|stieftochter|stiefsohn) ~8 (umbringen|sterben|nicht mehr leben|ritzt|geritzt|suizid*|selbstmord*|antun|tot sein|ritzen)
      `,
    },
  ],
};
