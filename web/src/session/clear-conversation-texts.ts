import { sessionStore } from './session.ts';
import { STORED_TEXT_PREFIX } from './stored-texts.ts';

/** Deletes the unsent texts of a deleted conversation from this browser. */
export function clearConversationTexts(conversationId: string): void {
  const mine = `${STORED_TEXT_PREFIX}${sessionStore.snapshot().session?.user.id}:`;
  for (const storage of [() => window.localStorage, () => window.sessionStorage])
    try {
      const kept = storage();
      const its = Object.keys(kept).filter(
        (key) => key.startsWith(mine) && key.endsWith(`:${conversationId}`),
      );
      for (const key of its) kept.removeItem(key);
    } catch {
      // Storage is denied, so nothing was stored.
    }
}
