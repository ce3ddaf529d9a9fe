import type { Finding } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { FindPurchase } from '../entitlements/sync-purchase.ts';
import { countNotice } from '../safety/safety-count.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import type { ShownTurn } from '../turns/turn-in-progress.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { admitMessage, type NewMessage } from './admit-message.ts';
import type { Author } from './record-message.ts';

export interface PostingContext extends TurnContext {
  readonly findPurchase: FindPurchase;
  /** The turns that this process answers. */
  readonly turns: Pick<TurnRunner, 'takeSlot' | 'start'>;
}

/**
 * Posts a message to the coach. Returns when the message is stored and its reply has begun; the reply continues whether
 * or not the caller stays (follow-turn.ts).
 * @param screening what screening finds in the message.
 * @throws Failure 402 `free_limit_reached`, 404 `not_found`, 409 `conflict` or `turn_in_progress`, 429 `rate_limited`,
 * 503 `unavailable`. Nothing is stored or counted then.
 */
export async function postMessage(
  context: PostingContext,
  {
    author,
    message,
    idempotencyKey,
    screening,
  }: {
    author: Author;
    message: NewMessage;
    idempotencyKey: string | undefined;
    screening: Promise<Finding | null>;
  },
): Promise<ShownTurn> {
  // Screen: a finding decides what the message costs, and is stored with it.
  const finding = await screening;
  const slot = context.turns.takeSlot(author);
  try {
    // Admit and record, in one transaction. A message that an earlier call has posted has no new turn.
    const { newTurn, ...shown } = await admitMessage(context, { author, message, idempotencyKey, finding });
    if (!newTurn) {
      slot.release();
      return shown;
    }
    if (shown.finding) void countNotice(context, shown.finding);
    // Answer and keep, in the background.
    context.turns.start(newTurn, slot);
    return shown;
  } catch (error) {
    slot.release();
    // Contacts are shown with the paywall too.
    if (finding && error instanceof Failure && error.code === 'free_limit_reached')
      void countNotice(context, finding);
    throw error;
  }
}
