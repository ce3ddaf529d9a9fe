import type { ConversationItem } from '@app/contracts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { useHistory } from '../hooks/use-history.ts';
import styles from './message-history.module.css';

const TAGS_SHOWN = 3;
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

interface ItemProps {
  item: ConversationItem;
  opening: boolean;
  onOpen: () => void;
}

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

function Item({ item, opening, onOpen }: ItemProps) {
  return (
    <li>
      <button type="button" className={styles.item} aria-busy={opening} onClick={onOpen}>
        <span className={styles.head}>
          <span className={styles.title} dir="auto">
            {item.title}
          </span>
          <time dateTime={item.createdAt} className={styles.when}>
            {day.format(new Date(item.createdAt))}
          </time>
        </span>
        <span className={styles.preview} dir="auto">
          {item.lastMessagePreview ?? item.preview}
        </span>
        <span className={styles.facts}>
          <Tags tags={item.emotionTags} />
          <span>{copy.messages(item.messageCount)}</span>
        </span>
      </button>
    </li>
  );
}

function Skeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{copy.historyLoading}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

interface MessageHistoryProps {
  /** The conversation that is being loaded. */
  opening: string | null;
  onOpen: (id: string) => void;
}

/** Message History (DASH-5, DASH-6). */
export function MessageHistory({ opening, onOpen }: MessageHistoryProps) {
  const history = useHistory();
  return (
    <Card className={styles.history}>
      <h2 id="history-title">{copy.history}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={styles.scroll} aria-labelledby="history-title" tabIndex={0}>
        {history.state === 'loading' && <Skeleton />}
        {history.state === 'failed' && (
          <div className={styles.empty}>
            <p className={styles.strong}>{copy.historyFailed}</p>
            <p>{copy.historyFailedLead}</p>
            <Button size="s" variant="secondary" onClick={history.retry}>
              {copy.tryAgain}
            </Button>
          </div>
        )}
        {history.state === 'there' && history.items.length === 0 && (
          <div className={styles.empty}>
            <p className={styles.strong}>{copy.historyEmpty}</p>
            <p>{copy.historyEmptyLead}</p>
          </div>
        )}
        {history.items.length > 0 && (
          <ul className={styles.list}>
            {history.items.map((item) => (
              <Item key={item.id} item={item} opening={opening === item.id} onOpen={() => onOpen(item.id)} />
            ))}
          </ul>
        )}
        {history.more && (
          <div className={styles.more}>
            <Button size="s" variant="secondary" busy={history.loadingMore} onClick={history.more}>
              {history.moreFailed ? copy.tryAgain : copy.more}
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}
