import { readFileSync } from 'node:fs';
import { authEndpoints, chatEndpoints } from '@app/contracts';
import pg from 'pg';
import { startProduct, type TestProduct } from '../packages/testkit/src/product/start-product.ts';
import { type Benchmark, type Row, ratioOf, spreadOf } from './measure.ts';

const ROUNDS = 5;
const CALLS_PER_ROUND = 400;
const [FEW, MANY] = [1_000, 1_000_000];
/** The measured person has more conversations than a page of the list, and a conversation of an evening. */
const CONVERSATIONS = 55;
const FOLLOW_UPS = 14;
const MOST_SLOWER = 1.3;

/** What a call costs with many and with few messages stored. */
const benchmark: Benchmark = {
  title: `History with ${MANY.toLocaleString('en')} stored messages`,
  async run() {
    const [few, many] = [await openHistory(FEW), await openHistory(MANY)];
    try {
      const rows: Row[] = [];
      for (const call of ['list', 'open'] as const) {
        const measured = { few: [] as Cost[], many: [] as Cost[] };
        await Promise.all([measure(few, call), measure(many, call)]);
        for (let round = 0; round < ROUNDS; round += 1) {
          measured.many.push(await measure(many, call));
          measured.few.push(await measure(few, call));
        }
        const what = call === 'list' ? 'listing conversations' : 'opening a conversation';
        rows.push(compare(`${what}, p50`, 'ms', measured, ({ p50 }) => p50));
        const database = `${what}, processor time in PostgreSQL`;
        rows.push(compare(database, 'ms', measured, ({ databaseMs }) => databaseMs));
      }
      return rows;
    } finally {
      await Promise.all([few.product.stop(), many.product.stop()]);
    }
  },
};

export default benchmark;

interface Cost {
  readonly p50: number;
  readonly databaseMs: number;
}

interface History {
  readonly product: TestProduct;
  readonly urls: { readonly list: string; readonly open: string };
  readonly headers: Record<string, string>;
}

function compare(
  what: string,
  unit: string,
  { few, many }: { few: readonly Cost[]; many: readonly Cost[] },
  pick: (cost: Cost) => number,
): Row {
  const ratio = ratioOf(many.map(pick), few.map(pick));
  return {
    what,
    unit,
    product: spreadOf(many.map(pick)),
    peer: { name: `${FEW.toLocaleString('en')} stored messages`, value: spreadOf(few.map(pick)) },
    ratio,
    goal: `at most ${MOST_SLOWER} × with ${FEW.toLocaleString('en')} messages`,
    isMet: ratio.median <= MOST_SLOWER,
  };
}

async function measure({ product, urls, headers }: History, call: 'list' | 'open'): Promise<Cost> {
  const times: number[] = [];
  const before = readDatabaseMs(product);
  for (let i = 0; i < CALLS_PER_ROUND; i += 1) {
    const start = performance.now();
    const answer = await fetch(urls[call], { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${urls[call]} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return {
    p50: spreadOf(times).median,
    databaseMs: (readDatabaseMs(product) - before) / CALLS_PER_ROUND,
  };
}

/** Starts a product in which one person has a history and other people have the rest of `messages`. */
async function openHistory(messages: number): Promise<History> {
  const product = await startProduct({
    env: {
      FREE_MESSAGES_PER_MONTH: '1000000',
      TURNS_PER_DAY: '1000000',
      RATE_CHAT: '1000000/1m',
      RATE_OTHER: '1000000/1m',
      SANDBOX_TOKEN_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
    },
  });
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return Object(await answer.json()).data;
  };
  const person = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };
  const { session } = await post(authEndpoints.signup.path, {
    ...person,
    password: 'correct horse battery staple',
  });
  const headers = { authorization: `Bearer ${session.access_token}`, 'x-session-token': session.token };
  const question = 'My husband and I eat dinner in silence. How do I begin to talk again?';
  let conversationId: string | undefined;
  for (let i = 0; i < CONVERSATIONS; i += 1)
    ({ conversationId } = await post(chatEndpoints.start.path, { title: `Dinner ${i}`, question }, headers));
  for (let i = 0; i < FOLLOW_UPS; i += 1)
    await post(chatEndpoints.followUp.path, { conversationId, message: question }, headers);
  await fillUp(product.databaseUrl, messages);
  const chat = product.serviceUrls.chat;
  const open = `${chat}${chatEndpoints.detail.path.replace(':id', String(conversationId))}`;
  return { product, headers, urls: { list: `${chat}${chatEndpoints.list.path}`, open } };
}

/** Other people's conversations: ten of each person, with ten messages each. Nobody decrypts them. */
async function fillUp(databaseUrl: string, messages: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as own from chat.messages');
    const conversations = Math.ceil((messages - Number(rows[0]?.own)) / 10);
    await client.query(`set session_replication_role = replica`); // without foreign keys to the keys of these people
    await client.query(`create temporary table filler as
      select uuidv7() as id, md5((n / 10)::text)::uuid as owner_id, now() - n * interval '1 minute' as at
      from generate_series(1, ${conversations}) n`);
    await client.query(`insert into chat.conversations
      (id, owner_id, title, preview, emotion_tags, message_count, last_seq, created_at, updated_at)
      select id, owner_id, sha512(id::text::bytea), sha512(id::text::bytea), '{}', 10, 10, at, at from filler`);
    await client.query(`insert into chat.messages (id, owner_id, conversation_id, seq, role, content, ts)
      select uuidv7(), owner_id, id, seq, case seq % 2 when 1 then 'user' else 'assistant' end,
        sha512(id::text::bytea) || sha512(seq::text::bytea) || sha512('hearten'), at
      from filler, generate_series(1, 10) seq`);
    await client.query(`insert into chat.turns (id, owner_id, conversation_id, user_message_id, state, leased_by,
        instructions_version, created_at, settled_at)
      select uuidv7(), owner_id, id, uuidv7(), 'complete', uuidv7(), 1, at, at
      from filler, generate_series(1, 5)`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Milliseconds of processor time of PostgreSQL and its backends. */
function readDatabaseMs(product: TestProduct): number {
  const pid = product.pids().postgres;
  if (pid === undefined) throw new Error('PostgreSQL does not run');
  const backends = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return backends.map(readTicks).reduce((sum, ticks) => sum + ticks, 0) * 10;
}

function readTicks(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
