import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { useHistory } from '../hooks/use-history.ts';
import { useSettled } from '../hooks/use-settled.ts';
import { GlassDrawing, NotebookDrawing } from './history-drawings.tsx';
import { HistoryItem } from './history-item.tsx';
import { HistorySearch } from './history-search.tsx';
import styles from './message-history.module.css';

/** So long nobody types before it is looked for. */
const SETTLED_MS = 250;

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

interface InsteadProps {
  picture?: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** What stands where conversations would. */
function Instead({ picture, title, lead, children }: InsteadProps) {
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <p className={styles.strong}>{title}</p>
      <p>{lead}</p>
      {children}
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
  const [written, setWritten] = useState('');
  const words = useSettled(written.trim(), SETTLED_MS, '');
  const history = useHistory(words);
  const { items, state } = history;
  const searching = written.trim() !== words || history.searching;
  const nothing = state === 'there' && items.length === 0;
  const empty = nothing && words === '' && !searching;
  const place = classNames(styles.scroll, empty && styles.whole);
  return (
    <Card className={styles.history}>
      <h2 id="history-title">{copy.history}</h2>
      {/* Where there is nothing to search its place stays: nothing jumps when that becomes known. */}
      <div className={classNames(empty && styles.unneeded)}>
        <HistorySearch words={written} onWords={setWritten} />
      </div>
      <p className="visually-hidden" role="status">
        {words !== '' && state === 'there' && !searching && copy.found(items.length, history.more !== null)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={place} aria-labelledby="history-title" aria-busy={searching} tabIndex={0}>
        {(state === 'loading' || (nothing && searching)) && <Skeleton />}
        {state === 'failed' && (
          <Instead title={copy.historyFailed} lead={copy.historyFailedLead}>
            <Button size="s" variant="secondary" onClick={history.retry}>
              {copy.tryAgain}
            </Button>
          </Instead>
        )}
        {empty && (
          <Instead picture={<NotebookDrawing />} title={copy.historyEmpty} lead={copy.historyEmptyLead} />
        )}
        {nothing && words !== '' && !searching && (
          <Instead picture={<GlassDrawing />} title={copy.nothingFound} lead={copy.nothingFoundLead}>
            <Button size="s" variant="secondary" onClick={() => setWritten('')}>
              {copy.showAll}
            </Button>
          </Instead>
        )}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <HistoryItem
                key={item.id}
                item={item}
                words={words}
                opening={opening === item.id}
                onOpen={() => onOpen(item.id)}
              />
            ))}
          </ul>
        )}
        {history.more && items.length > 0 && (
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
