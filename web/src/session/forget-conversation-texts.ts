import { KEPT_PREFIX } from './kept-texts.ts';
import { sessionStore } from './session.ts';

/** Forgets what this browser keeps of a conversation that is deleted: nothing half written of it is left behind. */
export function forgetConversationTexts(conversationId: string): void {
  const mine = `${KEPT_PREFIX}${sessionStore.snapshot().session?.user.id}:`;
  for (const storage of [() => window.localStorage, () => window.sessionStorage])
    try {
      const kept = storage();
      const its = Object.keys(kept).filter(
        (key) => key.startsWith(mine) && key.endsWith(`:${conversationId}`),
      );
      for (const key of its) kept.removeItem(key);
    } catch {
      // Nothing was kept.
    }
}
