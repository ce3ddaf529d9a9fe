import { type StreamEvent, type StreamEventName, streamEvents } from '@app/contracts';
import { createParser } from 'eventsource-parser';
import { networkFailure, unreadableFailure } from './call-failure.ts';

function isEventName(name: string | undefined): name is StreamEventName {
  return name !== undefined && Object.hasOwn(streamEvents, name);
}

/** Transforms received JSON before the contract's schema parses it. */
export type JsonTransform = (json: unknown) => unknown;
const identity: JsonTransform = (json) => json;

function parseEvent(response: Response, event: StreamEventName, json: () => unknown): StreamEvent {
  try {
    return { event, data: streamEvents[event].parse(json()) } as StreamEvent;
  } catch (cause) {
    throw unreadableFailure(response, cause);
  }
}

/**
 * Yields the events of a turn as they arrive. Ends after `done` or `error`; unknown events are ignored. Leaving the loop
 * early closes the connection, which does not end the turn.
 * @throws CallFailure `network` when the stream ends without `done` or `error`: the turn may continue and can be resumed.
 * @throws CallFailure `unreadable` when an event does not match the contract.
 */
export async function* readEvents(
  response: Response,
  signal?: AbortSignal,
  transform: JsonTransform = identity,
): AsyncGenerator<StreamEvent, void> {
  if (response.body === null) throw networkFailure(new Error('The response has no body'));
  const received: StreamEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (isEventName(event)) received.push(parseEvent(response, event, () => transform(JSON.parse(data))));
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { done, value } = await reader.read();
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      for (const event of received.splice(0)) {
        yield event;
        if (event.event === 'done' || event.event === 'error') return;
      }
      if (done) throw networkFailure(new Error('The stream ended before the turn did'));
    }
  } catch (cause) {
    if (cause instanceof TypeError && !signal?.aborted) throw networkFailure(cause);
    throw cause;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
