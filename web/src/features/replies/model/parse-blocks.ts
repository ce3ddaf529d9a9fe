/** A paragraph or list of a reply, in its own words: `parsePieces` reads a line when it is shown. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly first: number;
      readonly items: readonly string[];
    };

const ITEM = /^\s{0,8}(?:[-*+•]|(\d{1,4})[.)])\s+(.*)$/s;
const HEADING = /^#{1,6}\s/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^>\s?(.*)$/s;

/** Without the marks at both ends, which no pattern takes off in time proportional to the line. */
function headingText(line: string): string {
  const text = line.replace(/^#+/, '').trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return text.slice(0, end).trimEnd();
}

/** Splits a reply into blocks. Everything that is not of the small language known here is text, and stays visible. */
export function parseBlocks(reply: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: 'paragraph' | 'quote'; lines: string[] } | null = null;
  let list: { ordered: boolean; first: number; items: string[] } | null = null;
  const close = () => {
    if (open) blocks.push({ kind: open.kind, text: open.lines.join('\n') });
    if (list) blocks.push({ kind: 'list', ...list });
    open = null;
    list = null;
  };
  const add = (kind: 'paragraph' | 'quote', line: string) => {
    if (open?.kind !== kind) close();
    open ??= { kind, lines: [] };
    open.lines.push(line);
  };
  const lines = reply.split(/\r\n|\r|\n/);
  lines.forEach((line, at) => {
    const item = ITEM.exec(line);
    const heading = HEADING.test(line);
    const quote = QUOTE.exec(line);
    if (line.trim() === '') {
      // A list goes on over an empty line when an item follows.
      if (list === null || !ITEM.test(lines[at + 1] ?? '')) close();
    } else if (RULE.test(line)) close();
    else if (item) {
      const ordered = item[1] !== undefined;
      if (list?.ordered !== ordered) close();
      list ??= { ordered, first: Number(item[1] ?? 1), items: [] };
      list.items.push(item[2] ?? '');
    } else if (list && /^\s{2,}\S/.test(line)) list.items.push(`${list.items.pop()}\n${line.trim()}`);
    else if (heading) {
      close();
      blocks.push({ kind: 'heading', text: headingText(line) });
    } else if (quote) add('quote', quote[1] ?? '');
    else add('paragraph', line);
  });
  close();
  return blocks;
}
