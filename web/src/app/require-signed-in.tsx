import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/use-session.ts';
import { Spinner } from '../ui/spinner.tsx';
import { paths } from './paths.ts';
import type { ReturnPlace } from './return-place.ts';

/** Lets signed-in people through; others go to the sign-in, which brings them back here (NAV-3). */
export function RequireSignedIn() {
  const { status, session, ended } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Spinner />;
  if (session !== null) return <Outlet />;
  // Whoever left of their own accord has no place to come back to.
  const state: ReturnPlace | null = ended === 'left' ? null : { returnTo: `${pathname}${search}`, ended };
  return <Navigate to={paths.login} replace state={state} />;
}
