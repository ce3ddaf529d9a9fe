import { randomUUID } from 'node:crypto';
import { FAILURES, MAX_BODY_BYTES } from '@app/contracts';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Failure } from '../failure.ts';
import type { Logger } from '../log.ts';
import { countAnswer } from '../telemetry/metrics.ts';
import { traceAnswers } from '../telemetry/tracing.ts';
import { toFailure } from './errors.ts';
import { isUnreadableUpgrade, readableUrl, refuseInOurWords, refuseUnreadable } from './refusals.ts';

/** A check of readiness: resolves when the process can serve, rejects when not. */
export type ReadinessCheck = () => Promise<void> | void;

export interface AppOptions {
  log: Logger;
  /** By name, for the log; the public answer says no more than ready or not. */
  readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** Bytes; 64 kB unless the service says otherwise (rule 13). */
  bodyLimit?: number;
  /** What Fastify calls trustProxy; only the gateway sets it (TRUST_PROXY). */
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /** True for the gateway: its callers are the world, whose trace ids mean nothing to us. */
  fromOutside?: boolean;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{8,80}$/;

declare module 'fastify' {
  interface FastifyInstance {
    /** Flips readiness to "no" before anything else happens on the way down (rule 15). */
    leave(): void;
  }
}

/**
 * A Fastify server as every process of the house has it: strict JSON, one request id, one log line per request, the
 * failure catalogue, `GET /healthz` and `GET /readyz`, and a stop that lets running answers finish.
 */
export function createApp({
  log,
  readiness = {},
  bodyLimit = MAX_BODY_BYTES,
  trustProxy = false,
  fromOutside = false,
}: AppOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    trustProxy,
    logger: false,
    requestTimeout: 30_000,
    // No URL is longer: a long parameter is for the contract to refuse, like any other.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    http: { requireHostHeader: false, shouldUpgradeCallback: isUnreadableUpgrade },
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });

  traceAnswers(app, { fromOutside });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  refuseInOurWords(app);
  readStrictJson(app);
  speakOfFailures(app, log);
  tellHealth(app, log, readiness);
  finishAnswersWhenClosing(app);
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    countAnswer(line, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500 && line.route !== '/readyz') log.warn(line, 'request failed');
    else log.debug(line, 'request');
  });
  return app;
}

/** JSON and nothing else; an empty body is no body, so that a POST without one needs no content type. */
function readStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

function speakOfFailures(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    if (failure.status >= 500) {
      log.error(
        { err: error, reqId: request.id, route: request.routeOptions.url, code: failure.code },
        'failure',
      );
    }
    if (failure.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.ceil(failure.retryAfterSeconds));
    reply.code(failure.status).send(failure.body(request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(FAILURES.not_found.status).send(new Failure('not_found').body(request.id));
  });
}

function tellHealth(
  app: FastifyInstance,
  log: Logger,
  readiness: Readonly<Record<string, ReadinessCheck>>,
): void {
  let leaving = false;
  let wasReady = false;
  app.decorate('leave', () => {
    leaving = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = Object.entries(readiness).map(async ([name, check]) => {
      try {
        await check();
        return true;
      } catch (error) {
        // Before the first "ready" everybody is waiting for somebody; afterwards each loss is said once.
        log[wasReady ? 'warn' : 'debug']({ err: error, check: name }, 'not ready');
        return false;
      }
    });
    const ready = !leaving && (await Promise.all(checks)).every(Boolean);
    wasReady = ready;
    return ready
      ? { status: 'ok' }
      : reply.code(503).header('retry-after', 1).send({ status: 'unavailable' });
  });
}

/** Plain `close()` waits for idle keep-alive sockets and forced closing cuts running answers; this does neither. */
function finishAnswersWhenClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.leave();
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => app.server.closeAllConnections(), 8_000);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
    if (!app.server.listening) {
      clearInterval(sweep);
      clearTimeout(deadline);
    }
  });
}
