import { type Finding, safetyKinds } from '@app/contracts';

/** The more severe of two findings, by the order of `safetyKinds`; the first if both have the same kind. */
export function moreSevere(one: Finding | null, other: Finding | null): Finding | null {
  if (!one || !other) return one ?? other;
  return safetyKinds.indexOf(other.kind) < safetyKinds.indexOf(one.kind) ? other : one;
}
