import type { ConversationItem } from '@app/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { listCopy } from '../conversation-list.copy.ts';
import { historyCopy as copy } from '../history.copy.ts';
import type { DeletionHandlers } from '../hooks/use-deletion.ts';
import { useDebounced, useHistory } from '../hooks/use-history.ts';
import { usePinned } from '../hooks/use-pinned.ts';
import { useSelection } from '../hooks/use-selection.ts';
import { ConversationLink } from './conversation-link.tsx';
import styles from './conversation-list.module.css';
import { HistorySearch } from './history-search.tsx';
import { SelectableConversation, SelectionLine } from './selection-line.tsx';

/** The search starts after no key has been pressed for this time. */
const SEARCH_DELAY_MS = 250;

/** Loads the next page of the list when it comes into view, or is pressed after a failure. */
function NextPage({ more, loadingMore, moreFailed }: ReturnType<typeof useHistory>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null || more === null || loadingMore || moreFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [more, loadingMore, moreFailed]);
  if (more === null) return null;
  return (
    <div ref={place} className={styles.more}>
      <Button size="s" variant="quiet" busy={loadingMore} onClick={more}>
        {moreFailed ? copy.tryAgain : copy.more}
      </Button>
    </div>
  );
}

function Instead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className={styles.instead}>
      <p className={styles.strong}>{title}</p>
      <p>{lead}</p>
      {children}
    </div>
  );
}

export interface ConversationListProps {
  /** The id of the open conversation; null for none. */
  current: string | null;
  /** The address of a conversation. */
  addressOf: (id: string) => string;
  /** Opening a conversation replaces the entry in the history. */
  replace: boolean;
  onChosen: (item: ConversationItem) => void;
  onOptions: (item: ConversationItem) => void;
}

type ListProps = ConversationListProps & DeletionHandlers;

/** The person's conversations: the pinned ones first, then all others, newest first; with a search. */
export function ConversationList({ current, addressOf, onDeleted, onRestored, ...rest }: ListProps) {
  const [written, setWritten] = useState('');
  const words = useDebounced(written.trim(), SEARCH_DELAY_MS, '');
  const history = useHistory(words);
  const { pinned, isLoading } = usePinned();
  const selection = useSelection({ onDeleted, onRestored });
  const { chosen } = selection;
  const { items } = history;
  // All at once, so that nothing moves down.
  const state = isLoading ? 'loading' : history.state;
  const isSearching = written.trim() !== words || history.searching;
  const hasFound = state === 'there' && !isSearching;
  const shownPinned = words === '' && state === 'there' ? (pinned ?? []) : [];
  const others =
    words === '' ? items.filter(({ id }) => !pinned?.some((pinnedItem) => pinnedItem.id === id)) : items;
  const isEmpty = hasFound && words === '' && items.length === 0;
  const links = (shown: readonly ConversationItem[], label: string) => (
    <ul className={styles.list} aria-label={label}>
      {shown.map((item) =>
        chosen ? (
          <SelectableConversation
            key={item.id}
            title={item.title}
            isChosen={chosen.includes(item.id)}
            onToggle={() => selection.toggle(item.id)}
          />
        ) : (
          <ConversationLink
            key={item.id}
            {...rest}
            item={item}
            to={addressOf(item.id)}
            isCurrent={item.id === current}
            words={words}
          />
        ),
      )}
    </ul>
  );
  if (state === 'loading' && written === '')
    return (
      <p className={styles.instead} role="status">
        {copy.historyLoading}
      </p>
    );
  return (
    <div className={styles.all}>
      {!isEmpty && <HistorySearch words={written} onWords={setWritten} />}
      {!isEmpty && (
        <SelectionLine
          count={chosen?.length ?? null}
          deleting={selection.deleting}
          onToggle={chosen ? selection.end : selection.begin}
          onDelete={selection.removeChosen}
        />
      )}
      <p className="visually-hidden" role="status">
        {words !== '' && hasFound && copy.found(items.length, history.more !== null)}
      </p>
      <div className={styles.scroll} aria-busy={isSearching}>
        {state === 'failed' && (
          <Instead title={copy.historyFailed} lead={copy.historyFailedLead}>
            <Button size="s" variant="secondary" onClick={history.retry}>
              {copy.tryAgain}
            </Button>
          </Instead>
        )}
        {isEmpty && <Instead title={copy.historyEmpty} lead={copy.historyEmptyLead} />}
        {hasFound && words !== '' && items.length === 0 && (
          <Instead title={copy.nothingFound} lead={copy.nothingFoundLead}>
            <Button size="s" variant="secondary" onClick={() => setWritten('')}>
              {copy.showAll}
            </Button>
          </Instead>
        )}
        {shownPinned.length > 0 && (
          <>
            <h3 className={styles.heading}>{listCopy.pinned}</h3>
            {links(shownPinned, listCopy.pinned)}
          </>
        )}
        {others.length > 0 && (
          <>
            {shownPinned.length > 0 && <h3 className={styles.heading}>{listCopy.recent}</h3>}
            {links(others, shownPinned.length > 0 ? listCopy.recent : copy.list)}
          </>
        )}
        <NextPage {...history} />
      </div>
    </div>
  );
}
