import type { FastifyInstance } from 'fastify';
import { readChatRequest, SANDBOX_MODEL } from './chat-request.ts';
import { type CoachControl, coachBehavior } from './coach-control.ts';
import { createCompletion, toBody } from './completion.ts';
import { ProviderError } from './provider-error.ts';
import { dropConnection, injectFault, requireKey } from './provider-faults.ts';
import { streamCompletion } from './stream-completion.ts';

export interface CoachDeps {
  control: CoachControl;
  delayMs: number;
  now: () => Date;
}

const MODEL_CREATED = 1_790_000_000;

/** The routes of the provider: chat completions and models, as OpenAI serves them under /v1. */
export function coachRoutes(app: FastifyInstance, { control, delayMs, now }: CoachDeps): void {
  app.setErrorHandler((error, _request, reply) => {
    const failure = error instanceof ProviderError ? error : toProviderError(error);
    return reply.code(failure.status).headers(failure.headers).send(failure.body());
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `Invalid URL (${request.method} ${request.url})`;
    return reply.code(404).send(new ProviderError(404, message).body());
  });

  app.get('/models', (request) => {
    requireKey(request);
    const model = { id: SANDBOX_MODEL, object: 'model', created: MODEL_CREATED, owned_by: 'sandbox' };
    return { object: 'list', data: [model] };
  });

  app.post('/chat/completions', async (request, reply) => {
    control.record(request.headers, request.body);
    const behavior = control.takeBehavior();
    if (injectFault(behavior, reply)) return reply;
    requireKey(request);
    const chat = readChatRequest(request.body);
    const completion = createCompletion(chat, now(), behavior);
    if (chat.stream) {
      reply.hijack();
      const withUsage = chat.stream_options?.include_usage === true;
      await streamCompletion(reply.raw, completion, { delayMs, control, behavior, withUsage });
      return reply;
    }
    if (behavior.mode === 'silence') return reply.hijack();
    if (behavior.mode === 'cut_off' || behavior.mode === 'no_finish') return dropConnection(reply);
    if (behavior.mode === 'garbage') return reply.type('application/json').send('{"id":"chatcmpl-');
    if (behavior.mode === 'error_event')
      throw new ProviderError(500, 'The server had an error.', { type: 'server_error' });
    return toBody(completion);
  });
}

/** Routes that control the coach in tests and experiments. A real provider does not have them. */
export function coachControlRoutes(app: FastifyInstance, { control }: CoachDeps): void {
  app.get('/control/coach', () => ({ ...control.current(), openStreams: control.openStreams }));
  app.post('/control/coach', (request, reply) => {
    const behavior = coachBehavior.safeParse(request.body);
    if (!behavior.success)
      return reply.code(400).send({ error: behavior.error.issues[0]?.message ?? 'Unknown behavior' });
    control.setBehavior(behavior.data);
    return control.current();
  });
  app.post('/control/coach/release', (_request, reply) => {
    control.release();
    return reply.code(204).send();
  });
  app.get('/control/coach/requests', () => ({ requests: control.requests() }));
  app.delete('/control/coach/requests', (_request, reply) => {
    control.clearRequests();
    return reply.code(204).send();
  });
}

function toProviderError(error: unknown): ProviderError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    return new ProviderError(status, 'We could not parse the JSON body of your request.');
  }
  return new ProviderError(500, 'The sandbox had an error.', { type: 'server_error' });
}
