import * as z from 'zod/mini';
import type { KeptTexts } from '../../../session/kept-texts.ts';

const contactDraft = z.object({
  fullName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
/** What stands in the form. */
export type ContactDraft = z.output<typeof contactDraft>;

const sendKey = z.object({ key: z.string(), of: z.string() });

const DRAFT = 'contact';
const KEY = 'contact-key';

function read<S extends z.ZodMiniType>(schema: S, kept: string | null): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(kept ?? 'null'));
  } catch {
    return null;
  }
}

/** The message being written, in this tab until it has been sent (a reload and a failure leave it). */
export function createContactDrafts(texts: KeptTexts, newKey: () => string) {
  return {
    read: () => read(contactDraft, texts.get(DRAFT)),
    keep: (draft: ContactDraft) => texts.set(DRAFT, JSON.stringify(draft)),
    /** It has been sent. */
    clear() {
      texts.set(DRAFT, null);
      texts.set(KEY, null);
    },
    /**
     * The Idempotency-Key for sending this draft: the same until it has been sent, so that repeating what may have
     * arrived sends nothing twice; another one when the draft was changed.
     */
    keyFor(draft: ContactDraft): string {
      const of = JSON.stringify(draft);
      const kept = read(sendKey, texts.get(KEY));
      if (kept?.of === of) return kept.key;
      const key = newKey();
      texts.set(KEY, JSON.stringify({ key, of }));
      return key;
    },
  };
}
