import type { ServerResponse } from 'node:http';
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

/** An answer of server-sent events. */
export interface EventStream {
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /**
   * Sends a part of the reply as a `delta` event. Parts are joined into one event while the client reads more slowly than
   * they arrive.
   */
  sendText(text: string): void;
  /** Sends an event, after all text before it. */
  send(event: Exclude<StreamEvent, { event: 'delta' }>): void;
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
  { keepAliveMs = STREAM_KEEPALIVE_MS }: { keepAliveMs?: number } = {},
): EventStream {
  const gone = new AbortController();
  const response = reply.raw;
  let isFull = false;
  let lastBytes: NodeJS.Timeout | undefined;
  let unsent = '';
  let writtenAt = performance.now();

  const write = (text: string) => {
    if (gone.signal.aborted || response.writableEnded) return;
    const { socket, chunkedEncoding } = response;
    // Node would send a chunk as four pieces and in a later step, which takes longer than one string.
    const hasRoom =
      socket && chunkedEncoding
        ? socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
        : response.write(text);
    writtenAt = performance.now();
    if (hasRoom || isFull) return;
    isFull = true;
    (socket ?? response).once('drain', () => {
      isFull = false;
      flushText();
    });
  };
  const flushText = () => {
    if (unsent === '') return;
    const data = JSON.stringify({ text: unsent });
    unsent = '';
    write(`event: delta\ndata: ${data}\n\n`);
  };
  const stayAlive = () => {
    const idleMs = performance.now() - writtenAt;
    // More data would restart the timer of a reader who has stalled.
    if (idleMs >= keepAliveMs && !isFull) write(': still here\n\n');
    keepAlive = setTimeout(stayAlive, idleMs >= keepAliveMs ? keepAliveMs : keepAliveMs - idleMs);
  };
  let keepAlive = setTimeout(stayAlive, keepAliveMs);
  const close = () => {
    if (gone.signal.aborted) return;
    open -= 1;
    clearTimeout(lastBytes);
    clearTimeout(keepAlive);
    gone.abort();
  };
  open += 1;
  response.once('close', close);
  endStalledReader(response, 2 * keepAliveMs);
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-cache, no-transform');
  reply.header('x-accel-buffering', 'no');
  // Written past Fastify, whose way for streams costs a second stream and its buffer for each answer.
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  // Headers and the first events are sent together.
  const { socket } = response;
  socket?.cork();
  process.nextTick(() => socket?.uncork());
  response.flushHeaders();
  write(': ok\n\n');
  if (response.destroyed) close();
  return {
    signal: gone.signal,
    sendText(text) {
      unsent += text;
      if (!isFull) flushText();
    },
    send({ event, data }) {
      flushText();
      write(`event: ${event}\ndata: ${JSON.stringify(streamEvents[event].parse(data))}\n\n`);
    },
    end() {
      if (gone.signal.aborted) return;
      flushText();
      clearTimeout(keepAlive);
      lastBytes = setTimeout(() => response.destroy(), LAST_BYTES_MS);
      response.end();
    },
  };
}
