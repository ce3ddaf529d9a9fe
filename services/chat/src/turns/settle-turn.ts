import type { Finding } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import { lockConversation } from '../conversations/conversation.repository.ts';
import { previewOfReply } from '../conversations/preview.ts';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import { keepFindings } from '../messages/message.repository.ts';
import { replyDue } from '../reply-mails/reply-mail.repository.ts';
import { openFindings, sealFindings, withFinding } from '../safety/finding.ts';
import { settleUnit } from '../usage/usage.repository.ts';
import { endTurn, findGenerating, type Settler } from './turn.repository.ts';
import { type Ending, type Turn, type TurnOutcome, verdict } from './turn.ts';

interface End {
  ending: Ending;
  said: string;
  /** What the coach has raised the alarm for. */
  raised: readonly Finding[];
  settler: Settler;
}

type Tools = Pick<Deps, 'clock' | 'newId' | 'config'>;

/**
 * Ends a turn for good, in one transaction: what is kept of the reply, the turn's state and its unit (rule 6).
 * @returns how it ended; undefined when somebody else has settled it.
 */
export async function settleTurn(
  deps: Tools & Pick<Deps, 'db' | 'vaults'>,
  turn: Turn,
  end: End,
): Promise<TurnOutcome | undefined> {
  const vault = await deps.vaults.find(turn.ownerId);
  // Erased meanwhile: nothing of it may come back.
  if (!vault) return { state: 'gone', failure: null };
  return asOwner(deps.db, turn.ownerId, async (trx) => {
    if (!(await lockConversation(trx, turn))) return { state: 'gone', failure: null };
    return settle(trx, deps, vault, turn, end);
  });
}

/** Settles the conversation's turn if its process is not heard of any more; the caller holds the conversation's lock. */
export async function settleLapsed(
  trx: ChatTransaction,
  tools: Tools,
  vault: Vault,
  conversation: { ownerId: string; conversationId: string },
): Promise<TurnOutcome | undefined> {
  const turn = await findGenerating(trx, conversation);
  if (!turn?.lapsed) return undefined;
  const said = turn.partial ? vault.open(turn.partial, { column: 'turns.partial', rowId: turn.id }) : '';
  const ending: Ending = { kind: 'broken', failure: 'process_died' };
  return settle(trx, tools, vault, turn, { ending, said, raised: [], settler: 'lapsed' });
}

async function settle(
  trx: ChatTransaction,
  { clock, newId, config }: Tools,
  vault: Vault,
  turn: Turn,
  { ending, said, raised, settler }: End,
): Promise<TurnOutcome | undefined> {
  const { ownerId, id: turnId } = turn;
  const { state, keepReply, counts } = verdict(ending, said);
  const failure = ending.kind === 'broken' ? ending.failure : null;
  const replyMessageId = keepReply ? newId() : null;
  const ended = await endTurn(trx, { ownerId, turnId, settler, state, failure, replyMessageId });
  if (!ended) return undefined;
  if (replyMessageId) {
    const mark = state === 'stopped' || state === 'interrupted' ? state : null;
    const at = clock.now();
    const dueAt = state === 'complete' ? new Date(at.getTime() + config.REPLY_WAITING_AFTER_MS) : null;
    await insertReply(trx, vault, turn, { id: replyMessageId, text: said, mark, at, dueAt });
  } else await markUnanswered(trx, turn);
  const inDanger = await keepRaised(trx, vault, turn, { safety: ended.safety, raised });
  await settleUnit(trx, { ownerId, turnId, counts: counts && !inDanger });
  return { state, failure };
}

/**
 * Keeps what the coach found, where that has not been done before.
 * @returns whether anything is known of the message: such a turn is never charged (safety.md).
 */
async function keepRaised(
  trx: ChatTransaction,
  vault: Vault,
  { ownerId, userMessageId: messageId }: Turn,
  { safety, raised }: { safety: Buffer | null; raised: readonly Finding[] },
): Promise<boolean> {
  if (raised.length === 0) return safety !== null;
  const place = { column: 'messages.safety', rowId: messageId } as const;
  const known = openFindings(vault, safety, place);
  const found = raised.reduce(withFinding, known);
  if (found !== known)
    await keepFindings(trx, {
      ownerId,
      messageId,
      known: safety,
      found: sealFindings(vault, found, place),
    });
  return true;
}

async function insertReply(
  trx: ChatTransaction,
  vault: Vault,
  { ownerId, conversationId }: Turn,
  reply: {
    id: string;
    text: string;
    mark: 'stopped' | 'interrupted' | null;
    at: Date;
    /** When its reader is mailed who has not come by then. */
    dueAt: Date | null;
  },
): Promise<void> {
  const content = vault.seal(reply.text, { column: 'messages.content', rowId: reply.id });
  const last = vault.seal(previewOfReply(reply.text), {
    column: 'conversations.last_preview',
    rowId: conversationId,
  });
  await sql`
    with conversation as (
      update conversations set last_seq = last_seq + 1, message_count = message_count + 1,
        last_preview = ${last}, updated_at = ${reply.at}, reply_due_at = ${replyDue(ownerId, reply.dueAt)}
      where id = ${conversationId} and owner_id = ${ownerId}
      returning last_seq)
    insert into messages (id, owner_id, conversation_id, seq, role, content, state, ts)
    select ${reply.id}, ${ownerId}, ${conversationId}, last_seq, 'assistant', ${content}, ${reply.mark}, ${reply.at}
    from conversation`.execute(trx);
}

async function markUnanswered(trx: ChatTransaction, { ownerId, userMessageId }: Turn): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ state: 'unanswered' })
    .where('owner_id', '=', ownerId)
    .where('id', '=', userMessageId)
    .execute();
}
