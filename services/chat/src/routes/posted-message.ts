import type { Finding, StreamEvent } from '@app/contracts';
import { answered, type Caller, Failure, type Visitor, wantsEvents } from '@app/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Author } from '../posting/admit-message.ts';
import { countryOf } from '../safety/country-of.ts';
import { noticesAtPaywall, noticesOf } from '../safety/notice.ts';
import { awaitReply, type DeliveryContext, streamReply } from '../turns/deliver-reply.ts';
import type { TurnAnswer } from '../turns/load-turn-answer.ts';
import type { ShownTurn } from '../turns/turn-in-progress.ts';
import { addressOf } from '../visitors/address-key.ts';
import { ownerOf } from '../visitors/recognise-visitors.ts';

interface Exchange {
  readonly caller: Caller | Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The author of a message, from the request that brings it. */
export function authorOf(caller: Caller | Visitor, request: FastifyRequest): Author {
  return { ownerId: ownerOf(caller), address: addressOf(request), isVisitor: 'visitorId' in caller };
}

/** What screening finds in the request (screen-requests.ts). */
export function screeningOf({ screening }: FastifyRequest): Promise<Finding | null> {
  return screening ?? Promise.resolve(null);
}

/**
 * The answer to a first message at the free limit.
 * @throws any other error.
 */
export function paywallOf(error: unknown, request: FastifyRequest, finding: Finding | null) {
  if (!(error instanceof Failure) || error.code !== 'free_limit_reached') throw error;
  const country = countryOf(request);
  const notices = noticesAtPaywall(noticesOf(finding, country), country);
  return {
    data: { conversationId: null, messages: [], paywall: true as const, message: error.message, ...notices },
  };
}

/**
 * Delivers the reply to a message as the caller asked for it: as events while it is written, or as JSON when it is
 * finished.
 */
export async function deliverReply<Body extends Extract<StreamEvent, { event: 'done' }>['data']>(
  context: DeliveryContext,
  turn: ShownTurn,
  { caller, request, reply }: Exchange,
  bodyOf: (answer: TurnAnswer) => Body,
): Promise<Body | typeof answered> {
  const recipient = { caller, country: countryOf(request), reply, requestId: request.id };
  if (!wantsEvents(request)) return bodyOf(await awaitReply(context, turn, recipient));
  streamReply(context, turn, recipient, bodyOf);
  return answered;
}
