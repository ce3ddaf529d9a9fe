import { chatEndpoints } from '@app/contracts';
import { answered, type Scope, serve } from '@app/service-kit';
import type { RouteDeps } from '../deps.ts';
import { countryOf } from '../safety/country-of.ts';
import { streamReply } from '../turns/deliver-reply.ts';
import { loadTurnAnswer } from '../turns/load-turn-answer.ts';
import { findTurnInProgress, stopTurnInProgress } from '../turns/turn-in-progress.ts';
import { ownerOf } from '../visitors/recognise-visitors.ts';

/** Routes that resume the reply in progress and stop it. */
export function turnRoutes(scope: Scope<'signedInOrVisitor'>, deps: RouteDeps): void {
  serve(scope, chatEndpoints.resume, async ({ params, caller, request, reply }): Promise<typeof answered> => {
    const conversation = { ownerId: ownerOf(caller), conversationId: params.id };
    const found = await findTurnInProgress(deps, conversation);
    const recipient = { caller, country: countryOf(request), reply, requestId: request.id };
    if (found) streamReply(deps, found, recipient, (answer) => answer);
    else reply.code(204).send();
    return answered;
  });

  serve(scope, chatEndpoints.stop, async ({ params, caller, request }) => {
    const conversation = { ownerId: ownerOf(caller), conversationId: params.id };
    await stopTurnInProgress(deps, conversation);
    return loadTurnAnswer(deps, conversation, {
      country: countryOf(request),
      isConnected: true,
      isComplete: false,
    });
  });
}
