import type { Disclosure, Message, Usage } from '@app/contracts';
import { asOwner, type Clock, Failure, readAndRecord } from '@app/service-kit';
import type { Config } from '../config.ts';
import { viewMessage } from '../conversations/conversation.view.ts';
import { markUnread } from '../conversations/unread-reply.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import { disclosuresOf } from '../safety/disclosures.ts';
import { openFinding } from '../safety/finding.ts';
import { type Notices, noticesOf } from '../safety/notice.ts';
import { monthOf } from '../usage/month.ts';
import { viewUsage } from '../usage/show-usage.ts';
import { readAnswer } from './turn-answer.repository.ts';

/** The answer to a message: the whole conversation and the person's usage. */
export interface TurnAnswer extends Notices {
  messages: Message[];
  usage: Usage;
  disclosures: Disclosure[];
}

interface AnswerContext {
  readonly db: ChatDatabase;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly config: Pick<Config, 'FREE_MESSAGES_PER_MONTH' | 'REPLY_WAITING_AFTER_MS'>;
}

/**
 * Loads the answer for a caller who waited for the turn, and records whether they will receive it: the conversation is
 * opened, or its reply is unread.
 * @throws Failure 404 when the conversation was deleted.
 */
export async function loadTurnAnswer(
  { db, vaults, clock, config }: AnswerContext,
  { ownerId, conversationId }: { ownerId: string; conversationId: string },
  {
    country,
    isConnected,
    isComplete,
  }: { country: string | undefined; isConnected: boolean; isComplete: boolean },
): Promise<TurnAnswer> {
  const now = clock.now();
  const month = monthOf(now);
  if (isComplete && !isConnected) {
    // The caller was perhaps connected when the reply was stored.
    const dueAt = new Date(now.getTime() + config.REPLY_WAITING_AFTER_MS);
    await asOwner(db, ownerId, (trx) => markUnread(trx, { ownerId, conversationId, dueAt }));
  }
  const rows = await readAndRecord((records) =>
    readAnswer(db, { ownerId, conversationId, month, isOpened: records && isConnected }),
  );
  const [first] = rows;
  if (!first) throw new Failure('not_found');
  const vault = await vaults.get(ownerId);
  const messages = rows.map((row) => viewMessage(row, vault));
  const question = rows.findLast(({ role }) => role === 'user');
  const place = { column: 'messages.safety', rowId: question?.id ?? '' } as const;
  const finding = openFinding(vault, question?.safety ?? null, place);
  return {
    messages,
    usage: viewUsage(first, { limit: config.FREE_MESSAGES_PER_MONTH, now }),
    ...noticesOf(finding, country),
    disclosures: disclosuresOf(messages),
  };
}
