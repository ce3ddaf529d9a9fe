import { LIMITS } from '@app/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import styles from './conversation-dialog.module.css';

interface TitleLineProps {
  title: string;
  /** @returns what went wrong, in a sentence; null when it is renamed. */
  onRename: (title: string) => Promise<string | null>;
}

/** A conversation's title, and the way to change it: Enter keeps the new one, Escape the old one. */
export function TitleLine({ title, onRename }: TitleLineProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [renamed, setRenamed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // What is closed gives focus back to what opened it.
  useEffect(() => {
    if (renamed && draft === null) opener.current?.focus();
  }, [renamed, draft]);
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
