import { randomBytes } from 'node:crypto';
import { createDatabase, listen, migrate, silentLog } from '@app/service-kit';
import { createTestDatabase, type FakeClock, fakeClock, type TestDatabase } from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll } from 'vitest';
import { createChatApp } from '../app.ts';
import type { Coach } from '../coach/coach.port.ts';
import { readConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { migrations } from '../migrations/index.ts';
import { createDoorkeeper, type Doorkeeper, type Person } from './people.ts';
import { EventReader } from './read-events.ts';

/** One process of the service, as production builds it. */
export interface Replica {
  app: FastifyInstance;
  deps: Deps;
  url: string;
  /** As another service of ours. */
  ask(method: string, path: string, body?: unknown): Promise<Answered>;
  call(person: Person | undefined, method: string, path: string, options?: CallOptions): Promise<Answered>;
  stream(
    person: Person | undefined,
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<EventReader>;
  stop(): Promise<void>;
}

interface CallOptions {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise
  body: any;
}

export interface ChatUnderTest {
  clock: FakeClock;
  doorkeeper: Doorkeeper;
  database: TestDatabase;
  databaseUrl: string;
  masterKeys: string;
  signIn(): Person;
  start(env?: Record<string, string>, given?: { coach?: Coach }): Promise<Replica>;
  settings(env?: Record<string, string>): Record<string, string>;
  /** As the owner of the database, past all row-level security. */
  sql<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]>;
}

export const QUESTION = {
  title: 'We keep arguing',
  question: 'My husband and I argue about the dishes every evening and I feel alone.',
};

/** A database of its own, and as many replicas of the service on it as a test starts. */
export async function createChatUnderTest(): Promise<ChatUnderTest> {
  const database = await createTestDatabase();
  const doorkeeper = await createDoorkeeper();
  const clock = fakeClock();
  const replicas: Replica[] = [];
  const visitorSecret = randomBytes(32).toString('base64');
  const masterKeys = `test1:${randomBytes(32).toString('base64')}`;
  const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 2 });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await admin.destroy();
    await database.drop();
  });
  const settings = (env: Record<string, string> = {}) => ({
    DATABASE_URL: database.urls.chat,
    AUTH_URL: 'http://127.0.0.1:1',
    BILLING_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'http://localhost:3000',
    VISITOR_SECRET: visitorSecret,
    SERVICE_TOKEN: 'a-service-token-of-more-than-32-characters',
    ACCESS_TOKEN_PUBLIC_KEY: doorkeeper.publicKey,
    MASTER_KEYS: masterKeys,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    TURN_FLUSH_MS: '20',
    TURN_HEARTBEAT_MS: '100',
    TURN_POLL_MS: '20',
    TURN_SWEEP_MS: '50',
    ...env,
  });
  return {
    clock,
    doorkeeper,
    database,
    databaseUrl: database.urls.chat,
    masterKeys,
    settings,
    signIn: () => doorkeeper.signIn(),
    async start(env, given) {
      const config = readConfig(settings(env));
      const deps = createDeps(config, { sessions: doorkeeper.sessions, clock, log: silentLog, ...given });
      await migrate(deps.db, 'chat', migrations);
      const app = await createChatApp(deps);
      const port = await listen(app, { host: '127.0.0.1', port: 0 });
      const replica = serving(app, deps, `http://127.0.0.1:${port}`);
      replicas.push(replica);
      return replica;
    },
    async sql<Row extends object>(statement: string, ...values: unknown[]) {
      const done = await admin.executeQuery<Row>(CompiledQuery.raw(statement, values));
      return done.rows;
    },
  };
}

function serving(app: FastifyInstance, deps: Deps, url: string): Replica {
  let stopped: Promise<void> | undefined;
  return {
    app,
    deps,
    url,
    ask: (method, path, body) =>
      callAt(url, undefined, method, path, {
        body,
        headers: { authorization: `Bearer ${deps.config.SERVICE_TOKEN}` },
      }),
    call: (person, method, path, options) => callAt(url, person, method, path, options),
    async stream(person, method, path, options = {}) {
      const response = await send(url, person, method, path, {
        ...options,
        headers: { accept: 'text/event-stream', ...options.headers },
      });
      return new EventReader(response);
    },
    stop() {
      stopped ??= app.close().then(() => deps.db.destroy());
      return stopped;
    },
  };
}

/** One call to a process of the service, wherever it runs. */
export async function callAt(
  url: string,
  person: Person | undefined,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answered> {
  const response = await send(url, person, method, path, options);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

export function send(
  url: string,
  person: Person | undefined,
  method: string,
  path: string,
  { body, key, headers = {} }: CallOptions = {},
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
