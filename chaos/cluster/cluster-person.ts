import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { authEndpoints, chatEndpoints, type Endpoint, FAILURES, type Message } from '@app/contracts';
import { pathOf } from '../../e2e/person.ts';
import { eventsOf } from '../../e2e/stream.ts';
import { ChaosPerson } from '../person.ts';

/** A question and what its person has seen of the reply. */
export interface Asked {
  readonly question: string;
  conversationId: string | undefined;
  /** What each stream that was opened has brought. */
  readonly streamed: string[];
  /** The reply as `done` had it. */
  reply: string | undefined;
}

/** A session whose end was acknowledged. */
export interface EndedSession {
  readonly headers: Readonly<Record<string, string>>;
  readonly at: number;
}

/** How a stream ended: `broken` without `done` or `error`, `refused` with a status other than 200. */
type Ending = 'done' | 'error' | 'broken' | 'refused' | 'nothing';

/** Where two texts differ, for a report. */
export function differently(text: string, other: string): string {
  const at = [...text].findIndex((letter, position) => letter !== other[position]);
  const from = at === -1 ? text.length : at;
  const part = (whole: string) =>
    `${JSON.stringify(whole.slice(from, from + 30))} of ${whole.length} characters`;
  return `with ${part(text)}, and not ${part(other)}, after ${from}`;
}

const STREAM_TIMEOUT_MS = 40_000;
const RETRY_AFTER_MS = 300;
const ATTEMPTS = 4;

/** A simulated client that reads its replies as streams, resumes them, and signs out and in again. */
export class ClusterPerson extends ChaosPerson {
  readonly asked: Asked[] = [];
  readonly endedSessions: EndedSession[] = [];

  /** Asks, and asks again under the same key while there is no answer, as the browser does. */
  async ask(): Promise<void> {
    await this.#ask(Number.POSITIVE_INFINITY);
  }

  /** Asks, loses the connection while the reply streams, and picks it up again. */
  async askAndResume(): Promise<void> {
    const asked = await this.#ask(5);
    const { conversationId: id } = asked;
    if (id === undefined || asked.reply !== undefined) return;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const ending = await this.#stream(asked, chatEndpoints.resume, { params: { id } });
      if (ending !== 'broken' && ending !== 'refused') return;
      await pause(RETRY_AFTER_MS);
    }
  }

  async signOut(): Promise<void> {
    const { headers } = this;
    const answer = await this.call(authEndpoints.logout, {});
    if (answer?.status === 204) this.endedSessions.push({ headers, at: performance.now() });
    this.isSignedIn = false;
  }

  /** All conversations of the account as they are stored. */
  async readConversations(headers: Record<string, string>): Promise<Message[][] | undefined> {
    const list = await this.call(chatEndpoints.list, { query: { limit: '100' }, headers });
    if (list?.status !== 200) return undefined;
    const all: Message[][] = [];
    for (const { id } of list.body.conversations) {
      const detail = await this.call(chatEndpoints.detail, { params: { id }, headers });
      if (detail?.status !== 200) return undefined;
      all.push(detail.body.messages);
    }
    return all;
  }

  /** @param most the pieces of the reply after which the connection is closed. */
  async #ask(most: number): Promise<Asked> {
    const { conversationId } = this;
    const question = this.text('We argue about the dishes');
    const asked: Asked = { question, conversationId: undefined, streamed: [], reply: undefined };
    this.asked.push(asked);
    const isNew = conversationId === undefined || this.asked.length % 3 === 0;
    const body = isNew ? { title: 'The dishes', question } : { conversationId, message: question };
    const endpoint = isNew ? chatEndpoints.start : chatEndpoints.followUp;
    const key = randomUUID();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const ending = await this.#stream(asked, endpoint, { body, key, most });
      if (ending === 'done' || ending === 'error' || most < Number.POSITIVE_INFINITY) break;
      await pause(RETRY_AFTER_MS);
    }
    this.conversationId = asked.conversationId ?? conversationId;
    return asked;
  }

  async #stream(
    asked: Asked,
    endpoint: Endpoint,
    {
      params,
      body,
      key,
      most = Number.POSITIVE_INFINITY,
    }: { params?: { id: string }; body?: object; key?: string; most?: number },
  ): Promise<Ending> {
    const record = this.ledger.beginCall(endpoint.path);
    let status: number | undefined;
    try {
      const response = await fetch(`${this.place.url()}${pathOf(endpoint, params)}`, {
        method: endpoint.method,
        headers: {
          ...this.headers,
          accept: 'text/event-stream',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(STREAM_TIMEOUT_MS),
      });
      status = response.status;
      if (status !== 200) {
        await response.body?.cancel();
        record(status, response.headers.get('retry-after'));
        return status === 204 ? 'nothing' : 'refused';
      }
      const ending = await this.#follow(asked, response, most);
      record(
        ending === 'broken'
          ? 'stream broken'
          : typeof ending === 'number'
            ? `stream error ${ending}`
            : status,
      );
      return typeof ending === 'number' ? 'error' : ending;
    } catch {
      record(status === undefined ? 'no answer' : 'stream broken');
      return 'broken';
    }
  }

  /** @returns how the stream ended; for an `error` event the status of its failure. */
  async #follow(
    asked: Asked,
    response: Response,
    most: number,
  ): Promise<'done' | 'broken' | 'nothing' | number> {
    const at = asked.streamed.push('') - 1;
    let pieces = 0;
    for await (const { event, data } of eventsOf(response)) {
      if (event === 'start') asked.conversationId = data.conversationId;
      if (event === 'error') return FAILURES[data.code].status;
      if (event === 'done') {
        const { messages } = 'data' in data ? data.data : data;
        asked.reply = messages.at(-1)?.content ?? '';
        if (asked.streamed[at] !== asked.reply)
          this.ledger.violations.push(
            `a reply was streamed ${differently(asked.streamed[at] ?? '', asked.reply)}`,
          );
        return 'done';
      }
      if (event === 'delta') {
        asked.streamed[at] += data.text;
        pieces += 1;
        if (pieces >= most) return 'nothing';
      }
    }
    return 'broken';
  }
}
