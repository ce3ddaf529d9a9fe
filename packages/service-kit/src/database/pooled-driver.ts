import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { endSpan, startStatementSpan } from '../telemetry/tracing.ts';
import { codeOf, isReadOnly, type OutageWatch } from './outages.ts';

/** What this driver uses of a connection of pg. */
interface Client {
  query<Row>(statement: Statement): Promise<Answer<Row>>;
  release(destroy?: boolean): void;
}
interface Pool {
  readonly idleCount: number;
  connect(): Promise<Client>;
  end(): Promise<void>;
}
interface Statement {
  text: string;
  values?: unknown[];
  /** The name under which the connection prepares the statement. */
  name?: string;
}
interface Answer<Row> {
  command: string;
  rowCount: number | null;
  rows: Row[];
}

/** A statement is prepared when this process sends it for the third time. */
const PREPARE_FROM = 3;
/** Each connection keeps the statements it has prepared, so their number is bounded. */
const MOST_PREPARED = 300;
/** A prepared statement fails when a migration changes its columns, so those that name none are not prepared. */
const ALL_COLUMNS = /\b(?:select|returning) (?:"\w+"\.)?\*/;
/** The index of a conflict is chosen when the statement is planned, and then its condition must not be a parameter. */
const CONFLICT_ON_PARAMETER = /\bon conflict \([^)]*\)\s+where(?:(?!\bdo\b).)*\$\d/s;

/** Decides which statements are prepared. */
class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** The statement's name; undefined while it is not sent often. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined) return name;
    if (this.#names.size >= MOST_PREPARED) return undefined;
    if (ALL_COLUMNS.test(sql) || CONFLICT_ON_PARAMETER.test(sql)) return undefined;
    if (this.#uses.size >= 4 * MOST_PREPARED) this.#uses.clear();
    const uses = (this.#uses.get(sql) ?? 0) + 1;
    this.#uses.set(sql, uses);
    if (uses >= PREPARE_FROM) this.#names.set(sql, `s${this.#names.size}`);
    return this.#names.get(sql);
  }
}

interface DriverOptions {
  outages?: OutageWatch | undefined;
  /** Statements are not prepared: a pooler sends each transaction to any of its connections. */
  isPooler?: boolean;
  /** Called when a connection was not there at once, with the time that it or its failure took. */
  observeWait?: ((seconds: number) => void) | undefined;
  /** A SET LOCAL for each transaction. A statement outside of one gets a transaction, which is sent together with it. */
  setting?: string | undefined;
}

/**
 * Kysely's driver for a pool of pg connections, with fewer round trips than its own. BEGIN, and SET LOCAL directly after
 * it, are sent together with the first statement of a transaction; a transaction without statements sends nothing.
 * Statements that are sent often are prepared: each connection parses and plans them once.
 */
export class PooledDriver implements Driver {
  readonly #pool: Pool;
  readonly #prepared: PreparedStatements | undefined;
  readonly #outages: OutageWatch | undefined;
  readonly #observeWait: ((seconds: number) => void) | undefined;
  readonly #setting: string | undefined;
  /** Counts how often a server was found to be read-only: all connections opened before lead to that server. */
  #generation = 0;
  readonly #generations = new WeakMap<Client, number>();

  /** @param pool its connections must be in pipeline mode. */
  constructor(pool: Pool, { outages, observeWait, isPooler = false, setting }: DriverOptions = {}) {
    this.#pool = pool;
    this.#outages = outages;
    this.#observeWait = observeWait;
    this.#prepared = isPooler ? undefined : new PreparedStatements();
    this.#setting = setting;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    while (true) {
      const client = await this.#connect();
      const generation = this.#generations.get(client) ?? this.#generation;
      this.#generations.set(client, generation);
      if (generation === this.#generation)
        return new PooledConnection(client, {
          prepared: this.#prepared,
          setting: this.#setting,
          outages: this.#outages,
          onFailure: (error) => this.#handleFailure(error, generation),
        });
      client.release(true);
    }
  }

  async #connect(): Promise<Client> {
    const waitsFrom = this.#pool.idleCount === 0 ? performance.now() : undefined;
    try {
      return await this.#pool.connect();
    } catch (error) {
      this.#outages?.notice(error);
      throw error;
    } finally {
      if (waitsFrom !== undefined) this.#observeWait?.((performance.now() - waitsFrom) / 1000);
    }
  }

  #handleFailure(error: unknown, generation: number): void {
    this.#outages?.notice(error);
    if (isReadOnly(error) && generation === this.#generation) this.#generation += 1;
  }

  async beginTransaction(
    connection: PooledConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    connection.begin(
      ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '),
    );
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

interface ConnectionOptions {
  prepared: PreparedStatements | undefined;
  setting: string | undefined;
  outages: OutageWatch | undefined;
  onFailure: (error: unknown) => void;
}

class PooledConnection implements DatabaseConnection {
  readonly #client: Client;
  readonly #prepared: PreparedStatements | undefined;
  readonly #setting: string | undefined;
  #isInTransaction = false;
  /** The statements that open a transaction, not sent yet. */
  #opening = '';
  #isBroken = false;
  readonly #outages: OutageWatch | undefined;
  readonly #onFailure: (error: unknown) => void;

  constructor(client: Client, { prepared, setting, outages, onFailure }: ConnectionOptions) {
    this.#client = client;
    this.#prepared = prepared;
    this.#setting = setting;
    this.#outages = outages;
    this.#onFailure = onFailure;
  }

  begin(statement: string): void {
    this.#isInTransaction = true;
    this.#opening = this.#setting ? `${statement}; ${this.#setting}` : statement;
  }

  /** Ends the transaction; sends nothing when it had no statement. */
  async end(statement: 'commit' | 'rollback'): Promise<void> {
    this.#isInTransaction = false;
    if (this.#opening !== '') {
      this.#opening = '';
      return;
    }
    const span = startStatementSpan(statement);
    try {
      const { command } = await this.#client.query({ text: statement });
      // PostgreSQL answers COMMIT with ROLLBACK after a statement that failed.
      if (statement === 'commit' && command === 'ROLLBACK') throw new AbortedTransactionError();
      endSpan(span);
    } catch (error) {
      endSpan(span, codeOf(error) ?? 'unknown');
      this.#isBroken = !(error instanceof AbortedTransactionError);
      this.#onFailure(error);
      throw error;
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#opening !== '' && sql.startsWith('set local ')) {
      this.#opening += `; ${sql}`;
      return { rows: [] };
    }
    const sentAt = performance.now();
    const span = startStatementSpan(sql);
    try {
      const { rowCount, rows } = await this.#send<Row>(sql, parameters);
      this.#outages?.noticeDuration(performance.now() - sentAt);
      endSpan(span);
      return { numAffectedRows: BigInt(rowCount ?? 0), rows };
    } catch (error) {
      endSpan(span, codeOf(error) ?? 'unknown');
      this.#isBroken ||= isReadOnly(error);
      this.#onFailure(error);
      throw error;
    }
  }

  #send<Row>(sql: string, parameters: readonly unknown[]): Promise<Answer<Row>> {
    // Without parameters it may be several statements, which can't be prepared.
    const name = parameters.length > 0 ? this.#prepared?.nameOf(sql) : undefined;
    const statement = { text: sql, values: [...parameters], ...(name ? { name } : {}) };
    if (this.#setting && !this.#isInTransaction) {
      const opening = this.#client.query({ text: `begin; ${this.#setting}` });
      const sent = this.#client.query<Row>(statement);
      // PostgreSQL rolls back instead when the statement has failed.
      return Promise.all([sent, opening, this.#client.query({ text: 'commit' })]).then(([answer]) => answer);
    }
    if (this.#opening === '') return this.#client.query(statement);
    const opening = this.#client.query({ text: this.#opening });
    this.#opening = '';
    return Promise.all([this.#client.query<Row>(statement), opening]).then(([answer]) => answer);
  }

  streamQuery(): never {
    throw new Error('rows are read in pages (readInPages), not streamed');
  }

  /** Gives the connection back, or closes it when a transaction could not be ended or its server is read-only. */
  release(): void {
    this.#client.release(this.#isBroken);
  }
}
