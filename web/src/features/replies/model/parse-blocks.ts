import type { Token } from 'marked';
import { isOwnToken, ReplyLexer } from './reply-lexer.ts';

/** A part of a reply, as source text: `parseBlocks` parses an item or a quote, `parsePieces` the marks in a line. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly first: number;
      readonly items: readonly string[];
    };

/** A block and where it begins in the source. */
interface Part {
  readonly block: Block;
  readonly start: number;
}

/** A parsed reply, from which parsing continues when text is added. */
export interface ParsedReply {
  readonly source: string;
  readonly parts: readonly Part[];
}

/** Windows and old Mac line ends, and a bullet that models write and Markdown does not know. */
function normalizeSource(reply: string): string {
  return reply.replace(/\r\n?/g, '\n').replace(/^([ \t]{0,8})•(?=[ \t])/gm, '$1-');
}

function toBlock(token: Token): Block | null {
  if (!isOwnToken(token)) return null;
  switch (token.type) {
    case 'space':
    case 'hr':
      return null;
    case 'heading':
      return { kind: 'heading', text: token.text };
    case 'blockquote':
      return { kind: 'quote', text: token.text };
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        first: token.start === '' ? 1 : token.start,
        items: token.items.map(({ task, checked, text }) =>
          task ? `[${checked ? 'x' : ' '}] ${text}` : text,
        ),
      };
    default:
      return { kind: 'paragraph', text: 'text' in token ? token.text : token.raw };
  }
}

/**
 * Parses a reply that streams: added text can change the last block only, so the blocks before it are taken from
 * `previous` and not parsed again.
 */
export function continueParsing(previous: ParsedReply | null, reply: string): ParsedReply {
  const source = normalizeSource(reply);
  const last = previous !== null && source.startsWith(previous.source) ? previous.parts.at(-1) : undefined;
  const parts = last === undefined ? [] : (previous?.parts.slice(0, -1) ?? []);
  let start = last?.start ?? 0;
  for (const token of new ReplyLexer().blockTokens(source.slice(start))) {
    const block = toBlock(token);
    if (block !== null) parts.push({ block, start });
    start += token.raw.length;
  }
  return { source, parts };
}

/** Joins lists that only their marks keep apart, as models mix them. */
function joinLists(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered)
      joined.splice(-1, 1, { ...last, items: [...last.items, ...block.items] });
    else joined.push(block);
  }
  return joined;
}

/** The blocks of a parsed reply. */
export function blocksOf({ parts }: ParsedReply): Block[] {
  return joinLists(parts.map(({ block }) => block));
}

/** Splits a text into blocks. Markup outside the supported subset is shown as text. */
export function parseBlocks(text: string): Block[] {
  return blocksOf(continueParsing(null, text));
}
