import type { EmotionTag, Finding, Message } from '@app/contracts';
import { Failure } from '@app/service-kit';
import { loadPrompt, promptOfNewConversation, type TurnPrompt } from '../coach/load-prompt.ts';
import { preview } from '../conversations/preview.ts';
import type { ChatTransaction } from '../database.ts';
import type { Vault } from '../encryption/vault.ts';
import { sealFinding } from '../safety/finding.ts';
import { settleLapsedTurn } from '../turns/settle-turn.ts';
import { type FoundTurn, findGeneratingTurn } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import type { AdmittedTurn, TurnContext } from '../turns/turn-context.ts';
import type { ShownTurn } from '../turns/turn-in-progress.ts';
import type { SlotHolder } from '../turns/turn-slots.ts';
import { chargeTurn, type NewCharge } from '../usage/charge.ts';
import { monthOf } from '../usage/month.ts';
import {
  findNewestMessage,
  insertConversation,
  insertMessage,
  insertRepeatedTurn,
  insertReplacement,
  type NewTurnRow,
} from './posting.repository.ts';

/** Who writes a message. */
export type Author = SlotHolder;

export interface NewConversation {
  readonly title: string;
  readonly question: string;
  readonly emotionTags: readonly EmotionTag[];
}

export interface FollowUp {
  readonly conversationId: string;
  readonly message: string;
  /** The id of the person's newest message, if this one replaces it. */
  readonly replaces?: string | undefined;
}

/** An open admission: its transaction, and what the message is recorded with. */
export interface Admission {
  readonly trx: ChatTransaction;
  readonly vault: Vault;
  readonly at: Date;
  /** The id of the turn that answers the message. */
  readonly turnId: string;
  readonly ownerId: string;
  /** What screening found in the text, or is stored with it. */
  readonly finding: Finding | null;
  /** The key under which the caller's address is counted today. */
  readonly addressKey: Buffer;
  /** For visitors: the key under which their address is counted this month. */
  readonly addressMonthKey: Buffer | null;
}

/** A stored message. */
export interface AdmittedMessage extends ShownTurn {
  /**
   * The turn to answer; undefined when an earlier call with the same key created the turn, which is then complete or in
   * progress.
   */
  readonly newTurn: AdmittedTurn | undefined;
}

type RecordContext = Pick<TurnContext, 'clock' | 'newId' | 'config' | 'processId'>;

/**
 * Records the first message of a new conversation (CHAT-1).
 * @throws Failure 402 `free_limit_reached`, 429 `rate_limited`.
 */
export async function recordFirstMessage(
  context: RecordContext,
  admission: Admission,
  { title, question, emotionTags }: NewConversation,
): Promise<AdmittedMessage> {
  const { trx, vault, at, ownerId, turnId, finding } = admission;
  const charge = await chargeTurn(trx, context.config, { ...admission, hasFinding: finding !== null });
  const [conversationId, userMessageId] = [context.newId(), context.newId()];
  const turn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
  const tags = [...new Set(emotionTags)];
  const safety = sealFinding(vault, finding, { column: 'messages.safety', rowId: userMessageId });
  await insertConversation(trx, rowOf(context, admission, turn, charge), {
    title: vault.seal(title, { column: 'conversations.title', rowId: conversationId }),
    preview: vault.seal(preview(question), { column: 'conversations.preview', rowId: conversationId }),
    content: vault.seal(question, { column: 'messages.content', rowId: userMessageId }),
    safety,
    emotionTags: tags,
    at,
  });
  const prompt = promptOfNewConversation({ title, question, emotionTags: tags }, { finding, safety });
  const userMessage: Message = { id: userMessageId, role: 'user', content: question, ts: at.toISOString() };
  return { turn, userMessage, finding, newTurn: newTurnOf(turn, charge, prompt) };
}

const REPLACED_SENTENCE = 'This message can’t be changed any more. Please look at the newest ones.';

/**
 * Records another message of a conversation (CHAT-2), or replaces its newest one; both use a unit. The conversation is
 * locked.
 * @throws Failure 409 `turn_in_progress`, or `conflict` when `replaces` is no longer the newest message, 402
 * `free_limit_reached`, 429 `rate_limited`.
 */
export async function recordFollowUp(
  context: RecordContext,
  admission: Admission,
  { conversationId, message, replaces }: FollowUp,
): Promise<AdmittedMessage> {
  const { trx, vault, at, ownerId, turnId, finding } = admission;
  const conversation = { ownerId, conversationId };
  const generating = await findGeneratingTurn(trx, conversation);
  if (generating && !(generating.lapsed && (await settleLapsedTurn(trx, context, vault, conversation))))
    throw new Failure('turn_in_progress');
  const place = replaces && (await findNewestMessage(trx, { ...conversation, userMessageId: replaces }));
  if (replaces && !place) throw new Failure('conflict', { sentence: REPLACED_SENTENCE });
  const charge = await chargeTurn(trx, context.config, { ...admission, hasFinding: finding !== null });
  const userMessageId = context.newId();
  const turn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
  const row = rowOf(context, admission, turn, charge);
  const start = preview(message);
  const sealed = {
    content: vault.seal(message, { column: 'messages.content', rowId: userMessageId }),
    preview: vault.seal(start, { column: 'conversations.last_preview', rowId: conversationId }),
    safety: sealFinding(vault, finding, { column: 'messages.safety', rowId: userMessageId }),
    at,
  };
  if (replaces && place) {
    const firstPreview = vault.seal(start, { column: 'conversations.preview', rowId: conversationId });
    await insertReplacement(trx, row, { messageId: replaces, ...place }, { ...sealed, firstPreview });
  } else await insertMessage(trx, row, sealed);
  const prompt = await loadPrompt(trx, vault, turn);
  const userMessage: Message = { id: userMessageId, role: 'user', content: message, ts: at.toISOString() };
  return { turn, userMessage, finding, newTurn: newTurnOf(turn, charge, prompt) };
}

/** Records another turn for a stored message whose turn failed or was interrupted. */
export async function recordRetry(
  context: RecordContext,
  admission: Admission,
  { ownerId, conversationId, userMessageId, replyMessageId }: FoundTurn,
  userMessage: Message,
): Promise<AdmittedMessage> {
  const { trx, vault, turnId, finding } = admission;
  const turn: Turn = { id: turnId, ownerId, conversationId, userMessageId };
  const charge = await chargeTurn(trx, context.config, { ...admission, hasFinding: finding !== null });
  const place = { column: 'conversations.last_preview', rowId: conversationId } as const;
  await insertRepeatedTurn(trx, rowOf(context, admission, turn, charge), {
    brokenReplyId: replyMessageId,
    preview: vault.seal(preview(userMessage.content), place),
  });
  const prompt = await loadPrompt(trx, vault, turn);
  return { turn, userMessage, finding, newTurn: newTurnOf(turn, charge, prompt) };
}

function newTurnOf(turn: Turn, charge: NewCharge, prompt: TurnPrompt): AdmittedTurn {
  return { ...turn, ...charge, prompt: charge.charge === 'nothing' ? undefined : prompt };
}

function rowOf(
  { config, processId }: RecordContext,
  { at, addressMonthKey }: Admission,
  turn: Turn,
  charge: NewCharge,
): NewTurnRow {
  const lease = { leasedBy: processId, leaseMs: config.TURN_LEASE_MS };
  return { ...turn, ...charge, ...lease, month: monthOf(at), addressMonthKey };
}
