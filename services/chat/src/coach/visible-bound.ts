/** Characters of a token, generously: what stays below is never cut by us. */
const CHARACTERS_A_TOKEN = 5;
/** From this part of the bound on, the end of a sentence is a good place to stop. */
const NEARLY = 0.9;

/**
 * Holds what is read of a reply below its bound, whatever a model or a server makes of `max_completion_tokens`.
 * @returns for each piece how much of it is said, and whether that was the last.
 */
export function boundVisible(replyTokens: number): (piece: string) => { said: string; isLast: boolean } {
  const bound = replyTokens * CHARACTERS_A_TOKEN;
  let length = 0;
  return (piece) => {
    const room = bound - length;
    const end = endOfSentence(piece, { from: bound * NEARLY - length, upTo: room });
    const cut = end ?? (piece.length >= room ? wholeCharacters(piece, room) : undefined);
    const said = piece.slice(0, cut);
    length += said.length;
    return { said, isLast: cut !== undefined };
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

/** `length`, or one less where that would halve a character. */
function wholeCharacters(text: string, length: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
}
