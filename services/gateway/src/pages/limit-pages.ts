import { Failure } from '@app/service-kit/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitAddress } from '../callers/caller-address.ts';
import type { Limits } from '../limits/limits.ts';
import { tooManyRequestsPage } from './static-pages.view.ts';

/** API calls, which forwarding/admit-call.ts counts. */
const API_CALL = /^\/api(\/(?!docs)|$)/;

/** Applies the `pages` rate limit to all requests that are not API calls: pages, files, documentation, health checks. */
export function limitPages(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (API_CALL.test(request.routeOptions.url ?? '')) done();
    else
      countPage(request, limits).then(
        () => done(),
        (refusal: Error) => refusePage(request, reply, refusal, done),
      );
  });
}

async function countPage(request: FastifyRequest, limits: Limits): Promise<void> {
  await limits.consume('pages', rateLimitAddress(request));
}

function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Error,
  done: (error: Error) => void,
): void {
  const acceptsHtml = /text\/html/.test(request.headers.accept ?? '');
  if (!(refusal instanceof Failure) || !acceptsHtml) {
    done(refusal);
    return;
  }
  reply
    .code(refusal.status)
    .headers({ 'retry-after': refusal.retryAfterSeconds, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(tooManyRequestsPage(refusal.message));
}
