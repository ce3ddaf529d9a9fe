import type { RulesOfKind } from '../../phrases/language.ts';

export const harmToOthers: RulesOfKind = {
  kind: 'harm_to_others',
  rules: [
    {
      reason: 'Jemanden töten oder verletzen wollen, es getan oder vorbereitet haben.',
      inDanger: 'other',
      phrases: `
        (bring|bringe|stech|steche|knall|knalle|mach|mache|schlag|schlage|fackel|fahr|fahre) ich ~1 (ihn|sie|den|die|das schwein|beide|alle|meinen|meine|es) ~5 (um|ab|kalt|tot|zusammen|uber den haufen|an|kaputt)
        ich (bring|bringe|stech|steche|knall|knalle|mach|mache|schlag|schlage|fackel|erschiess|erschiesse|vergifte|erwurge|toete|tote) ~1 (ihn|sie|den|die|beide|alle|meinen|meine|seine|das) ~5 (um|ab|kalt|tot|zusammen|an|>|wenn)
        (will|werde|konnte|muss|mochte|wurde gern|plane|davor|kurz davor|gedanken) ~5 (ihn|sie|ihm|ihr|den|die|meinen|meine|beide|jemand*|alle|das) ~3 {kill}
        {kill} ~2 (will|werde|mochte|konnte|wollen)
        (etwas|was) antun ~2 (konnte|will|werde|wollte|>)
        (ihm|ihr|jemand*|den beiden) ~2 (was|etwas|wehtun|weh tun|saure|schmerzen) ~1 (antun|antue|zufugen|tue|>)
        (haus|wohnung|auto|bude) ~4 (anzunden|abfackeln|anstecken|niederbrennen|abbrennen)
        (habe|hab) ~1 (ich)? ~1 (meine|meinen|sie|ihn|ihr|ihm|meiner|meinem) ~5 ({hit}|{choke}|eine geknallt|eine gescheuert|ohrfeige|vergewaltigt|bedroht|an die wand gedruckt|am hals)
        (meine|meinen) (frau|freundin|mann|freund|mutter|partnerin|ex) ~5 ({hit}|{choke}) ~1 (habe|hab) ~3
        (hande|hand) ~2 (um|an) (ihren|seinen|ihrem|seinem|ihrer|ihre|seine) (hals|kehle|gurgel)
        {weapon} ~5 (bereit|liegt|gekauft|besorgt|auto|rucksack|tasche|dabei|handschuhfach|geladen|mit|kofferraum)
        (habe|hab|besorge|hole|kaufe) ~3 {weapon} ~4
        (weiss|kenne) ~2 (wo|wann|seinen|ihren) ~3 (wohnt|arbeitet|parkt|feierabend|weg|dienstplan|schlaft) ~4
        (warte|lauere|stehe|folge|verfolge|parke|beobachte) ~4 (vor ihrem|vor ihrer|vor seinem|vor seiner|ihr auf|ihm auf|ihr|ihm|sie|ihn) ~3 (haus|wohnung|arbeit|tur|auf|jeden|heimlich|abend*|>)
        (wird|werden|soll|sollen) ~4 (merken|bereuen|bezahlen|bussen|leiden|buessen|bluten|nicht uberleben|nicht erleben|sehen was) ~6
        (ungestraft|rache|rachen|heimzahlen|heimzahle|abrechnung|abrechnen) ~6
        (danach|dann|was mit mir|was danach|knast|gefangnis) ~3 (egal|alles egal|geh ich|gehe ich) ~2
        (angst|furchte|erschrecke) ~3 (vor mir|was ich|dass ich|mich selbst|meinen handen) ~5 (tun|antue|antun|schlage|zuschlage|konnte|ausraste|wehtue|beherrsch*|selbst|verliere|umbringe)
        (raste|rastete|ausgerastet|ausraste|kontrolle|schwarz vor augen|sehe rot|sicherung*|filmriss|black*) ~6 (schlag*|sie|er|wand|ecke|zugeschlagen|boden|verlier*|durch|verloren)
        (wenn ich sie nicht|wenn ich ihn nicht) ~2 (haben|bekomm*|krieg*) ~5
        (er|sie|{kin}) ~6 (erschiesst|erschiessen|ersticht|erschlagt|umbringen|umbringt|absticht|abknallt|anzunden|anzundet|bringt|umlegt) ~3 (seine|ihre|ex|frau|ihn|sie|jemand*|seinen|alle|um|heute)
        (verdient|verdienen|soll|sollen|hoffe) ~3 (sterben|tod|verrecken|krepieren|den tod|er stirbt|sie stirbt|verreckt)
        (treppe|fenster|balkon|zug) ~3 (stossen|schubsen|runterstossen) ~2
      `,
    },
  ],
};
