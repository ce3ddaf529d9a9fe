import { type Finding, IN_DANGER, type SafetyKind, safetyKinds } from '@app/contracts';
import { foldLetters, tokenize } from '../tokenize.ts';
import { findPatterns } from './find-patterns.ts';

/** Of longer texts, the beginning and the end are read. */
const MAX_CHARACTERS = 4_000;

/**
 * Finds the most severe danger that is named explicitly, by the patterns of the languages that the text seems to be in.
 * The fallback when the full screening (screen.ts) is unavailable: it needs no model, and takes a few milliseconds for any
 * text once the patterns of its languages are compiled.
 */
export function findExplicitDanger(texts: readonly string[]): Finding | undefined {
  let found: Finding | undefined;
  const maxCharacters = Math.floor(MAX_CHARACTERS / Math.max(1, texts.length));
  for (const text of texts) {
    const folded = cutMiddle(foldLetters(cutMiddle(text, maxCharacters)), maxCharacters);
    const patterns = findPatterns(tokenize(folded));
    const hasVictim = patterns.some(({ kind }) => kind === 'victim_of_abuse');
    for (const inDanger of IN_DANGER)
      for (const { kind, inDanger: who } of patterns) {
        // A victim who hits back, or is said to have hit, must not be taken for a perpetrator.
        if (who !== inDanger || (hasVictim && kind === 'harm_to_others')) continue;
        if (found && !isMoreSevere(kind, found.kind)) continue;
        found = { kind, inDanger, certainty: 'certain' };
      }
  }
  return found;
}

function isMoreSevere(one: SafetyKind, other: SafetyKind): boolean {
  return safetyKinds.indexOf(one) < safetyKinds.indexOf(other);
}

function cutMiddle(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters / 2)}\n${text.slice(-maxCharacters / 2)}`;
}
