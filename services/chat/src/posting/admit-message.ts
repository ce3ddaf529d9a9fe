import type { Finding } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { viewMessage } from '../conversations/conversation.view.ts';
import { findMessage } from '../conversations/message.repository.ts';
import { type FindPurchase, syncPurchase } from '../entitlements/sync-purchase.ts';
import { openFinding } from '../safety/finding.ts';
import { settleLapsedTurn } from '../turns/settle-turn.ts';
import { findTurn } from '../turns/turn.repository.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { dayOf, monthOf } from '../usage/month.ts';
import { addressKey } from '../visitors/address-key.ts';
import { findEarlierClaim, type KeyClaim, reassignKey } from './idempotency-key.repository.ts';
import { isNewestMessage, lockForAdmission } from './posting.repository.ts';
import {
  type Admission,
  type AdmittedMessage,
  type Author,
  type FollowUp,
  type NewConversation,
  recordFirstMessage,
  recordFollowUp,
  recordRetry,
} from './record-message.ts';

/** The first message of a conversation, or another one. */
export type NewMessage =
  | ({ readonly kind: 'start' } & NewConversation)
  | ({ readonly kind: 'followup' } & FollowUp);

interface Request {
  readonly author: Author;
  readonly message: NewMessage;
  readonly idempotencyKey: string | undefined;
  /** What screening found in the text. */
  readonly finding: Finding | null;
}

type AdmitContext = TurnContext & { readonly findPurchase: FindPurchase };

/**
 * Admits one message and records it with its turn, in one transaction: claims the caller's idempotency key, reserves
 * the unit, stores message and turn, and reads the prompt. When the free limit is reached, asks billing for a purchase
 * that chat does not know yet, and tries once more if there is one.
 * @throws Failure 401 when the account or visitor no longer exists, and as `postMessage` says.
 */
export async function admitMessage(context: AdmitContext, request: Request): Promise<AdmittedMessage> {
  try {
    return await admitOnce(context, request);
  } catch (error) {
    const atLimit = error instanceof Failure && error.code === 'free_limit_reached';
    const { ownerId, isVisitor } = request.author;
    if (!atLimit || isVisitor || !(await syncPurchase(context, ownerId))) throw error;
    return admitOnce(context, request);
  }
}

async function admitOnce(
  context: TurnContext,
  { author, message, idempotencyKey, finding }: Request,
): Promise<AdmittedMessage> {
  const { db, vaults, clock, config, newId } = context;
  const { ownerId, isVisitor, address } = author;
  const at = clock.now();
  const visitorSeenAt = message.kind === 'start' && isVisitor ? at : undefined;
  const vault = await (message.kind === 'start'
    ? vaults.getOrCreate(ownerId, visitorSeenAt)
    : vaults.get(ownerId));
  const turnId = newId();
  const claim: KeyClaim | undefined =
    idempotencyKey === undefined
      ? undefined
      : {
          route: message.kind,
          key: idempotencyKey,
          bodyHash: vault.fingerprint(JSON.stringify(bodyOf(message))),
        };
  return asOwner(db, ownerId, async (trx) => {
    const conversationId = message.kind === 'followup' ? message.conversationId : null;
    const locked = await lockForAdmission(trx, { ownerId, visitorSeenAt, claim, turnId, at, conversationId });
    if (!locked.hasUserKey) {
      vaults.forget(ownerId);
      throw new Failure(message.kind === 'start' ? 'unauthenticated' : 'not_found');
    }
    const admission: Admission = {
      trx,
      vault,
      at,
      turnId,
      ownerId,
      finding,
      addressKey: addressKey(config.VISITOR_SECRET, address, dayOf(at)),
      addressMonthKey: isVisitor ? addressKey(config.VISITOR_SECRET, address, monthOf(at)) : null,
    };
    if (claim && !locked.isClaimed) return repeatMessage(context, admission, claim);
    if (message.kind === 'start') return recordFirstMessage(context, admission, message);
    if (!locked.hasConversation) throw new Failure('not_found');
    return recordFollowUp(context, admission, message);
  });
}

/** What a call must repeat to be the same call as an earlier one with its key. */
function bodyOf(message: NewMessage): unknown[] {
  if (message.kind === 'start') return [message.title, message.question, [...new Set(message.emotionTags)]];
  const { conversationId, message: text, replaces } = message;
  return [conversationId, text, ...(replaces ? [replaces] : [])];
}

/**
 * Handles a repeated call with the same key: returns its turn. If that turn failed or was interrupted, and the person
 * has written nothing since, the stored message gets a new turn with a new charge; so "Try again" duplicates nothing.
 * @throws Failure 409 `conflict` when the key was used with another body, 404 when the message was deleted.
 */
async function repeatMessage(
  context: TurnContext,
  admission: Admission,
  { route, key, bodyHash }: KeyClaim,
): Promise<AdmittedMessage> {
  const { trx, vault, ownerId } = admission;
  const earlier = await findEarlierClaim(trx, { ownerId, route, key });
  if (!earlier.bodyHash.equals(bodyHash)) throw new Failure('conflict');
  const deleted = new Failure('not_found', { sentence: 'This message was deleted or changed.' });
  const known =
    earlier.turnId === null ? undefined : await findTurn(trx, { ownerId, turnId: earlier.turnId });
  if (!known || !(await lockConversation(trx, known))) throw deleted;
  await settleLapsedTurn(trx, context, vault, known);
  const turn = await findTurn(trx, { ownerId, turnId: known.id });
  const row = turn && (await findMessage(trx, { ownerId, messageId: turn.userMessageId }));
  if (!turn || !row) throw deleted;
  const userMessage = viewMessage(row, vault);
  const finding = openFinding(vault, row.safety, { column: 'messages.safety', rowId: row.id });
  const isBroken = turn.state === 'failed' || turn.state === 'interrupted';
  if (!isBroken || !(await isNewestMessage(trx, turn)))
    return { turn, userMessage, finding, newTurn: undefined };
  // A stored finding stays, even if today's rules would not produce it.
  const retry = { ...admission, finding: finding ?? admission.finding };
  const { state: _unanswered, ...message } = userMessage;
  await reassignKey(trx, { ownerId, route, key, turnId: admission.turnId });
  return recordRetry(context, retry, turn, message);
}
