import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  authEndpoints,
  type EventPayload,
  internalEndpoints,
  type MailContent,
  type Session,
  type Topic,
} from '@app/contracts';
import { createDatabase, migrate, silentLog } from '@app/service-kit';
import {
  createTestDatabase,
  type FakeClock,
  fakeClock,
  internalAuthorization,
  serviceCredentials,
  until,
} from '@app/testkit';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { closeDeps, createDeps, type Deps } from '../deps.ts';
import { eventHandlers } from '../jobs.ts';
import { migrations } from '../migrations/index.ts';
import type { PasswordHasher } from '../passwords/hash-password.ts';

/** The auth service as production builds it, with its own database and a fake clock. */
export interface TestAuth {
  app: FastifyInstance;
  deps: Deps;
  /** The database URL of its owner. */
  adminUrl: string;
  clock: FakeClock;
  /** How often a password was hashed, for storage or for comparison. */
  hashing: { hashes: number };
  /** Runs a statement as the database owner, without row-level security. */
  sql<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]>;
  post(url: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  signUp(person?: Partial<Person>, headers?: Record<string, string>): Promise<SignedIn>;
  /** Signs in; with `device`, from the browser with that device cookie. */
  logIn(person: Pick<Person, 'email' | 'password'> & { device?: string }): Promise<LightMyRequestResponse>;
  refresh(cookie: string): Promise<LightMyRequestResponse>;
  /** Calls a route as a signed-in person. */
  as(
    person: SignedIn,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** Calls an internal route as another service: GET, or POST with a body. */
  internal(url: string, body?: object): Promise<LightMyRequestResponse>;
  /** Reads a page of the feed of ended sessions, from a cursor or from the beginning. */
  feed(cursor?: string): Promise<{ ids: string[]; cursor: string; more: boolean }>;
  /** Handles an event as the inbox does. */
  handleEvent<T extends Topic>(topic: T, payload: EventPayload<T>): Promise<void>;
  /** Reads the content of the requested mails that should still be sent, oldest first. */
  mails(address: string): Promise<MailContent[]>;
  /** Waits for the newest mail with a template to an address and reads the token in its link. */
  tokenFor(address: string, template: LinkTemplate): Promise<string>;
}

type LinkTemplate = 'confirm_address' | 'reset_password' | 'change_address' | 'address_change_requested';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export interface SignedIn extends Person {
  session: Session;
  cookie: string;
  /** The value of the browser's device cookie. */
  device: string;
}

export const PASSWORD = 'violet otter lantern 42';

/** Hashes without delay, so that parallel calls reach the database at the same time. */
export const PLAIN_HASHER: PasswordHasher = {
  scheme: (salt) => `plain$${salt.toString('hex')}`,
  hash: async (password, scheme) => `${scheme}$${password}`,
};

let people = 0;

/** A person with an address that no other test uses. */
export function somebody(person: Partial<Person> = {}): Person {
  people += 1;
  return {
    email: `person${people}.${randomBytes(3).toString('hex')}@example.org`,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Byron',
    ...person,
  };
}

export function configFor(databaseUrl: string, env: Record<string, string> = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    AUTH_URL: 'http://127.0.0.1:1',
    CHAT_URL: 'http://127.0.0.1:1',
    BILLING_URL: 'http://127.0.0.1:1',
    NOTIFY_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://hearten.example',
    ...serviceCredentials('auth'),
    AUTH_SECRET: randomBytes(32).toString('base64'),
    ACCESS_TOKEN_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    ACCESS_TOKEN_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    ...env,
  });
}

/** Starts the service for the tests of a file and stops it after them; call it at the top of the file. */
export async function startAuth(
  env: Record<string, string> = {},
  replaced: Partial<Omit<Deps, 'config'>> = {},
): Promise<TestAuth> {
  const database = await createTestDatabase({ schema: 'auth', migrations });
  const clock = fakeClock(new Date());
  const created = createDeps(configFor(database.urls.auth, env), {
    log: silentLog,
    clock,
    // By default no account has holdings in the other services.
    fetchHoldings: async () => new Map(),
    ...replaced,
  });
  const { counting, hashing } = countHashes(created.hasher);
  const deps: Deps = { ...created, hasher: counting };
  await migrate(deps.db, 'auth', migrations);
  const app = await createApp(deps);
  await app.ready();
  const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 2 });
  afterAll(async () => {
    await app.close();
    await closeDeps(deps);
    await admin.destroy();
    await database.drop();
  });

  const post: TestAuth['post'] = (url, payload, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const sql = async <Row extends object>(statement: string, ...values: unknown[]) =>
    (await admin.executeQuery<Row>(CompiledQuery.raw(statement, values))).rows;
  const internal: TestAuth['internal'] = (url, body) =>
    app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { authorization: internalAuthorization('auth', url) },
      ...(body ? { payload: body } : {}),
    });
  const feed: TestAuth['feed'] = async (cursor = '') => {
    const answer = await internal(`/internal/ended-sessions?cursor=${encodeURIComponent(cursor)}`);
    const page = internalEndpoints.endedSessions.answer.parse(answer.json());
    return { ids: page.sessions.map(({ id }) => id), cursor: page.cursor, more: page.more };
  };
  const handleEvent: TestAuth['handleEvent'] = (topic, payload) =>
    deps.db.transaction().execute(async (trx) => eventHandlers(deps)[topic]?.(trx, payload));

  const mails: TestAuth['mails'] = async (address) => {
    const rows = await sql<{ id: string }>(
      'select m.id from auth.mails m join auth.users u on u.id = m.user_id where coalesce(m.address, u.email) = $1 order by m.id',
      address,
    );
    const answers = await Promise.all(rows.map(({ id }) => internal(`/internal/mails/${id}`)));
    return answers
      .filter((answer) => answer.statusCode === 200)
      .map((answer) => internalEndpoints.mail.answer.parse(answer.json()));
  };

  return {
    app,
    deps,
    adminUrl: database.adminUrl,
    clock,
    hashing,
    sql,
    post,
    internal,
    feed,
    handleEvent,
    mails,
    signUp: async (given, headers) => {
      const person = somebody(given);
      const answer = await post('/auth/signup', person, headers);
      const { data } = authEndpoints.signup.answer.parse(answer.json());
      if (!data) throw new Error('signup answered without a session');
      return { ...person, session: data, cookie: cookieOf(answer), device: cookieOf(answer, 'device') };
    },
    logIn: ({ email, password, device }) =>
      post('/auth/login', { email, password }, device ? { cookie: `device=${device}` } : {}),
    refresh: (cookie) =>
      app.inject({ method: 'POST', url: '/auth/refresh', headers: { cookie: `refresh=${cookie}` } }),
    as: ({ session }, method, url, body) =>
      app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${session.session.access_token}`,
          'x-session-token': session.session.token,
        },
        ...(body ? { payload: body } : {}),
      }),
    tokenFor: (address, template) =>
      until(async () => {
        const mail = (await mails(address)).findLast((one) => one.template === template);
        if (!mail || !('link' in mail)) return undefined;
        return new URL(mail.link).searchParams.get('token') ?? undefined;
      }),
  };
}

/** The value of the refresh cookie (or another) that an answer sets; empty when it clears the cookie. */
export function cookieOf(answer: LightMyRequestResponse, which = 'refresh'): string {
  const cookie = answer.cookies.find(({ name }) => name === which);
  if (!cookie) throw new Error(`${answer.statusCode} without a ${which} cookie`);
  return cookie.value;
}

/** Wraps a copy of the hasher, because tests may share one. */
function countHashes(hasher: PasswordHasher): {
  counting: PasswordHasher;
  hashing: TestAuth['hashing'];
} {
  const hashing = { hashes: 0 };
  const hash: PasswordHasher['hash'] = (password, scheme) => {
    hashing.hashes += 1;
    return hasher.hash(password, scheme);
  };
  return { counting: { ...hasher, hash }, hashing };
}
