import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './ui/browser-router.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/quick-exit.css';
import { restoreSession } from './api/restore-session.ts';
import { application } from './app/application.tsx';
import { preloadPage } from './app/page-loaders.tsx';
import { sessionStore, syncSessionWithBrowser } from './session/session.ts';

preloadPage(window.location.pathname);
syncSessionWithBrowser();
void restoreSession(Date.now());
// The page of a signed-in person sends requests at once.
if (sessionStore.snapshot().session !== null) void import('./api/usage-calls.ts').catch(() => undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const app = application((pages) => <BrowserRouter>{pages}</BrowserRouter>);
// Prerendered pages are for visitors: for a signed-in person they are replaced and never shown.
// Hydration in a transition runs in small time slices, and input that arrives meanwhile has priority.
if (root.hasChildNodes() && sessionStore.snapshot().session === null)
  startTransition(() => void hydrateRoot(root, app));
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset.signedIn;
