/** Where a text is dictated: what stands before and after it. */
export interface SpokenPlace {
  before: string;
  after: string;
}

/** Inserts dictated text, with spaces where words would touch. @returns the text, and the cursor behind what was said. */
export function insertSpoken(
  { before, after }: SpokenPlace,
  spoken: string,
): { text: string; cursor: number } {
  const said = spoken.trim();
  if (said === '') return { text: before + after, cursor: before.length };
  const start = `${before}${/\S$/.test(before) ? ' ' : ''}${said}`;
  return { text: `${start}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}${after}`, cursor: start.length };
}
