import { asOwner } from '@app/service-kit';
import { listFindingsSince } from '../conversations/message.repository.ts';
import { isCertain, openFinding } from '../safety/finding.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import type { Author } from './admit-message.ts';
import type { NewMessage } from './draft-message.ts';

const RECENT_MS = 24 * 3_600_000;

/** Whether a message of the last 24 hours in the conversation has a certain finding. */
export async function hasRecentDanger(
  { db, vaults, clock }: Pick<TurnContext, 'db' | 'vaults' | 'clock'>,
  { author: { ownerId }, message }: { author: Author; message: NewMessage },
): Promise<boolean> {
  if (message.kind === 'start') return false;
  const { conversationId } = message;
  const since = new Date(clock.now().getTime() - RECENT_MS);
  const sealed = await asOwner(db, ownerId, (trx) =>
    listFindingsSince(trx, { ownerId, conversationId, since }),
  );
  if (sealed.length === 0) return false;
  const vault = await vaults.get(ownerId);
  return sealed.some(({ id: rowId, safety }) =>
    isCertain(openFinding(vault, safety, { column: 'messages.safety', rowId })),
  );
}
