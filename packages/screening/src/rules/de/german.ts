import type { Language } from '../../phrases/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { indirectDanger } from './indirect-danger.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

export const german: Language = {
  code: 'de',
  commonWords:
    'ich und der die das ist nicht mich mir er sie es ein eine mein meine mit zu auf wenn dass wir auch aber hat habe wie von den was so im ihn ihr sich bin in',
  spellings: [
    [/\b(ich )?werd\b/g, 'ich werde'],
    [/\bnich\b/g, 'nicht'],
    [/\bhab\b/g, 'habe'],
  ],
  lexicon,
  harmless,
  fiction,
  reported: `
    (sagt|sagte|meinte|schrieb|gesagt|droht) ~1 ,
  `,
  rules: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers, ...indirectDanger],
  lookalikes:
    'verheiratet verheirateten heiraten leben lieben liebe lieber leiden schlafen schaffen schlecht stellen stehen sterne streben schule messen besser wasser',
};
