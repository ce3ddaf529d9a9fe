import { type Finding, freeLimitSentence, type Message } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import type { ChatTransaction } from '../chat.tables.ts';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { preview } from '../conversations/preview.ts';
import type { Deps } from '../deps.ts';
import { holdUserKey } from '../encryption/user-key.repository.ts';
import type { Vault } from '../encryption/vault.ts';
import { catchUpOnPurchase } from '../entitlements/catch-up-on-purchase.ts';
import { findMessage } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { openFinding } from '../safety/finding.ts';
import { settleLapsed } from '../turns/settle-turn.ts';
import { type FoundTurn, findTurn } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import { monthOf } from '../usage/month.ts';
import { hasUnitLeft, reserveUnit } from '../usage/usage.repository.ts';
import { addressKey } from '../visitors/address-key.ts';
import { hasAddressUnitLeft, reserveAddressUnit } from '../visitors/address-month.repository.ts';
import { insertRepeatedTurn, isNewestQuestion, type NewTurn } from './admission.repository.ts';
import { claimKey, pointKey } from './idempotency-key.repository.ts';
import type { KeyedRoute } from './idempotency-key.table.ts';

/** A message that is in: the turn that answers it. */
export interface Admitted {
  readonly turn: Turn;
  /** False when an earlier call with the same key has brought the turn in: it is answered already, or being answered. */
  readonly fresh: boolean;
  readonly userMessage: Message;
  /** What was found in it. */
  readonly finding: Finding | null;
}

export interface Sender {
  readonly ownerId: string;
  readonly route: KeyedRoute;
  readonly idempotencyKey: string | undefined;
  /** What screening found in what they say. */
  readonly finding: Finding | null;
  /** Of a visitor (ROLE-3): where they call from. */
  readonly address?: string;
}

/** What recording a new message needs. */
export interface Admission {
  readonly trx: ChatTransaction;
  readonly vault: Vault;
  readonly at: Date;
  /** Of a visitor: the address whose month their units count for as well. */
  readonly addressKey: Buffer | null;
  readonly finding: Finding | null;
  /** The lease and the unit of a turn that begins now. */
  newTurn(turn: Turn): NewTurn;
}

/**
 * Lets one message in, whole or not at all (one transaction): claims the caller's key, or else does `record`, which
 * takes the unit and stores message and turn. A person who stands at the limit may just have paid: billing is asked, and
 * the message tried once more.
 * @throws Failure 409 `conflict` when the key was used with another body, 401 or 404 for who is no more; what `record`
 * throws.
 */
export async function admit(
  deps: Deps,
  sender: Sender,
  body: readonly unknown[],
  record: Recording,
): Promise<Admitted> {
  try {
    return await admitOnce(deps, sender, body, record);
  } catch (error) {
    const atLimit = error instanceof Failure && error.code === 'free_limit_reached';
    if (!atLimit || sender.address !== undefined || !(await catchUpOnPurchase(deps, sender.ownerId)))
      throw error;
    return admitOnce(deps, sender, body, record);
  }
}

type Recording = (admission: Admission, turnId: string) => Promise<Omit<Admitted, 'fresh'>>;

async function admitOnce(
  deps: Deps,
  { ownerId, route, idempotencyKey: key, finding, address }: Sender,
  body: readonly unknown[],
  record: Recording,
): Promise<Admitted> {
  const at = deps.clock.now();
  const visitorSeenAt = route === 'start' && address !== undefined ? at : undefined;
  const vault = await (route === 'start'
    ? deps.vaults.make(ownerId, visitorSeenAt)
    : deps.vaults.of(ownerId));
  const month = monthOf(at);
  const ofAddress = address === undefined ? null : addressKey(deps.config.VISITOR_SECRET, address, month);
  const newTurn = (turn: Turn): NewTurn => ({
    ...turn,
    leasedBy: deps.processId,
    leaseMs: deps.config.TURN_LEASE_MS,
    month,
    addressKey: ofAddress,
    isCharged: finding === null,
  });
  return asOwner(deps.db, ownerId, async (trx) => {
    if (!(await holdUserKey(trx, { ownerId, visitorSeenAt }))) {
      deps.vaults.forget(ownerId);
      throw new Failure(route === 'start' ? 'unauthenticated' : 'not_found');
    }
    const admission: Admission = { trx, vault, at, addressKey: ofAddress, finding, newTurn };
    const turnId = deps.newId();
    if (key !== undefined) {
      const bodyHash = vault.fingerprint(JSON.stringify(body));
      const earlier = await claimKey(trx, { ownerId, route, key, bodyHash, turnId });
      if (earlier && !earlier.bodyHash.equals(bodyHash)) throw new Failure('conflict');
      if (earlier) {
        const admitted = await repeat(deps, admission, { ownerId, turnId: earlier.turnId });
        if (admitted.fresh) await pointKey(trx, { ownerId, route, key, turnId: admitted.turn.id });
        return admitted;
      }
    }
    return { ...(await record(admission, turnId)), fresh: true };
  });
}

const ADDRESS_SENTENCE =
  'All free messages for visitors from your connection are used up this month. Please sign up to continue.';

/**
 * Takes a unit of this month, a visitor's of their address too (ROLE-3). Who may be in danger needs one left, and it is
 * not taken (safety.md): without that bound, a word would make the product free and its bill endless.
 * @throws Failure 402 `free_limit_reached` with the paywall's sentence (CHAT-7).
 */
export async function takeUnit(
  { config }: Deps,
  { trx, at, addressKey, finding }: Admission,
  ownerId: string,
): Promise<void> {
  const limit = config.FREE_MESSAGES_PER_MONTH;
  const month = monthOf(at);
  const ofPerson = finding ? hasUnitLeft : reserveUnit;
  if (!(await ofPerson(trx, { ownerId, month, limit }))) throw paywall(freeLimitSentence(limit));
  if (addressKey === null) return;
  const limitOfAddress = limit * config.VISITOR_ADDRESS_FACTOR;
  const ofAddress = finding ? hasAddressUnitLeft : reserveAddressUnit;
  if (!(await ofAddress(trx, { addressKey, month, limit: limitOfAddress }))) throw paywall(ADDRESS_SENTENCE);
}

function paywall(sentence: string): Failure {
  return new Failure('free_limit_reached', { sentence, more: { paywall: true, safety: null } });
}

/**
 * The same call again: the same turn, or, where that failed and nothing was said since, the same message in a new
 * turn with a new unit, so that "Try again" doubles nothing.
 */
async function repeat(
  deps: Deps,
  admission: Admission,
  { ownerId, turnId }: { ownerId: string; turnId: string | null },
): Promise<Admitted> {
  const { trx, vault } = admission;
  const deleted = new Failure('not_found', { sentence: 'This message was deleted or changed.' });
  const known = turnId === null ? undefined : await findTurn(trx, { ownerId, turnId });
  if (!known || !(await lockConversation(trx, known))) throw deleted;
  await settleLapsed(trx, deps, vault, known);
  const turn = await findTurn(trx, { ownerId, turnId: known.id });
  const row = turn && (await findMessage(trx, { ownerId, messageId: turn.userMessageId }));
  if (!turn || !row) throw deleted;
  const userMessage = viewMessage(row, vault);
  const finding = openFinding(vault, row.safety, { column: 'messages.safety', rowId: row.id });
  const broken = turn.state === 'failed' || turn.state === 'interrupted';
  if (!broken || !(await isNewestQuestion(trx, turn))) return { turn, fresh: false, userMessage, finding };
  return tryAgain(deps, { ...admission, finding: finding ?? admission.finding }, turn, userMessage);
}

async function tryAgain(
  deps: Deps,
  admission: Admission,
  broken: FoundTurn,
  { state: _unanswered, ...userMessage }: Message,
): Promise<Admitted> {
  const { ownerId, conversationId, userMessageId, replyMessageId } = broken;
  const turn: Turn = { id: deps.newId(), ownerId, conversationId, userMessageId };
  await takeUnit(deps, admission, ownerId);
  const place = { column: 'conversations.last_preview', rowId: conversationId } as const;
  const { finding } = admission;
  const isCharged = finding === null;
  await insertRepeatedTurn(
    admission.trx,
    { ...admission.newTurn(turn), isCharged },
    {
      brokenReplyId: replyMessageId,
      preview: admission.vault.seal(preview(userMessage.content), place),
    },
  );
  return { turn, fresh: true, userMessage, finding };
}
