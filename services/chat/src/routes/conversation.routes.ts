import { chatEndpoints } from '@app/contracts';
import { type Answer, type Scope, sendJson, serve } from '@app/service-kit';
import type { RouteDeps } from '../deps.ts';
import { changeConversation, rateReply } from '../history/change-conversation.ts';
import { deleteConversations } from '../history/delete-conversations.ts';
import { deleteMessage } from '../history/delete-message.ts';
import { listConversations, readCursor } from '../history/list-conversations.ts';
import { restoreConversations, restoreMessage } from '../history/restore-deleted.ts';
import { searchConversations } from '../history/search-conversations.ts';
import { showConversation } from '../history/show-conversation.ts';
import { countryOf } from '../safety/country-of.ts';
import { noticesOf } from '../safety/notice.ts';
import { ownerOf } from '../visitors/recognise-visitors.ts';
import { screeningOf } from './posted-message.ts';

/** One conversation; open to visitors too (ROLE-3). */
export function conversationDetailRoutes(scope: Scope<'signedInOrVisitor'>, deps: RouteDeps): void {
  serve(
    scope,
    chatEndpoints.detail,
    async ({ caller, params, request, reply }): Promise<Answer<typeof chatEndpoints.detail>> => {
      const conversation = { ownerId: ownerOf(caller), conversationId: params.id };
      const { head, messages, isShort, findings, disclosures } = await showConversation(deps, conversation);
      const country = countryOf(request);
      const safety = () => noticesOf(findings().certain, country).safety;
      const concern = () => noticesOf(findings().likely, country).concern;
      if (!isShort) return sendJson(reply, { ...head, messages, safety, concern, disclosures }, deps.log);
      const whole = await Array.fromAsync(messages);
      return {
        ...head,
        messages: whole,
        safety: safety(),
        concern: concern(),
        disclosures: disclosures(),
      };
    },
  );
}

/** Deleting one message, and restoring it; open to visitors too. */
export function deletedMessageRoutes(scope: Scope<'signedInOrVisitor'>, deps: RouteDeps): void {
  serve(scope, chatEndpoints.removeMessage, async ({ caller, params: { id, messageId } }) => ({
    data: await deleteMessage(deps, { ownerId: ownerOf(caller), conversationId: id, messageId }),
  }));

  serve(scope, chatEndpoints.restoreMessage, async ({ caller, params: { id, messageId } }) => {
    await restoreMessage(deps, { ownerId: ownerOf(caller), conversationId: id, messageId });
    return undefined;
  });
}

/** A person's own conversations (API-4). */
export function conversationRoutes(scope: Scope<'signedIn'>, deps: RouteDeps): void {
  serve(scope, chatEndpoints.list, ({ caller, query: { cursor, limit, q, pinned } }) => {
    const page = { ownerId: caller.userId, pinned, after: readCursor(cursor), limit };
    return q ? searchConversations(deps, { ...page, words: q }) : listConversations(deps, page);
  });

  serve(scope, chatEndpoints.change, async ({ caller, params, body, request }) => {
    const conversation = { ownerId: caller.userId, conversationId: params.id };
    const finding = await screeningOf(request);
    const data = await changeConversation(deps, conversation, { ...body, finding });
    return { data, ...noticesOf(finding, countryOf(request)) };
  });

  serve(scope, chatEndpoints.remove, async ({ caller, params }) => {
    await deleteConversations(deps, { ownerId: caller.userId, conversationIds: [params.id] });
    return undefined;
  });

  serve(scope, chatEndpoints.removeMany, async ({ caller, body }) => {
    const ids = await deleteConversations(deps, { ownerId: caller.userId, conversationIds: body.ids });
    return { data: { ids } };
  });

  serve(scope, chatEndpoints.restoreMany, async ({ caller, body }) => {
    const ids = await restoreConversations(deps, { ownerId: caller.userId, conversationIds: body.ids });
    return { data: { ids } };
  });

  serve(scope, chatEndpoints.rateReply, async ({ caller, params, body }) => {
    const { id: conversationId, messageId } = params;
    await rateReply(deps, { ownerId: caller.userId, conversationId, messageId }, body);
    return undefined;
  });
}
