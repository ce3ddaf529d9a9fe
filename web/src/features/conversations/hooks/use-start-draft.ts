import { useState } from 'react';
import type { KeptTexts } from '../../../session/kept-texts.ts';
import { keptDraft, noDraft, readDraft, type StartDraft } from '../model/start-draft.ts';

const NAME = 'start';

/** The form's draft: it outlives a reload and a session that expired, until it is sent. */
export function useStartDraft(texts: KeptTexts) {
  const [draft, setHeld] = useState(() => readDraft(texts.get(NAME)));
  const setDraft = (next: StartDraft) => {
    texts.set(NAME, keptDraft(next));
    setHeld(next);
  };
  return { draft, setDraft, clearDraft: () => setDraft(noDraft) };
}
