import type { StreamEvent } from '@app/contracts';

type Data<Name> = Extract<StreamEvent, { event: Name }>['data'];

/** Reads server-sent events as a browser does. */
export class EventReader {
  readonly status: number;
  /** How many comments were received, including the first. */
  comments = 0;
  readonly events: StreamEvent[] = [];
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #rest = '';
  #done = false;
  readonly #decoder = new TextDecoder();

  constructor(response: Response) {
    this.status = response.status;
    if (!response.body) throw new Error(`no stream, but ${response.status}`);
    this.#reader = response.body.getReader();
  }

  /** The reply so far. */
  get text(): string {
    return this.events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
  }

  /** Reads until `condition` holds. @throws when the stream ends first. */
  async until(condition: (reader: EventReader) => boolean): Promise<void> {
    while (!condition(this))
      if (!(await this.#read())) throw new Error(`ended: ${JSON.stringify(this.events)}`);
  }

  /** Reads until the first event with that name. */
  async first<Name extends StreamEvent['event']>(name: Name): Promise<Data<Name>> {
    await this.until(({ events }) => events.some(({ event }) => event === name));
    return this.events.find(({ event }) => event === name)?.data as Data<Name>; // has this name by the line above
  }

  /** Reads to the end. @returns the last event. */
  async end(): Promise<StreamEvent | undefined> {
    while (await this.#read());
    return this.events.at(-1);
  }

  /** Disconnects like a closed browser. */
  leave(): Promise<void> {
    return this.#reader.cancel();
  }

  async #read(): Promise<boolean> {
    if (this.#done) return false;
    const { done, value } = await this.#reader.read();
    this.#done = done;
    this.#rest += this.#decoder.decode(value, { stream: !done });
    const frames = this.#rest.split('\n\n');
    this.#rest = frames.pop() ?? '';
    for (const frame of frames) this.#take(frame);
    return !done;
  }

  #take(frame: string): void {
    if (frame.startsWith(':')) this.comments += 1;
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
    if (event && data) this.events.push({ event, data: JSON.parse(data) } as StreamEvent); // written by our own server
  }
}
