import * as z from 'zod/mini';
import type { StoredTexts } from '../../../session/stored-texts.ts';

const contactDraft = z.object({
  fullName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
/** The values of the form. */
export type ContactDraft = z.output<typeof contactDraft>;

const sendKey = z.object({ key: z.string(), of: z.string() });

const DRAFT = 'contact';
const KEY = 'contact-key';

function parseStored<S extends z.ZodMiniType>(schema: S, kept: string | null): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(kept ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores the draft in this tab until it has been sent. It survives a reload and a failed attempt. */
export function createContactDrafts(texts: StoredTexts, newKey: () => string) {
  return {
    read: () => parseStored(contactDraft, texts.get(DRAFT)),
    store: (draft: ContactDraft) => texts.set(DRAFT, JSON.stringify(draft)),
    /** Deletes the draft after it has been sent. */
    clear() {
      texts.set(DRAFT, null);
      texts.set(KEY, null);
    },
    /**
     * The Idempotency-Key for sending this draft: the same until the draft is sent or changed, so that a retry does not
     * send the message twice.
     */
    keyFor(draft: ContactDraft): string {
      const of = JSON.stringify(draft);
      const stored = parseStored(sendKey, texts.get(KEY));
      if (stored?.of === of) return stored.key;
      const key = newKey();
      texts.set(KEY, JSON.stringify({ key, of }));
      return key;
    },
  };
}
