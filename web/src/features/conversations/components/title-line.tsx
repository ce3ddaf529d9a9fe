import { LIMITS } from '@app/contracts';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import styles from './conversation-dialog.module.css';

interface TitleLineProps {
  title: string;
  /** @returns the sentence of a failure; null on success. */
  onRename: (title: string) => Promise<string | null>;
}

/** A reference to an element that gets the focus each time the condition becomes true. */
function useFocusWhen<Target extends HTMLElement>(condition: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (condition) target.current?.focus();
  }, [condition]);
  return target;
}

/** A conversation's title with a form to rename it: Enter saves, Escape cancels. */
export function TitleLine({ title, onRename }: TitleLineProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [renamed, setRenamed] = useState(false);
  // When the form closes, focus returns to the button that opened it.
  const opener = useFocusWhen<HTMLButtonElement>(renamed && draft === null);
  const close = () => {
    setDraft(null);
    setFailed(null);
    setRenamed(true);
  };

  if (draft === null)
    return (
      <div className={styles.titleLine}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <button type="button" ref={opener} className={styles.rename} onClick={() => setDraft(title)}>
          {copy.rename}
        </button>
      </div>
    );

  const next = draft.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (next.length < LIMITS.title.min) return setFailed(copy.titleTooShort(LIMITS.title.min));
    if (next === title) return close();
    setBusy(true);
    const problem = await onRename(next);
    setBusy(false);
    if (problem === null) close();
    else setFailed(problem);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
  };
  return (
    <form
      className={styles.renaming}
      data-escape
      onSubmit={(event) => void save(event)}
      onKeyDown={onKeyDown}
      noValidate
    >
      <TextField
        label={copy.newTitle}
        value={draft}
        maxLength={LIMITS.title.max}
        autoFocus
        autoComplete="off"
        dir="auto"
        error={failed ?? undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value);
          setFailed(null);
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" size="s" busy={busy}>
          {copy.save}
        </Button>
        <Button size="s" variant="secondary" onClick={close}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
