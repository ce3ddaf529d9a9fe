import { CERTAINTIES, type Finding, IN_DANGER, safetyKinds } from '@app/contracts';
import * as z from 'zod';
import type { Place, Vault } from '../encryption/vault.ts';

/**
 * Adds a finding to those of a message: certain ones first, the gravest first, and each kind once. A certain finding
 * takes the place of a likely one of its kind; nothing else is removed. Returns the same list when nothing changes.
 */
export function addFinding(found: readonly Finding[], more: Finding): readonly Finding[] {
  const known = found.find(({ kind }) => kind === more.kind);
  if (known && (isCertain(known) || !isCertain(more))) return found;
  return [...found.filter((one) => one !== known), more].sort((one, other) => rank(one) - rank(other));
}

function rank({ kind, certainty }: Finding): number {
  return CERTAINTIES.indexOf(certainty) * safetyKinds.length + safetyKinds.indexOf(kind);
}

export function isCertain(finding: Finding | null | undefined): boolean {
  return finding?.certainty === 'certain';
}

/** A finding as it crosses a wire or is stored. One without a certainty comes from an earlier version. */
export const findingSchema = z.object({
  kind: z.enum(safetyKinds),
  inDanger: z.enum(IN_DANGER),
  certainty: z.enum(CERTAINTIES).default('certain'),
});
/** The first finding, which is shown, and the others. */
const stored = z.object({ ...findingSchema.shape, besides: z.array(findingSchema).optional() });
/** Findings are padded to one length, so that the length of the sealed value reveals nothing. */
const SEALED_CHARACTERS = 256;

type PlaceOfFinding = Place & { column: 'messages.safety' | 'conversations.title_safety' };

/** A finding reveals as much about a person as their text, so it is encrypted like the text. */
export function sealFindings(vault: Vault, found: readonly Finding[], place: PlaceOfFinding): Buffer | null {
  const [first, ...besides] = found.map(written);
  if (!first) return null;
  const text = JSON.stringify({ ...first, ...(besides.length > 0 ? { besides } : {}) });
  return vault.seal(text.padEnd(SEALED_CHARACTERS), place);
}

/** Certain is left out, so that four findings fit into the length. */
function written({ kind, inDanger, certainty }: Finding): z.input<typeof findingSchema> {
  return { kind, inDanger, ...(certainty === 'likely' ? { certainty } : {}) };
}

export function sealFinding(vault: Vault, finding: Finding | null, place: PlaceOfFinding): Buffer | null {
  return sealFindings(vault, finding ? [finding] : [], place);
}

/** All findings, in the order of `addFinding`. */
export function openFindings(vault: Vault, sealed: Buffer | null, place: PlaceOfFinding): Finding[] {
  if (sealed === null) return [];
  const { besides = [], ...first } = stored.parse(JSON.parse(vault.open(sealed, place)));
  return [first, ...besides];
}

/** The finding that is shown: the gravest certain one, else the gravest likely one. */
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

/** Each finding once, and certain rather than likely. */
export function distinctFindings(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.inDanger}`;
    const known = found.get(key);
    if (!known || (isCertain(finding) && !isCertain(known))) found.set(key, finding);
  }
  return [...found.values()];
}
