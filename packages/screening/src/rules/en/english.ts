import type { Language } from '../../phrases/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

export const english: Language = {
  code: 'en',
  commonWords:
    'the and is my me i he she to of it you that was have not with for her him his they we do so when be are but at this if all im dont will what how a in on',
  spellings: [
    [/\b(?:can't|cant|cannot)\b/g, 'can not'],
    [/\b(?:won't|wont)\b/g, 'will not'],
    [/n't\b/g, ' not'],
    [/\b(do|does|did|is|was|are|were|would|could|should|has|have|had)nt\b/g, '$1 not'],
    [/\b(?:i'm|im)\b/g, 'i am'],
    [/\b(?:i've|ive)\b/g, 'i have'],
    [/\b(?:ima|imma)\b/g, 'i am going to'],
    [/\bill (?=be |go |do |just |never |not |have |make |see )/g, 'i will '],
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
    [/\bkil\b/g, 'kill'],
    [/\b(?:wnat|watn|wnt|wan)\b/g, 'want'],
    [/\b(?:myslef|mysef|mysel|meself|my self)\b/g, 'myself'],
    [/\b(?:hitts|htis|hitted)\b/g, 'hits'],
    [/\bchocked\b/g, 'choked'],
    [/\bchok(?:d|kes|in)\b/g, 'choked'],
    [/\bd[yi]ei?ng\b/g, 'dying'],
    [/\bdeid\b/g, 'died'],
    [/\bdei\b/g, 'die'],
    [/\bnoone\b/g, 'no one'],
    [/\bmums?\b/g, 'mom'],
    [/\bmomm?y\b/g, 'mom'],
    [/\bdaddy\b/g, 'dad'],
  ],
  lexicon,
  harmless,
  fiction,
  reported: `
    (he|she|they|{kin}) ~4 (said|says|texted|wrote|posted|tells me|told me|writes|messaged) ~1 ,
    (he|she|they|{kin}) (posted|texted|wrote|sent|left) ~5
  `,
  rules: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers],
  lookalikes:
    'treat treats treated treating licked ticked picked kissed skill skills chocked slipped snapped quite quiet thing think things being begin living loving leaving ending sending lending event family mother bother there their where were three these those other found round sound wound wounds moment hurts harms beast boast heats wreck wrist wish with which while whole world would could should',
};
