import { plainText } from '@app/contracts';

const PREVIEW_CHARACTERS = 140;

/** Shortens a text to one line. Cuts between words where possible, and never inside a grapheme. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= PREVIEW_CHARACTERS) return line;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(line.slice(0, PREVIEW_CHARACTERS * 2))) {
    if (cut.length + segment.length > PREVIEW_CHARACTERS - 1) break;
    cut += segment;
  }
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > PREVIEW_CHARACTERS * 0.7 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** The preview of a reply, without Markdown syntax. */
export function previewOfReply(markdown: string): string {
  return preview(plainText(markdown));
}
