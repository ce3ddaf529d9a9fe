import { type StreamEvent, type StreamEventName, streamEvents } from '@app/contracts';
import { createParser } from 'eventsource-parser';
import { networkFailure, unreadableAnswer } from './call-failure.ts';

function isEventName(name: string | undefined): name is StreamEventName {
  return name !== undefined && Object.hasOwn(streamEvents, name);
}

/** Makes what arrived fit to be read, before the contract reads it. */
export type Border = (json: unknown) => unknown;
const asItIs: Border = (json) => json;

function parseEvent(response: Response, event: StreamEventName, json: () => unknown): StreamEvent {
  try {
    return { event, data: streamEvents[event].parse(json()) } as StreamEvent;
  } catch (cause) {
    throw unreadableAnswer(response, cause);
  }
}

/**
 * The events of a turn as they arrive (api.md, Streaming). Ends after `done` or `error`; events this page does not know
 * are passed over. Leaving the loop early hangs up, which does not end the turn.
 * @throws CallFailure `network` when the stream ends without `done` or `error`: the turn may well go on, and can be resumed.
 * @throws CallFailure `unreadable` when an event does not fit the contract.
 */
export async function* readEvents(
  response: Response,
  signal?: AbortSignal,
  border: Border = asItIs,
): AsyncGenerator<StreamEvent, void> {
  if (response.body === null) throw networkFailure(new Error('An answer without a body'));
  const arrived: StreamEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (isEventName(event)) arrived.push(parseEvent(response, event, () => border(JSON.parse(data))));
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    while (true) {
      const { done, value } = await reader.read();
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      for (const event of arrived.splice(0)) {
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
