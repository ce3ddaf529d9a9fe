import type { ChatState } from '../../features/replies/model/chat-state.ts';
import { hasReachedLimit, type UsageStatus } from '../../features/usage/model/usage-status.ts';

interface Place {
  /** The conversation in the address; null for the form. */
  conversationId: string | null;
  /** The conversation in which the server has refused a message at the limit; null for none. */
  refusedIn: string | null;
}

/**
 * Whether Premium is offered (ASK-6). After a danger the conversation goes on beyond the limit, until the server refuses a
 * message (docs/safety.md).
 */
export function isPremiumOffered(
  usage: UsageStatus,
  { safety }: Pick<ChatState, 'safety'>,
  { conversationId, refusedIn }: Place,
): boolean {
  const goesOn = conversationId !== null && safety !== null && refusedIn !== conversationId;
  return hasReachedLimit(usage) && !goesOn;
}

/** The notice of a message that was refused at the limit; null for none. */
export function refusalOf({ concern }: Pick<ChatState, 'concern'>) {
  return concern?.after === null ? concern.notice : null;
}
