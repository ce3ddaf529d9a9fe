import type { Disclosure, Finding, Message, Usage } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { listMessages } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { markOpened } from '../reply-mails/reply-mail.repository.ts';
import { disclosuresOf } from '../safety/disclosures.ts';
import { openFinding } from '../safety/finding.ts';
import { monthOf } from '../usage/month.ts';
import { readStanding } from '../usage/usage.repository.ts';
import { viewUsage } from '../usage/usage.view.ts';

/** The body of an answered turn: the whole conversation, and where its owner stands. */
export interface TurnAnswer {
  messages: Message[];
  usage: Usage;
  /** What screening or the coach found in the message that was answered. */
  finding: Finding | null;
  disclosures: Disclosure[];
}

/**
 * For whoever has waited for the turn: what waits for a reader has found one, unless `heard` says that they have left.
 * @throws Failure 404 when the conversation is gone.
 */
export async function loadTurnAnswer(
  { db, vaults, clock, config }: Deps,
  { ownerId, conversationId }: { ownerId: string; conversationId: string },
  heard: () => boolean = () => true,
): Promise<TurnAnswer> {
  const conversation = { ownerId, conversationId };
  const now = clock.now();
  const read = await asOwner(db, ownerId, async (trx) => {
    if (heard()) await markOpened(trx, conversation);
    return {
      rows: await listMessages(trx, conversation),
      standing: await readStanding(trx, { ownerId, month: monthOf(now) }),
    };
  });
  if (read.rows.length === 0) throw new Failure('not_found');
  const vault = await vaults.of(ownerId);
  const messages = read.rows.map((row) => viewMessage(row, vault));
  const said = read.rows.findLast(({ role }) => role === 'user');
  return {
    messages,
    usage: viewUsage(read.standing, { limit: config.FREE_MESSAGES_PER_MONTH, now }),
    finding: said ? openFinding(vault, said.safety, { column: 'messages.safety', rowId: said.id }) : null,
    disclosures: disclosuresOf(messages),
  };
}
