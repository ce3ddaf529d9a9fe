/** What an open conversation needs, loaded together (conversation-code.ts). */
export { createPageController } from '../../features/replies/page-controller.ts';
export { OpenConversation } from './open-conversation.tsx';
