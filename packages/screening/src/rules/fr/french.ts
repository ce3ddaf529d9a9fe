import type { Language } from '../../phrases/language.ts';
import { childAtRisk } from './child-at-risk.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fiction, harmless } from './harmless.ts';
import { indirectDanger } from './indirect-danger.ts';
import { lexicon } from './lexicon.ts';
import { selfHarm } from './self-harm.ts';
import { victimOfAbuse } from './victim-of-abuse.ts';

export const french: Language = {
  code: 'fr',
  commonWords:
    'je le la les de et est un une mon ma me il elle que qui pas ne en ce dans pour sur avec nous j ai a mes son sa plus tout au c m l d qu on se',
  spellings: [
    [/\bjai\b/g, 'j ai'],
    [/\bjarrive/g, 'j arrive'],
    [/\bjaimerais\b/g, 'j aimerais'],
    [/\bmendormir\b/g, 'm endormir'],
    [/\bsarrete\b/g, 's arrete'],
    [/\bj ?(?:veux|ve|veu|v)\b(?= m|t| cr| en)/g, 'je veux'],
    [/\bjv(?:ai|ais|e|é)\b/g, 'je vais'],
    [/\bj ?p(?:eux|eu)\b/g, 'je peux'],
    [/\ben lair\b/g, 'en l air'],
    [/\bjveux\b/g, 'je veux'],
    [/\bchum\b/g, 'copain'],
    [/\bmon mec\b/g, 'mon copain'],
    [/\bma blonde\b/g, 'ma copine'],
    [/\bstp\b|\bsvp\b/g, 'merci'],
    [/\bjvais\b/g, 'je vais'],
    [/\bchui\b/g, 'je suis'],
    [/\bjl ?ai\b/g, 'je l ai'],
    [/\b(menac\w+) (?:de |d )(?:me|nous) (?:tuer|buter|planter|egorger)\b/g, '$1 de mort'],
    [/\bjsuis\b/g, 'je suis'],
    [/\bpr\b/g, 'pour'],
    [/\bqq1\b/g, 'quelqu un'],
  ],
  lexicon,
  harmless,
  fiction,
  reported: `
    (dit|disait|ecrit|poste|jure|menace) ~1 ,
  `,
  rules: [selfHarm, victimOfAbuse, childAtRisk, harmToOthers, ...indirectDanger],
  lookalikes: 'peut peux pense pere mere mari marie porte porter forte forme fois vraie',
};
