import './api/zod-without-eval.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/quick-exit.css';
import { application } from './app/application.tsx';
import { preloadPage } from './app/page-loaders.tsx';
import { restoreSession } from './session/restore-session.ts';
import { sessionStore, watchBrowser } from './session/session.ts';

preloadPage(window.location.pathname);
watchBrowser();
void restoreSession(Date.now());

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const app = application((pages) => <BrowserRouter>{pages}</BrowserRouter>);
// Pages that are rendered ahead are a visitor's: whoever is signed in sees another one, and never this for a moment.
// As a transition it comes to life in small pieces of time, and what is pressed meanwhile first.
if (root.hasChildNodes() && sessionStore.snapshot().session === null)
  startTransition(() => void hydrateRoot(root, app));
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset.signedIn;
