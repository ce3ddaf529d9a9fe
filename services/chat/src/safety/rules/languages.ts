import type { Language } from '../reading/language.ts';
import { english } from './en/english.ts';

/** Every language that is read; a text is read in all of them, because people mix. */
export const LANGUAGES: readonly Language[] = [english];
