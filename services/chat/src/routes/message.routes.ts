import { chatEndpoints } from '@app/contracts';
import {
  type Answer,
  type answered,
  invalidField,
  readIdempotencyKey,
  type Scope,
  serve,
} from '@app/service-kit';
import type { RouteDeps } from '../deps.ts';
import { postMessage } from '../posting/post-message.ts';
import type { TurnAnswer } from '../turns/load-turn-answer.ts';
import { ensureVisitor, renewVisitorCookie } from '../visitors/recognise-visitors.ts';
import { authorOf, deliverReply, paywallOf, screeningOf } from './posted-message.ts';

const SIGN_IN_SENTENCE = 'Please sign in, or start this chat anonymously.';

/** Routes that send a message to the coach (API-5). */
export function messageRoutes(scope: Scope<'signedInOrVisitor'>, deps: RouteDeps): void {
  serve(
    scope,
    chatEndpoints.start,
    async ({ body, caller: known, request, reply }): Promise<Answer<typeof chatEndpoints.start>> => {
      const caller = 'userId' in known ? known : await ensureVisitor(deps, known);
      const isVisitor = 'visitorId' in caller;
      if (isVisitor && !body.anonymous) throw invalidField('anonymous', SIGN_IN_SENTENCE);
      const author = authorOf(caller, request);
      const idempotencyKey = readIdempotencyKey(request);
      const screening = screeningOf(request);
      const message = { kind: 'start', ...body } as const;
      try {
        const posted = await postMessage(deps, { author, message, idempotencyKey, screening });
        if (isVisitor) renewVisitorCookie(reply, deps, caller);
        const { conversationId } = posted.turn;
        return await deliverReply(deps, posted, { caller, request, reply }, (answer: TurnAnswer) => ({
          data: { conversationId, paywall: false as const, message: null, ...answer },
        }));
      } catch (error) {
        return paywallOf(error, request, await screening);
      }
    },
  );

  serve(
    scope,
    chatEndpoints.followUp,
    async ({ body, caller, request, reply }): Promise<TurnAnswer | typeof answered> => {
      const posted = await postMessage(deps, {
        author: authorOf(caller, request),
        message: { kind: 'followup', ...body },
        idempotencyKey: readIdempotencyKey(request),
        screening: screeningOf(request),
      });
      return deliverReply(deps, posted, { caller, request, reply }, (answer) => answer);
    },
  );
}
