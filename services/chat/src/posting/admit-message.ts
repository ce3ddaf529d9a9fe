import { asOwner, Failure, isUniqueViolation } from '@app/service-kit';
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
import { reserveUnchargedOfAddress } from '../usage/address-usage.repository.ts';
import { limitReached } from '../usage/charge.ts';
import { dailyCeiling } from '../usage/daily-ceiling.ts';
import { dayOf, monthOf } from '../usage/month.ts';
import type { Charge } from '../usage/usage.repository.ts';
import { addressKey } from '../visitors/address-key.ts';
import { bodyOf, type NewMessage, regenerationOf, sealMessage, viewNewMessage } from './draft-message.ts';
import { findEarlierClaim, type KeyClaim, reassignKey } from './idempotency-key.repository.ts';
import {
  type Admission,
  type AdmissionRequest,
  admitTurn,
  admitTurnWithin,
  isNewestMessage,
  type Recording,
} from './posting.repository.ts';

/** Who writes a message. */
export type Author = SlotHolder;

interface Request {
  readonly author: Author;
  readonly message: NewMessage;
  readonly idempotencyKey: string | undefined;
  readonly charge: Charge;
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
 * Admits one message and records it with its turn, or changes nothing. When the free limit is reached, asks billing for
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

/** A message that is about to be stored. */
interface Draft {
  readonly vault: Vault;
  readonly at: Date;
  readonly turn: Turn;
  readonly claim: KeyClaim | undefined;
  readonly recording: Recording;
}

async function admitOnce(context: TurnContext, request: Request): Promise<AdmittedMessage> {
  const draft = await draftMessage(context, request);
  const { claim, turn } = draft;
  for (let attempt = 1; ; attempt += 1) {
    const admission = await tryToAdmit(context, request, draft);
    if (admission?.isRecorded)
      return regenerationOf(request.message)
        ? await answeredMessageOf(context, request, draft, admission)
        : newMessageOf(request, draft, admission);
    const repeated = claim && (await repeatMessage(context, request, { ...draft, claim }));
    if (repeated) return repeated;
    // Without an admission, another turn of the conversation was admitted at the same moment.
    if (!admission) throw new Failure('turn_in_progress');
    if (!admission.isAnswering || attempt > 1) throw await refusalOf(context, request, draft, admission);
    await asOwner(context.db, turn.ownerId, (trx) => requireNoTurn(trx, context, draft));
  }
}

async function draftMessage(
  context: TurnContext,
  { author, message, idempotencyKey }: Request,
): Promise<Draft> {
  const { vaults, newId } = context;
  const { ownerId, isVisitor } = author;
  const at = context.clock.now();
  const isStart = message.kind === 'start';
  const vault = await (isStart
    ? vaults.getOrCreate(ownerId, isVisitor ? at : undefined)
    : vaults.get(ownerId));
  const conversationId = isStart ? newId() : message.conversationId;
  const userMessageId = regenerationOf(message)?.messageId ?? newId();
  const turn: Turn = { id: newId(), ownerId, conversationId, userMessageId };
  const claim =
    idempotencyKey === undefined
      ? undefined
      : {
          route: message.kind,
          key: idempotencyKey,
          bodyHash: vault.fingerprint(JSON.stringify(bodyOf(message))),
        };
  return { vault, at, turn, claim, recording: sealMessage(vault, message, turn) };
}

/** Rolls back the transaction of an admission that recorded nothing. */
class NothingRecorded extends Error {
  readonly admission: Admission;

  constructor(admission: Admission) {
    super('nothing was recorded');
    this.name = 'NothingRecorded';
    this.admission = admission;
  }
}

/**
 * Admits and records a turn. Visitors and uncharged turns need a transaction that can be rolled back, because they count
 * for two limits; for all others the statement does everything or nothing.
 * @returns undefined when a turn of the conversation or a call with the same key was admitted at the same moment.
 */
async function tryToAdmit(
  context: TurnContext,
  request: Request,
  draft: Draft,
): Promise<Admission | undefined> {
  try {
    if (!request.author.isVisitor && request.charge !== 'allowance')
      return await admitTurn(context.db, admissionOf(context, request, draft));
    return await asOwner(context.db, draft.turn.ownerId, async (trx) => {
      const found = await admitWithin(trx, context, request, draft);
      if (!found.isRecorded) throw new NothingRecorded(found);
      return found;
    });
  } catch (error) {
    if (error instanceof NothingRecorded) return error.admission;
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Admits a turn within a transaction. An uncharged turn counts for the address too, after the statement, so that locks
 * are taken in the order of all other admissions. The caller rolls back unless the turn is recorded.
 */
async function admitWithin(
  trx: ChatTransaction,
  context: TurnContext,
  request: Request,
  draft: Omit<Draft, 'vault'>,
): Promise<Admission> {
  const admission = await admitTurnWithin(trx, admissionOf(context, request, draft));
  if (!admission.isRecorded || request.charge !== 'allowance') return admission;
  const limit = context.config.UNCHARGED_TURNS_PER_DAY_PER_ADDRESS;
  if (await reserveUnchargedOfAddress(trx, { ...admission.charge, limit })) return admission;
  return { ...admission, isRecorded: false, turnsToday: null };
}

function admissionOf(
  { config, processId }: TurnContext,
  { author, message, charge }: Request,
  { at, turn, claim, recording }: Omit<Draft, 'vault'>,
): AdmissionRequest {
  const [day, month] = [dayOf(at), monthOf(at)];
  const secrets = config.VISITOR_SECRET;
  const freePerMonth = config.FREE_MESSAGES_PER_MONTH;
  const visitorAddress = author.isVisitor
    ? {
        key: addressKey(secrets, author.address, month),
        limit: freePerMonth * config.VISITOR_ADDRESS_FACTOR,
      }
    : null;
  return {
    turn,
    recording,
    claim,
    at,
    visitorSeenAt: author.isVisitor && message.kind === 'start' ? at : undefined,
    lease: { by: processId, ms: config.TURN_LEASE_MS },
    unit: {
      charge,
      month,
      day,
      freePerMonth,
      turnsPerDay: config.TURNS_PER_DAY,
      unchargedPerDay: config.UNCHARGED_TURNS_PER_DAY,
      visitorAddress,
    },
    address: { key: addressKey(secrets, author.address, day), turnsPerDay: config.TURNS_PER_DAY_PER_ADDRESS },
    ceiling: dailyCeiling(config),
    providerCalls: config.PROVIDER_CALLS,
  };
}

/** Ends a turn of the conversation that has lapsed. @throws Failure 409 `turn_in_progress` when one has not. */
async function requireNoTurn(
  trx: ChatTransaction,
  context: TurnContext,
  { turn, vault }: Draft,
): Promise<void> {
  if (!(await lockConversation(trx, turn))) return;
  // It may have ended since the admission saw it.
  const answering = await findGeneratingTurn(trx, turn);
  if (answering && !(await settleLapsedTurn(trx, context, vault, answering)))
    throw new Failure('turn_in_progress');
}

const REPLACED_SENTENCE = 'This message can’t be edited anymore. Please look at the newest messages.';
const OUTDATED_SENTENCE = 'You can’t get another reply here anymore. Please look at the newest messages.';

/** Why a turn was not recorded. */
async function refusalOf(
  { db, vaults, config }: TurnContext,
  { message }: Pick<Request, 'message'>,
  { turn: { ownerId }, at }: Pick<Draft, 'turn' | 'at'>,
  admission: Admission,
): Promise<Failure> {
  if (!admission.hasUserKey) {
    vaults.forget(ownerId);
    return new Failure(message.kind === 'start' ? 'unauthenticated' : 'not_found');
  }
  if (!admission.hasConversation) return new Failure('not_found');
  if (admission.isAnswering) return new Failure('turn_in_progress');
  if (!admission.isNewest)
    return new Failure('conflict', {
      sentence: regenerationOf(message) ? OUTDATED_SENTENCE : REPLACED_SENTENCE,
    });
  return limitReached(db, {
    ownerId,
    at,
    freePerMonth: config.FREE_MESSAGES_PER_MONTH,
    isWithinOwnLimits: admission.turnsToday !== null,
  });
}

function newMessageOf({ message }: Request, draft: Draft, admission: Admission): AdmittedMessage {
  const { vault, turn, at } = draft;
  const { conversation, messages: stored } = admission;
  const userMessage = viewNewMessage(message, turn, at);
  const prompt =
    message.kind === 'start'
      ? promptOfNewConversation(message)
      : promptOfConversation(vault, { conversation, stored, newMessage: userMessage.content, ...turn });
  return {
    turn,
    userMessage,
    finding: null,
    newTurn: { ...turn, ...admission.charge, prompt, finding: null },
  };
}

/** A stored message that is answered once more, with the finding that is stored with it. */
async function answeredMessageOf(
  { db }: TurnContext,
  { message }: Request,
  { vault, turn }: Draft,
  { charge, conversation, messages: stored }: Admission,
): Promise<AdmittedMessage> {
  const { ownerId, userMessageId: messageId } = turn;
  const row = await asOwner(db, ownerId, (trx) => findMessage(trx, { ownerId, messageId }));
  if (!row) throw new Failure('not_found');
  const finding = openFinding(vault, row.safety, { column: 'messages.safety', rowId: row.id });
  const angle = regenerationOf(message)?.angle;
  const prompt = promptOfConversation(vault, { conversation, stored, newMessage: undefined, angle, ...turn });
  return {
    turn,
    userMessage: viewMessage(row, vault),
    finding,
    newTurn: { ...turn, ...charge, prompt, finding },
  };
}

/**
 * Handles a repeated call with the same key: returns its turn. If that turn failed or was interrupted, and the person
 * has written nothing since, the stored message gets a new turn with a new charge; so "Try again" duplicates nothing.
 * @returns undefined when there was no earlier call.
 * @throws Failure 409 `conflict` when the key was used with another body, 404 when the message was deleted.
 */
function repeatMessage(
  context: TurnContext,
  request: Request,
  draft: Draft & { readonly claim: KeyClaim },
): Promise<AdmittedMessage | undefined> {
  const { vault, claim } = draft;
  const { id: turnId, ownerId } = draft.turn;
  const { route, key, bodyHash } = claim;
  return asOwner(context.db, ownerId, async (trx) => {
    const earlier = await findEarlierClaim(trx, { ownerId, route, key });
    if (!earlier) return undefined;
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
    const angle = regenerationOf(request.message)?.angle;
    const recording: Recording = angle
      ? { kind: 'regeneration' }
      : {
          kind: 'repetition',
          brokenReplyId: turn.replyMessageId,
          preview: vault.seal(preview(shown.content), place),
        };
    const repetition = { at: draft.at, turn: newTurn, claim: undefined, recording };
    const admission = await admitWithin(trx, context, request, repetition);
    if (!admission.isRecorded) throw await refusalOf(context, request, repetition, admission);
    const { conversation, messages: stored } = admission;
    const prompt = promptOfConversation(vault, {
      conversation,
      stored,
      newMessage: undefined,
      angle,
      ...newTurn,
    });
    const { state: _unanswered, ...userMessage } = shown;
    return {
      turn: newTurn,
      userMessage,
      finding,
      newTurn: { ...newTurn, ...admission.charge, prompt, finding },
    };
  });
}
