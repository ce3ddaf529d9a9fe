import { type StreamEvent, type StreamEventName, streamEvents } from '@app/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The server-sent events of a response, in order, each validated with the contract. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events) {
    const name = nameOf(event);
    yield { event: name, data: streamEvents[name].parse(JSON.parse(data)) } as StreamEvent; // the schema is chosen by the name
  }
}

/** Reads a response to its end; returns the events and the text of the reply. */
export async function readToEnd(response: Response): Promise<{ events: StreamEvent[]; text: string }> {
  const events = await Array.fromAsync(eventsOf(response));
  return { events, text: events.map((each) => (each.event === 'delta' ? each.data.text : '')).join('') };
}

function nameOf(event: string | undefined): StreamEventName {
  if (event === undefined || !Object.hasOwn(streamEvents, event)) throw new Error(`no such event: ${event}`);
  return event as StreamEventName; // one of streamEvents' own names
}
