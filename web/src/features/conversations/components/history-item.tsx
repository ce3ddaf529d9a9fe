import type { ConversationItem } from '@app/contracts';
import { Fragment, memo } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { historyCopy as copy } from '../history.copy.ts';
import { findWords } from '../model/found-words.ts';
import styles from './message-history.module.css';

const TAGS_SHOWN = 3;
const day = dateTimeFormat({ dateStyle: 'medium' });

/** The emotion tags of a conversation: three at most, then the number of the others (DASH-5). */
function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Badge key={tag} tone="warm">
          {tag}
        </Badge>
      ))}
      {more > 0 && <Badge>{copy.moreTags(more)}</Badge>}
    </>
  );
}

/** A text in which the searched words are highlighted. */
export const MarkedText = memo(function MarkedText({ text, words }: { text: string; words: string }) {
  if (words === '') return text;
  return findWords(text, words).map(({ text: part, found }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no id
    <Fragment key={at}>{found ? <mark className={styles.found}>{part}</mark> : part}</Fragment>
  ));
});

interface ContentProps {
  item: ConversationItem;
  /** The search text; '' for none. */
  words: string;
  /** Whether the person's own words are shown below the title. */
  hasPreview: boolean;
}

interface HistoryItemProps extends ContentProps {
  opening: boolean;
  onOpen: () => void;
}

/** A conversation in the history; a click opens it. */
export function HistoryItem({ opening, onOpen, ...content }: HistoryItemProps) {
  return (
    <li>
      <button type="button" className={styles.item} aria-busy={opening} onClick={onOpen}>
        <Content {...content} />
      </button>
    </li>
  );
}

interface SelectableItemProps extends ContentProps {
  isChosen: boolean;
  onToggle: () => void;
}

/** A conversation in the history that can be chosen; its title names the box. */
export function SelectableHistoryItem({ isChosen, onToggle, ...content }: SelectableItemProps) {
  return (
    <li>
      <label className={classNames(styles.item, styles.selectable)}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} aria-label={content.item.title} />
        <Content {...content} />
      </label>
    </li>
  );
}

function Content({ item, words, hasPreview }: ContentProps) {
  const { title, preview, excerpt, createdAt, emotionTags, messageCount } = item;
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title} dir="auto">
          <MarkedText text={title} words={words} />
        </span>
        <time dateTime={createdAt} className={styles.when}>
          {day.format(new Date(createdAt))}
        </time>
      </span>
      {hasPreview && (
        <span className={styles.preview} dir="auto">
          <MarkedText text={excerpt ?? preview} words={words} />
        </span>
      )}
      <span className={styles.facts}>
        <Tags tags={emotionTags} />
        <span>{copy.messages(messageCount)}</span>
      </span>
    </>
  );
}
