import { type Finding, IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod';
import type { Place, Vault } from '../encryption/vault.ts';

/** The graver of two findings (safety.md: when unsure the graver); of equals the first. */
export function graver(one: Finding | null, other: Finding | null): Finding | null {
  if (!one || !other) return one ?? other;
  return safetyKinds.indexOf(other.kind) < safetyKinds.indexOf(one.kind) ? other : one;
}

const stored = z.object({ kind: z.enum(safetyKinds), inDanger: z.enum(IN_DANGER) });
/** Every finding is sealed at one length, so that the length of what is stored doesn't tell them apart. */
const SEALED_CHARACTERS = 64;

type PlaceOfFinding = Place & { column: 'messages.safety' | 'conversations.title_safety' };

/** What was found says as much about somebody as what they wrote: it is kept like the text itself (rule 10). */
export function sealFinding(vault: Vault, finding: Finding | null, place: PlaceOfFinding): Buffer | null {
  return finding && vault.seal(JSON.stringify(stored.parse(finding)).padEnd(SEALED_CHARACTERS), place);
}

export function openFinding(vault: Vault, sealed: Buffer | null, place: PlaceOfFinding): Finding | null {
  return sealed && stored.parse(JSON.parse(vault.open(sealed, place)));
}
