import { Readable } from 'node:stream';
import { STREAM_KEEPALIVE_MS, type StreamEvent, streamEvents } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gauge } from '../telemetry/metrics.ts';
import { answered } from './serve.ts';

/** What chat is scaled by: each holds memory and a share of the provider's time. */
let open = 0;
gauge('http_open_event_streams', 'Answers that are being streamed now', () => open);

/** True when the caller asked for server-sent events (api.md, Streaming). */
export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}

/**
 * Answers with server-sent events: headers and a first comment leave at once (rule 7), a comment follows each 15 s of
 * silence, and `signal` of `events` aborts when the browser goes.
 */
export function sendEvents(
  reply: FastifyReply,
  events: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
  keepAliveMs: number = STREAM_KEEPALIVE_MS,
): typeof answered {
  const gone = new AbortController();
  open += 1;
  reply.raw.on('close', () => {
    open -= 1;
    gone.abort();
  });
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-cache, no-transform');
  reply.header('x-accel-buffering', 'no');
  void reply.send(Readable.from(frames(events(gone.signal), keepAliveMs), { objectMode: false }));
  return answered;
}

async function* frames(events: AsyncIterable<StreamEvent>, keepAliveMs: number): AsyncGenerator<string> {
  yield ': ok\n\n';
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    while (true) {
      const result = await Promise.race([next, silence(keepAliveMs, next)]);
      if (result === 'silence') {
        yield ': still here\n\n';
        continue;
      }
      if (result.done) return;
      yield frame(result.value);
      next = iterator.next();
    }
  } finally {
    next.catch(() => undefined);
    await iterator.return?.();
  }
}

/** Resolves after `ms` unless `until` settles first, so that no timer outlives its frame. */
function silence(ms: number, until: Promise<unknown>): Promise<'silence'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silence'), ms);
    const clear = () => clearTimeout(timer);
    until.then(clear, clear);
  });
}

function frame({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(streamEvents[event].parse(data))}\n\n`;
}
