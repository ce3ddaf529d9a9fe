import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react';
import { Link } from '../../../ui/link.tsx';
import {
  type Block,
  blocksOf,
  continueParsing,
  type ParsedReply,
  parseBlocks,
} from '../model/parse-blocks.ts';
import { namesItsHost, type Piece, parsePieces } from '../model/parse-pieces.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './reply-text.module.css';

/** Lists and quotes inside each other beyond this depth are shown as text. */
const MAX_DEPTH = 4;

type LinkPiece = Extract<Piece, { kind: 'link' }>;

/** A link to another site always shows its host, whatever its label says. */
function ReplyLink({ href, host, label }: LinkPiece) {
  if (host === null) return <Link to={href}>{label}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={styles.external}>
      <bdi>{label}</bdi>
      {!namesItsHost(label, host) && <span className={styles.host}> ({host})</span>}
      <span className="visually-hidden"> ({copy.externalLink})</span>
    </a>
  );
}

function renderPiece(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <strong>{piece.pieces.map(renderKeyed)}</strong>;
    case 'emphasis':
      return <em>{piece.pieces.map(renderKeyed)}</em>;
    case 'link':
      return <ReplyLink {...piece} />;
  }
}

function renderKeyed(piece: Piece, index: number): ReactNode {
  // The text only grows at its end, so the index is a stable key.
  return <Fragment key={index}>{renderPiece(piece)}</Fragment>;
}

const InlineText = memo(function InlineText({ text }: { text: string }) {
  return parsePieces(text).map(renderKeyed);
});

/** The content of a list item or a quote: usually a line, sometimes blocks again. */
const NestedText = memo(function NestedText({ text, depth }: { text: string; depth: number }) {
  if (depth > MAX_DEPTH) return text;
  const [first, ...others] = parseBlocks(text);
  if (first === undefined) return null;
  return (
    <>
      {first.kind === 'paragraph' ? (
        <InlineText text={first.text} />
      ) : (
        <ReplyBlock block={first} depth={depth} />
      )}
      <Blocks blocks={others} depth={depth} />
    </>
  );
});

function ReplyBlock({ block, depth }: { block: Block; depth: number }) {
  switch (block.kind) {
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <NestedText text={item} depth={depth + 1} />
        </li>
      ));
      return block.ordered ? <ol start={block.first}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <NestedText text={block.text} depth={depth + 1} />
        </blockquote>
      );
    default:
      return (
        <p className={block.kind === 'heading' ? styles.heading : undefined}>
          <InlineText text={block.text} />
        </p>
      );
  }
}

function Blocks({ blocks, depth }: { blocks: readonly Block[]; depth: number }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <ReplyBlock key={index} block={block} depth={depth} />
  ));
}

/** The blocks of a text that grows at its end: those before the last are parsed once. */
function useBlocks(text: string): Block[] {
  const parsed = useRef<ParsedReply>(null);
  return useMemo(() => {
    parsed.current = continueParsing(parsed.current, text);
    return blocksOf(parsed.current);
  }, [text]);
}

/** Renders the Markdown subset of a reply as React elements: nothing in it can become HTML. */
export function FormattedReply({ text }: { text: string }) {
  return <Blocks blocks={useBlocks(text)} depth={0} />;
}
