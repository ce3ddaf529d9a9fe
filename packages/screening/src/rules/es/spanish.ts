import type { Language } from '../../phrases/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

export const spanish: Language = {
  code: 'es',
  commonWords:
    'el la de que y en un una mi me se no es por con para su lo las los como pero si mas cuando le porque yo ella muy esta nos todo voy ya a al del',
  spellings: [
    [/\bq\b/g, 'que'],
    [/\bxq\b|\bpq\b/g, 'porque'],
    [/\bkiero\b/g, 'quiero'],
    [/\bsuisid/g, 'suicid'],
  ],
  lexicon,
  harmless,
  fiction,
  reported: `
    (dice|dijo|me dijo|escribio|mando|me conto) ~1 ,
  `,
  rules: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers],
  lookalikes: 'miedo medio media modelo motivo matices matiz morado morada muestra mayor menor',
};
