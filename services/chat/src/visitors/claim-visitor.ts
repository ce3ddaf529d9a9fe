import { asSystem, Failure } from '@app/service-kit';
import type { ChatTransaction } from '../chat.tables.ts';
import type { Deps } from '../deps.ts';
import { holdUserKey } from '../encryption/user-key.repository.ts';
import type { Place, Vault } from '../encryption/vault.ts';
import { isClaimedBy, isGone, rememberGone } from '../people/gone-owner.repository.ts';
import {
  giveConversation,
  giveUsage,
  isAnswering,
  sealMessages,
  takeVisitorKey,
  visitorsConversations,
  visitorsMessages,
} from './visitor.repository.ts';
import { readVisitor } from './visitor-cookie.ts';

/**
 * Gives what a visitor talked about to the account they have made in the same browser (ROLE-3), in one transaction:
 * every text is sealed anew under the account's key, the month's units are counted for the account, the visitor's key
 * goes, and the visitor is no more. Harmless when repeated.
 * @returns false when the cookie is not ours, there is nothing, or somebody else has claimed it.
 * @throws Failure 503 while a reply to the visitor is being written: it is finished first, and the caller tries again.
 */
export async function claimVisitor(deps: Deps, userId: string, cookie: string): Promise<boolean> {
  const { db, vaults, config, clock } = deps;
  const visitorId = readVisitor(config.VISITOR_SECRET, cookie);
  if (visitorId === undefined) return false;
  const theirs = await vaults.find(visitorId);
  if (await asSystem(db, (trx) => isGone(trx, userId))) return false;
  const vault = await vaults.make(userId);
  const claimed = await asSystem(db, async (trx) => {
    if (!theirs || !(await takeVisitorKey(trx, visitorId)))
      return isClaimedBy(trx, { ownerId: visitorId, heirId: userId });
    if (!(await holdUserKey(trx, { ownerId: userId, visitorSeenAt: undefined }))) return false;
    if (await isAnswering(trx, visitorId)) throw new Failure('unavailable', { retryAfterSeconds: 2 });
    await giveRows(trx, { visitorId, theirs, userId, vault });
    await rememberGone(trx, { ownerId: visitorId, heirId: userId, at: clock.now() });
    await trx.deleteFrom('idempotency_keys').where('owner_id', '=', visitorId).execute();
    await trx.deleteFrom('chat_keys.user_keys').where('owner_id', '=', visitorId).execute();
    return true;
  });
  vaults.forget(visitorId);
  return claimed;
}

interface Gift {
  visitorId: string;
  theirs: Vault;
  userId: string;
  vault: Vault;
}

async function giveRows(trx: ChatTransaction, { visitorId, theirs, userId, vault }: Gift): Promise<void> {
  const anew = (sealed: Buffer, place: Place) => vault.seal(theirs.open(sealed, place), place);
  const anewOrNull = (sealed: Buffer | null, place: Place) => (sealed === null ? null : anew(sealed, place));
  const messages = await visitorsMessages(trx, visitorId);
  for (const { id: rowId, ...row } of await visitorsConversations(trx, visitorId)) {
    await giveConversation(trx, {
      from: visitorId,
      to: userId,
      id: rowId,
      title: anew(row.title, { column: 'conversations.title', rowId }),
      title_safety: anewOrNull(row.title_safety, { column: 'conversations.title_safety', rowId }),
      preview: anew(row.preview, { column: 'conversations.preview', rowId }),
      last_preview: anewOrNull(row.last_preview, { column: 'conversations.last_preview', rowId }),
      summary: anewOrNull(row.summary, { column: 'conversations.summary', rowId }),
    });
  }
  await sealMessages(
    trx,
    userId,
    messages.map(({ id: rowId, content, safety, feedback_reason: reason }) => ({
      id: rowId,
      content: anew(content, { column: 'messages.content', rowId }),
      safety: anewOrNull(safety, { column: 'messages.safety', rowId }),
      feedback_reason: anewOrNull(reason, { column: 'messages.feedback_reason', rowId }),
    })),
  );
  await giveUsage(trx, { from: visitorId, to: userId });
}
