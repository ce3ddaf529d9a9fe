import pg from 'pg';

/**
 * How a column is handled:
 * - `exported`: personal; its value is in the person's export as it is stored, and is erased with the account.
 * - `exported, decrypted`: the same, but stored encrypted: the test passes the plain text that it has written.
 * - `erased: <why it is not exported>`: personal and erased, but of no use to the person or one of our secrets.
 * - `not personal: <reason>`: says nothing about a person, or is an id without a meaning elsewhere.
 */
export type ColumnHandling =
  | 'exported'
  | 'exported, decrypted'
  | `erased: ${string}`
  | `not personal: ${string}`;

export interface TableHandling {
  /**
   * The column with the person's id; or a condition that finds their rows by `$1`; or the reason why rows belong to
   * nobody.
   */
  owner: string | { where: string } | { nobody: string };
  /**
   * Why rows are kept after an erasure (for example payments, by law); their personal columns must be changed all the
   * same.
   */
  kept?: string;
  columns: Record<string, ColumnHandling>;
}

export type PersonalColumns = Record<string, TableHandling>;

export interface PersonalDataCheck {
  /** Problems of the list: columns that are not listed, and listed columns that do not exist. */
  listingProblems(): Promise<string[]>;
  /** Reads the rows of a person, to compare an export and an erasure with them. */
  remember(personId: string): Promise<RememberedPerson>;
  close(): Promise<void>;
}

export interface RememberedPerson {
  /**
   * Problems of an export: exported columns with a value that is missing in the export, or without a value in this
   * test, which then proves nothing. `plain` has the texts written into columns that are `exported, decrypted`, by
   * `table.column`.
   */
  missingIn(exported: unknown, plain?: Readonly<Record<string, readonly string[]>>): string[];
  /**
   * Problems of an erasure: remaining rows of the person, their id in a personal column, and any of `words` (the
   * address, a name, texts) anywhere in the schema.
   */
  remainingData(words?: readonly string[]): Promise<string[]>;
}

/** Tables that service-kit and Kysely create in every schema. */
const INFRASTRUCTURE_TABLES: PersonalColumns = {
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
  inbox: ownerless('ids of received events', ['id', 'topic', 'received_at']),
  kysely_migration: ownerless('of the schema itself', ['name', 'timestamp']),
  kysely_migration_lock: ownerless('of the schema itself', ['id', 'is_locked']),
};

function ownerless(reason: string, columns: readonly string[]): TableHandling {
  return {
    owner: { nobody: reason },
    columns: Object.fromEntries(columns.map((column) => [column, `not personal: ${reason}` as const])),
  };
}

const isPersonal = (handling: ColumnHandling) => !handling.startsWith('not personal');

/**
 * Creates a check that every personal column of a schema is covered by the export and the erasure. Its methods return
 * problems as sentences; an empty list means that the check passes. `adminUrl` must be able to bypass row-level
 * security. The infrastructure tables (outbox, inbox, those of Kysely) need not be listed.
 */
export async function createPersonalDataCheck(o: {
  adminUrl: string;
  schema: string;
  tables: PersonalColumns;
}): Promise<PersonalDataCheck> {
  const tables = { ...INFRASTRUCTURE_TABLES, ...o.tables };
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

  /** The current row with the same primary key, if any. */
  const byKey = (table: string, key: readonly string[], row: Record<string, unknown>) =>
    rows(
      `select * from ${name(table)} where ${key.map((column, i) => `${pg.escapeIdentifier(column)} = $${i + 1}`).join(' and ')}`,
      key.map((column) => row[column]),
    );

  return {
    async listingProblems() {
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
      const remembered: {
        table: string;
        handling: TableHandling;
        key: string[];
        rows: Record<string, unknown>[];
      }[] = [];
      for (const [table, handling] of Object.entries(o.tables)) {
        if (typeof handling.owner === 'object' && 'nobody' in handling.owner) continue;
        const condition =
          typeof handling.owner === 'string'
            ? `${pg.escapeIdentifier(handling.owner)} = $1`
            : handling.owner.where;
        const found = await rows(`select * from ${name(table)} where ${condition}`, [personId]);
        remembered.push({ table, handling, key: await keyOf(table), rows: found });
      }

      return {
        missingIn(exported, plain = {}) {
          const leaves = new Set(leavesOf(exported));
          return remembered.flatMap(({ table, handling, rows: held }) =>
            Object.entries(handling.columns).flatMap(([column, kind]) => {
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

        async remainingData(words = []) {
          const problems: string[] = [];
          for (const { table, handling, key, rows: held } of remembered) {
            if (held.length === 0)
              problems.push(`${o.schema}.${table} had no row of the person: this test proves nothing of it.`);
            for (const before of held) {
              const [after] = await byKey(table, key, before);
              if (!after) continue;
              if (!handling.kept) problems.push(`${o.schema}.${table} still has a row of the person.`);
              else problems.push(...unchanged(`${o.schema}.${table}`, handling, before, after));
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

/** Personal columns of a kept row whose values an erasure has not changed. */
function unchanged(
  table: string,
  handling: TableHandling,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] {
  return Object.entries(handling.columns)
    .filter(([column, kind]) => isPersonal(kind) && leavesOf(after[column]).length > 0)
    .filter(([column]) => JSON.stringify(after[column]) === JSON.stringify(before[column]))
    .map(([column]) => `${table}.${column} still says of the person what it said before.`);
}

/** All strings, numbers and booleans in a value, as text; dates as in JSON. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (value instanceof Date) return [value.toISOString()];
  if (Buffer.isBuffer(value)) return [value.toString('base64')];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return [String(value)];
}
