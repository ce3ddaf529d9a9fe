import { useState } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import { emptyDraft, parseDraft, type StartDraft, serializeDraft } from '../model/start-draft.ts';

const NAME = 'start';

/** The unsent draft of the form; it survives a reload and an expired session. */
export function useStartDraft(texts: StoredTexts) {
  const [draft, setHeld] = useState(() => parseDraft(texts.get(NAME)));
  const setDraft = (next: StartDraft) => {
    texts.set(NAME, serializeDraft(next));
    setHeld(next);
  };
  return { draft, setDraft, clearDraft: () => setDraft(emptyDraft) };
}
