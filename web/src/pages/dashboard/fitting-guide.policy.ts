import type { EmotionTag } from '@app/contracts';
import type { GuideCard } from '../../features/guides/guide.ts';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { paths } from '../paths.ts';

interface FittingGuide {
  readonly card: GuideCard;
  readonly to: string;
}

const CHECK_IN: FittingGuide = { card: guideCards.weeklyCheckIn, to: paths.weeklyCheckIn };
const REPAIR: FittingGuide = { card: guideCards.repairAfterConflict, to: paths.repairAfterConflict };
const SAYING_NO: FittingGuide = { card: guideCards.sayingNoKindly, to: paths.sayingNoKindly };

/** Whoever is hurt is not sent to apologize: what hurt them may be abuse. */
const BY_FEELING: Readonly<Record<EmotionTag, FittingGuide>> = {
  Hurt: SAYING_NO,
  Hopeful: REPAIR,
  Confused: CHECK_IN,
  Determined: SAYING_NO,
};

/** The guide for the feelings of the latest conversation that has any. What a person reads is not recorded. */
export function findFittingGuide([feeling]: readonly EmotionTag[]): FittingGuide {
  return feeling === undefined ? CHECK_IN : BY_FEELING[feeling];
}
