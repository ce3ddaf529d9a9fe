/** A piece of a line: text, a mark around pieces, or a link to a place that has been found harmless. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string; readonly host: string | null; readonly label: string };

const LINK = /\[([^[\]\n]{1,500})\]\(<?([^\s()<>]{1,2000})>?(?:\s"[^"\n]{0,200}")?\)/y;
const ADDRESS = /https?:\/\/[^\s<>"'()[\]]{1,2000}/y;
const INTERNAL = /^\/library(?:\/[a-z0-9-]{1,100})?$/;
const WORD = /[\p{L}\p{N}]/u;
/** How far a mark looks for its end, and how deep marks stand in marks: the work stays in proportion to the text. */
const REACH = 2_000;
const DEPTH = 3;

/** Where a link may lead: a guide of ours, or another site over http(s). Anything else is no link. */
export function safeLink(href: string): { href: string; host: string | null } | null {
  if (INTERNAL.test(href)) return { href, host: null };
  const url = /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return { href: url.href, host: url.host };
}

/** Whether a label says by itself where it leads: it is the address, or its host. */
export function namesItsHost(label: string, host: string): boolean {
  const said = label.trim().toLowerCase();
  return said === host || safeLink(said)?.host === host;
}

/** Characters that turn the direction of what follows: in a link they could show another address than its own. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

interface Found {
  piece: Piece;
  end: number;
}

/** How far a mark has been looked for in vain: whether it closes there does not depend on where one opened. */
type Searched = Map<string, number>;

/** Where the mark that opens at `at` closes, or -1: never after a blank, never inside a word for `_`. */
function closing(text: string, mark: string, at: number, searched: Searched): number {
  const from = at + mark.length;
  if (!/\S/.test(text[from] ?? ' ')) return -1;
  const last = Math.min(text.length, from + REACH);
  const first = Math.max(from + 1, searched.get(mark) ?? 0);
  let end = text.indexOf(mark, first);
  for (; end !== -1 && end < last; end = text.indexOf(mark, end + 1)) {
    const twice = mark.length === 1 && text[end + 1] === mark;
    const inWord = mark[0] === '_' && WORD.test(text[end + mark.length] ?? '');
    // Of three marks in a row the first ends what stands inside.
    const inner = mark.length === 2 && text[end + 2] === mark[0] ? 1 : 0;
    if (!twice && !inWord && /\S/.test(text[end - 1] ?? ' ')) return end + inner;
    if (twice) end += 1;
  }
  searched.set(mark, end === -1 ? text.length : end);
  return -1;
}

function markAt(text: string, at: number, depth: number, searched: Searched): Found | null {
  const char = text[at] ?? '';
  if (char === '_' && WORD.test(text[at - 1] ?? '')) return null;
  const mark = text[at + 1] === char ? char + char : char;
  const end = closing(text, mark, at, searched);
  if (end === -1) return mark.length === 2 ? { piece: { kind: 'text', text: mark }, end: at + 2 } : null;
  const pieces = parsePieces(text.slice(at + mark.length, end), depth + 1);
  return { piece: { kind: mark.length === 2 ? 'strong' : 'emphasis', pieces }, end: end + mark.length };
}

function linkAt(text: string, at: number, pattern: RegExp): Found | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) return null;
  const bare = found[2] === undefined;
  // A full stop after an address belongs to the sentence.
  const label = bare ? found[0].replace(/[.,;:!?*_]+$/, '') : (found[1] ?? '');
  const link = safeLink(found[2] ?? label);
  if (link === null) return null;
  const end = at + (bare ? label : found[0]).length;
  return { piece: { kind: 'link', label: label.replace(TURNS, ''), ...link }, end };
}

/** A picture is never fetched: its description stands in its place. */
function pictureAt(text: string, at: number): Found | null {
  LINK.lastIndex = at + 1;
  const found = LINK.exec(text);
  return found && { piece: { kind: 'text', text: found[1] ?? '' }, end: at + 1 + found[0].length };
}

function pieceAt(text: string, at: number, depth: number, searched: Searched): Found | null {
  const char = text[at];
  if (char === '\\' && /[\\*_[\]()#>`~+.!-]/.test(text[at + 1] ?? ''))
    return { piece: { kind: 'text', text: text[at + 1] ?? '' }, end: at + 2 };
  if (char === '*' || char === '_') return depth < DEPTH ? markAt(text, at, depth, searched) : null;
  if (char === '!' && text[at + 1] === '[') return pictureAt(text, at);
  if (char === '[') return linkAt(text, at, LINK);
  if (char === 'h' && !WORD.test(text[at - 1] ?? '')) return linkAt(text, at, ADDRESS);
  return null;
}

/** Reads a block's text: bold, italics and links. */
export function parsePieces(text: string, depth = 0): Piece[] {
  const pieces: Piece[] = [];
  const searched: Searched = new Map();
  let plain = 0;
  let at = 0;
  const add = (piece: Piece) => {
    const last = pieces.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      pieces.splice(-1, 1, { kind: 'text', text: last.text + piece.text });
    else pieces.push(piece);
  };
  const flush = () => {
    if (at > plain) add({ kind: 'text', text: text.slice(plain, at) });
  };
  while (at < text.length) {
    const found = pieceAt(text, at, depth, searched);
    if (found === null) at += 1;
    else {
      flush();
      add(found.piece);
      at = found.end;
      plain = at;
    }
  }
  flush();
  return pieces;
}
