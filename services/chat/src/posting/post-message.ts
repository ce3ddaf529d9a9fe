import type { Finding } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { FindPurchase } from '../entitlements/sync-purchase.ts';
import { isCertain } from '../safety/finding.ts';
import { countNotice } from '../safety/safety-count.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import type { ShownTurn } from '../turns/turn-in-progress.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { type AdmittedMessage, type Author, admitMessage } from './admit-message.ts';
import type { NewMessage } from './draft-message.ts';
import { hasRecentDanger } from './recent-danger.ts';

export interface PostingContext extends TurnContext {
  readonly findPurchase: FindPurchase;
  /** The turns that this process answers. */
  readonly turns: Pick<TurnRunner, 'takeSlot' | 'start'>;
}

interface Post {
  readonly author: Author;
  readonly message: NewMessage;
  readonly idempotencyKey: string | undefined;
  /** What screening finds in the message. It goes on while the message is admitted and the model is asked. */
  readonly screening: Promise<Finding | null>;
}

/**
 * Posts a message to the coach. Returns when the message is stored and its reply has begun; the reply continues whether
 * or not the caller stays (follow-turn.ts).
 * @throws Failure 402 `free_limit_reached`, 404 `not_found`, 409 `conflict` or `turn_in_progress`, 429 `rate_limited`,
 * 503 `unavailable`. Nothing is stored or counted then.
 */
export async function postMessage(context: PostingContext, post: Post): Promise<ShownTurn> {
  const slot = context.turns.takeSlot(post.author);
  try {
    const { newTurn, ...shown } = await admit(context, post);
    if (!newTurn) {
      slot.release();
      return shown;
    }
    context.turns.start({ ...newTurn, screening: post.screening }, slot);
    return shown;
  } catch (error) {
    slot.release();
    throw error;
  }
}

/**
 * Admits and records the message. At a daily limit a message with a certain finding is admitted uncharged, for an
 * automatic reply; at the monthly one the paywall carries the contacts, unless the conversation had such a finding in the
 * last 24 hours: then the message is admitted as one of the day's uncharged turns (docs/decisions/0071).
 */
async function admit(context: PostingContext, { screening, ...request }: Post): Promise<AdmittedMessage> {
  try {
    return await admitMessage(context, { ...request, charge: 'unit' });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const isAtDailyLimit = error.code === 'rate_limited';
    if (!isAtDailyLimit && error.code !== 'free_limit_reached') throw error;
    if (!isAtDailyLimit && (await hasRecentDanger(context, request)))
      return admitMessage(context, { ...request, charge: 'allowance' });
    const finding = await screening;
    if (!finding || !isCertain(finding)) throw error;
    if (isAtDailyLimit) return admitMessage(context, { ...request, charge: 'nothing' });
    void countNotice(context, finding);
    throw error;
  }
}
