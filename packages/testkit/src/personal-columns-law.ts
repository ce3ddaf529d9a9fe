import pg from 'pg';

/**
 * What becomes of a column:
 * - `exported`: personal; its value is in the person's export as it is stored, and is erased with the account.
 * - `exported, decrypted`: the same, but stored unreadably: the test tells the plain text it has written.
 * - `erased: <why it is not exported>`: personal and erased, but of no use to the person or a secret of ours.
 * - `not personal: <reason>`: says nothing about anybody, or is an id without a meaning elsewhere.
 */
export type ColumnFate = 'exported' | 'exported, decrypted' | `erased: ${string}` | `not personal: ${string}`;

export interface TableFate {
  /** The column with the person's id; or a condition that finds their rows by `$1`; or why no row is anybody's. */
  owner: string | { where: string } | { nobody: string };
  /** Why rows stay after an erasure (what the law keeps of a payment): their personal columns must change all the same. */
  kept?: string;
  columns: Record<string, ColumnFate>;
}

export type PersonalColumns = Record<string, TableFate>;

export interface PersonalColumnsLaw {
  /** A sentence for every column that the list does not know, and for everything listed that is not there. */
  unknown(): Promise<string[]>;
  /** Remembers the rows of a person, so that an export and an erasure can be held against them. */
  remember(personId: string): Promise<RememberedPerson>;
  close(): Promise<void>;
}

export interface RememberedPerson {
  /**
   * A sentence for every exported column of which a value is missing in the export, or that held nothing in this test,
   * which then proves nothing. `plain` has what was written into columns `exported, decrypted`: `table.column` → texts.
   */
  missingIn(exported: unknown, plain?: Readonly<Record<string, readonly string[]>>): string[];
  /**
   * A sentence for everything of the person that an erasure has left: their rows, their id in a personal column, and
   * any of `words` (the address, a name, the plain texts) anywhere in the schema.
   */
  leftOver(words?: readonly string[]): Promise<string[]>;
}

/** Tables that service-kit and Kysely make in every schema. */
const HOUSE: PersonalColumns = {
  outbox: ownerless('ids of events on their way', [
    'id',
    'receiver',
    'topic',
    'payload',
    'created_at',
    'due_at',
    'attempts',
    'done_at',
  ]),
  inbox: ownerless('ids of events taken in', ['id', 'topic', 'received_at']),
  kysely_migration: ownerless('of the schema itself', ['name', 'timestamp']),
  kysely_migration_lock: ownerless('of the schema itself', ['id', 'is_locked']),
};

function ownerless(reason: string, columns: readonly string[]): TableFate {
  return {
    owner: { nobody: reason },
    columns: Object.fromEntries(columns.map((column) => [column, `not personal: ${reason}` as const])),
  };
}

const isPersonal = (fate: ColumnFate) => !fate.startsWith('not personal');

/**
 * The law that every personal column is in the export and in the erasure (style.md 12; architecture.md, rule 11), for
 * the schema of one service. The methods return sentences: an empty list is a law that is kept. `adminUrl` must be
 * allowed to read past row-level security. The tables of the house (outbox, inbox, Kysely's) need not be listed.
 */
export async function personalColumnsLaw(o: {
  adminUrl: string;
  schema: string;
  tables: PersonalColumns;
}): Promise<PersonalColumnsLaw> {
  const tables = { ...HOUSE, ...o.tables };
  const pool = new pg.Pool({ connectionString: o.adminUrl, max: 2 });
  const name = (table: string) => `${pg.escapeIdentifier(o.schema)}.${pg.escapeIdentifier(table)}`;
  const rows = async (statement: string, values: readonly unknown[] = []) =>
    (await pool.query<Record<string, unknown>>(statement, [...values])).rows;

  const columnsOf = async () => {
    const found = await rows(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where table_schema = $1 and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
      [o.schema],
    );
    return found.map((row) => ({ table: String(row.table_name), column: String(row.column_name) }));
  };

  const keyOf = async (table: string) => {
    const found = await rows(
      `select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary`,
      [name(table)],
    );
    return found.map((row) => String(row.attname));
  };

  /** As text, so that every type compares. */
  const byKey = (table: string, key: readonly string[], row: Record<string, unknown>) =>
    rows(
      `select * from ${name(table)} where ${key.map((column, i) => `${pg.escapeIdentifier(column)} = $${i + 1}`).join(' and ')}`,
      key.map((column) => row[column]),
    );

  return {
    async unknown() {
      const columns = await columnsOf();
      const isThere = (table: string, column: string) =>
        columns.some((one) => one.table === table && one.column === column);
      const unlisted = columns
        .filter(({ table, column }) => tables[table]?.columns[column] === undefined)
        .map(
          ({ table, column }) =>
            `${o.schema}.${table}.${column} is not listed: does it say anything about a person? Then put it into the export, see that an erasure takes it, and list it as exported or erased; else list it as not personal, with the reason.`,
        );
      const stale = Object.entries(o.tables).flatMap(([table, { columns: listed }]) =>
        Object.keys(listed)
          .filter((column) => !isThere(table, column))
          .map(
            (column) =>
              `${o.schema}.${table}.${column} is listed but not there: take it off the list and out of the export.`,
          ),
      );
      return [...unlisted, ...stale];
    },

    async remember(personId) {
      const remembered: { table: string; fate: TableFate; key: string[]; rows: Record<string, unknown>[] }[] =
        [];
      for (const [table, fate] of Object.entries(o.tables)) {
        if (typeof fate.owner === 'object' && 'nobody' in fate.owner) continue;
        const condition =
          typeof fate.owner === 'string' ? `${pg.escapeIdentifier(fate.owner)} = $1` : fate.owner.where;
        const found = await rows(`select * from ${name(table)} where ${condition}`, [personId]);
        remembered.push({ table, fate, key: await keyOf(table), rows: found });
      }

      return {
        missingIn(exported, plain = {}) {
          const leaves = new Set(leavesOf(exported));
          return remembered.flatMap(({ table, fate, rows: held }) =>
            Object.entries(fate.columns).flatMap(([column, kind]) => {
              if (!kind.startsWith('exported')) return [];
              const path = `${o.schema}.${table}.${column}`;
              const values =
                kind === 'exported'
                  ? held.flatMap((row) => leavesOf(row[column]))
                  : plain[`${table}.${column}`];
              if (!values?.length)
                return [`${path} held nothing in this test: write something there before exporting.`];
              const isMissing = values.some((value) => !leaves.has(value));
              return isMissing ? [`${path} is not in the export, or not with all of its values.`] : [];
            }),
          );
        },

        async leftOver(words = []) {
          const problems: string[] = [];
          for (const { table, fate, key, rows: held } of remembered) {
            if (held.length === 0)
              problems.push(`${o.schema}.${table} had no row of the person: this test proves nothing of it.`);
            for (const before of held) {
              const [after] = await byKey(table, key, before);
              if (!after) continue;
              if (!fate.kept) problems.push(`${o.schema}.${table} still has a row of the person.`);
              else problems.push(...unchanged(`${o.schema}.${table}`, fate, before, after));
            }
          }
          for (const { table, column } of await columnsOf()) {
            const cell = `${pg.escapeIdentifier(column)}::text`;
            const sought = isPersonal(tables[table]?.columns[column] ?? 'exported')
              ? [personId, ...words]
              : words;
            for (const word of sought) {
              const found = await rows(
                `select 1 from ${name(table)} where position(lower($1) in lower(${cell})) > 0 limit 1`,
                [word],
              );
              if (found.length > 0) problems.push(`${o.schema}.${table}.${column} still holds “${word}”.`);
            }
          }
          return [...new Set(problems)];
        },
      };
    },

    close: () => pool.end(),
  };
}

/** Personal columns of a row that stays, whose values an erasure has not touched. */
function unchanged(
  table: string,
  fate: TableFate,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] {
  return Object.entries(fate.columns)
    .filter(([column, kind]) => isPersonal(kind) && leavesOf(after[column]).length > 0)
    .filter(([column]) => JSON.stringify(after[column]) === JSON.stringify(before[column]))
    .map(([column]) => `${table}.${column} still says of the person what it said before.`);
}

/** Every text, number and truth in a value, as text; times as in JSON. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (value instanceof Date) return [value.toISOString()];
  if (Buffer.isBuffer(value)) return [value.toString('base64')];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return [String(value)];
}
