import type { Lexicon } from '../../reading/language.ts';

/** German words by what they mean for somebody's safety. */
export const lexicon: Lexicon = {
  kin: 'mann|frau|freund|freundin|partner|partnerin|ex|exmann|exfrau|exfreund|exfreundin|verlobter|verlobte|bruder|schwester|vater|mutter|papa|mama|stiefvater|stiefmutter|onkel|tante|cousin|cousine|opa|oma|schwager|schwagerin|schwiegervater|schwiegermutter|nachbar|nachbarin|chef|kollege|kollegin|typ|kerl|mitbewohner|mitbewohnerin|sohn|tochter|lebensgefahrte|neuer partner',
  child:
    'kind|kinder|kindern|kindes|sohn|tochter|baby|babys|saugling|kleine|kleinen|kleiner|kleinkind|junge|jungen|madchen|enkel|enkelin|neffe|nichte|neffen|bruder von mir|zwillinge|stiefsohn|stieftochter|jahriges|jahrige|jahrigen|jahriger|jungs',
  hit: 'schlagt|schlug|geschlagen|schlagen|verprugelt|verprugelte|prugelt|prugelte|haut|gehauen|haute|ohrfeigt|geohrfeigt|tritt|trat|getreten|schubst|schubste|geschubst|stosst|stiess|gestossen|boxt|geboxt|kratzt|gekratzt|beisst|gebissen|spuckt|bespuckt|angespuckt|misshandelt|misshandelte|angegriffen|attackiert|schuttelt|geschuttelt|zusammengeschlagen|geschmissen|geworfen|gepackt|packt|verletzt|gequalt|qualt|gewalttatig|handgreiflich|verbrannt|verbruht|geschleudert|schleudert|schleift|geschleift',
  choke: 'wurgt|wurgte|gewurgt|erwurgt|stranguliert|drosselt|erstickt',
  kill: 'umbringen|toten|toeten|ermorden|erstechen|abstechen|erschiessen|erschlagen|vergiften|anzunden|abfackeln|uberfahren|erwurgen|kaltmachen|abknallen|totschlagen|abmurksen|zusammenschlagen|verprugeln|verletzen|totfahren|vernichten',
  weapon:
    'messer|kuchenmesser|pistole|waffe|gewehr|revolver|beil|axt|hammer|schusswaffe|jagdgewehr|baseballschlager|benzin|saure|schere|gas',
  afraid: 'angst|panik|furchte|fuerchte|furcht',
};
