import { type ComponentType, useEffect } from 'react';
import { codeOnDemand } from '../../../ui/code-on-demand.ts';

const replyFormat = codeOnDemand<ComponentType<{ text: string }>>(async () => {
  const { FormattedReply } = await import('../components/formatted-reply.tsx');
  return FormattedReply;
});

/**
 * The component that renders the Markdown of replies; null while its code loads, which begins with the first component
 * that asks for it. It is not part of the first script of a page, because its parser is as large as the page. Replies
 * stay readable without it, and the next reply that is shown tries again.
 */
export function useReplyFormat(): ComponentType<{ text: string }> | null {
  useEffect(() => void replyFormat.load(), []);
  return replyFormat.use().code;
}
