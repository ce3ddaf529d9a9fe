import { useState } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import { emptyDraft, parseDraft, type StartDraft, serializeDraft } from '../model/start-draft.ts';

const NAME = 'start';

let handedOver: StartDraft | null = null;

/** Hands a draft from another page to the ask page, which sends it at once. */
export function handOverDraft(draft: StartDraft): void {
  handedOver = draft;
}

/** Takes the draft that was handed over, once. */
export function takeHandedOverDraft(): StartDraft | null {
  const draft = handedOver;
  handedOver = null;
  return draft;
}

/** The unsent draft of the form; it survives a reload and an expired session. */
export function useStartDraft(texts: StoredTexts) {
  const [draft, setHeld] = useState(() => parseDraft(texts.get(NAME)));
  const setDraft = (next: StartDraft) => {
    texts.set(NAME, serializeDraft(next));
    setHeld(next);
  };
  return { draft, setDraft, clearDraft: () => setDraft(emptyDraft) };
}
