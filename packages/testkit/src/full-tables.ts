import pg from 'pg';
import { until } from './until.ts';

/** Fewer rows are in so few pages that reading all of them is the best plan. */
const ROWS = 10_000;

/**
 * Fills every table of some schemas with made-up rows, so that the planner chooses as in a large installation. All times
 * are in the future, so that no row has expired, as when a job has just run; row n of a table refers to rows n of others.
 * CHECK constraints are dropped, because a made-up text fulfils none.
 * @param corrections statements that give rows the states which most rows have.
 */
export async function fillTables(
  adminUrl: string,
  schemas: readonly string[],
  corrections: readonly string[] = [],
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    const constraints = await client.query<{ statement: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
       from pg_constraint where contype = 'c' and connamespace = any($1::regnamespace[])`,
      [schemas],
    );
    for (const { statement } of constraints.rows) await client.query(statement);
    const tables = await describeTables(client, schemas);
    for (const { table, columns, values } of tables)
      await client.query(
        `insert into ${table} (${columns}) select ${values} from generate_series(1, ${ROWS}) as n on conflict do nothing`,
      );
    for (const correction of corrections) await client.query(correction);
    for (const { table } of tables) await client.query(`vacuum analyze ${table}`);
  });
}

interface TableToFill {
  readonly table: string;
  readonly columns: string;
  /** SQL that makes the value of each column from the number `n` of the row. */
  readonly values: string;
}

async function describeTables(client: pg.ClientBase, schemas: readonly string[]): Promise<TableToFill[]> {
  const { rows } = await client.query<TableToFill>(
    `select attrelid::regclass::text as "table", string_agg(quote_ident(attname), ', ') as columns,
       string_agg(case format_type(atttypid, null)
         when 'uuid' then 'md5(n::text)::uuid'
         when 'bytea' then 'sha256(n::text::bytea)'
         when 'timestamp with time zone' then $$now() + n * interval '1 minute'$$
         when 'timestamp(3) with time zone' then $$now() + n * interval '1 minute'$$
         when 'date' then 'current_date + n / 1000'
         when 'boolean' then 'n % 2 = 0'
         when 'jsonb' then $$'{}'$$
         when 'text[]' then $$'{}'$$
         when 'xid8' then 'pg_current_xact_id()'
         when 'integer' then 'n'
         else $$'x' || n$$ end, ', ') as "values"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and relnamespace = any($1::regnamespace[]) and attnum > 0 and not attisdropped
       and relname not like 'kysely%'
     group by attrelid`,
    [schemas],
  );
  return rows;
}

/**
 * Lists the full tables of which some work has read many rows without an index, with their number.
 * @param work opens its own connections to the database and closes them: a connection reports what it read when it ends.
 */
export async function listSequentialScans(
  adminUrl: string,
  schemas: readonly string[],
  work: () => Promise<void>,
): Promise<string[]> {
  return withClient(adminUrl, async (client) => {
    await client.query('select pg_stat_reset()');
    await work();
    await until(async () => {
      const others = await client.query(
        `select from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name = 'scanned'`,
      );
      return others.rowCount === 0;
    });
    const { rows } = await client.query<{ scanned: string }>(
      `select relname || ': ' || seq_tup_read || ' rows' as scanned from pg_stat_user_tables
       where schemaname = any($1) and seq_tup_read >= ${ROWS / 10} order by 1`,
      [schemas],
    );
    return rows.map(({ scanned }) => scanned);
  });
}

/** The URL of a database, for connections whose end `listSequentialScans` waits for. */
export function scannedUrl(url: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', 'scanned');
  return named.href;
}

/** Lists the foreign keys of some schemas without an index that finds the rows which refer to a row. */
export async function listUnindexedForeignKeys(
  adminUrl: string,
  schemas: readonly string[],
): Promise<string[]> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select conrelid::regclass || '.' || conname as name from pg_constraint
       where contype = 'f' and connamespace = any($1::regnamespace[]) and not exists (
         select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = any(conkey))`,
      [schemas],
    );
    return rows.map(({ name }) => name);
  });
}

async function withClient<Result>(
  url: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
