import { coupleThemes } from './couple.ts';
import { familyThemes } from './family.ts';
import { anyRelationship, selfThemes } from './self.ts';
import type { Theme } from './theme.ts';

export { anyRelationship } from './self.ts';

/** All subjects of the scripted coach. */
export const themes: readonly Theme[] = [...coupleThemes, ...familyThemes, ...selfThemes, anyRelationship];
