import type { Session } from '@app/contracts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInCopy as copy } from '../../features/sign-in/sign-in.copy.ts';
import { sessionStore } from '../../session/session.ts';
import { toast, toastAfterReload } from '../../ui/toast.ts';
import { placeAfterSignIn } from './return-place.ts';

/** The toast is visible for a moment before the page changes (UX-2). */
const REDIRECT_DELAY_MS = 100;

/**
 * Returns a function that starts the session of a person who signed up or in (AUT-3) and then loads the dashboard, or the
 * page that sent them to sign in. If this browser cannot store the session, a reload would end it: the function navigates
 * without a reload and shows a notice. `success` is the toast shown on the next page.
 */
export function useStartSession(): (session: Session, success: string) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (session, success) => {
      const place = placeAfterSignIn(state);
      if (sessionStore.begin(session)) {
        toastAfterReload(success);
        setTimeout(() => window.location.assign(place), REDIRECT_DELAY_MS);
        return;
      }
      toast.warm(success, { description: copy.notKept });
      setTimeout(() => void navigate(place, { replace: true }), REDIRECT_DELAY_MS);
    },
    [state, navigate],
  );
}
