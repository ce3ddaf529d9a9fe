import { coupleThemes } from './couple.ts';
import { familyThemes } from './family.ts';
import { selfThemes } from './self.ts';
import type { Theme } from './theme.ts';

/** Every subject the scripted coach knows. */
export const themes: readonly Theme[] = [...coupleThemes, ...familyThemes, ...selfThemes];
