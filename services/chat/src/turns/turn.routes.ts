import {
  chatEndpoints,
  type Finding,
  type Message,
  type SafetyNotice,
  type StreamEvent,
} from '@app/contracts';
import {
  type Answer,
  answered,
  type Caller,
  Failure,
  invalidField,
  type Scope,
  sendEvents,
  serve,
  type Visitor,
  wantsEvents,
} from '@app/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admitted, Sender } from '../admission/admit.ts';
import { continueConversation } from '../admission/continue-conversation.ts';
import { readIdempotencyKey } from '../admission/idempotency-key.ts';
import { startConversation } from '../admission/start-conversation.ts';
import type { TurnDeps } from '../deps.ts';
import { ownerOf } from '../people/owner-of.ts';
import { countryOf } from '../safety/country-of.ts';
import { noticeOf } from '../safety/notice.ts';
import { noticeFor } from '../safety/screen-requests.ts';
import { addressOf } from '../visitors/address-key.ts';
import { livingVisitor, rememberVisitor } from '../visitors/visitor-door.ts';
import { gatherAudience } from './audience.ts';
import { findTurnToResume } from './find-turn-to-resume.ts';
import { stopTurn } from './stop-turn.ts';
import { awaitTurn, tellTurn } from './tell-turn.ts';
import type { Turn } from './turn.ts';
import type { TurnAnswer } from './turn-answer.ts';
import { viewTurnAnswer } from './turn-answer.view.ts';

type DoneBody = Extract<StreamEvent, { event: 'done' }>['data'];
interface Wire {
  caller: Caller | Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is said to the coach (API-5), and the ways to hear the answer. */
export function turnRoutes(scope: Scope<'signedInOrVisitor'>, deps: TurnDeps): void {
  serve(
    scope,
    chatEndpoints.start,
    async ({ body, ...wire }): Promise<Answer<typeof chatEndpoints.start>> => {
      const caller = 'userId' in wire.caller ? wire.caller : await livingVisitor(deps, wire.caller);
      const isVisitor = 'visitorId' in caller;
      if (isVisitor && !body.anonymous) throw invalidField('anonymous', SIGN_IN_SENTENCE);
      const sender = senderOf({ ...wire, caller }, 'start');
      const admitAndRecord = async () => {
        const admitted = await startConversation(deps, sender, body);
        if (isVisitor) rememberVisitor(wire.reply, deps, caller);
        return admitted;
      };
      try {
        return await send(deps, { ...wire, caller }, admitAndRecord, (turn) => (answer) => ({
          data: {
            conversationId: turn.conversationId,
            paywall: false as const,
            message: null,
            ...viewTurnAnswer(answer, noticeFor(wire.request, answer.finding)),
          },
        }));
      } catch (error) {
        if (error instanceof Failure && error.code === 'free_limit_reached')
          return paywall(error.message, noticeFor(wire.request));
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
      () => (answer) => viewTurnAnswer(answer, noticeFor(wire.request, answer.finding)),
    );
  });

  serve(scope, chatEndpoints.resume, async ({ params, ...wire }): Promise<typeof answered> => {
    const found = await findTurnToResume(deps, { ownerId: ownerOf(wire.caller), conversationId: params.id });
    if (!found) {
      wire.reply.code(204).send();
      return answered;
    }
    const word = (answer: TurnAnswer) => viewTurnAnswer(answer, noticeFor(wire.request, answer.finding));
    return stream(deps, wire, found, word);
  });

  serve(scope, chatEndpoints.stop, async ({ params, caller, request }) => {
    const answer = await stopTurn(deps, { ownerId: ownerOf(caller), conversationId: params.id });
    return viewTurnAnswer(answer, noticeFor(request, answer.finding));
  });
}

const SIGN_IN_SENTENCE = 'Please sign in, or start this chat anonymously.';

function senderOf({ caller, request }: Wire, route: 'start' | 'followup'): Sender {
  const sender = {
    ownerId: ownerOf(caller),
    route,
    idempotencyKey: readIdempotencyKey(request),
    finding: request.finding,
  };
  return 'userId' in caller ? sender : { ...sender, address: addressOf(request) };
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
  const { turn, fresh, finding } = admitted;
  // What was found when the message was stored goes with it, whatever the rules find today.
  wire.request.finding = finding ?? wire.request.finding;
  wire.request.isRepeated = !fresh;
  const streaming = wantsEvents(wire.request) ? stream(deps, wire, admitted, wordFor(turn)) : undefined;
  // Only now, with the stream's first bytes handed over: before that a browser that leaves is not noticed (rule 7).
  if (fresh) deps.turns.run(turn, slot);
  else slot.free();
  if (streaming) return streaming;
  const audience = gatherAudience(deps, wire.caller);
  try {
    const heard = () => !wire.reply.raw.destroyed;
    const onDanger = (danger: Finding) => {
      wire.request.raised = danger;
    };
    return await awaitTurn(deps, turn, { signal: audience.signal, word: wordFor(turn), heard, onDanger });
  } finally {
    audience.end();
  }
}

function stream(
  deps: TurnDeps,
  { caller, request, reply }: Wire,
  { turn, userMessage, finding }: { turn: Turn; userMessage: Message; finding: Finding | null },
  word: (answer: TurnAnswer) => DoneBody,
): typeof answered {
  const told = {
    turn,
    userMessage,
    finding,
    noticeOf: (danger: Finding) => noticeOf(danger, countryOf(request)),
  };
  return sendEvents(reply, async function* (gone) {
    const audience = gatherAudience(deps, caller, gone);
    try {
      yield* tellTurn(deps, told, { signal: audience.signal, word, requestId: request.id });
    } finally {
      audience.end();
    }
  });
}

function paywall(message: string, safety: SafetyNotice | null) {
  return { data: { conversationId: null, messages: [], paywall: true as const, message, safety } };
}
