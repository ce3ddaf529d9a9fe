import { setTimeout as pause } from 'node:timers/promises';
import { authEndpoints, chatEndpoints } from '@app/contracts';
import { type Cluster, failOver, startCluster, UNLIMITED_RATES, until } from '@app/testkit';
import { callApi, pathOf, signUp } from '../../e2e/person.ts';
import { eventsOf } from '../../e2e/stream.ts';

const ENV = { ...UNLIMITED_RATES, FREE_MESSAGES_PER_MONTH: '100000', LOG_LEVEL: 'warn' };
const BEFORE_MS = 3_000;
const EVERY_MS = 250;
const WRITERS = 5;
const QUESTION = { title: 'Dinner in silence', question: 'We eat in silence. How do we begin to talk?' };

/**
 * People read, write and are answered while PostgreSQL fails over once, as if no other fault existed. Prints what happened when.
 * @param forMs how long the database can only be read; all connections are cut when that begins.
 * @returns whether every reply that had begun is stored as it was streamed.
 */
export async function runFailover(forMs: number): Promise<boolean> {
  const cluster = await startCluster({ env: { ...ENV, SANDBOX_TOKEN_DELAY_MS: '150' } });
  const begun = performance.now();
  const note = (what: string) =>
    console.log(`${((performance.now() - begun) / 1_000).toFixed(2).padStart(7)} s  ${what}`);
  const done = new AbortController();
  const { signal } = done;
  try {
    const people = await Promise.all(Array.from({ length: WRITERS + 1 }, () => signUp(cluster.gatewayUrl())));
    const [reader, ...writers] = people;
    if (!reader) throw new Error('nobody signed up');
    const watching = [
      watch('reading the list of conversations', signal, note, async () => {
        const { status } = await callApi(cluster.gatewayUrl(), chatEndpoints.list, {
          headers: reader.headers,
        });
        return status === 200 ? 'works' : `answers ${status}`;
      }),
      watch('changing a name', signal, note, async () => {
        const { status } = await callApi(cluster.gatewayUrl(), authEndpoints.updateProfile, {
          headers: reader.headers,
          body: { firstName: 'Ada', lastName: 'Lovelace' },
        });
        return status === 200 ? 'works' : `answers ${status}`;
      }),
      watch('processes of chat that are ready', signal, note, async () => {
        const ready = await Promise.all(cluster.replicas.chat.map((replica) => replica.isReady()));
        return String(ready.filter(Boolean).length);
      }),
    ];
    await pause(BEFORE_MS);
    const replies = writers.map(({ headers }) => readReply(cluster, headers));
    await until(() => replies.every(({ text }) => text !== ''));
    note(`${WRITERS} replies have begun`);
    const end = await failOver({ adminUrl: cluster.databaseUrl, name: 'app' });
    note(`the database cuts all connections, and refuses to write for ${forMs / 1_000} s`);
    await pause(forMs);
    await end();
    note('the database can be written again');
    const ends = await Promise.all(replies.map(({ end }) => end));
    note(`the replies have ended: ${ends.join(', ')}`);
    await until(async () =>
      (await Promise.all(cluster.replicas.chat.map((replica) => replica.isReady()))).every(Boolean),
    );
    await pause(BEFORE_MS);
    done.abort();
    await Promise.all(watching);
    const kept = await Promise.all(
      replies.map(async ({ conversationId, text }, at) => {
        const { body } = await callApi(cluster.gatewayUrl(), chatEndpoints.detail, {
          headers: writers[at]?.headers ?? {},
          params: { id: conversationId },
        });
        return body.messages.at(-1)?.content === text;
      }),
    );
    note(`${kept.filter(Boolean).length} of ${WRITERS} replies are stored as they were streamed`);
    return kept.every(Boolean);
  } finally {
    done.abort();
    await cluster.stop();
  }
}

/** Looks again and again, and notes each change. */
async function watch(
  what: string,
  signal: AbortSignal,
  note: (line: string) => void,
  look: () => Promise<string>,
): Promise<void> {
  for (let before = ''; !signal.aborted; ) {
    const now = await look().catch((error: unknown) => String(error));
    if (now !== before) note(`${what}: ${now}`);
    before = now;
    await pause(EVERY_MS);
  }
}

interface Reply {
  conversationId: string;
  text: string;
  /** Resolves with the name of the last event. */
  readonly end: Promise<string>;
}

function readReply(cluster: Cluster, headers: Record<string, string>): Reply {
  const reply: { -readonly [Key in keyof Reply]: Reply[Key] } = {
    conversationId: '',
    text: '',
    end: Promise.resolve(''),
  };
  reply.end = (async () => {
    let last = 'nothing';
    const response = await fetch(cluster.gatewayUrl() + pathOf(chatEndpoints.start), {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(QUESTION),
    });
    for await (const { event, data } of eventsOf(response)) {
      last = event;
      if (event === 'start') reply.conversationId = data.conversationId;
      if (event === 'delta') reply.text += data.text;
    }
    return last;
  })();
  return reply;
}
