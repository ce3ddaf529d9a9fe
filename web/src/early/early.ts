import { chosenTheme } from './chosen-theme.ts';
import { watchQuickExit } from './quick-exit.ts';

// Runs before the first paint and apart from the application: a dark page never flashes light, and whoever must leave
// need not wait for anything.
document.documentElement.dataset.theme = chosenTheme();
watchQuickExit();
