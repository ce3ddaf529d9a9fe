import { watchQuickExit } from './quick-exit.ts';
import { colorBrowserBar, readTheme } from './theme.ts';
import { isSignedIn } from './traces.ts';

// Runs before the first paint and independently of the application, so that a dark page never flashes light and the
// quick exit works immediately.
document.documentElement.dataset.theme = readTheme();
colorBrowserBar();
watchQuickExit();
// Prerendered pages are for visitors; base.css hides them from signed-in people.
if (isSignedIn()) document.documentElement.dataset.signedIn = '';
