import { colourBrowserBar } from './browser-bar.ts';
import { chosenTheme } from './chosen-theme.ts';
import { watchQuickExit } from './quick-exit.ts';
import { isSignedIn } from './traces.ts';

// Runs before the first paint and apart from the application: a dark page never flashes light, and whoever must leave
// need not wait for anything.
document.documentElement.dataset.theme = chosenTheme();
colourBrowserBar();
watchQuickExit();
// A page rendered ahead is a visitor's; base.css keeps it from being seen by whoever has one of their own.
if (isSignedIn()) document.documentElement.dataset.signedIn = '';
