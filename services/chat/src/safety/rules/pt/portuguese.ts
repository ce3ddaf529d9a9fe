import type { Language } from '../../reading/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

/** How Portuguese is read. */
export const portuguese: Language = {
  common:
    'eu o a de que e em um uma meu minha me se nao por com para ele ela os as mais como mas no na do da pra ta isso quando vou foi ao sem mim todo tudo muito ja tem nos',
  spellings: [
    [/\bvc\b/g, 'voce'],
    [/\bq\b/g, 'que'],
    [/\bn\b/g, 'nao'],
    [/\bta\b/g, 'esta'],
    [/\bto\b/g, 'estou'],
    [/\bpq\b/g, 'porque'],
  ],
  lexicon,
  harmless,
  fiction,
  reported: `
    (disse|falou|escreveu|postou|mandou|diz) ~1 ,
  `,
  signs: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers],
  lookalikes: 'menos mesmo medo meio media morar mato mata matar marcar',
};
