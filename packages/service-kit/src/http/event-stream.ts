import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { STREAM_KEEPALIVE_MS, type StreamEvent, streamEvents } from '@app/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gauge } from '../telemetry/metrics.ts';

/**
 * Open event streams, exported as a metric. Chat is scaled by it: each stream holds memory and a share of the rate of
 * the provider.
 */
let open = 0;
gauge('http_open_event_streams', 'Answers that are being streamed now', () => open);

/** Whether the caller asked for server-sent events. */
export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}

/** How long a client may take to read the rest after the last event; milliseconds. */
const LAST_BYTES_MS = 60_000;

/**
 * Closes the connection of a client that has read nothing for `stalledMs` while data is waiting, which would occupy
 * memory. Node restarts the timer whenever data is sent or received, so `stalledMs` must be longer than the
 * keep-alive interval.
 */
export function endStalledReader(response: ServerResponse, stalledMs: number): void {
  response.setTimeout(stalledMs, () => response.destroy());
}

export interface EventStreamOptions {
  /** Called when the client has read what was sent after `isFull` was true. */
  readonly onDrain?: () => void;
  readonly keepAliveMs?: number;
}

/** An answer of server-sent events. */
export interface EventStream {
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** The client reads more slowly than events are sent. Send no more before `onDrain`, to bound the memory used. */
  readonly isFull: boolean;
  send(event: StreamEvent): void;
  /** Ends the answer after the last event. */
  end(): void;
}

/**
 * Answers with server-sent events. Headers and a first comment are sent at once, so that the client sees the stream
 * open; a comment follows after every 15 s without an event. A client that reads nothing for two keep-alive intervals,
 * or has not finished a minute after the last event, is disconnected.
 */
export function openEventStream(
  reply: FastifyReply,
  { onDrain = () => undefined, keepAliveMs = STREAM_KEEPALIVE_MS }: EventStreamOptions = {},
): EventStream {
  const gone = new AbortController();
  let isFull = false;
  let lastBytes: NodeJS.Timeout | undefined;
  const body = new Readable({
    read() {
      if (!isFull) return;
      isFull = false;
      onDrain();
    },
  });
  const write = (text: string) => {
    if (gone.signal.aborted) return;
    isFull = !body.push(text);
    keepAlive.refresh();
  };
  const keepAlive = setTimeout(() => write(': still here\n\n'), keepAliveMs);
  const close = () => {
    if (gone.signal.aborted) return;
    open -= 1;
    clearTimeout(lastBytes);
    clearTimeout(keepAlive);
    gone.abort();
  };
  open += 1;
  reply.raw.once('close', close);
  endStalledReader(reply.raw, 2 * keepAliveMs);
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-cache, no-transform');
  reply.header('x-accel-buffering', 'no');
  write(': ok\n\n');
  void reply.send(body);
  if (reply.raw.destroyed) close();
  return {
    signal: gone.signal,
    get isFull() {
      return isFull;
    },
    send: (event) => write(frame(event)),
    end() {
      if (gone.signal.aborted) return;
      clearTimeout(keepAlive);
      lastBytes = setTimeout(() => reply.raw.destroy(), LAST_BYTES_MS);
      body.push(null);
    },
  };
}

function frame({ event, data }: StreamEvent): string {
  // A reply has hundreds of these, and their type leaves no room for anything undeclared.
  if (event === 'delta') return `event: delta\ndata: ${JSON.stringify({ text: data.text })}\n\n`;
  return `event: ${event}\ndata: ${JSON.stringify(streamEvents[event].parse(data))}\n\n`;
}
