import * as z from 'zod/mini';
import type { StoredTexts } from '../../../session/stored-texts.ts';

const profileDraft = z.object({ firstName: z.string(), lastName: z.string() });
/** The names in the form. */
export type ProfileDraft = z.output<typeof profileDraft>;

const DRAFT = 'profile';

/** Stores changed names until they are saved. They survive a reload and the end of the session. */
export function createProfileDrafts(texts: StoredTexts) {
  return {
    /** @returns null if there are no unsaved changes. */
    read(): ProfileDraft | null {
      try {
        return profileDraft.parse(JSON.parse(texts.get(DRAFT) ?? 'null'));
      } catch {
        return null;
      }
    },
    /** @param saved the names of the account; a draft that equals them is deleted. */
    store(draft: ProfileDraft, saved: ProfileDraft) {
      const same = draft.firstName === saved.firstName && draft.lastName === saved.lastName;
      texts.set(DRAFT, same ? null : JSON.stringify(draft));
    },
  };
}
