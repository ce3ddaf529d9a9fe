import { asSystem, type Clock, Failure } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { lockUserKey } from '../encryption/user-key.repository.ts';
import type { Place, Vault, Vaults } from '../encryption/vault.ts';
import { isClaimedBy, isOwnerGone, recordGoneOwner } from '../owners/gone-owner.repository.ts';
import { readVisitor } from '../visitors/visitor-cookie.ts';
import {
  isAnswering,
  listVisitorConversations,
  listVisitorMessages,
  lockVisitorKey,
  moveConversation,
  moveUsage,
  storeResealedMessages,
} from './claim-visitor.repository.ts';
import { deleteOwnedRows } from './person.repository.ts';

interface ClaimContext {
  readonly db: ChatDatabase;
  readonly vaults: Vaults;
  readonly config: Pick<Config, 'VISITOR_SECRET'>;
  readonly clock: Clock;
}

/**
 * Moves a visitor's conversations to the account they created in the same browser (ROLE-3), in one transaction: reseals
 * every text with the account's key, counts the month's units for the account, and deletes the visitor and their key.
 * Safe to repeat.
 * @returns false when the cookie is not ours, the visitor has nothing, or another account has claimed it.
 * @throws Failure 503 while a reply to the visitor is in progress; the caller tries again.
 */
export async function claimVisitor(
  { db, vaults, config, clock }: ClaimContext,
  userId: string,
  cookie: string,
): Promise<boolean> {
  const visitorId = readVisitor(config.VISITOR_SECRET, cookie);
  if (visitorId === undefined) return false;
  const theirs = await vaults.find(visitorId);
  if (await asSystem(db, (trx) => isOwnerGone(trx, userId))) return false;
  const vault = await vaults.getOrCreate(userId);
  const claimed = await asSystem(db, async (trx) => {
    if (!theirs || !(await lockVisitorKey(trx, visitorId)))
      return isClaimedBy(trx, { ownerId: visitorId, heirId: userId });
    if (!(await lockUserKey(trx, userId))) return false;
    if (await isAnswering(trx, visitorId)) throw new Failure('unavailable', { retryAfterSeconds: 2 });
    await moveRows(trx, { visitorId, theirs, userId, vault });
    await recordGoneOwner(trx, { ownerId: visitorId, heirId: userId, at: clock.now() });
    await deleteOwnedRows(trx, [visitorId]);
    return true;
  });
  vaults.forget(visitorId);
  return claimed;
}

interface Move {
  visitorId: string;
  theirs: Vault;
  userId: string;
  vault: Vault;
}

async function moveRows(trx: ChatTransaction, { visitorId, theirs, userId, vault }: Move): Promise<void> {
  const reseal = (sealed: Buffer, place: Place) => vault.seal(theirs.open(sealed, place), place);
  const resealOrNull = (sealed: Buffer | null, place: Place) =>
    sealed === null ? null : reseal(sealed, place);
  const conversations = await listVisitorConversations(trx, visitorId);
  const conversationIds = conversations.map(({ id }) => id);
  const messages = await listVisitorMessages(trx, visitorId, conversationIds);
  for (const { id: rowId, ...row } of conversations) {
    await moveConversation(trx, {
      from: visitorId,
      to: userId,
      id: rowId,
      title: reseal(row.title, { column: 'conversations.title', rowId }),
      title_safety: resealOrNull(row.title_safety, { column: 'conversations.title_safety', rowId }),
      preview: reseal(row.preview, { column: 'conversations.preview', rowId }),
      last_preview: resealOrNull(row.last_preview, { column: 'conversations.last_preview', rowId }),
      summary: resealOrNull(row.summary, { column: 'conversations.summary', rowId }),
    });
  }
  await storeResealedMessages(
    trx,
    userId,
    messages.map(({ id: rowId, content, safety, feedback_reason: reason }) => ({
      id: rowId,
      content: reseal(content, { column: 'messages.content', rowId }),
      safety: resealOrNull(safety, { column: 'messages.safety', rowId }),
      feedback_reason: resealOrNull(reason, { column: 'messages.feedback_reason', rowId }),
    })),
  );
  await moveUsage(trx, { from: visitorId, to: userId });
}
