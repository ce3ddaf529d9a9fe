import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { listCopy as copy } from '../conversation-list.copy.ts';
import styles from './selection-line.module.css';

interface SelectionLineProps {
  /** How many conversations are chosen; null while none can be. */
  count: number | null;
  deleting: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** Begins and ends the selection of several conversations, and deletes the chosen ones. */
export function SelectionLine({ count, deleting, onToggle, onDelete }: SelectionLineProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const isSelecting = count !== null;
  const wasSelecting = useRef(isSelecting);
  useEffect(() => {
    // The button that deleted is gone, with the focus.
    if (wasSelecting.current && !isSelecting && document.activeElement === document.body)
      toggle.current?.focus();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  return (
    <div className={styles.line}>
      <p role="status">{count !== null && copy.selected(count)}</p>
      {count !== null && (
        <Button size="s" variant="danger" busy={deleting} disabled={count === 0} onClick={onDelete}>
          {copy.deleteSelected}
        </Button>
      )}
      {/* One button, so that the focus stays. */}
      <Button ref={toggle} size="s" variant="quiet" onClick={onToggle}>
        {count === null ? copy.select : copy.cancelSelection}
      </Button>
    </div>
  );
}

interface SelectableProps {
  title: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** A conversation that can be chosen. */
export function SelectableConversation({ title, isChosen, onToggle }: SelectableProps) {
  return (
    <li>
      <label className={styles.choice}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </label>
    </li>
  );
}
