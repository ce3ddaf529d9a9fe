import { codeOnDemand } from '../../ui/code-on-demand.ts';

/** The list of conversations; a page loads it after itself. */
export const listCode = codeOnDemand(() => import('./components/conversation-list-place.tsx'));
