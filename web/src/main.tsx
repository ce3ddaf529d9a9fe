import './api/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/quick-exit.css';
import { preloadPage } from './app/page-loaders.tsx';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { restoreSession } from './session/restore-session.ts';
import { watchBrowser } from './session/session.ts';

preloadPage(window.location.pathname);
watchBrowser();
void restoreSession(Date.now());

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
