import type { PatternLanguage } from '../notation.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import { swedish } from './sv.ts';
import { turkish } from './tr.ts';
import { chinese } from './zh.ts';

/** All languages; each is read in every text, because people mix them. */
export const LANGUAGES: readonly PatternLanguage[] = [
  english,
  german,
  spanish,
  french,
  portuguese,
  italian,
  chinese,
  polish,
  japanese,
  dutch,
  russian,
  arabic,
  turkish,
  swedish,
  norwegian,
];
