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
import { createTestDatabase, type FakeClock, fakeClock, until } from '@app/testkit';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { authEventHandlers } from '../erasures/erasure.events.ts';
import { migrations } from '../migrations/index.ts';

/** The auth service as production builds it, on a database of its own, with a clock that stands still. */
export interface AuthUnderTest {
  app: FastifyInstance;
  deps: Deps;
  /** Of the database, as its owner. */
  adminUrl: string;
  clock: FakeClock;
  /** How often a password was hashed or verified. */
  hashing: { hashes: number; verifications: number };
  /** As the owner of the database, past all row-level security. */
  sql<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]>;
  post(url: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  signUp(person?: Partial<Person>, headers?: Record<string, string>): Promise<SignedIn>;
  /** From the person's own browser where they have one; `cookie`: the refresh cookie that comes along. */
  logIn(
    person: Pick<Person, 'email' | 'password'> & { device?: string },
    cookie?: string,
  ): Promise<LightMyRequestResponse>;
  refresh(cookie: string): Promise<LightMyRequestResponse>;
  as(
    person: SignedIn,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** As another service: GET, or POST where there is a body. */
  internal(url: string, body?: object): Promise<LightMyRequestResponse>;
  /** Takes in an event as the inbox does. */
  hear<T extends Topic>(topic: T, payload: EventPayload<T>): Promise<void>;
  /** Content of the mails asked for so far, oldest first, of those there is still a reason to send. */
  mails(address: string): Promise<MailContent[]>;
  /** Of the newest mail of a template to an address, once it is there. */
  tokenFor(address: string, template: 'confirm_address' | 'reset_password'): Promise<string>;
}

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

export const SERVICE_TOKEN = 'a-service-token-of-more-than-32-characters';
export const PASSWORD = 'violet otter lantern 42';

let people = 0;

/** Somebody nobody has met before. */
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
    DATABASE_URL: databaseUrl,
    AUTH_URL: 'http://127.0.0.1:1',
    CHAT_URL: 'http://127.0.0.1:1',
    BILLING_URL: 'http://127.0.0.1:1',
    NOTIFY_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://hearten.example',
    SERVICE_TOKEN,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    ACCESS_TOKEN_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    ACCESS_TOKEN_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    ...env,
  });
}

/** Starts it for the tests of a file, called at its top, and stops it after them. */
export async function startAuth(
  env: Record<string, string> = {},
  replaced: Partial<Omit<Deps, 'settings'>> = {},
): Promise<AuthUnderTest> {
  const database = await createTestDatabase();
  const clock = fakeClock(new Date());
  const deps = await createDeps(configFor(database.urls.auth, env), silentLog, { clock, ...replaced });
  const hashing = countHashing(deps);
  await migrate(deps.db, 'auth', migrations);
  const app = await buildApp(deps);
  await app.ready();
  const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 2 });
  afterAll(async () => {
    await app.close();
    await deps.db.destroy();
    await admin.destroy();
    await database.drop();
  });

  const post: AuthUnderTest['post'] = (url, payload, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const sql = async <Row extends object>(statement: string, ...values: unknown[]) =>
    (await admin.executeQuery<Row>(CompiledQuery.raw(statement, values))).rows;
  const internal: AuthUnderTest['internal'] = (url, body) =>
    app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${SERVICE_TOKEN}` },
      ...(body ? { payload: body } : {}),
    });
  const hear: AuthUnderTest['hear'] = (topic, payload) =>
    deps.db.transaction().execute(async (trx) => authEventHandlers(deps)[topic]?.(trx, payload));

  const mails: AuthUnderTest['mails'] = async (address) => {
    const rows = await sql<{ id: string }>(
      'select m.id from auth.mails m join auth.users u on u.id = m.user_id where u.email = $1 order by m.id',
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
    hear,
    mails,
    signUp: async (given, headers) => {
      const person = somebody(given);
      const answer = await post('/auth/signup', person, headers);
      const { data } = authEndpoints.signup.answer.parse(answer.json());
      if (!data) throw new Error('signup answered without a session');
      return { ...person, session: data, cookie: cookieOf(answer), device: cookieOf(answer, 'device') };
    },
    logIn: ({ email, password, device }, cookie) => {
      const cookies = [...(cookie ? [`refresh=${cookie}`] : []), ...(device ? [`device=${device}`] : [])];
      return post(
        '/auth/login',
        { email, password },
        cookies.length > 0 ? { cookie: cookies.join('; ') } : {},
      );
    },
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

/** The value of the refresh cookie (or another) that an answer sets; empty when it takes it away. */
export function cookieOf(answer: LightMyRequestResponse, which = 'refresh'): string {
  const cookie = answer.cookies.find(({ name }) => name === which);
  if (!cookie) throw new Error(`${answer.statusCode} without a ${which} cookie`);
  return cookie.value;
}

function countHashing(deps: Deps): AuthUnderTest['hashing'] {
  const counts = { hashes: 0, verifications: 0 };
  const { hash, verify } = deps.hasher;
  Object.assign(deps.hasher, {
    hash: (password: string) => {
      counts.hashes += 1;
      return hash(password);
    },
    verify: (stored: string | undefined, password: string) => {
      counts.verifications += 1;
      return verify(stored, password);
    },
  });
  return counts;
}
