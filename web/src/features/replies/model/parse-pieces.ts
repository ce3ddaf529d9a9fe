import type { Token, Tokens } from 'marked';
import { isOwnToken, ReplyLexer } from './reply-lexer.ts';

/** A part of a line: text, emphasis around other parts, or a link whose target is safe. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string; readonly host: string | null; readonly label: string };

const GUIDE_PATH = /^\/library(?:\/[a-z0-9-]{1,100})?$/;
/** Longer texts than a person can read are shown without marks, because the time to find them grows faster than the text. */
const MAX_LENGTH = 8_000;

/** Returns the target of a link to one of our guides or to another site over http(s); null for anything else. */
export function safeLink(href: string): { href: string; host: string | null } | null {
  if (GUIDE_PATH.test(href)) return { href, host: null };
  const url = /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return { href: url.href, host: url.host };
}

/** Whether the label of a link is already its address or host. */
export function namesItsHost(label: string, host: string): boolean {
  const trimmed = label.trim().toLowerCase();
  return trimmed === host || safeLink(trimmed)?.host === host;
}

/** Bidirectional control characters: in a label they could display another address than the real one. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** What a reader sees of a piece. */
function visibleText(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) =>
      piece.kind === 'text' ? piece.text : piece.kind === 'link' ? piece.label : visibleText(piece.pieces),
    )
    .join('');
}

/** A link whose target is safe, or its source as text. Of addresses in the text, only those of the web become links. */
function toLink({ raw, href, tokens, autolink }: Tokens.Link): Piece {
  const link = autolink && !/^<?https?:\/\//.test(raw) ? null : safeLink(href);
  const label = visibleText(toPieces(tokens)).replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim();
  return link === null || label === '' ? { kind: 'text', text: raw } : { kind: 'link', label, ...link };
}

function toPiece(token: Token): Piece {
  if (!isOwnToken(token)) return { kind: 'text', text: token.raw };
  switch (token.type) {
    case 'strong':
      return { kind: 'strong', pieces: toPieces(token.tokens) };
    case 'em':
      return { kind: 'emphasis', pieces: toPieces(token.tokens) };
    case 'link':
      return toLink(token);
    // Images are never loaded; their alternative text is shown.
    case 'image':
    case 'escape':
      return { kind: 'text', text: token.text };
    case 'br':
      return { kind: 'text', text: '\n' };
    default:
      return { kind: 'text', text: token.raw };
  }
}

function toPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of tokens.map(toPiece)) {
    const last = pieces.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      pieces.splice(-1, 1, { kind: 'text', text: last.text + piece.text });
    else pieces.push(piece);
  }
  return pieces;
}

/** Parses the text of a block: bold, italics and links. */
export function parsePieces(text: string): Piece[] {
  if (text.length > MAX_LENGTH) return [{ kind: 'text', text }];
  return toPieces(new ReplyLexer().inlineTokens(text));
}
