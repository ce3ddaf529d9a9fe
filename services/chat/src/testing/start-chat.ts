import { randomBytes } from 'node:crypto';
import { createDatabase, type Logger, listen, migrate, silentLog } from '@app/service-kit';
import {
  createTestDatabase,
  type FakeClock,
  fakeClock,
  internalAuthorization,
  serviceCredentials,
  type TestDatabase,
} from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import type { Coach } from '../coach/coach.port.ts';
import { readConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { migrations } from '../migrations/index.ts';
import type { Screening } from '../safety/screening.port.ts';
import { ScreeningPool } from '../safety/screening-pool.adapter.ts';
import { type AuthStub, createAuthStub, type Person } from './people.ts';
import { EventReader } from './read-events.ts';

/** One instance of the service, built as in production. */
export interface Replica {
  app: FastifyInstance;
  deps: Deps;
  url: string;
  /** Calls an internal endpoint as another service. */
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

export interface TestChat {
  clock: FakeClock;
  auth: AuthStub;
  database: TestDatabase;
  databaseUrl: string;
  masterKeys: string;
  signIn(): Person;
  start(
    env?: Record<string, string>,
    given?: { coach?: Coach; screening?: Screening; log?: Logger },
  ): Promise<Replica>;
  settings(env?: Record<string, string>): Record<string, string>;
  /** Runs SQL as the owner of the database, past row-level security. */
  sql<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]>;
}

export const QUESTION = {
  title: 'We keep arguing',
  question: 'My husband and I argue about the dishes every evening and I feel alone.',
};

let screening: ScreeningPool | undefined;

/**
 * The screening of this worker, for all its test files, because it takes most of a second to load. The budget is generous
 * because the machine is busy while tests run. It is not closed: it ends with the worker.
 */
async function sharedScreening(): Promise<Screening> {
  screening ??= new ScreeningPool({ log: silentLog, budgetMs: 10_000 });
  await screening.loaded;
  return screening;
}

/** Creates a database of its own; a test starts as many replicas on it as it needs. */
export async function startChat(): Promise<TestChat> {
  const database = await createTestDatabase({ schema: 'chat', migrations });
  const auth = await createAuthStub();
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
    NODE_ENV: 'test',
    DATABASE_URL: database.urls.chat,
    AUTH_URL: 'http://127.0.0.1:1',
    BILLING_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'http://localhost:3000',
    VISITOR_SECRET: visitorSecret,
    ...serviceCredentials('chat'),
    ACCESS_TOKEN_PUBLIC_KEY: auth.publicKey,
    MASTER_KEYS: masterKeys,
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    TURN_FLUSH_MS: '20',
    TURN_HEARTBEAT_MS: '100',
    TURN_SWEEP_MS: '50',
    ...env,
  });
  return {
    clock,
    auth,
    database,
    databaseUrl: database.urls.chat,
    masterKeys,
    settings,
    signIn: () => auth.signIn(),
    async start(env, given) {
      const config = readConfig(settings(env));
      const deps = createDeps(config, { sessions: auth.sessions, clock, log: silentLog, ...given });
      await migrate(deps.db, 'chat', migrations);
      const app = await createApp({ ...deps, screening: given?.screening ?? (await sharedScreening()) });
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
        headers: { authorization: internalAuthorization('chat', path) },
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

/** Calls one process of the service. */
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
