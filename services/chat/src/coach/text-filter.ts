/** A filter for text that arrives in pieces: takes a piece and returns what may be passed on. */
export interface Filter {
  push(piece: string): string;
  /** Returns the text still held, at the end of the input. */
  end(): string;
}

/** A server may send a whole reply at once. Filters rescan the text they hold, so short parts bound their work. */
const LONGEST_PART = 256;

/** Splits a piece of a reply into parts that a filter can read in bounded time. */
export function splitIntoParts(piece: string): string[] {
  if (piece.length <= LONGEST_PART) return [piece];
  const parts: string[] = [];
  for (let at = 0; at < piece.length; at += LONGEST_PART) parts.push(piece.slice(at, at + LONGEST_PART));
  return parts;
}

/** Generous estimate of characters per token, so that a reply within the token limit is never cut here. */
const CHARACTERS_A_TOKEN = 5;
/** From this share of the bound on, the reply may be cut at the end of a sentence. */
const NEARLY = 0.9;

/**
 * Bounds the visible reply, in case a model or server ignores `max_completion_tokens`.
 * @returns a function that gives for each piece the part to pass on, and whether it was the last.
 */
export function boundVisible(replyTokens: number): (piece: string) => { visible: string; isLast: boolean } {
  const bound = replyTokens * CHARACTERS_A_TOKEN;
  let length = 0;
  return (piece) => {
    const room = bound - length;
    const end = endOfSentence(piece, { from: bound * NEARLY - length, upTo: room });
    const cut = end ?? (piece.length >= room ? wholeCharacters(piece, room) : undefined);
    const visible = piece.slice(0, cut);
    length += visible.length;
    return { visible, isLast: cut !== undefined };
  };
}

function endOfSentence(piece: string, { from, upTo }: { from: number; upTo: number }): number | undefined {
  if (piece.length < from) return undefined;
  for (const { index, 0: mark } of piece.matchAll(/[.!?…。！？]["'”’)\]*_]*(?=\s|$)/g)) {
    const end = index + mark.length;
    if (end >= from && end <= upTo) return end;
  }
  return undefined;
}

/** `length`, or one less where that would split a character. */
function wholeCharacters(text: string, length: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
}
