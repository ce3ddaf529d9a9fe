import type { PatternLanguage } from '../notation.ts';
import { english } from './en.ts';

/** All languages; each is read in every text, because people mix them. */
export const LANGUAGES: readonly PatternLanguage[] = [english];
