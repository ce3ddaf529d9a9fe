import type { RulesOfKind } from '../../phrases/language.ts';

export const childAtRisk: RulesOfKind = {
  kind: 'child_at_risk',
  rules: [
    {
      reason: 'Ein Kind wird verletzt, benutzt oder allein gelassen.',
      inDanger: 'child',
      phrases: `
        ({hit}|{choke}|misshandelt|missbraucht|anfasst|angefasst|begrapscht|fasst|eingesperrt|sperrt|schuttle|geschuttelt|bestraft) ~1 (er|sie|ich)? ~1 (mein|meine|meinen|unser|unsere|unseren|sein|seine|ihr|ihre|ihren|das|die|den|mit) ~3 {child} ~4
        (mein|meine|meinen|unser|unsere|unseren|seine|ihre|ihren|das|die|den|dem) ~2 {child} ~6 ({hit}|{choke}|misshandelt|missbraucht|angefasst|geschuttelt|eingesperrt|blaue flecken|verwahrlost|hungrig|gurtel|kochloffel|ruhiggestellt|eingesperrt|striemen|hunger|vernachlassigt)
        (mit dem|mit einem) (gurtel|kochloffel|kabel|stock|kleiderbugel) ~4
        (lasst|liess|lassen|gelassen|lasse|alleine|allein) ~5 {child} ~6 (allein|alleine|nachtelang|nachts|stundenlang|auto|wohnung|unbeaufsichtigt)
        {child} ~5 (allein|alleine|unbeaufsichtigt|eingesperrt) ~4 (gelassen|wohnung|nacht|nachts|nachtelang|stunden|stundenlang|auto|zuhause|lassen)
        {child} ~6 (angst|nasst|schreit|weint|versteckt|zuckt|zusammen|verstummt|klammert|alptraume|will nicht mehr zu|will nicht mehr nach hause|bettnasst) ~6
        (nasst wieder|zuckt zusammen|nicht mehr mit ihm allein|nicht mehr zu ihm) ~4
        (betrunken|besoffen|drogen|bekifft|alkohol|high|wodka|schnaps|schlafmittel|bier) ~8 {child}
        {child} ~8 (betrunken|besoffen|drogen|bekifft|alkohol|wodka|schnaps|schlafmittel|schlaftabletten|beruhigungsmittel)
        (nackt|nacktfotos|porno|pornos|unsittlich|intim|zwischen den beinen|badet|duscht) ~6 {child}
        {child} ~8 (nackt|nacktfotos|porno|pornos|unsittlich|zwischen den beinen|geheimnis|geheimnisse|geschenke|ferienhaus|schreibt nachts)
        (trainer|lehrer|onkel|opa|nachbar|pfarrer|betreuer|stiefvater) ~5 {child} ~8 (allein|geheim*|geschenke|unter mannern|fotos|anfasst|dusch*|ubernacht*|schreibt)
        (kinderporn*|padophil*|kindesmissbrauch|kindesmisshandlung|schutteltrauma|beschneid*)
        (geschuttelt|schuttle|schutteln|schuttel|werfen|wurgen|an die wand) ~5 (baby|saugling|kleine|kind|tochter|sohn)
        (baby|saugling|kleine|kind|tochter|sohn) ~5 (geschuttelt|schutteln|aus dem fenster|an die wand|was antun|etwas antun|fallen lassen|ertranken|ersticken)
        (angst|gedanken) ~6 (kind|baby|tochter|sohn|kleinen) ~4 (antun|wehtun|weh tue|verletzen|fallen|schlagen|schutteln)
        (kein essen|nichts zu essen|hungern|fuhlt nicht gefuttert|futtert|gefuttert) ~6 {child}
        {child} ~4 (nichts zu essen|hungrig|hungern|dreckig|verwahrlost|ungewaschen) ~4
        {child} ~4 (sagt|erzahlt|gesagt|erzahlte) ~6 (weh|haut|schlagt|angefasst|anfasst|papa|geheimnis|eingesperrt|kusst)
      `,
    },
    {
      reason: 'Wer schreibt, ist selbst ein Kind oder jugendlich.',
      inDanger: 'writer',
      phrases: `
        (ich)? bin ~1 (erst)? (9|10|11|12|13|14|15|16|17|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn) ~8 (schlagt|schlug|fasst|anfasst|angefasst|stiefvater|angst|eingesperrt|onkel|trainer|nacktbilder|nackt|hunger|heim|missbrauch*|nachtschicht|verprugelt|haut|allein|hause|papa|vater|mama ist|geschwister|essen|alleine|gurtel|trinkt|betrunken|alkohol|weglaufen|abhauen|blaue|eingesperrt)
        (mein|der) (vater|papa|stiefvater|onkel|opa|trainer|lehrer|bruder|stiefbruder|pflegevater|mama|mutter) ~3 ({hit}|{choke}|fasst|fasste|begrapscht|sperrt|missbraucht) (mich|uns|mir) ~4
        (meine|die) (mutter|mama|stiefmutter|eltern) ~2 ({hit}|{choke}|sperrt|sperren) (mich|uns) ~3
        fasst mich ~2 an ~4
        (mama|papa|mutter|eltern|vater) ~4 (seit|tagen|weg|nicht da|nicht heim*|nicht nach hause) ~5 (tagen|essen|allein|geschwister|bruder|hunger)
        (kann|traue|trau|will) ~2 (nicht|mich nicht) ~1 (nach hause|heim) ~5
        (angst|panik) vor (meinem|meiner) (vater|papa|stiefvater|mutter|bruder|onkel|stiefmutter)
      `,
    },
  ],
};
