import { type Finding, safetyKinds } from '@app/contracts';

/**
 * The more severe of two findings: a certain one before a likely one, then by the order of `safetyKinds`; the first of
 * equals.
 */
export function moreSevere(one: Finding | null, other: Finding | null): Finding | null {
  if (!one || !other) return one ?? other;
  if (one.certainty !== other.certainty) return one.certainty === 'certain' ? one : other;
  return safetyKinds.indexOf(other.kind) < safetyKinds.indexOf(one.kind) ? other : one;
}
