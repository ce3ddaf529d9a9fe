import { type StreamEvent, type StreamEventName, streamEvents } from '@app/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** One server-sent event after the other, checked against the contract. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    const name = nameOf(event);
    yield { event: name, data: streamEvents[name].parse(JSON.parse(data)) } as StreamEvent; // name and schema belong together
  }
}

/** Reads to the end: the events, and the text that was said. */
export async function readToEnd(response: Response): Promise<{ events: StreamEvent[]; text: string }> {
  const events = await Array.fromAsync(eventsOf(response));
  return { events, text: events.map((each) => (each.event === 'delta' ? each.data.text : '')).join('') };
}

function nameOf(event: string | undefined): StreamEventName {
  if (event === undefined || !Object.hasOwn(streamEvents, event)) throw new Error(`no such event: ${event}`);
  return event as StreamEventName; // one of streamEvents' own names
}
