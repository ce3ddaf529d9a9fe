import { type Finding, IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod';
import type { Place, Vault } from '../encryption/vault.ts';

/** The graver of two findings (safety.md: when unsure the graver); of equals the first. */
export function graver(one: Finding | null, other: Finding | null): Finding | null {
  if (!one || !other) return one ?? other;
  return safetyKinds.indexOf(other.kind) < safetyKinds.indexOf(one.kind) ? other : one;
}

/**
 * What is known of a message once `more` is found in it, the gravest first, each kind once: nothing is ever taken away
 * (safety.md). The very same list where the kind was known.
 */
export function withFinding(found: readonly Finding[], more: Finding): readonly Finding[] {
  if (found.some(({ kind }) => kind === more.kind)) return found;
  return [...found, more].sort((one, other) => gravity(one) - gravity(other));
}

function gravity({ kind }: Finding): number {
  return safetyKinds.indexOf(kind);
}

const one = z.object({ kind: z.enum(safetyKinds), inDanger: z.enum(IN_DANGER) });
/** The gravest, and what the coach has found besides. */
const stored = z.object({ ...one.shape, besides: z.array(one).optional() });
/** Whatever was found is sealed at one length, so that the length of what is stored doesn't tell it apart. */
const SEALED_CHARACTERS = 256;

type PlaceOfFinding = Place & { column: 'messages.safety' | 'conversations.title_safety' };

/** What was found says as much about somebody as what they wrote: it is kept like the text itself (rule 10). */
export function sealFindings(vault: Vault, found: readonly Finding[], place: PlaceOfFinding): Buffer | null {
  const [gravest, ...besides] = found;
  if (!gravest) return null;
  const text = JSON.stringify(stored.parse({ ...gravest, ...(besides.length > 0 ? { besides } : {}) }));
  return vault.seal(text.padEnd(SEALED_CHARACTERS), place);
}

export function sealFinding(vault: Vault, finding: Finding | null, place: PlaceOfFinding): Buffer | null {
  return sealFindings(vault, finding ? [finding] : [], place);
}

/** All that was found, the gravest first. */
export function openFindings(vault: Vault, sealed: Buffer | null, place: PlaceOfFinding): Finding[] {
  if (sealed === null) return [];
  const { besides = [], ...gravest } = stored.parse(JSON.parse(vault.open(sealed, place)));
  return [gravest, ...besides];
}

/** The gravest of it: what is shown. */
export function openFinding(vault: Vault, sealed: Buffer | null, place: PlaceOfFinding): Finding | null {
  return openFindings(vault, sealed, place)[0] ?? null;
}
