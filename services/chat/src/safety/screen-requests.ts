import type { Finding, SafetyNotice } from '@app/contracts';
import { Failure, toFailure } from '@app/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { countryOf } from './country-of.ts';
import { noticeOf } from './notice.ts';
import { countShown } from './safety-count.ts';
import { screen } from './screen.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What screening found in what this call says. */
    finding: Finding | null;
    /** What the coach found in it besides, in whose place it is shown: counted where it is raised. */
    raised: Finding | null;
    /** The call is an earlier one again: its card has been counted. */
    isRepeated: boolean;
  }
}

/** The fields of a body in which a person says something. */
const SPOKEN = ['title', 'question', 'message'] as const;

/**
 * Screens whatever is said in the calls of this scope before anything else looks at it (rule 9): whatever becomes of
 * the call, refused or broken, its answer carries the contacts.
 */
export function screenRequests(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'log'>): void {
  app.decorateRequest('finding', null);
  app.decorateRequest('raised', null);
  app.decorateRequest('isRepeated', false);
  app.addHook('preValidation', async (request) => {
    request.finding = screen(spokenIn(request.body));
  });
  app.setErrorHandler(async (error, request) => {
    throw withSafety(error, noticeFor(request));
  });
  app.addHook('onResponse', async ({ finding, isRepeated }) => {
    if (finding && !isRepeated) await countShown(deps, finding);
  });
}

function spokenIn(body: unknown): string[] {
  const fields = new Map<string, unknown>(Object.entries(Object(body)));
  return SPOKEN.map((name) => fields.get(name)).filter((value) => typeof value === 'string');
}

/** The card that goes with a call's answer; `finding` is that of the turn, where it is known. */
export function noticeFor(
  request: FastifyRequest,
  finding: Finding | null = request.raised ?? request.finding,
): SafetyNotice | null {
  return finding && noticeOf(finding, countryOf(request));
}

/** An error as the failure that its caller is told, with the contacts beside it. */
export function withSafety(error: unknown, notice: SafetyNotice | null): Failure {
  const failure = toFailure(error);
  if (!notice) return failure;
  const { code, message: sentence, fields, retryAfterSeconds, more } = failure;
  return new Failure(code, {
    sentence,
    more: { ...more, safety: notice },
    cause: failure.cause ?? failure,
    ...(fields ? { fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
