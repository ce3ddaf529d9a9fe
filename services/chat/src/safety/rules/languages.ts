import type { Language } from '../reading/language.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { portuguese } from './pt/portuguese.ts';

/** Every language that is read; a text is read in all of them, because people mix. */
export const LANGUAGES: readonly Language[] = [english, spanish, german, french, portuguese];
