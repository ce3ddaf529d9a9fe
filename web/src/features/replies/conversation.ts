/** What a conversation needs, loaded together (hooks/use-chat.ts). */
export { ChatWindow } from './components/chat-window.tsx';
export { createPageController } from './page-controller.ts';
