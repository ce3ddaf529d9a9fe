import type { Finding } from '@app/contracts';
import { asOwner, asSystem } from '@app/service-kit';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { storeFindings } from '../conversations/message.repository.ts';
import { previewOfReply } from '../conversations/preview.ts';
import type { ChatTransaction } from '../database.ts';
import type { Vault } from '../encryption/vault.ts';
import { addFinding, isCertain, openFindings, sealFindings } from '../safety/finding.ts';
import { releaseAddressUnit } from '../usage/address-usage.repository.ts';
import { type ChargeEnding, settleCharge, type TurnCharge } from '../usage/charge.ts';
import {
  endTurn,
  findGeneratingTurn,
  type KeptReply,
  listLapsedTurns,
  type Settler,
} from './turn.repository.ts';
import { decideOutcome, type Ending, type Turn, type TurnOutcome } from './turn.ts';
import type { TurnContext } from './turn-context.ts';
import { openStoredText } from './turn-piece.ts';
import { readProgress } from './turn-progress.repository.ts';

interface End {
  ending: Ending;
  text: string;
  /** Findings that the coach or the moderation endpoint raised. */
  raised: readonly Finding[];
  /** The owner is connected and will be given the reply, so that no mail about it is due. */
  hasReader: boolean;
  settler: Settler;
}

type SettleContext = Pick<TurnContext, 'clock' | 'newId' | 'config'>;
type LapseContext = SettleContext & Pick<TurnContext, 'outages'>;

/**
 * Settles a turn in one transaction: stores the reply if it is kept, the turn's final state, and its charge.
 * @returns the outcome; undefined when another process has settled the turn.
 */
export async function settleTurn(
  context: SettleContext & Pick<TurnContext, 'db' | 'vaults'>,
  turn: Turn & TurnCharge,
  end: End,
): Promise<TurnOutcome | undefined> {
  const vault = await context.vaults.find(turn.ownerId);
  // The person was erased in the meantime; nothing of theirs may be written again.
  if (!vault) return { state: 'gone', failure: null };
  return asOwner(context.db, turn.ownerId, (trx) => settle(trx, context, vault, turn, end));
}

/**
 * Whether a lease may have ended only because nobody could renew it. Until one has passed after an outage, the processes
 * that hold the replies in memory come first.
 */
function isAfterOutage({ outages, config }: LapseContext): boolean {
  return outages.isRecent(config.TURN_LEASE_MS);
}

/** Settles the turn of a conversation if its lease has lapsed. The caller holds the conversation's lock. */
export async function settleLapsedTurn(
  trx: ChatTransaction,
  context: LapseContext,
  vault: Vault,
  conversation: { ownerId: string; conversationId: string },
): Promise<TurnOutcome | undefined> {
  const turn = await findGeneratingTurn(trx, conversation);
  if (!turn?.lapsed || isAfterOutage(context)) return undefined;
  const [stored] = await readProgress(trx, [{ ownerId: turn.ownerId, turnId: turn.id, position: 0 }]);
  const text = stored ? openStoredText(vault, turn.id, stored) : '';
  const ending: Ending = { kind: 'broken', failure: 'process_died' };
  return settle(trx, context, vault, turn, {
    ending,
    text,
    raised: [],
    hasReader: false,
    settler: 'lapsed',
  });
}

async function settle(
  trx: ChatTransaction,
  { clock, newId, config }: SettleContext,
  vault: Vault,
  turn: Turn & TurnCharge,
  { ending, text, raised, hasReader, settler }: End,
): Promise<TurnOutcome | undefined> {
  const { state, keepReply, counts } = decideOutcome(ending, text);
  const failure = ending.kind === 'broken' ? ending.failure : null;
  const at = clock.now();
  const isDue = state === 'complete' && !hasReader;
  const dueAt = isDue ? new Date(at.getTime() + config.REPLY_WAITING_AFTER_MS) : null;
  const mark = state === 'stopped' || state === 'interrupted' ? state : null;
  const reply = keepReply ? { ...sealReply(vault, turn, { id: newId(), text }), mark, at, dueAt } : null;
  const chargeEnding = chargeEndingOf(ending, { counts, hasFinding: raised.some(isCertain) });
  const unit = turn.charge === 'unit' ? unitEndings[chargeEnding] : null;
  const ended = await endTurn(trx, turn, { settler, state, failure, reply, unit });
  if (!ended.hasConversation) return { state: 'gone', failure: null };
  if (!ended.isEnded) return undefined;
  const hasFinding = await storeRaisedFindings(trx, vault, turn, { safety: ended.safety, raised });
  if (ended.releasedAddressKey) await releaseAddressUnit(trx, ended.releasedAddressKey);
  if (!ended.isUnitSettled)
    await settleCharge(trx, config, turn, chargeEndingOf(ending, { counts, hasFinding }));
  return { state: ended.state, failure };
}

/** What becomes of a unit together with the turn; null when the findings of the message decide. */
const unitEndings = { answered: 'committed', failed: 'released', free: null } as const;

function chargeEndingOf(
  ending: Ending,
  { counts, hasFinding }: { counts: boolean; hasFinding: boolean },
): ChargeEnding {
  if (ending.kind === 'broken') return 'failed';
  return counts && !hasFinding ? 'answered' : 'free';
}

/**
 * Stores findings unless they are stored already.
 * @returns whether the message has a certain finding; such a turn is not charged while uncharged turns are left for the
 * day.
 */
async function storeRaisedFindings(
  trx: ChatTransaction,
  vault: Vault,
  { ownerId, userMessageId: messageId }: Turn,
  { safety, raised }: { safety: Buffer | null; raised: readonly Finding[] },
): Promise<boolean> {
  const place = { column: 'messages.safety', rowId: messageId } as const;
  const known = openFindings(vault, safety, place);
  const found = raised.reduce(addFinding, known);
  if (found !== known)
    await storeFindings(trx, {
      ownerId,
      messageId,
      known: safety,
      found: sealFindings(vault, found, place),
    });
  return found.some(isCertain);
}

function sealReply(
  vault: Vault,
  { conversationId }: Turn,
  { id, text }: { id: string; text: string },
): Pick<KeptReply, 'id' | 'content' | 'preview'> {
  const place = { column: 'conversations.last_preview', rowId: conversationId } as const;
  return {
    id,
    content: vault.seal(text, { column: 'messages.content', rowId: id }),
    preview: vault.seal(previewOfReply(text), place),
  };
}

const BATCH_SIZE = 20;

/** Settles turns whose process died. Every replica runs this; turns that another replica has locked are skipped. */
export async function settleLapsedTurns(context: TurnContext): Promise<void> {
  if (isAfterOutage(context)) return;
  const { db, vaults, log } = context;
  const lapsed = await asSystem(db, (trx) => listLapsedTurns(trx, BATCH_SIZE));
  for (const turn of lapsed) {
    const vault = await vaults.get(turn.ownerId);
    const settled = await asOwner(db, turn.ownerId, async (trx) =>
      (await lockConversation(trx, { ...turn, skipLocked: true }))
        ? settleLapsedTurn(trx, context, vault, turn)
        : undefined,
    );
    if (settled) log.warn({ turnId: turn.id, state: settled.state }, 'lapsed turn settled');
  }
}
