import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';
import { type Block, parseBlocks } from '../model/parse-blocks.ts';
import { namesItsHost, type Piece, parsePieces } from '../model/parse-pieces.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './reply-text.module.css';

type LinkPiece = Extract<Piece, { kind: 'link' }>;

/** Another site says where it leads, also when its label says something else. */
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

function drawn(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <strong>{piece.pieces.map(keyed)}</strong>;
    case 'emphasis':
      return <em>{piece.pieces.map(keyed)}</em>;
    case 'link':
      return <ReplyLink {...piece} />;
  }
}

function keyed(piece: Piece, at: number): ReactNode {
  // A text only grows at its end, and a piece has no other name than its place.
  return <Fragment key={at}>{drawn(piece)}</Fragment>;
}

const Words = memo(function Words({ text }: { text: string }) {
  return parsePieces(text).map(keyed);
});

function ReplyBlock({ block }: { block: Block }) {
  if (block.kind === 'list') {
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    const items = block.items.map((item, at) => <li key={at}>{<Words text={item} />}</li>);
    return block.ordered ? <ol start={block.first}>{items}</ol> : <ul>{items}</ul>;
  }
  const words = <Words text={block.text} />;
  if (block.kind === 'quote') return <blockquote>{words}</blockquote>;
  return <p className={block.kind === 'heading' ? styles.heading : undefined}>{words}</p>;
}

/** A reply in its small language, drawn with elements alone: nothing in it can become HTML. */
export function ReplyText({ text }: { text: string }) {
  return (
    <div className={styles.reply} dir="auto">
      {parseBlocks(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <ReplyBlock key={at} block={block} />
      ))}
    </div>
  );
}
