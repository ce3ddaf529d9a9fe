import type { Session } from '@app/contracts';
import { sessionStore } from '../session/session.ts';
import { carryGoodNews } from '../ui/toast.ts';
import { placeAfterSignIn } from './return-place.ts';

/** UX-2. */
const REDIRECT_DELAY_MS = 100;

/**
 * Somebody has just signed up or in (AUT-3): keeps the session and, a moment later, loads the dashboard afresh, or the
 * page they were sent away from.
 * @param success said on the page that follows: the reload would take it away here.
 * @param state of the present location.
 */
export function enter(session: Session, success: string, state: unknown): void {
  sessionStore.begin(session);
  carryGoodNews(success);
  setTimeout(() => window.location.assign(placeAfterSignIn(state)), REDIRECT_DELAY_MS);
}
