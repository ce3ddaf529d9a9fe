import pg from 'pg';
import { runClients } from './load.ts';
import { type Benchmark, type Row, spreadOf } from './measure.ts';
import { signUpCallers } from './people.ts';
import { startMeasuredProduct } from './product.ts';
import { startProvider } from './provider.ts';
import { type Talker, takeTurn } from './take-turn.ts';

const PEOPLE = 16;
const ROUNDS = 3;
/** Each person starts so many conversations in a round, and writes so many further messages in each. */
const CONVERSATIONS_EACH = 8;
const FOLLOW_UPS = 4;
/** A reply of usual length. */
const WORDS = 150;

interface Stored {
  /** Bytes of the tables of chat, with their indexes. */
  readonly chat: number;
  /** Bytes of everything else of the product. */
  readonly others: number;
  /** The position in the write-ahead log. */
  readonly log: number;
}

/** How many bytes PostgreSQL stores and writes for a turn. */
const storage: Benchmark = {
  title: `Storage of turns with replies of ${WORDS} words`,
  async run() {
    const provider = await startProvider({ words: WORDS, delayMs: 0 });
    const product = await startMeasuredProduct({ OPENAI_BASE_URL: provider.baseUrl });
    try {
      const callers = await signUpCallers(product.url, PEOPLE);
      const perTurn: Stored[] = [];
      // The first round fills the first pages of tables and indexes.
      for (let round = -1; round < ROUNDS; round += 1) {
        const talkers = callers.map((caller): Talker => ({ ...caller, conversations: [] }));
        const before = await measureStored(product.databaseUrl);
        await runClients(talkers, CONVERSATIONS_EACH, (talker, index) =>
          takeTurn(product.url, talker, 'chat-start', index),
        );
        for (let nth = 0; nth < FOLLOW_UPS; nth += 1)
          await runClients(talkers, CONVERSATIONS_EACH, (talker, index) =>
            takeTurn(product.url, talker, 'chat-followup', index),
          );
        const after = await measureStored(product.databaseUrl);
        const turns = PEOPLE * CONVERSATIONS_EACH * (1 + FOLLOW_UPS);
        const share = (part: keyof Stored) => (after[part] - before[part]) / turns;
        if (round >= 0) perTurn.push({ chat: share('chat'), others: share('others'), log: share('log') });
      }
      return [
        rowOf(
          'tables and indexes of chat, per turn',
          perTurn.map(({ chat }) => chat),
        ),
        rowOf(
          'tables and indexes of the other services, per turn',
          perTurn.map(({ others }) => others),
        ),
        rowOf(
          'write-ahead log, per turn',
          perTurn.map(({ log }) => log),
        ),
      ];
    } finally {
      await product.stop();
      await provider.stop();
    }
  },
};
export default storage;

/** Sizes after a vacuum, so that rows of finished work do not count as long as their space is reused. */
async function measureStored(databaseUrl: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const log = await client.query("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes");
    await client.query('vacuum');
    const sizes = await client.query(`
      select sum(pg_total_relation_size(oid)) filter (where namespace = 'chat') as chat,
        sum(pg_total_relation_size(oid)) filter (where namespace <> 'chat') as others
      from (select c.oid, relnamespace::regnamespace::text as namespace from pg_class c
        where relkind in ('r', 'm') and relnamespace::regnamespace::text not like 'pg\\_%') tables`);
    return {
      chat: Number(sizes.rows[0]?.chat),
      others: Number(sizes.rows[0]?.others),
      log: Number(log.rows[0]?.bytes),
    };
  } finally {
    await client.end();
  }
}

function rowOf(what: string, bytes: readonly number[]): Row {
  return { what, unit: 'B', product: spreadOf(bytes), goal: '', isMet: true };
}
