import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Without an exporter this is a no-op tracer with almost no cost. */
const tracer = () => trace.getTracer('app');

/**
 * Runs `work` in a span.
 * @param attributes ids, codes and numbers only.
 * @throws what `work` throws; the span records the name of the error but not its message, which may contain what a
 * person wrote.
 */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The W3C `traceparent` header of the active span, for calls to other services; empty when nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Creates a span for each request while traces are exported. Calls from other services continue the trace of the caller;
 * the gateway starts a new trace for each request, because its callers are outside.
 */
export function traceRequests(app: FastifyInstance, { fromOutside }: { fromOutside: boolean }): void {
  // Only an exporter (export-traces.ts) sets a propagator. Without one, a span and a weak map entry for each request would
  // have no effect but their cost.
  if (propagation.fields().length === 0) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = fromOutside ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? '(none)';
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'app.request_id': request.id,
        },
      },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  // What follows the body and the response runs in the context of the connection, not in that of the hook above.
  const continueSpan = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  };
  app.addHook('preValidation', (request, _reply, done) => continueSpan(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    continueSpan(request, done);
  });
}

/**
 * Starts the span of a statement, named after its first word and its first table. It has no text of the statement and no
 * values.
 * @returns undefined unless the statement belongs to a trace that is sampled.
 */
export function startStatementSpan(sql: string): Span | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const [code = ''] = sql.split("'", 1);
  const operation = /^\s*(\w+)/.exec(code)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)/.exec(code)?.[1];
  return tracer().startSpan(table ? `${operation} ${table}` : operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table ? { 'db.collection.name': table } : {}),
    },
  });
}

/** Ends a span. @param failure the code of the error; undefined when there was none. */
export function endSpan(span: Span | undefined, failure?: string): void {
  if (!span) return;
  if (failure !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', failure);
  }
  span.end();
}
