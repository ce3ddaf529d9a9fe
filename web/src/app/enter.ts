import type { Session } from '@app/contracts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountsCopy as copy } from '../features/accounts/accounts.copy.ts';
import { sessionStore } from '../session/session.ts';
import { carryGoodNews, toast } from '../ui/toast.ts';
import { placeAfterSignIn } from './return-place.ts';

/** UX-2. */
const REDIRECT_DELAY_MS = 100;

/**
 * Somebody has just signed up or in (AUT-3): keeps the session and, a moment later, loads the dashboard afresh, or the
 * page they were sent away from. Where this browser can't keep the session, which a reload would end, it goes there
 * without one and says so.
 * @returns what to call with the session and with what is said of it on the page that follows.
 */
export function useEnter(): (session: Session, success: string) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (session, success) => {
      const place = placeAfterSignIn(state);
      if (sessionStore.begin(session)) {
        carryGoodNews(success);
        setTimeout(() => window.location.assign(place), REDIRECT_DELAY_MS);
        return;
      }
      toast.warm(success, { description: copy.notKept });
      setTimeout(() => void navigate(place, { replace: true }), REDIRECT_DELAY_MS);
    },
    [state, navigate],
  );
}
