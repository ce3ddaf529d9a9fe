import { asOwner, type Logger } from '@app/service-kit';
import { claimSummary, findConversation, storeSummary } from '../conversations/conversation.repository.ts';
import { listMessagesAfter } from '../conversations/message.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import { buildSummaryPrompt, type ConversationMessage } from './build-prompt.ts';
import type { Coach } from './coach.port.ts';
import { needsSummary, openBackground } from './turn-prompt.ts';

/** The newest messages are not summarised. */
const UNSUMMARISED_MESSAGES = 8;
/** The most that one summary reads; the rest waits for the next turn. */
const READ_MESSAGES = 40;
const READ_CHARACTERS = 40_000;

interface SummaryContext {
  readonly db: ChatDatabase;
  readonly vaults: Vaults;
  readonly coach: Coach;
  readonly log: Logger;
}

interface OfConversation {
  readonly ownerId: string;
  readonly conversationId: string;
}

/**
 * Summarises the older part of a conversation that no longer fits into the prompt. Runs once at a time per
 * conversation. Prompts stay bounded while this fails. Never throws.
 */
export async function refreshSummary(
  context: SummaryContext,
  conversation: OfConversation,
  signal: AbortSignal,
): Promise<void> {
  try {
    await summarise(context, conversation, signal);
  } catch (error) {
    context.log.warn({ err: error, conversationId: conversation.conversationId }, 'summary failed');
  }
}

async function summarise(
  { db, vaults, coach }: SummaryContext,
  { ownerId, conversationId }: OfConversation,
  signal: AbortSignal,
): Promise<void> {
  const vault = await vaults.get(ownerId);
  const work = await asOwner(db, ownerId, async (trx) => {
    const conversation = await findConversation(trx, { ownerId, conversationId });
    if (!conversation) return undefined;
    const from = conversation.summarised_upto;
    const rows = await listMessagesAfter(trx, {
      ownerId,
      conversationId,
      afterSeq: from,
      limit: READ_MESSAGES,
    });
    const older = selectOlderMessages(
      rows.map(({ id, seq, role, content }) => ({
        seq,
        role,
        content: vault.open(content, { column: 'messages.content', rowId: id }),
      })),
    );
    if (older.length === 0 || !(await claimSummary(trx, { ownerId, conversationId, from }))) return undefined;
    return {
      from,
      seqs: older.map(({ seq }) => seq),
      prompt: buildSummaryPrompt(openBackground(conversation, vault), older),
    };
  });
  if (!work) return;
  let summary = '';
  await coach.reply({ messages: work.prompt, signal, onText: (piece) => (summary += piece) });
  const sealed = vault.seal(summary, { column: 'conversations.summary', rowId: conversationId });
  await asOwner(db, ownerId, (trx) =>
    storeSummary(trx, { ownerId, conversationId, from: work.from, seqs: work.seqs, summary: sealed }),
  );
}

/** The messages to summarise, oldest first; none while all of them fit into the prompt. */
function selectOlderMessages(messages: readonly ConversationMessage[]): ConversationMessage[] {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  if (!needsSummary({ messages: messages.length, characters })) return [];
  const older: ConversationMessage[] = [];
  let read = 0;
  for (const message of messages.slice(
    0,
    -Math.min(UNSUMMARISED_MESSAGES, Math.floor(messages.length / 2)),
  )) {
    read += message.content.length;
    if (older.length > 0 && read > READ_CHARACTERS) break;
    older.push(message);
  }
  return older;
}
