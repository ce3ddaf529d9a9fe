import { asOwner, Failure } from '@app/service-kit';
import { promptOfConversation, promptOfNewConversation } from '../coach/turn-prompt.ts';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { viewMessage } from '../conversations/conversation.view.ts';
import { findMessage } from '../conversations/message.repository.ts';
import { preview } from '../conversations/preview.ts';
import type { ChatTransaction } from '../database.ts';
import type { Vault } from '../encryption/vault.ts';
import { type FindPurchase, syncPurchase } from '../entitlements/sync-purchase.ts';
import { openFinding } from '../safety/finding.ts';
import { settleLapsedTurn } from '../turns/settle-turn.ts';
import { findGeneratingTurn, findTurn } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import type { AdmittedTurn, TurnContext } from '../turns/turn-context.ts';
import type { ShownTurn } from '../turns/turn-in-progress.ts';
import type { SlotHolder } from '../turns/turn-slots.ts';
import { limitReached } from '../usage/charge.ts';
import { dayOf, monthOf } from '../usage/month.ts';
import { addressKey } from '../visitors/address-key.ts';
import { bodyOf, type NewMessage, sealMessage, viewNewMessage } from './draft-message.ts';
import { findEarlierClaim, type KeyClaim, reassignKey } from './idempotency-key.repository.ts';
import { type Admission, admitTurn, isNewestMessage, type Recording } from './posting.repository.ts';

/** Who writes a message. */
export type Author = SlotHolder;

interface Request {
  readonly author: Author;
  readonly message: NewMessage;
  readonly idempotencyKey: string | undefined;
  /** False for a turn that is answered without the model. */
  readonly isCharged: boolean;
}

/** A stored message. */
export interface AdmittedMessage extends ShownTurn {
  /**
   * The turn to answer; undefined when an earlier call with the same key created the turn, which is then complete or in
   * progress.
   */
  readonly newTurn: AdmittedTurn | undefined;
}

type AdmitContext = TurnContext & { readonly findPurchase: FindPurchase };

/**
 * Admits one message and records it with its turn, in one transaction. When the free limit is reached, asks billing for
 * a purchase that chat does not know yet, and tries once more if there is one.
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

async function admitOnce(context: TurnContext, request: Request): Promise<AdmittedMessage> {
  const { db, vaults, newId } = context;
  const { author, message, idempotencyKey } = request;
  const { ownerId, isVisitor } = author;
  const at = context.clock.now();
  const isStart = message.kind === 'start';
  const visitorSeenAt = isStart && isVisitor ? at : undefined;
  const vault = await (isStart ? vaults.getOrCreate(ownerId, visitorSeenAt) : vaults.get(ownerId));
  const conversationId = isStart ? newId() : message.conversationId;
  const turn: Turn = { id: newId(), ownerId, conversationId, userMessageId: newId() };
  const claim: KeyClaim | undefined =
    idempotencyKey === undefined
      ? undefined
      : {
          route: message.kind,
          key: idempotencyKey,
          bodyHash: vault.fingerprint(JSON.stringify(bodyOf(message))),
        };
  const recording = sealMessage(vault, message, turn);
  const dayKey = addressKey(context.config.VISITOR_SECRET, author.address, dayOf(at));
  return asOwner(db, ownerId, async (trx) => {
    const step: Step = { trx, vault, request, at, visitorSeenAt, dayKey };
    let admission = await recordTurn(context, step, { turn, recording, claim });
    if (!admission.hasUserKey) {
      vaults.forget(ownerId);
      throw new Failure(isStart ? 'unauthenticated' : 'not_found');
    }
    if (claim && !admission.isClaimed) return repeatMessage(context, step, { turn, claim });
    if (!admission.hasConversation) throw new Failure('not_found');
    if (admission.isAnswering) {
      const answering = await findGeneratingTurn(trx, turn);
      // It may have ended while this transaction waited for the conversation.
      if (answering && !(answering.lapsed && (await settleLapsedTurn(trx, context, vault, answering))))
        throw new Failure('turn_in_progress');
      admission = await recordTurn(context, step, { turn, recording, claim: undefined });
    }
    await requireRecorded(admission, context, step);
    const userMessage = viewNewMessage(message, turn, at);
    const { conversation, messages: stored } = admission;
    const prompt = isStart
      ? promptOfNewConversation(message)
      : promptOfConversation(vault, { conversation, stored, newMessage: userMessage.content, ...turn });
    const newTurn = newTurnOf(step, turn, admission, { prompt, finding: null });
    return { turn, userMessage, finding: null, newTurn };
  });
}

/** The transaction of an admission. */
interface Step {
  readonly trx: ChatTransaction;
  readonly vault: Vault;
  readonly request: Request;
  readonly at: Date;
  readonly visitorSeenAt: Date | undefined;
  /** The key under which the caller's address is counted today. */
  readonly dayKey: Buffer;
}

function recordTurn(
  { config, processId }: TurnContext,
  { trx, request, at, visitorSeenAt, dayKey }: Step,
  { turn, recording, claim }: { turn: Turn; recording: Recording; claim: KeyClaim | undefined },
): Promise<Admission> {
  const { author, isCharged } = request;
  const [day, month] = [dayOf(at), monthOf(at)];
  const freePerMonth = config.FREE_MESSAGES_PER_MONTH;
  const visitorAddress = author.isVisitor
    ? {
        key: addressKey(config.VISITOR_SECRET, author.address, month),
        limit: freePerMonth * config.VISITOR_ADDRESS_FACTOR,
      }
    : null;
  return admitTurn(trx, {
    turn,
    recording,
    claim,
    at,
    visitorSeenAt,
    lease: { by: processId, ms: config.TURN_LEASE_MS },
    unit: { isCharged, month, day, freePerMonth, turnsPerDay: config.TURNS_PER_DAY, visitorAddress },
    addressKey: dayKey,
  });
}

const REPLACED_SENTENCE = 'This message can’t be changed any more. Please look at the newest ones.';

/** @throws Failure that says why the turn was not recorded. */
async function requireRecorded(
  admission: Admission,
  { config }: TurnContext,
  { trx, at, request }: Step,
): Promise<void> {
  if (!admission.isNewest) throw new Failure('conflict', { sentence: REPLACED_SENTENCE });
  if (!admission.isPaid)
    throw await limitReached(trx, {
      ownerId: request.author.ownerId,
      at,
      freePerMonth: config.FREE_MESSAGES_PER_MONTH,
      isWithinOwnLimits: admission.turnsToday !== null,
    });
  if (!admission.isRecorded) throw new Failure('turn_in_progress');
}

/** The turn to answer. */
function newTurnOf(
  { request, at, dayKey }: Step,
  turn: Turn,
  { turnsToday, unchargedToday }: Admission,
  { prompt, finding }: Pick<AdmittedTurn, 'prompt' | 'finding'>,
): AdmittedTurn {
  return {
    ...turn,
    charge: request.isCharged ? 'unit' : 'nothing',
    day: dayOf(at),
    addressKey: dayKey,
    turnsToday: turnsToday ?? 0,
    unchargedToday: unchargedToday ?? 0,
    prompt,
    finding,
  };
}

/**
 * Handles a repeated call with the same key: returns its turn. If that turn failed or was interrupted, and the person
 * has written nothing since, the stored message gets a new turn with a new charge; so "Try again" duplicates nothing.
 * @throws Failure 409 `conflict` when the key was used with another body, 404 when the message was deleted.
 */
async function repeatMessage(
  context: TurnContext,
  step: Step,
  { turn: { id: turnId, ownerId }, claim: { route, key, bodyHash } }: { turn: Turn; claim: KeyClaim },
): Promise<AdmittedMessage> {
  const { trx, vault } = step;
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
  const shown = viewMessage(row, vault);
  const finding = openFinding(vault, row.safety, { column: 'messages.safety', rowId: row.id });
  const isBroken = turn.state === 'failed' || turn.state === 'interrupted';
  if (!isBroken || !(await isNewestMessage(trx, turn)))
    return { turn, userMessage: shown, finding, newTurn: undefined };
  await reassignKey(trx, { ownerId, route, key, turnId });
  const { conversationId, userMessageId } = turn;
  const newTurn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
  const place = { column: 'conversations.last_preview', rowId: conversationId } as const;
  const admission = await recordTurn(context, step, {
    turn: newTurn,
    claim: undefined,
    recording: {
      kind: 'repetition',
      brokenReplyId: turn.replyMessageId,
      preview: vault.seal(preview(shown.content), place),
    },
  });
  await requireRecorded(admission, context, step);
  const { conversation, messages: stored } = admission;
  const prompt = promptOfConversation(vault, { conversation, stored, newMessage: undefined, ...newTurn });
  const { state: _unanswered, ...userMessage } = shown;
  return {
    turn: newTurn,
    userMessage,
    finding,
    newTurn: newTurnOf(step, newTurn, admission, { prompt, finding }),
  };
}
