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

/** All languages; a text is read in those whose common words it has (find-patterns.ts). */
export const LANGUAGES: readonly PatternLanguage[] = [
  english,
  german,
  spanish,
  french,
  portuguese,
  italian,
  dutch,
  polish,
  russian,
  turkish,
  swedish,
  norwegian,
  chinese,
  japanese,
  arabic,
];
