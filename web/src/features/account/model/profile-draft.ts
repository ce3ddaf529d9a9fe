import * as z from 'zod/mini';
import type { KeptTexts } from '../../../session/kept-texts.ts';

const profileDraft = z.object({ firstName: z.string(), lastName: z.string() });
/** The names as they stand in the form. */
export type ProfileDraft = z.output<typeof profileDraft>;

const DRAFT = 'profile';

/** Names being changed, kept until they are saved: a session that ends and a reload leave them. */
export function createProfileDrafts(texts: KeptTexts) {
  return {
    /** null where nothing was left unsaved. */
    read(): ProfileDraft | null {
      try {
        return profileDraft.parse(JSON.parse(texts.get(DRAFT) ?? 'null'));
      } catch {
        return null;
      }
    },
    /** @param saved what the account has: names that are no others need no keeping. */
    keep(draft: ProfileDraft, saved: ProfileDraft) {
      const same = draft.firstName === saved.firstName && draft.lastName === saved.lastName;
      texts.set(DRAFT, same ? null : JSON.stringify(draft));
    },
  };
}
