/** A reply without Markdown syntax, where it is announced or previewed: no asterisks, hashes or backticks are left. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:```.*|([-*_])(?:[ \t]*\1){2,}[ \t]*)$/gm, '')
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+•]|\d{1,9}[.)])[ \t]+)+/gm, '')
    .replace(/!?\[([^[\]\n]*)\]\([^()[\]\s]*\)/g, '$1')
    .replace(/(^|[^\p{L}\p{N}_])_{1,2}(?=\S)([^_\n]+)_{1,2}(?![\p{L}\p{N}_])/gu, '$1$2')
    .replace(/(\d)[ \t]?\*[ \t]?(?=\d)/g, '$1 × ')
    .replace(/[*`#]+/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
