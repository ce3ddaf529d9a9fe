import { codeOnDemand } from '../../ui/code-on-demand.ts';

/** The code of an open conversation (docs/decisions/0058). */
export const conversationCode = codeOnDemand(() => import('./conversation.ts'));
