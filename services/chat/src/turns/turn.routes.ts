import { chatEndpoints, type Message, type StreamEvent } from '@app/contracts';
import {
  type Answer,
  answered,
  asOwner,
  type Caller,
  Failure,
  type Scope,
  sendEvents,
  serve,
  wantsEvents,
} from '@app/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admitted } from '../admission/admit.ts';
import { continueConversation } from '../admission/continue-conversation.ts';
import { readIdempotencyKey } from '../admission/idempotency-key.ts';
import { startConversation } from '../admission/start-conversation.ts';
import { findConversation } from '../conversations/conversation.repository.ts';
import type { TurnDeps } from '../deps.ts';
import { findMessage } from '../messages/message.repository.ts';
import { viewMessage } from '../messages/message.view.ts';
import { gatherAudience } from './audience.ts';
import { stopTurn } from './stop-turn.ts';
import { awaitTurn, tellTurn } from './tell-turn.ts';
import { findGenerating } from './turn.repository.ts';
import type { Turn } from './turn.ts';
import type { TurnAnswer } from './turn-answer.ts';

type DoneBody = Extract<StreamEvent, { event: 'done' }>['data'];
interface Wire {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is said to the coach (API-5), and the ways to hear the answer. */
export function turnRoutes(scope: Scope<'signedIn'>, deps: TurnDeps): void {
  serve(
    scope,
    chatEndpoints.start,
    async ({ body, ...wire }): Promise<Answer<typeof chatEndpoints.start>> => {
      const sender = senderOf(wire, 'start');
      try {
        return await send(deps, wire, () => startConversation(deps, sender, body), startedWith);
      } catch (error) {
        if (error instanceof Failure && error.code === 'free_limit_reached') return paywall(error.message);
        throw error;
      }
    },
  );

  serve(scope, chatEndpoints.followUp, ({ body, ...wire }) => {
    const sender = senderOf(wire, 'followup');
    return send(
      deps,
      wire,
      () => continueConversation(deps, sender, body),
      () => (answer) => answer,
    );
  });

  serve(scope, chatEndpoints.resume, async ({ params, ...wire }): Promise<typeof answered> => {
    const found = await findTurnToResume(deps, { ownerId: wire.caller.userId, conversationId: params.id });
    if (!found) {
      wire.reply.code(204).send();
      return answered;
    }
    return stream(deps, wire, found, (answer) => answer);
  });

  serve(scope, chatEndpoints.stop, async ({ params, caller }) =>
    stopTurn(deps, { ownerId: caller.userId, conversationId: params.id }),
  );
}

function senderOf({ caller, request }: Wire, route: 'start' | 'followup') {
  return { ownerId: caller.userId, route, idempotencyKey: readIdempotencyKey(request) };
}

/** A message's way: it is admitted and recorded, then answered and kept whether or not anybody still listens. */
async function send<Body extends DoneBody>(
  deps: TurnDeps,
  wire: Wire,
  admitAndRecord: () => Promise<Admitted>,
  wordFor: (turn: Turn) => (answer: TurnAnswer) => Body,
): Promise<Body | typeof answered> {
  const slot = deps.turns.takeSlot();
  const admitted = await admitAndRecord().catch((error: unknown) => {
    slot.free();
    throw error;
  });
  const { turn, fresh } = admitted;
  const streaming = wantsEvents(wire.request) ? stream(deps, wire, admitted, wordFor(turn)) : undefined;
  // Only now, with the stream's first bytes handed over: before that a browser that leaves is not noticed (rule 7).
  if (fresh) deps.turns.run(turn, slot);
  else slot.free();
  if (streaming) return streaming;
  const audience = gatherAudience(deps, wire.caller);
  try {
    return await awaitTurn(deps, turn, { signal: audience.signal, word: wordFor(turn) });
  } finally {
    audience.end();
  }
}

function stream(
  deps: TurnDeps,
  { caller, request, reply }: Wire,
  told: { turn: Turn; userMessage: Message },
  word: (answer: TurnAnswer) => DoneBody,
): typeof answered {
  return sendEvents(reply, async function* (gone) {
    const audience = gatherAudience(deps, caller, gone);
    try {
      yield* tellTurn(deps, told, { signal: audience.signal, word, requestId: request.id });
    } finally {
      audience.end();
    }
  });
}

function startedWith({ conversationId }: Turn) {
  return ({ messages, usage, safety }: TurnAnswer) => ({
    data: { conversationId, messages, paywall: false as const, message: null, usage, safety },
  });
}

function paywall(message: string) {
  return { data: { conversationId: null, messages: [], paywall: true as const, message, safety: null } };
}

/** @throws Failure 404 when there is no such conversation of theirs. */
async function findTurnToResume(
  { db, vaults }: TurnDeps,
  conversation: { ownerId: string; conversationId: string },
): Promise<{ turn: Turn; userMessage: Message } | undefined> {
  const { ownerId } = conversation;
  const found = await asOwner(db, ownerId, async (trx) => {
    if (!(await findConversation(trx, conversation))) throw new Failure('not_found');
    const turn = await findGenerating(trx, conversation);
    const row = turn && (await findMessage(trx, { ownerId, messageId: turn.userMessageId }));
    return turn && row ? { turn, row } : undefined;
  });
  if (!found) return undefined;
  return { turn: found.turn, userMessage: viewMessage(found.row, await vaults.of(ownerId)) };
}
