import { LIMITS } from '@app/contracts';
import { asOwner } from '@app/service-kit';
import { findConversation } from '../conversations/conversation.repository.ts';
import type { Deps } from '../deps.ts';
import { messagesAfter } from '../messages/message.repository.ts';
import type { Turn } from '../turns/turn.ts';
import {
  buildSummaryPrompt,
  CONTEXT_CHARACTERS,
  CONTEXT_MESSAGES,
  type SaidMessage,
} from './build-prompt.ts';
import { openBackground, openMessage } from './load-prompt.ts';
import { claimSummary, keepSummary } from './summary.repository.ts';

/** A summary is written before the next message could push something out of sight. */
const SUMMARISE_FROM_MESSAGES = CONTEXT_MESSAGES - 4;
const SUMMARISE_FROM_CHARACTERS = CONTEXT_CHARACTERS - LIMITS.message.max;
/** The newest stay as they were said. */
const STAY_MESSAGES = 8;
/** What one summary reads at most; what is more waits for the next turn. */
const READ_MESSAGES = 40;
const READ_CHARACTERS = 40_000;

/**
 * Has the older part of a conversation summarised when it has grown too long to be seen whole (rule 8). One at a time
 * for each conversation; while it fails, prompts are bounded all the same. Never throws.
 */
export async function refreshSummary(deps: Deps, turn: Turn, signal: AbortSignal): Promise<void> {
  try {
    await summarise(deps, turn, signal);
  } catch (error) {
    deps.log.warn({ err: error, conversationId: turn.conversationId }, 'a summary failed');
  }
}

async function summarise({ db, vaults, coach }: Deps, turn: Turn, signal: AbortSignal): Promise<void> {
  const { ownerId, conversationId } = turn;
  const vault = await vaults.of(ownerId);
  const work = await asOwner(db, ownerId, async (trx) => {
    const conversation = await findConversation(trx, turn);
    if (!conversation) return undefined;
    const from = conversation.summarised_upto;
    const rows = await messagesAfter(trx, {
      ...turn,
      afterSeq: from,
      first: 'oldest',
      limit: READ_MESSAGES,
    });
    const older = olderOf(rows.map((row) => openMessage(row, vault)));
    const upto = older.at(-1)?.seq;
    if (upto === undefined || !(await claimSummary(trx, { ownerId, conversationId, from }))) return undefined;
    return { from, upto, prompt: buildSummaryPrompt(openBackground(conversation, vault), older) };
  });
  if (!work) return;
  let summary = '';
  await coach.reply({ messages: work.prompt, signal, say: (piece) => (summary += piece) });
  const sealed = vault.seal(summary, { column: 'conversations.summary', rowId: conversationId });
  await asOwner(db, ownerId, (trx) =>
    keepSummary(trx, { ownerId, conversationId, from: work.from, upto: work.upto, summary: sealed }),
  );
}

/** Those of the messages not yet summarised, oldest first, that are to be; none while all can still be seen. */
function olderOf(said: readonly SaidMessage[]): SaidMessage[] {
  const characters = said.reduce((sum, { content }) => sum + content.length, 0);
  if (said.length < SUMMARISE_FROM_MESSAGES && characters < SUMMARISE_FROM_CHARACTERS) return [];
  const older: SaidMessage[] = [];
  let read = 0;
  for (const message of said.slice(0, -Math.min(STAY_MESSAGES, Math.floor(said.length / 2)))) {
    read += message.content.length;
    if (older.length > 0 && read > READ_CHARACTERS) break;
    older.push(message);
  }
  return older;
}
