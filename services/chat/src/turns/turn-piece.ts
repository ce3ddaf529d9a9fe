import type { Place, Vault } from '../encryption/vault.ts';

/** A part of a reply in progress. */
export interface TurnPiece {
  /** Where the piece begins in the reply, in UTF-16 code units. */
  readonly position: number;
  readonly end: number;
  readonly sealed: Buffer;
}

/** A piece can be opened only as a part of its turn, at its position. */
function placeOf(turnId: string, position: number): Place {
  return { column: 'turn_pieces.sealed', rowId: `${turnId}:${position}` };
}

/** Seals the part of a reply from a position on; undefined when there is none. */
export function sealPiece(
  vault: Vault,
  turnId: string,
  { text, position }: { text: string; position: number },
): TurnPiece | undefined {
  // Half of a character can't be encoded: it waits for the other half.
  const end = isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.length - 1 : text.length;
  if (end <= position) return undefined;
  return { position, end, sealed: vault.seal(text.slice(position, end), placeOf(turnId, position)) };
}

/** What is stored of the text of a turn in progress, sealed. */
export interface StoredText {
  /** The pieces after a position, in order. */
  readonly pieces: readonly Buffer[];
  /** The whole text, of a turn that a process of the version before 0009 answers; that turn has no pieces. */
  readonly partial: Buffer | null;
}

/**
 * Opens what is stored of a turn's text.
 * @param before the text before the pieces.
 * @throws when a piece is missing, or belongs to another turn or position.
 */
export function openStoredText(
  vault: Vault,
  turnId: string,
  { pieces, partial }: StoredText,
  before = '',
): string {
  if (partial) return vault.open(partial, { column: 'turns.partial', rowId: turnId });
  let text = before;
  for (const piece of pieces) text += vault.open(piece, placeOf(turnId, text.length));
  return text;
}

function isHighSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdbff;
}
