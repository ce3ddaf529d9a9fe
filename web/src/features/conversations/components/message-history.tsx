import { type ReactNode, useState } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CompactSwitch } from '../../../ui/switch.tsx';
import { historyCopy as copy } from '../history.copy.ts';
import { useHiddenPreviews } from '../hooks/use-hidden-previews.ts';
import { useDebounced, useHistory } from '../hooks/use-history.ts';
import { useListHeight } from '../hooks/use-list-height.ts';
import { useSelection } from '../hooks/use-selection.ts';
import { GlassDrawing, NotebookDrawing } from './history-drawings.tsx';
import { HistoryItem, SelectableHistoryItem } from './history-item.tsx';
import { HistorySearch } from './history-search.tsx';
import styles from './message-history.module.css';
import { SelectionLine } from './selection-line.tsx';

/** The search starts after no key has been pressed for this time. */
const SEARCH_DELAY_MS = 250;

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

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** Shown instead of the list when there are no conversations to show. */
function EmptyState({ picture, title, lead, children }: EmptyStateProps) {
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
  texts: StoredTexts;
  /** Whether there is a conversation, as far as that is known before the list is loaded. */
  hasConversations: boolean;
  /** The id of the conversation that is being loaded. */
  opening: string | null;
  onOpen: (id: string) => void;
}

/** Message History (DASH-5, DASH-6). */
export function MessageHistory({ texts, hasConversations, opening, onOpen }: MessageHistoryProps) {
  const [written, setWritten] = useState('');
  const [isHidden, setHidden] = useHiddenPreviews();
  const words = useDebounced(written.trim(), SEARCH_DELAY_MS, '');
  const history = useHistory(words);
  const { items, state } = history;
  const selection = useSelection();
  const { chosen } = selection;
  const searching = written.trim() !== words || history.searching;
  const nothing = state === 'there' && items.length === 0;
  const empty = nothing && words === '' && !searching;
  const { list, reserved } = useListHeight(texts, {
    hasConversations,
    isLoaded: state === 'there',
    isWhole: words === '',
  });
  // A search has a place of constant height, so that the page does not move with every letter.
  const isFitted = reserved !== null && !empty && written === '';
  const isLoading = state === 'loading';
  const place = classNames(
    styles.scroll,
    empty && styles.whole,
    isFitted && styles.fitted,
    isLoading && styles.loading,
  );
  const height = isFitted && isLoading ? reserved : undefined;
  return (
    <Card className={styles.history}>
      <div className={styles.top}>
        <h2 id="history-title">{copy.history}</h2>
        {chosen === null && (
          <CompactSwitch
            label={copy.hidePreviews}
            checked={isHidden}
            onChange={(event) => setHidden(event.target.checked)}
          />
        )}
        <div className={classNames(styles.selection, items.length === 0 && styles.unneeded)}>
          <SelectionLine
            count={chosen?.length ?? null}
            deleting={selection.deleting}
            onToggle={chosen ? selection.end : selection.begin}
            onDelete={selection.removeChosen}
          />
        </div>
      </div>
      {/* The space of the search field is kept even without conversations, so that the layout does not shift. */}
      <div className={classNames(empty && styles.unneeded)}>
        <HistorySearch words={written} onWords={setWritten} />
      </div>
      <p className="visually-hidden" role="status">
        {words !== '' && state === 'there' && !searching && copy.found(items.length, history.more !== null)}
      </p>
      <section
        className={place}
        style={{ height }}
        aria-labelledby="history-title"
        aria-busy={searching}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
      >
        {(isLoading || (nothing && searching)) && <Skeleton />}
        {state === 'failed' && (
          <EmptyState title={copy.historyFailed} lead={copy.historyFailedLead}>
            <Button size="s" variant="secondary" onClick={history.retry}>
              {copy.tryAgain}
            </Button>
          </EmptyState>
        )}
        {empty && (
          <EmptyState picture={<NotebookDrawing />} title={copy.historyEmpty} lead={copy.historyEmptyLead} />
        )}
        {nothing && words !== '' && !searching && (
          <EmptyState picture={<GlassDrawing />} title={copy.nothingFound} lead={copy.nothingFoundLead}>
            <Button size="s" variant="secondary" onClick={() => setWritten('')}>
              {copy.showAll}
            </Button>
          </EmptyState>
        )}
        {items.length > 0 && (
          <ul ref={list} className={styles.list}>
            {items.map((item) =>
              chosen ? (
                <SelectableHistoryItem
                  key={item.id}
                  item={item}
                  words={words}
                  hasPreview={!isHidden}
                  isChosen={chosen.includes(item.id)}
                  onToggle={() => selection.toggle(item.id)}
                />
              ) : (
                <HistoryItem
                  key={item.id}
                  item={item}
                  words={words}
                  hasPreview={!isHidden}
                  opening={opening === item.id}
                  onOpen={() => onOpen(item.id)}
                />
              ),
            )}
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
