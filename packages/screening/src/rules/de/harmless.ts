import type { Harmless } from '../../phrases/language.ts';

/** Figures of speech in German that sound like a danger. */
export const harmless: readonly Harmless[] = [
  {
    reason: 'Sterben und umbringen sind Redensarten.',
    phrases: `
      (fast|beinahe|gleich|halb)? ~1 (vor|aus) (scham|lachen|langeweile|hunger|neid|eifersucht|peinlichkeit|aufregung|sehnsucht|kalte|hitze|angst vor|freude|lachen) ~1 (gestorben|sterben|sterbe|umgekommen|tot|umkommen)
      (gestorben|sterbe|sterben|stirb) vor (scham|lachen|langeweile|hunger|neid|eifersucht|peinlichkeit|aufregung|sehnsucht|freude)
      (konnte|konnt|kann|mochte|wurde) ~1 (ihn|sie|ihm|den|die|meinen|meine) ~2 (umbringen|erwurgen|erschlagen|toten|wurgen|an die wand klatschen|kopf abreissen)
      (routine|alltag|stille|hitze|arbeit|warterei|das|es|distanz|fernbeziehung|schweigen|eifersucht|sehnsucht) ~2 (bringt|macht) (mich|uns) ~2 (um|fertig|kaputt)
      (bringt|macht|bringen|machen) mich ~2 (noch)? (um|fertig|wahnsinnig|irre|kaputt|um den verstand) ~1 (mit|wenn|dass|>)
      (bringt|bringen) mich (um|noch um) (mit|wenn|weil|dass)
      (tod|tot|tod*) (langweilig|mude|traurig|muede|ernst|schick|unglucklich|gelacht|sicher|schweigen|umfallen|geglaubt)
      (bis der tod|uber leichen|todesangst vor der|lebensmude spass)
      (schlagt|schlug) (mir|uns|ihm|ihr)? ~1 (auf|vor|aus|ein|zu|sich|aufs)
      (schlagt|schlug|geschlagen|schlagen) ~2 (im|beim|in) (schach|tennis|spiel|kicker|mario|fifa|poker|tischtennis)
      (haut|haute|gehauen) ~1 (mich|mir) ~1 (um|vom|rein|ab)
      haut ab
      (herz|versprechen|wort|schweigen) gebrochen
      die meinung gesagt
      tur ~4 (zugeschlagen|zugeknallt|zugemacht)
      (rastet|flippt|dreht) ~3 (autofahren|steuer|zocken|fussball|spiel|verkehr)
      angst vor (der|dem|den)? (spinnen|hunden|monstern|gewitter|mause*|hohen|wasser|arzt|spritzen|clowns|gespenstern|feuerwerk)
      bin ~1 (13|14|15|16|17) und ~5 (verliebt|freundin|single|schwarm|beziehung)
      (nie|nicht) (ausreden|schlafen mit|in ruhe)
      {kin} hat angst vor (der|dem) (schule|prufung|dunkeln|zahnarzt|hund|neuen)
      (trifft|triff|traf) mich
      (schlagt|schlug|geschlagen|schlagen|vernichtend) ~3 (schach|tennis|kicker|fifa|poker|tischtennis|kniffel|monopoly|kartenspiel|badminton|minigolf)
      (schach|tennis|kicker|fifa|poker|tischtennis|kniffel|monopoly|kartenspiel|badminton|minigolf|mario kart) ~4 (schlagt|schlug|geschlagen|schlagen)
      (haut|schlagt|beisst|tritt|schubst|kratzt) ~3 (andere kinder|andere|kinder im|die anderen|im kindergarten|in der kita|geschwister|seine schwester|ihren bruder|seinen bruder|ihre schwester)
      (schlagt|schlage|schlug|schlagen|geschlagen) (vor|mir vor|uns vor|ihm vor|ihr vor)
      (blaues auge|blauem auge|blaue flecken|blauen flecken) ~4 (training|boxen|fussball|handball|sport|klettern|judo|gesturzt beim|vom rad|skaten|spielplatz)
      (leuten|menschen|anrufern|patienten|klienten) ,? (die|denen) ~4 (umbringen|sterben|toten|geschlagen)
      (training|boxen|fussball|handball|sport|klettern|judo|spielplatz) (mit|ein|einem|ganz|voller|habe|hat)? ~2 (blaues auge|blauem auge|blaue flecken|blauen flecken)
      (telefonseelsorge|krisendienst|rettungsdienst|notaufnahme|psychiatrie|jugendamt|frauenhaus|polizist|polizistin|sozialarbeiterin|therapeutin|hospiz) ~1 (und|arbeite|tatig|,) ~8 (umbringen|sterben|suizid*|schlagen|geschlagen|misshandelt)
      (arbeite|jobbe|ehrenamt|ehrenamtlich) ~2 (telefonseelsorge|krisendienst|rettungsdienst|notaufnahme|psychiatrie|jugendamt|frauenhaus|hospiz|polizei)
      (fruher|damals|mal|jahren) ~3 (suizidgedanken|selbstmordgedanken|suizidal|geritzt|depressionen) ,? ~6 (jahre her|lange her|vorbei|gut|uberwunden|geschafft)
      (messer|messer) (in den rucken|im rucken)
      in den rucken
      (ein|paar|eine|einfach)? ~1 (woche|wochenende|tag|tage|urlaub) ~2 verschwinden
      (verschwinden|abhauen) ~2 (wochenende|woche|urlaub)
      (schutzenverein|kampfsport|karate|boxen|judo|ringen|fussball|handball|rugby) ~4
      nie im leben
      (durchs feuer|fur mich sterben|fur dich sterben|zum sterben schon|zum sterben lustig)
      (will|mochte|kann) nicht (mehr)? (so|hier|in dieser|bei|mit|nebeneinander|zusammen) ~2 (leben|weiter|weitermachen|wohnen)
      (haha|lol|scherz|spass beiseite|nur spass)
      (angst|panik) ~1 (dass|davor|vor|ihn|sie) ~2 (verlass*|verlier*|zuruckweisung|nahe|bindung|zukunft|alleinsein|allein zu|liebt|betrugt|fremdgeht|heiraten|hochzeit|ablehnung|schluss macht|gesprach|prufung|fliegen)
    `,
  },
  {
    reason: 'Nein, und vorbei.',
    phrases: `
      (nicht|nie|niemals|kein|keine|weder) ~2 (umbringen|suizidal|selbstmord|schlagen|geschlagen|schlagt|verletzen|antun|gewalt|angst|bedroht|selbstmordgedanken|handgreiflich|hand gegen|suizidgedanken|hand erheben|ritzen)
      (als|wie ich) (kind|jugendliche|jugendlicher|teenager|ich klein|ich ein kind|kleines) ~6
      wurde als kind ~4
      vor (vielen|zehn|zwolf|funf|sechs|acht|drei|15|10|20|jahren|langer) ~5
      (opa|oma|grossvater|grossmutter|onkel|tante|vater|mutter|bruder|schwester) ~3 (hat sich|sich) (damals|im krieg|vor jahren)? (umgebracht|erhangt|das leben genommen)
      (therapie aufgearbeitet|langst verarbeitet|lange vorbei)
      (todlich verunglueckt|todlich verungluckt)
      nach der trennung dachte ich ~8
    `,
  },
];

/** Words that show that a sentence is about fiction. */
export const fiction = `
  (film|serie|krimi|tatort|roman|buch|doku|dokumentation|podcast|theaterstuck|oper|folge|netflix|videospiel|computerspiel|spielt|zeitung|hauptfigur) ~8
  (geschaut|gelesen|gesehen|lese|schaue|schauen|guckt|gucken) ~1 (einen|eine|den|die|das|ein) ~1 (film|serie|krimi|roman|doku|buch|bericht)
`;
