import { useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { settings } from '../api/page-settings.ts';
import type { ReturnPlace } from '../pages/auth/return-place.ts';
import { paths } from '../pages/paths.ts';
import { useSession } from '../session/use-session.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Layout } from './layout/layout.tsx';
import { askPage, notFoundPage, openPages, signedInPages } from './page-loaders.tsx';

/** The routes, and who may open them (NAV-1, NAV-3, ROLE-2). */
export function PageRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {openPages.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        {settings.anonymousChat && <Route path={askPage.path} element={<askPage.Component />} />}
        <Route element={<RequireSignedIn />}>
          {!settings.anonymousChat && <Route path={askPage.path} element={<askPage.Component />} />}
          {signedInPages.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
        <Route path={notFoundPage.path} element={<notFoundPage.Component />} />
      </Route>
    </Routes>
  );
}

/** Renders the page for signed-in people; redirects others to the login page, which returns them here (NAV-3). */
function RequireSignedIn() {
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
