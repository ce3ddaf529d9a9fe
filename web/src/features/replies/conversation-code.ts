import { codeOnDemand } from '../../ui/code-on-demand.ts';

/** The code of a conversation (docs/decisions/0058). */
export const conversationCode = codeOnDemand(() => import('./conversation.ts'));
export type ConversationCode = typeof import('./conversation.ts');
