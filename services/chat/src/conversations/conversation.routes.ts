import { chatEndpoints } from '@app/contracts';
import { asOwner, Failure, type Scope, serve } from '@app/service-kit';
import type { TurnDeps } from '../deps.ts';
import { rateReply } from '../messages/message.repository.ts';
import { ownerOf } from '../people/owner-of.ts';
import { sealFinding } from '../safety/finding.ts';
import { noticeFor } from '../safety/screen-requests.ts';
import { renameConversation } from './conversation.repository.ts';
import { viewItem } from './conversation.view.ts';
import { readCursor } from './cursor.ts';
import { deleteConversation } from './delete-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { searchConversations } from './search-conversations.ts';
import { showConversation } from './show-conversation.ts';

/** A conversation, for who is in it: visitors too (ROLE-3). */
export function conversationDetailRoutes(scope: Scope<'signedInOrVisitor'>, deps: TurnDeps): void {
  serve(scope, chatEndpoints.detail, async ({ caller, params, request }) => {
    const conversation = { ownerId: ownerOf(caller), conversationId: params.id };
    const { detail, finding } = await showConversation(deps, conversation);
    return { ...detail, safety: noticeFor(request, finding) };
  });
}

/** What somebody does with their own conversations (API-4). */
export function conversationRoutes(scope: Scope<'signedIn'>, deps: TurnDeps): void {
  const { db, vaults, turns } = deps;

  serve(scope, chatEndpoints.list, ({ caller, query: { cursor, limit, q } }) => {
    const page = { ownerId: caller.userId, after: readCursor(cursor), limit };
    return q ? searchConversations(deps, { ...page, words: q }) : listConversations(deps, page);
  });

  serve(scope, chatEndpoints.rename, async ({ caller, params, body, request }) => {
    const ownerId = caller.userId;
    const vault = await vaults.of(ownerId);
    const title = vault.seal(body.title, { column: 'conversations.title', rowId: params.id });
    const place = { column: 'conversations.title_safety', rowId: params.id } as const;
    const titleSafety = sealFinding(vault, request.finding, place);
    const row = await asOwner(db, ownerId, (trx) =>
      renameConversation(trx, { ownerId, conversationId: params.id, title, titleSafety }),
    );
    if (!row) throw new Failure('not_found');
    return { data: viewItem(row, vault), safety: noticeFor(request) };
  });

  serve(scope, chatEndpoints.remove, async ({ caller, params }) => {
    const turnId = await deleteConversation(deps, { ownerId: caller.userId, conversationId: params.id });
    if (turnId) turns.interrupt(turnId, 'lost');
    return undefined;
  });

  serve(scope, chatEndpoints.rateReply, async ({ caller, params, body: { rating, reason } }) => {
    const ownerId = caller.userId;
    const vault = await vaults.of(ownerId);
    const place = { column: 'messages.feedback_reason', rowId: params.messageId } as const;
    const rated = await asOwner(db, ownerId, (trx) =>
      rateReply(trx, {
        ownerId,
        conversationId: params.id,
        messageId: params.messageId,
        rating,
        reason: reason ? vault.seal(reason, place) : null,
      }),
    );
    if (!rated) throw new Failure('not_found');
    return undefined;
  });
}
