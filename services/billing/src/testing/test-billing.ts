import { internalEndpoints } from '@app/contracts';
import { type Sandbox, startSandbox } from '@app/sandbox';
import {
  createApp,
  createDatabase,
  Failure,
  internal,
  type Logger,
  listen,
  migrate,
  serve,
  silentLog,
} from '@app/service-kit';
import {
  type AuthStub,
  createAuthStub,
  createTestDatabase,
  type FakeClock,
  fakeClock,
  internalAuthorization,
  type Person,
  serviceCredentials,
  type TestDatabase,
  testIdentity,
} from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll } from 'vitest';
import { createApp as createBillingApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { startDueJobs } from '../jobs.ts';
import { migrations } from '../migrations/index.ts';

export const WEBHOOK_SECRET = 'whsec_of_this_test';

interface CallOptions {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise
  body: any;
}

/** One process of the service, as production builds it. */
export interface Replica {
  app: FastifyInstance;
  deps: Deps;
  url: string;
  call(
    person: Person | undefined,
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<TestResponse>;
  /** Calls an internal route as another service. */
  ask(path: string, body?: unknown): Promise<TestResponse>;
  stop(): Promise<void>;
}

export interface TestBilling {
  clock: FakeClock;
  database: TestDatabase;
  auth: AuthStub;
  sandbox: Sandbox;
  /** The people that auth knows; only these get mails. */
  people: Map<string, { address: string; firstName: string; confirmed?: boolean }>;
  signIn(): Person;
  settings(env?: Record<string, string>): Record<string, string>;
  start(env?: Record<string, string>, options?: { dueWork?: boolean; log?: Logger }): Promise<Replica>;
  /** Runs SQL as the owner of the database, without row-level security. */
  sql<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]>;
  /** Returns the payloads of the events published under a topic, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise
  published(topic: string): Promise<any[]>;
}

/** Creates a database and a payment provider for one test file; the test starts any number of replicas. */
export async function createTestBilling(): Promise<TestBilling> {
  const clock = fakeClock(new Date());
  const [database, auth, sandbox] = await Promise.all([
    createTestDatabase({ schema: 'billing', migrations }),
    createAuthStub(),
    startSandbox({ clock }),
  ]);
  const people: TestBilling['people'] = new Map();
  const peopleStub = await startPeopleStub(people);
  const replicas: Replica[] = [];
  const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 2 });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all([admin.destroy(), sandbox.stop(), peopleStub.stop()]);
    await database.drop();
  });
  const settings = (env: Record<string, string> = {}) => ({
    NODE_ENV: 'test',
    DATABASE_URL: database.urls.billing,
    AUTH_URL: peopleStub.url,
    ...serviceCredentials('billing'),
    ACCESS_TOKEN_PUBLIC_KEY: auth.publicKey,
    PUBLIC_URL: 'http://localhost:3000',
    STRIPE_SECRET_KEY: 'sk_test_of_this_test',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: sandbox.stripeUrl,
    PAYMENT_BREAKER_FAILURES: '1000',
    BILLING_POLL_MS: '20',
    ...env,
  });
  const sql = async <Row extends object>(statement: string, ...values: unknown[]) =>
    (await admin.executeQuery<Row>(CompiledQuery.raw(statement, values))).rows;
  return {
    clock,
    database,
    auth,
    sandbox,
    people,
    settings,
    sql,
    signIn() {
      const person = auth.signIn();
      people.set(person.userId, { address: `${person.userId}@example.org`, firstName: 'Ada' });
      return person;
    },
    async start(env, { dueWork = false, log = silentLog } = {}) {
      const config = readConfig(settings(env));
      const deps = createDeps(config, { sessions: auth.sessions, clock, log });
      await migrate(deps.db, 'billing', migrations);
      const app = await createBillingApp(deps);
      const port = await listen(app, { host: '127.0.0.1', port: 0 });
      const work = dueWork ? startDueJobs(deps) : undefined;
      const replica = createReplica(app, deps, `http://127.0.0.1:${port}`, work);
      sandbox.stripe.deliverTo({ url: `${replica.url}/payment/webhook`, secret: WEBHOOK_SECRET });
      replicas.push(replica);
      return replica;
    },
    async published(topic) {
      const rows = await sql<{ payload: unknown }>(
        'select payload from billing.outbox where topic = $1 order by created_at, id',
        topic,
      );
      return rows.map(({ payload }) => payload);
    },
  };
}

function createReplica(
  app: FastifyInstance,
  deps: Deps,
  url: string,
  work: { stop(): Promise<void> } | undefined,
): Replica {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await Promise.all([app.close(), work?.stop()]);
    await deps.db.destroy();
  };
  const call: Replica['call'] = async (person, method, path, { body, key, headers = {} } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(person ? { authorization: `Bearer ${person.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  return {
    app,
    deps,
    url,
    call,
    ask: (path, body) =>
      call(undefined, body === undefined ? 'GET' : 'POST', path, {
        headers: { authorization: internalAuthorization('billing', path) },
        ...(body === undefined ? {} : { body }),
      }),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Starts a stub of the routes of auth that billing calls. */
async function startPeopleStub(people: TestBilling['people']) {
  const app = createApp({ log: silentLog });
  internal(app, testIdentity('auth'), (scope) => {
    serve(scope, internalEndpoints.person, async ({ params: { id } }) => {
      const person = people.get(id);
      if (!person) throw new Failure('not_found');
      return { confirmed: true, ...person, emailNotifications: true, marketingEmails: false };
    });
    serve(scope, internalEndpoints.endedSessions, async () => ({
      sessions: [],
      cursor: '',
      more: false,
      now: new Date().toISOString(),
    }));
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}
