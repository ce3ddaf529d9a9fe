import { randomUUID } from 'node:crypto';
import { FAILURES, MAX_BODY_BYTES } from '@app/contracts';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { Failure } from '../failure.ts';
import type { Logger } from '../log.ts';
import { observeRequest } from '../telemetry/metrics.ts';
import { traceRequests } from '../telemetry/tracing.ts';
import { findUndeclaredPart, refuseUndeclaredStatuses } from './declared-answers.ts';
import { toFailure } from './errors.ts';
import { prepareStop } from './finish-serving.ts';
import {
  escapeUndecodablePath,
  handleProtocolErrors,
  isChunkedUpgrade,
  refuseMalformedRequest,
} from './protocol-errors.ts';

/** A readiness check: resolves when the process can serve, rejects when not. */
export type ReadinessCheck = () => Promise<void> | void;

export interface AppOptions {
  log: Logger;
  /** Checks by name. The name appears in the log only; the public answer is just ready or not. */
  readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** Maximum body size in bytes; 64 kB by default. */
  bodyLimit?: number;
  /** Passed to Fastify; set by the gateway only (TRUST_PROXY). */
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /**
   * True in tests: a failure that the contract does not declare becomes a 500, so that tests find it. Otherwise it is
   * logged and sent, unless it reveals a field.
   */
  refusesUndeclaredAnswers?: boolean;
  /** True for the gateway: it ignores the trace ids of its callers, which come from outside. */
  fromOutside?: boolean;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{8,80}$/;

/**
 * A Fastify server with the setup of every process: strict JSON, a request id, one log line per request, the failure
 * catalogue, `GET /healthz` and `GET /readyz`, and a shutdown that lets running requests finish.
 */
export function createApp({
  log,
  readiness = {},
  bodyLimit = MAX_BODY_BYTES,
  trustProxy = false,
  refusesUndeclaredAnswers = false,
  fromOutside = false,
}: AppOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    trustProxy,
    logger: false,
    requestTimeout: 30_000,
    // Longer than any URL, so that long parameters reach the validation of the contract.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => escapeUndecodablePath(url),
    http: { requireHostHeader: false, shouldUpgradeCallback: isChunkedUpgrade },
    return503OnClosing: false,
    clientErrorHandler: refuseMalformedRequest,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });

  app.decorate('refusesUndeclaredAnswers', refusesUndeclaredAnswers);
  traceRequests(app, { fromOutside });
  prepareStop(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (app.isLeaving()) reply.raw.shouldKeepAlive = false;
    done();
  });
  handleProtocolErrors(app);
  registerJsonParser(app);
  registerErrorHandler(app, log);
  refuseUndeclaredStatuses(app);
  registerHealthRoutes(app, log, readiness);
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    observeRequest(line, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500 && line.route !== '/readyz') log.warn(line, 'request failed');
    else log.debug(line, 'request');
    done();
  });
  return app;
}

/** Accepts JSON only. An empty body counts as no body, so that a POST without one needs no content type. */
function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

function registerErrorHandler(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = declaredFailure(app, request, toFailure(error), log);
    if (failure.status >= 500) {
      log.error(
        { err: error, reqId: request.id, route: request.routeOptions.url, code: failure.code },
        'failure',
      );
    }
    if (failure.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.ceil(failure.retryAfterSeconds));
    reply.isCheckedFailure = true;
    reply.code(failure.status).send(failure.body(request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(FAILURES.not_found.status).send(new Failure('not_found').body(request.id));
  });
}

/**
 * The failure to send: `internal` in place of one that the contract does not declare. In production people get an
 * undeclared failure nevertheless, unless it has a field that they must not see; the log tells the operator.
 */
function declaredFailure(
  { refusesUndeclaredAnswers }: FastifyInstance,
  { id, routeOptions: { url, config } }: FastifyRequest,
  failure: Failure,
  log: Logger,
): Failure {
  const undeclared = config.answers && findUndeclaredPart(config.answers, failure);
  if (!undeclared) return failure;
  log.error({ err: undeclared, reqId: id, route: url, code: failure.code }, 'failure undeclared');
  return refusesUndeclaredAnswers || undeclared.hasUndeclaredField
    ? new Failure('internal', { cause: undeclared })
    : failure;
}

function registerHealthRoutes(
  app: FastifyInstance,
  log: Logger,
  readiness: Readonly<Record<string, ReadinessCheck>>,
): void {
  let wasReady = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = Object.entries(readiness).map(async ([name, check]) => {
      try {
        await check();
        return true;
      } catch (error) {
        // During the start, checks fail until all dependencies are up; after that, each failure is a warning.
        log[wasReady ? 'warn' : 'debug']({ err: error, check: name }, 'not ready');
        return false;
      }
    });
    const ready = !app.isLeaving() && (await Promise.all(checks)).every(Boolean);
    wasReady = ready;
    return ready
      ? { status: 'ok' }
      : reply.code(503).header('retry-after', 1).send({ status: 'unavailable' });
  });
}
