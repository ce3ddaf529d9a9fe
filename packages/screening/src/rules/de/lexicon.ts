import type { Lexicon } from '../../phrases/language.ts';

/** German words by their meaning for screening. */
export const lexicon: Lexicon = {
  kin: 'mann|frau|freund|freundin|partner|partnerin|ex|exmann|exfrau|exfreund|exfreundin|verlobter|verlobte|bruder|schwester|vater|mutter|papa|mama|stiefvater|stiefmutter|onkel|tante|cousin|cousine|opa|oma|schwager|schwagerin|schwiegervater|schwiegermutter|nachbar|nachbarin|chef|kollege|kollegin|typ|kerl|mitbewohner|mitbewohnerin|sohn|tochter|lebensgefahrte|neuer partner',
  child:
    'kind|kinder|kindern|kindes|sohn|tochter|baby|babys|saugling|kleine|kleinen|kleiner|kleinkind|junge|jungen|madchen|enkel|enkelin|neffe|nichte|neffen|bruder von mir|zwillinge|stiefsohn|stieftochter|zweijahrig*|dreijahrig*|vierjahrig*|funfjahrig*|sechsjahrig*|siebenjahrig*|achtjahrig*|neunjahrig*|zehnjahrig*|elfjahrig*|zwolfjahrig*|enkelkind|enkelkinder|kids|jahriges|jahrige|jahrigen|jahriger|jungs',
  hit: 'schlagt|schlug|geschlagen|schlagen|verprugelt|verprugelte|prugelt|prugelte|haut|gehauen|haute|ohrfeigt|geohrfeigt|tritt|trat|getreten|schubst|schubste|geschubst|stosst|stiess|gestossen|boxt|geboxt|kratzt|gekratzt|beisst|gebissen|spuckt|bespuckt|angespuckt|misshandelt|misshandelte|angegriffen|attackiert|schuttelt|geschuttelt|zusammengeschlagen|geschmissen|geworfen|gepackt|packt|verletzt|gequalt|qualt|gewalttatig|handgreiflich|verbrannt|verbruht|geschleudert|schleudert|schleift|geschleift',
  choke: 'wurgt|wurgte|gewurgt|erwurgt|stranguliert|drosselt|erstickt',
  kill: 'umbringen|toten|toeten|ermorden|erstechen|abstechen|erschiessen|erschlagen|vergiften|anzunden|abfackeln|uberfahren|erwurgen|kaltmachen|abknallen|totschlagen|abmurksen|zusammenschlagen|verprugeln|verletzen|totfahren|vernichten',
  weapon:
    'messer|kuchenmesser|pistole|waffe|gewehr|revolver|beil|axt|hammer|schusswaffe|jagdgewehr|baseballschlager|benzin|knarre|flinte|machete|dolch|schlagring|schlagstock|teppichmesser|schreckschusspistole|brecheisen|saure|schere|gas',
  adult:
    'mann|frau|freund|freundin|partner|partnerin|ex|exmann|exfrau|exfreund|exfreundin|verlobten|verlobte|bruder|schwester|vater|mutter|papa|mama|nachbarn|nachbarin|chef|kollegen|kollegin|typen|mitbewohner|mitbewohnerin|schwiegermutter|schwiegervater|oma|opa',
  /** Participles after “ich habe …”. */
  did: 'geschlagen|verprugelt|gehauen|geohrfeigt|getreten|gestossen|geschubst|gewurgt|gebissen|verdreht|runtergehauen|gescheuert|geklatscht|reingehauen|zusammengeschlagen|verletzt|eine geknallt|an die wand gedruckt|an den haaren gezogen|gebrochen|blutig|blutet|vergewaltigt|gezwungen|eingesperrt|bedroht|zugedruckt|gepackt und|geschuttelt',
  bruise:
    'blaue flecken|blauen flecken|blauer fleck|blauen fleck|blaue flecke|blaues auge|blauen auge|veilchen|wurgemale|hamatome|striemen|bluterguss|blutergusse|aufgeplatzte lippe',
  hiding:
    'lange armel|langarm*|langarmelig*|rollkragen*|rolli|schal|halstuch|sonnenbrille|concealer|make up|makeup|langes|lange sachen',
  poison:
    'rattengift|gift|schlaftabletten|schlafmittel|ko tropfen|k o tropfen|frostschutz*|tabletten|insulin|arsen',
  gaveaway: 'verschenke|verschenkt|verschenkte|weggegeben|vermacht|verteilt|weggebe|hergegeben|verschenken',
  timeahead:
    'weihnachten|fruhling|sommer|geburtstag|ostern|silvester|neujahr|das neue jahr|nachstes jahr|nachsten sommer|montag|sonntag|wochenende|herbst|winter|morgen|fruhjahr|den nachsten monat|hochzeit',
  minorage: '9|10|11|12|13|14|15|16|17|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn',
  adultage:
    '22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|60|dreissig|vierzig|funfzig|erwachsen',
  childworry:
    'geheimnis|niemandem|keinem|unter uns|fotos|bilder|nacktbild*|nudes|trainer|lehrer|stiefvater|stiefmutter|schlagt|haut|hauen|verprugelt|gurtel|angefasst|anfasst|fasst|hunger|nichts zu essen|zu essen|kleiner bruder|kleine schwester|kleinen bruder|kleinen geschwister|geschwister|mama ist weg|mama ist seit|papa ist weg|trinkt|betrunken|besoffen|angst vor|nicht nach hause|nicht heim|eingesperrt|weglaufen|abhauen|verheiraten|heiraten soll|nachts in mein|blaue|zimmer abgeschlossen|beschneid*|zwingt|treffen will|treffen mochte',
  afraid: 'angst|panik|furchte|fuerchte|furcht',
};
