import { useMemo, useState } from 'react';
import { flag, optional, readJson, record, text } from '../../../session/read-json.ts';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import type { UnsentMessage } from '../model/chat-ports.ts';

/** The edit of a message that has not been sent yet. */
export interface DraftEdit {
  messageId: string;
  text: string;
  /** The edit was cancelled; its text is kept for the next time. */
  isClosed?: boolean | undefined;
}
const readEdit = record<DraftEdit>({ messageId: text, text, isClosed: optional(flag) });

/** The unsent texts of a conversation; they survive a reload and an expired session. */
export interface Drafts {
  readonly text: string;
  setText(text: string): void;
  /** The edit as it was when it began or was restored; `saveEdit` does not update it. */
  readonly edit: DraftEdit | null;
  /** Begins to edit a message, or cancels that with its text kept; null discards the edit. */
  setEdit(edit: DraftEdit | null): void;
  /** Stores the edited text without rendering the page again. */
  saveEdit(edit: DraftEdit): void;
  /** Restores a message that could not be sent. */
  restoreUnsent(written: UnsentMessage): void;
}

/** @param place the conversation; null for none. */
export function useDrafts(texts: StoredTexts, place: string | null): Drafts {
  const nameOf = (what: 'reply' | 'change', id: string | null) => `${what}:${id ?? 'none'}`;
  const [reply, setReply] = useStoredText(texts, nameOf('reply', place));
  const [storedEdit, setEditText] = useStoredText(texts, nameOf('change', place));
  return {
    text: reply,
    setText: setReply,
    edit: useMemo(() => readJson(storedEdit, readEdit), [storedEdit]),
    setEdit: (next) => setEditText(next === null ? '' : JSON.stringify(next)),
    saveEdit: (next) => texts.set(nameOf('change', place), JSON.stringify(next)),
    restoreUnsent({ text: sent, conversationId, replaces }) {
      const isCurrent = conversationId === place;
      if (replaces !== null) {
        const edited = JSON.stringify({ messageId: replaces, text: sent });
        if (isCurrent) setEditText(edited);
        else texts.set(nameOf('change', conversationId), edited);
        return;
      }
      const name = nameOf('reply', conversationId);
      const fullText = [sent, texts.get(name)].filter(Boolean).join('\n\n');
      if (isCurrent) setReply(fullText);
      else texts.set(name, fullText);
    },
  };
}

/** The text of a field, stored under a name until it is sent. */
function useStoredText(texts: StoredTexts, name: string): [string, (text: string) => void] {
  const [stored, setStored] = useState(() => ({ name, text: texts.get(name) ?? '' }));
  // When the name changes, the text stored under the new name is loaded.
  const current = stored.name === name ? stored : { name, text: texts.get(name) ?? '' };
  if (current !== stored) setStored(current);
  const set = (text: string) => {
    texts.set(name, text === '' ? null : text);
    setStored({ name, text });
  };
  return [current.text, set];
}
