import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ReturnPlace } from '../pages/auth/return-place.ts';
import { paths } from '../pages/paths.ts';
import { useSession } from '../session/use-session.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Renders the page for signed-in people; redirects others to the login page, which returns them here (NAV-3). */
export function RequireSignedIn() {
  const { status, session, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn] = useState(session !== null);
  if (status === 'loading') return <Spinner />;
  if (session !== null) return <Outlet />;
  // A person who signed out on this page is not returned to it.
  const hasLeft = wasSignedIn && ended === 'left';
  const state: ReturnPlace | null = hasLeft ? null : { returnTo: `${pathname}${search}${hash}`, ended };
  return <Navigate to={paths.login} replace state={state} />;
}
