import type { Language } from '../../reading/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

/** How English is read. */
export const english: Language = {
  spellings: [
    [/\b(?:can't|cant|cannot)\b/g, 'can not'],
    [/\b(?:won't|wont)\b/g, 'will not'],
    [/n't\b/g, ' not'],
    [/\b(do|does|did|is|was|are|were|would|could|should|has|have|had)nt\b/g, '$1 not'],
    [/\b(?:i'm|im)\b/g, 'i am'],
    [/\b(?:i've|ive)\b/g, 'i have'],
    [/\b(?:ima|imma)\b/g, 'i am going to'],
    [/'ll\b/g, ' will'],
    [/'ve\b/g, ' have'],
    [/'d\b/g, ' would'],
    [/'re\b/g, ' are'],
    [/\b(he|she|it|that|there|nobody|what)s\b/g, '$1 s'],
    [/\b(they|you)re\b/g, '$1 are'],
    [/\bwanna\b/g, 'want to'],
    [/\bwana\b/g, 'want to'],
    [/\bgonna\b/g, 'going to'],
    [/\bgotta\b/g, 'got to'],
    [/\bu\b/g, 'you'],
    [/\bur\b/g, 'your'],
    [/\bbf\b/g, 'boyfriend'],
    [/\bgf\b/g, 'girlfriend'],
    [/\bhubby\b/g, 'husband'],
    [/\bmy self\b/g, 'myself'],
    [/\bany ?more\b/g, 'anymore'],
    [/\bnoone\b/g, 'no one'],
    [/\bmums?\b/g, 'mom'],
    [/\bmomm?y\b/g, 'mom'],
    [/\bdaddy\b/g, 'dad'],
  ],
  lexicon,
  harmless,
  fiction,
  signs: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers],
  lookalikes:
    'treat treats treated treating licked ticked picked kissed skill skills chocked slipped snapped quite quiet thing think things being begin living loving leaving ending sending lending event family mother bother there their where were three these those other found round sound wound wounds moment hurts harms beast boast heats wreck wrist wish with which while whole world would could should',
};
