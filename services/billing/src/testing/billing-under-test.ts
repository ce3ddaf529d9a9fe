import { internalEndpoints } from '@app/contracts';
import { type Sandbox, startSandbox } from '@app/sandbox';
import {
  createApp,
  createDatabase,
  Failure,
  internal,
  listen,
  migrate,
  serve,
  silentLog,
} from '@app/service-kit';
import { createTestDatabase, type FakeClock, fakeClock, type TestDatabase } from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll } from 'vitest';
import { createBilling } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { migrations } from '../migrations/index.ts';
import { startDueWork } from '../upkeep/due-work.job.ts';
import { createDoorkeeper, type Doorkeeper, type Person } from './people.ts';

const SERVICE_TOKEN = 'a-service-token-of-more-than-32-characters';
export const WEBHOOK_SECRET = 'whsec_of_this_test';

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

/** One process of the service, as production builds it. */
export interface Replica {
  app: FastifyInstance;
  deps: Deps;
  url: string;
  call(person: Person | undefined, method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** As another service of ours. */
  ask(path: string): Promise<Answered>;
  stop(): Promise<void>;
}

export interface BillingUnderTest {
  clock: FakeClock;
  database: TestDatabase;
  doorkeeper: Doorkeeper;
  sandbox: Sandbox;
  /** Who auth says there is; nobody else gets a mail. */
  people: Map<string, { address: string; firstName: string }>;
  signIn(): Person;
  settings(env?: Record<string, string>): Record<string, string>;
  start(env?: Record<string, string>, options?: { dueWork?: boolean }): Promise<Replica>;
  /** As the owner of the database, past all row-level security. */
  sql<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]>;
  /** What has been said to other services, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise
  said(topic: string): Promise<any[]>;
}

/** A database and a payment provider of its own, and as many replicas of the service as a test starts. */
export async function createBillingUnderTest(): Promise<BillingUnderTest> {
  const clock = fakeClock(new Date());
  const [database, doorkeeper, sandbox] = await Promise.all([
    createTestDatabase(),
    createDoorkeeper(),
    startSandbox({ clock }),
  ]);
  const people: BillingUnderTest['people'] = new Map();
  const auth = await startAuthStandIn(people);
  const replicas: Replica[] = [];
  const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 2 });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all([admin.destroy(), sandbox.stop(), auth.stop()]);
    await database.drop();
  });
  const settings = (env: Record<string, string> = {}) => ({
    DATABASE_URL: database.urls.billing,
    AUTH_URL: auth.url,
    SERVICE_TOKEN,
    ACCESS_TOKEN_PUBLIC_KEY: doorkeeper.publicKey,
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
    doorkeeper,
    sandbox,
    people,
    settings,
    sql,
    signIn() {
      const person = doorkeeper.signIn();
      people.set(person.userId, { address: `${person.userId}@example.org`, firstName: 'Ada' });
      return person;
    },
    async start(env, { dueWork = false } = {}) {
      const config = readConfig(settings(env));
      const deps = createDeps(config, { sessions: doorkeeper.sessions, clock, log: silentLog });
      await migrate(deps.db, 'billing', migrations);
      const app = await createBilling(deps);
      const port = await listen(app, { host: '127.0.0.1', port: 0 });
      const work = dueWork ? startDueWork(deps) : undefined;
      const replica = serving(app, deps, `http://127.0.0.1:${port}`, work);
      sandbox.stripe.deliverTo({ url: `${replica.url}/payment/webhook`, secret: WEBHOOK_SECRET });
      replicas.push(replica);
      return replica;
    },
    async said(topic) {
      const rows = await sql<{ payload: unknown }>(
        'select payload from billing.outbox where topic = $1 order by created_at, id',
        topic,
      );
      return rows.map(({ payload }) => payload);
    },
  };
}

function serving(
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
    ask: (path) => call(undefined, 'GET', path, { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } }),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** What billing asks of auth, answered over HTTP. */
async function startAuthStandIn(people: BillingUnderTest['people']) {
  const app = createApp({ log: silentLog });
  internal(app, SERVICE_TOKEN, (scope) => {
    serve(scope, internalEndpoints.person, async ({ params: { id } }) => {
      const person = people.get(id);
      if (!person) throw new Failure('not_found');
      return { ...person, confirmed: true, emailNotifications: true, marketingEmails: false };
    });
    serve(scope, internalEndpoints.endedSessions, async () => ({
      sessions: [],
      now: new Date().toISOString(),
    }));
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}
