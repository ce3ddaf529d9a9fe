import type { Language } from '../../phrases/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

export const portuguese: Language = {
  code: 'pt',
  commonWords:
    'eu o a de que e em um uma meu minha me se nao por com para ele ela os as mais como mas no na do da pra ta isso quando vou foi ao sem mim todo tudo muito ja tem nos',
  spellings: [
    [/\bvc\b/g, 'voce'],
    [/\bk(?:eria|ria)\b/g, 'queria'],
    [/\bk(?:ero|ro)\b/g, 'quero'],
    [/\bqueru\b/g, 'quero'],
    [/\b(?:naum|nau|num)\b(?= (?:aguento|quero|sei|consigo|tenho|posso|vejo))/g, 'nao'],
    [/\b(?:vo|vou) mim (?=matar|mata|suicidar|cortar)/g, 'vou me '],
    [/\bsuissid|\bsuisid/g, 'suicid'],
    [/\btou\b/g, 'estou'],
    [/\bcmg\b/g, 'comigo'],
    [/\boq\b/g, 'o que'],
    [/\bhj\b/g, 'hoje'],
    [/\bmsm\b/g, 'mesmo'],
    [/\b(?:msg|msgs)\b/g, 'mensagens'],
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
  rules: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers],
  lookalikes:
    'morar morava moro abraca abracou alegria posso passa passou bato beata pata pagar amar armas armar casar cassar menos mesmo medo meio media morar mato mata matar marcar',
};
