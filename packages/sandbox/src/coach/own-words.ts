const SAFE = /^[\p{L}\p{M}\p{N}'’, -]+$/u;

/**
 * A short, whole sentence that the person wrote about themselves, word for word. It can stand in quotation marks in any reply:
 * it needs no grammar of its own, and cannot become Markdown.
 */
export function quoteSentence(text: string): string | null {
  const sentences = text.match(/[^.!?\n]+[.!]?/g) ?? [];
  const fitting = sentences
    .map((sentence) => sentence.trim().replace(/[.!]$/, ''))
    .filter((sentence) => {
      const count = sentence.split(/\s+/).length;
      return count >= 4 && count <= 16 && SAFE.test(sentence) && /\b(?:I|my|me|we|us)\b/i.test(sentence);
    })
    .filter((sentence) => !text.includes(`${sentence}?`));
  const first = fitting[0];
  return first ? first.charAt(0).toUpperCase() + first.slice(1) : null;
}

export function joinWithAnd(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}
