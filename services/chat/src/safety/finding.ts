import { type Finding, IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod';
import type { Place, Vault } from '../encryption/vault.ts';

/**
 * Adds a finding to those of a message, the gravest first and each kind once; findings are never removed. Returns the
 * same list when the kind was known.
 */
export function addFinding(found: readonly Finding[], more: Finding): readonly Finding[] {
  if (found.some(({ kind }) => kind === more.kind)) return found;
  return [...found, more].sort((one, other) => gravity(one) - gravity(other));
}

function gravity({ kind }: Finding): number {
  return safetyKinds.indexOf(kind);
}

const one = z.object({ kind: z.enum(safetyKinds), inDanger: z.enum(IN_DANGER) });
/** The gravest finding, and others that were added. */
const stored = z.object({ ...one.shape, besides: z.array(one).optional() });
/** Findings are padded to one length, so that the length of the sealed value reveals nothing. */
const SEALED_CHARACTERS = 256;

type PlaceOfFinding = Place & { column: 'messages.safety' | 'conversations.title_safety' };

/** A finding reveals as much about a person as their text, so it is encrypted like the text. */
export function sealFindings(vault: Vault, found: readonly Finding[], place: PlaceOfFinding): Buffer | null {
  const [gravest, ...besides] = found;
  if (!gravest) return null;
  const text = JSON.stringify(stored.parse({ ...gravest, ...(besides.length > 0 ? { besides } : {}) }));
  return vault.seal(text.padEnd(SEALED_CHARACTERS), place);
}

export function sealFinding(vault: Vault, finding: Finding | null, place: PlaceOfFinding): Buffer | null {
  return sealFindings(vault, finding ? [finding] : [], place);
}

/** All findings, the gravest first. */
export function openFindings(vault: Vault, sealed: Buffer | null, place: PlaceOfFinding): Finding[] {
  if (sealed === null) return [];
  const { besides = [], ...gravest } = stored.parse(JSON.parse(vault.open(sealed, place)));
  return [gravest, ...besides];
}

/** The gravest finding, which is the one shown. */
export function openFinding(vault: Vault, sealed: Buffer | null, place: PlaceOfFinding): Finding | null {
  return openFindings(vault, sealed, place)[0] ?? null;
}

/** A sealed finding of a message. */
interface SealedFinding {
  readonly id: string;
  readonly safety: Buffer | null;
}

/** All findings of a conversation, each once: of its messages, newest first, and of a title that was changed later. */
export function findingsOf(
  conversation: { readonly id: string; readonly title_safety: Buffer | null },
  newestFirst: readonly SealedFinding[],
  vault: Vault,
): Finding[] {
  const ofMessages = newestFirst.flatMap(({ id: rowId, safety }) =>
    openFindings(vault, safety, { column: 'messages.safety', rowId }),
  );
  const { id: rowId, title_safety } = conversation;
  const ofTitle = openFindings(vault, title_safety, { column: 'conversations.title_safety', rowId });
  return distinctFindings([...ofMessages, ...ofTitle]);
}

/** Each finding once. */
export function distinctFindings(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.inDanger}`;
    found.set(key, found.get(key) ?? finding);
  }
  return [...found.values()];
}
