import type { ConversationItem } from '@app/contracts';
import { Badge } from '../../../ui/badge.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './message-history.module.css';

const TAGS_SHOWN = 3;
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What a conversation felt like: three tags at most, then how many more (DASH-5). */
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

interface HistoryItemProps {
  item: ConversationItem;
  /** What was looked for; '' for nothing. */
  words: string;
  opening: boolean;
  onOpen: () => void;
}

/** A conversation of the history, to be opened. */
export function HistoryItem({ item, words, opening, onOpen }: HistoryItemProps) {
  const { title, preview, lastMessagePreview, excerpt, createdAt, emotionTags, messageCount } = item;
  return (
    <li>
      <button type="button" className={styles.item} aria-busy={opening} onClick={onOpen}>
        <span className={styles.head}>
          <span className={styles.title} dir="auto">
            <MarkedText text={title} words={words} />
          </span>
          <time dateTime={createdAt} className={styles.when}>
            {day.format(new Date(createdAt))}
          </time>
        </span>
        <span className={styles.preview} dir="auto">
          <MarkedText text={excerpt ?? lastMessagePreview ?? preview} words={words} />
        </span>
        <span className={styles.facts}>
          <Tags tags={emotionTags} />
          <span>{copy.messages(messageCount)}</span>
        </span>
      </button>
    </li>
  );
}
