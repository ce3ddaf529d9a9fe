import type { Message, Usage } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { listMessages } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { monthOf } from '../usage/month.ts';
import { readStanding } from '../usage/usage.repository.ts';
import { viewUsage } from '../usage/usage.view.ts';

/** The body of an answered turn: the whole conversation, and where its owner stands. */
export interface TurnAnswer {
  messages: Message[];
  usage: Usage;
  safety: null;
}

/** @throws Failure 404 when the conversation is gone. */
export async function loadTurnAnswer(
  { db, vaults, clock, config }: Deps,
  conversation: { ownerId: string; conversationId: string },
): Promise<TurnAnswer> {
  const { ownerId } = conversation;
  const now = clock.now();
  const read = await asOwner(db, ownerId, async (trx) => ({
    rows: await listMessages(trx, conversation),
    standing: await readStanding(trx, { ownerId, month: monthOf(now) }),
  }));
  if (read.rows.length === 0) throw new Failure('not_found');
  const vault = await vaults.of(ownerId);
  return {
    messages: read.rows.map((row) => viewMessage(row, vault)),
    usage: viewUsage(read.standing, { limit: config.FREE_MESSAGES_PER_MONTH, now }),
    safety: null,
  };
}
