import { Route, Routes } from 'react-router-dom';
import { settings } from '../api/page-settings.ts';
import { Layout } from './layout/layout.tsx';
import { askPage, notFoundPage, openPages, signedInPages } from './page-loaders.tsx';
import { RequireSignedIn } from './require-signed-in.tsx';

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
