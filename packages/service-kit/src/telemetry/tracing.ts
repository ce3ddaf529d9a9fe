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

/** Without an exporter the API does nothing and costs next to nothing. */
const tracer = () => trace.getTracer('app');

/**
 * Runs one step of the product's work as a span, so that a trace tells where the time went.
 * @param attributes ids, codes and figures alone (rule 14).
 * @throws what `work` throws; the span keeps its kind and never its message, which may hold what a person wrote.
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

/** The W3C `traceparent` of what is being done now, for a call to another of our processes; empty when nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Makes each answer a span. What a service of ours calls goes on with the caller's trace; the world outside can't choose
 * one, so the gateway begins a new one with every request.
 */
export function traceAnswers(app: FastifyInstance, { fromOutside }: { fromOutside: boolean }): void {
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
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
