import type { Finding, Message } from '@app/contracts';
import { asOwner, Failure, readAndRecord } from '@app/service-kit';
import { findConversation } from '../conversations/conversation.repository.ts';
import { viewMessage } from '../conversations/conversation.view.ts';
import { findMessage } from '../conversations/message.repository.ts';
import { markOpened } from '../conversations/unread-reply.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import { openFinding } from '../safety/finding.ts';
import { type FollowContext, followTurn } from './follow-turn.ts';
import { findGeneratingTurn, requestStop } from './turn.repository.ts';
import type { Turn } from './turn.ts';
import type { Interruption } from './turn-runner.ts';

interface OfConversation {
  readonly ownerId: string;
  readonly conversationId: string;
}

/** A turn with the message that it answers, as a caller who follows it is shown. */
export interface ShownTurn {
  readonly turn: Turn;
  readonly userMessage: Message;
  /** What screening or the coach found in the message. */
  readonly finding: Finding | null;
}

/**
 * Finds the turn in progress of a conversation, for a caller who reconnects.
 * @throws Failure 404 when the caller has no such conversation.
 */
export async function findTurnInProgress(
  { db, vaults }: { db: ChatDatabase; vaults: Vaults },
  conversation: OfConversation,
): Promise<ShownTurn | undefined> {
  const { ownerId } = conversation;
  const found = await readAndRecord((records) =>
    asOwner(db, ownerId, async (trx) => {
      if (!(await findConversation(trx, conversation))) throw new Failure('not_found');
      if (records) await markOpened(trx, conversation);
      const turn = await findGeneratingTurn(trx, conversation);
      const row = turn && (await findMessage(trx, { ownerId, messageId: turn.userMessageId }));
      return turn && row ? { turn, row } : undefined;
    }),
  );
  if (!found) return undefined;
  const vault = await vaults.get(ownerId);
  const { turn, row } = found;
  const finding = openFinding(vault, row.safety, { column: 'messages.safety', rowId: row.id });
  return { turn, userMessage: viewMessage(row, vault), finding };
}

/** Less than the caller's timeout, and more than it takes to settle a turn whose process died. */
const WAIT_MS = 8_000;

const IGNORE = { onText: () => undefined, onDanger: () => undefined, isConnected: () => false };

interface StopContext extends FollowContext {
  readonly db: ChatDatabase;
  readonly turns: FollowContext['turns'] & { interrupt(turnId: string, why: Interruption): void };
  readonly shutdown: AbortSignal;
}

/**
 * Stops the reply in progress, whichever replica writes it, and waits until the text so far is stored. Does nothing
 * when no reply is in progress.
 */
export async function stopTurnInProgress(context: StopContext, conversation: OfConversation): Promise<void> {
  const turn = await asOwner(context.db, conversation.ownerId, (trx) => requestStop(trx, conversation));
  if (!turn) return;
  context.turns.interrupt(turn.id, 'stopped');
  const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), context.shutdown]);
  await followTurn(context, turn, IGNORE, signal).catch((error: unknown) => {
    // After a timeout, the caller gets the current state.
    if (!signal.aborted) throw error;
  });
}
