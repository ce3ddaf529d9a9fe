import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProduct, type TestProduct, until } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn, logsOf, type Place, placesWith, sandboxOf, tablesOf } from './find-in-storage.ts';
import { fiveConsecutivePorts } from './metrics-ports.ts';
import { type Person, signUp } from './person.ts';

/** Words that occur nowhere else, one for each thing that a person can write. */
const NAMES = [
  ...['name', 'newName', 'password', 'wrongPassword'],
  ...['title', 'question', 'followUp', 'rephrased', 'streamed', 'stopped', 'long', 'rename', 'feedback'],
  ...['search', 'atWall', 'visitor', 'contactName', 'contactSubject', 'contactMessage'],
  ...[
    'failing',
    'echoed',
    'failingStream',
    'echoedStream',
    'invalid',
    'header',
    'query',
    'field',
    'path',
    'history',
  ],
] as const;
type Name = (typeof NAMES)[number];
const run = randomUUID().slice(0, 8);
const word = Object.fromEntries(
  NAMES.map((name, index) => [name, `Quib${name.toLowerCase()}${index}x${run}`]),
) as Record<Name, string>;
const SUPPORT = 'support@hearten.example';
const LIMIT = 26;

const spans: Buffer[] = [];
const collector = createServer(async (request, response) => {
  for await (const part of request) spans.push(part);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
/** Headers and bodies of all answers with a status of 400 or above, and all events that report a failure. */
const errors: string[] = [];
let product: TestProduct;
let metricsPort: number;
let ada: Person;
let places: Place[];

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo; // a TCP server that listens has an AddressInfo
  metricsPort = await fiveConsecutivePorts();
  product = await startProduct({
    env: {
      LOG_LEVEL: 'trace',
      ANONYMOUS_CHAT: 'true',
      FREE_MESSAGES_PER_MONTH: String(LIMIT),
      SUPPORT_EMAIL: SUPPORT,
      SANDBOX_TOKEN_DELAY_MS: '0',
      REPLY_WAITING_AFTER_MS: '1000',
      // Long enough for a coach that does not fail on a busy machine.
      COACH_FIRST_WORD_MS: '5000',
      COACH_NEXT_WORD_MS: '3000',
      COACH_BREAKER_FAILURES: '1000',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      ...Object.fromEntries(
        ['LOGIN', 'SIGNUP', 'MAIL', 'CONTACT', 'CHAT', 'OTHER'].map((rate) => [`RATE_${rate}`, '10000/1m']),
      ),
    },
  });
  ada = await signUp(product.url, word.name);
  await writeEverything();
  places = await everyPlace();
}, 240_000);
afterAll(async () => {
  await product?.stop();
  collector.close();
});

interface Call {
  as?: { headers: Record<string, string> };
  body?: unknown;
  /** Sent instead of a JSON body. */
  raw?: string;
  headers?: Record<string, string>;
}

/** Makes one call and keeps its answer if it is an error. */
async function call(method: string, path: string, { as, body, raw, headers }: Call = {}) {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(product.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(sent ? { 'content-type': 'application/json' } : {}), ...as?.headers, ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const text = await response.text();
  const failures: string[] = text.match(/^event: error\ndata: .*$/gm) ?? [];
  if (response.status >= 400) failures.push(JSON.stringify([...response.headers]), text);
  errors.push(...failures);
  return { status: response.status, text, headers: response.headers, failed: failures.length > 0 };
}

const EVENTS = { accept: 'text/event-stream' };
const IN_JSON = { accept: 'application/json' };
const about = (subject: string) => `My sister and I quarrel about ${subject} and I do not know what to do.`;
const begin = (as: Person | undefined, title: string, question: string, headers = IN_JSON) =>
  call('POST', '/api/chat-start', {
    ...(as ? { as } : {}),
    body: { title, question, emotionTags: ['Hurt'], anonymous: as === undefined },
    headers,
  });
const goOn = (as: Person, conversationId: string, message: string, more: object = {}, headers = IN_JSON) =>
  call('POST', '/api/chat-followup', { as, body: { conversationId, message, ...more }, headers });

async function setCoach(order: { mode: string; words?: number; text?: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${product.sandboxUrl}/control/coach`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  expect(answer.status).toBe(200);
}

/** Sends all that a person can write in every possible way, also in invalid requests. */
async function writeEverything(): Promise<void> {
  await talk();
  await fail();
  await sendNonsense();
  await beElsewhere();
}

async function talk(): Promise<void> {
  const started = await begin(ada, word.title, about(word.question));
  expect(started.status).toBe(200);
  const { conversationId, messages } = JSON.parse(started.text).data;
  const conversation = `/api/conversations/${conversationId}`;
  const said = await goOn(ada, conversationId, about(word.followUp));
  const newest = JSON.parse(said.text).messages.at(-2).id;
  await goOn(ada, conversationId, about(word.rephrased), { replaces: newest, history: [word.history] });
  await goOn(ada, conversationId, about(word.streamed), {}, EVENTS);
  await call('PUT', `${conversation}/messages/${messages[1].id}/feedback`, {
    as: ada,
    body: { rating: 'down', reason: `It said ${word.feedback}` },
  });
  await call('PATCH', conversation, { as: ada, body: { title: word.rename } });
  for (const path of [
    `?q=${word.search}`,
    `?q=${word.rename}`,
    `/${conversationId}`,
    `/${conversationId}/stream`,
  ])
    await call('GET', `/api/conversations${path}`, { as: ada });
  await setCoach({ mode: 'hold', words: 60 });
  let isOver = false;
  const stopped = goOn(ada, conversationId, about(word.stopped), {}, EVENTS).finally(() => {
    isOver = true;
  });
  await until(
    async () => (await call('POST', `${conversation}/stop`, { as: ada })).status === 200 && isOver,
    {
      timeout: 30_000,
    },
  );
  expect((await stopped).status).toBe(200);
  await setCoach({ mode: 'ok' });
  // Beyond the limit of free messages. On the way there the product also summarizes the conversation.
  for (let status = 200; status !== 402; ) {
    const further = await goOn(ada, conversationId, about(word.long));
    status = further.status;
    expect([200, 402]).toContain(status);
  }
  const wall = await begin(ada, word.atWall, about(word.atWall));
  expect(JSON.parse(wall.text).data.paywall).toBe(true);
  await goOn(ada, conversationId, about(word.atWall), {}, EVENTS);
}

/** The coach fails in every way, and its failures repeat words of the message. */
async function fail(): Promise<void> {
  const bob = await signUp(product.url);
  const ways = [
    ...['http_400', 'http_401', 'http_404', 'http_429', 'http_500', 'html', 'refused', 'silence'],
    ...['garbage', 'error_event', 'cut_off', 'no_finish', 'hold'],
  ];
  const kinds = [
    [word.failing, IN_JSON],
    [word.failingStream, EVENTS],
  ] as const;
  const text = [word.echoed, word.echoedStream]
    .map((echoed) => `${echoed} at home\n    at ${echoed} (file:///${echoed}:1:1)\n<b>${echoed}</b>`)
    .join('\n');
  for (const mode of ways) {
    await setCoach({ mode, text, words: 2 });
    const answers = await Promise.all(
      kinds.map(([asked, headers]) => begin(bob, asked, about(asked), headers)),
    );
    expect([mode, ...answers.map(({ failed }) => failed)]).toEqual([mode, true, true]);
  }
  await setCoach({ mode: 'ok' });
}

async function sendNonsense(): Promise<void> {
  const { invalid, header, query, field, path } = word;
  const calls = [
    '/api/chat-start',
    '/api/chat-followup',
    '/api/contact/send',
    '/api/auth/login',
    '/api/auth/signup',
  ];
  const bodies = [
    `{"title": "${invalid}`,
    `{"title": "${invalid}", "title": "${invalid}"}`,
    `${invalid}`,
    `{"__proto__": {"title": "${invalid}"}, "question": "${invalid}"}`,
    JSON.stringify({ title: invalid, question: { text: invalid }, message: [invalid], email: invalid }),
    JSON.stringify({ title: `${invalid}\0`, question: about(invalid), password: invalid }),
    `{"title": "${invalid} \\ud800", "question": "${about(invalid)}"}`,
    JSON.stringify({ title: 'A title', question: about(invalid.repeat(1_000)), conversationId: invalid }),
    JSON.stringify({ title: 'A title', question: about(invalid).repeat(2_000) }),
  ];
  for (const at of calls) {
    for (const raw of bodies)
      expect((await call('POST', at, { as: ada, raw })).status).toBeGreaterThanOrEqual(400);
    await call('POST', at, { as: ada, raw: `title=${invalid}`, headers: { 'content-type': 'text/plain' } });
  }
  const headers = {
    'user-agent': header,
    referer: `http://localhost/${header}`,
    'accept-language': header,
    origin: `http://${header}.example`,
    'x-forwarded-for': header,
    'x-request-id': `${header} is who I am`,
    'idempotency-key': `${header} with blanks`,
    traceparent: header,
    tracestate: `${header}=1`,
    'x-user-id': header,
    'x-session-token': header,
    cookie: `refresh=${header}; visitor=${header}.${header}; ${header}=1`,
  };
  for (const at of [
    '/api/conversations',
    '/api/usage',
    '/api/user/account',
    '/api/nothing',
    '/dashboard',
    '/',
  ])
    for (const authorization of [
      `Bearer ${header}`,
      `Basic ${header}`,
      header,
      ada.headers.authorization ?? '',
    ])
      await call('GET', at, { headers: { ...headers, authorization } });
  await call('POST', '/api/auth/refresh', { headers });
  await call('POST', '/api/chat-start', { headers, body: { title: 'A title', question: about('nothing') } });
  for (const at of [
    '/api/conversations',
    '/api/usage',
    '/api/chat-start',
    '/api/health',
    '/ask',
    '/reset-password',
  ])
    for (const search of [
      `?${field}=1`,
      `?q=1&${field}`,
      `?cursor=${query}`,
      `?token=${query}`,
      `?limit=${query}`,
    ])
      await call('GET', at + search, { as: ada });
  for (const at of ['/api/', '/api/conversations/', '/', '/assets/', '/library/', '/api/user/sessions/'])
    for (const method of ['GET', 'DELETE']) await call(method, `${at}${path}`, { as: ada });
  await call('POST', `/api/mail/unsubscribe?token=${query}`);
  await call('POST', '/api/payment/webhook', {
    raw: `{"id": "${invalid}"`,
    headers: { 'stripe-signature': header },
  });
}

/** A visitor, a message to support, and the pages of the account. */
async function beElsewhere(): Promise<void> {
  const visitor = await begin(undefined, word.visitor, about(word.visitor));
  expect([visitor.status, visitor.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  const cookie = visitor.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const body = {
    email: `${randomUUID()}@example.org`,
    password: word.password,
    firstName: 'Cleo',
    lastName: 'Berg',
  };
  expect((await call('POST', '/api/auth/signup', { body, headers: { cookie } })).status).toBe(200);
  await call('POST', '/api/auth/login', { body: { email: body.email, password: word.wrongPassword } });
  const { email } = ada;
  await call('POST', '/api/auth/login', { body: { email, password: ada.password } });
  const profile = { firstName: word.newName, lastName: 'Lovelace' };
  expect((await call('PUT', '/api/user/profile', { as: ada, body: profile })).status).toBe(200);
  // The mail greets with the current name.
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const checkout = { currency: 'eur', source: 'website' };
  expect((await call('POST', '/api/payment/create-checkout', { as: ada, body: checkout })).status).toBe(200);
  const contact = {
    fullName: word.contactName,
    email,
    subject: word.contactSubject,
    message: about(word.contactMessage),
  };
  expect((await call('POST', '/api/contact/send', { body: contact })).status).toBe(200);
  const exported = await call('GET', '/api/user/export', { as: ada });
  for (const known of [word.newName, word.rename, word.question, word.feedback])
    expect(exported.text).toContain(known);
}

/** Waits until all work is done; returns every log, table, file, mail, trace, metric and error answer. */
async function everyPlace(): Promise<Place[]> {
  await until(
    async () => {
      const sent = await sandboxOf(product.sandboxUrl);
      const mails = [word.contactMessage, word.newName].map((known) => placesWith(known, sent));
      const tables = new Map(await tablesOf(product.databaseUrl));
      const waiting = [...tables].filter(([name]) => name.endsWith('.outbox'));
      return (
        mails.every((places) => places.length > 0) &&
        waiting.every(([, rows]) => !/,\d+,\)$/m.test(rows.toString()))
      );
    },
    { timeout: 60_000, every: 200 },
  );
  const metrics = await Promise.all(
    [0, 1, 2, 3, 4].map(async (index) => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`);
      return answer.text();
    }),
  );
  return [
    ...(await tablesOf(product.databaseUrl)),
    ...logsOf(product),
    ...(await filesIn(product.dataDir)),
    ...(await sandboxOf(product.sandboxUrl)),
    ['traces', Buffer.concat(spans)],
    ['metrics', Buffer.from(metrics.join('\n'))],
    ['error answers', Buffer.from(errors.join('\n'))],
  ];
}

const where = (name: Name) => placesWith(word[name], places);
const MODEL = 'requests to the model';
/** The sandbox also stores its mails in files, so that they survive a restart. */
const MAILS = ['file in inbox', 'mails'];
/** The files of PostgreSQL contain what a table stores unencrypted. */
const FILES = 'file in postgres';

describe('[PUR-7] what a person has written', () => {
  test('is searched for in every place: the search finds in each place what is known to be there', () => {
    const found = (known: string) => placesWith(known, places);
    expect(found('chat-start')).toEqual(
      expect.arrayContaining(['log of gateway', 'log of chat', 'metrics', 'traces', 'terminal']),
    );
    expect(found('coach reply failed')).toEqual(expect.arrayContaining(['log of chat', 'terminal']));
    expect(found('listening on')).toContain('file in postgres.log');
    expect(found('not_found')).toContain('error answers');
    expect(found(ada.session.user.id)).toEqual(
      expect.arrayContaining(['auth.users', 'chat.conversations', 'chat_keys.user_keys']),
    );
    const schemas = new Set(places.map(([name]) => name.split('.')[0]));
    for (const schema of ['auth', 'chat', 'chat_keys', 'billing', 'notify', 'jobs'])
      expect([...schemas]).toContain(schema);
    for (const process of ['gateway', 'auth', 'chat', 'billing', 'notify'])
      expect([...schemas]).toContain(`log of ${process}`);
    // Encoded words are found as well.
    const encodings = ['hex', 'base64'] as const;
    for (const form of encodings)
      for (const before of ['', 'a', 'ab', 'abc']) {
        const place: Place = ['there', Buffer.from(Buffer.from(`${before}${word.title} and`).toString(form))];
        expect(placesWith(word.title, [place])).toEqual(['there']);
      }
  });

  test.each([
    ...(['question', 'followUp', 'rephrased', 'streamed', 'stopped', 'long', 'visitor'] as const),
    ...(['failing', 'failingStream', 'title', 'rename'] as const),
  ])('to the coach (%s) is readable in the requests to the model and nowhere else', (name) => {
    expect(where(name)).toEqual([MODEL]);
  });

  test.each([
    ...(['feedback', 'search', 'atWall', 'history', 'echoed', 'echoedStream', 'password'] as const),
    ...(['wrongPassword', 'invalid', 'header', 'query', 'path'] as const),
  ])('elsewhere (%s) is readable nowhere', (name) => {
    expect(where(name)).toEqual([]);
  });

  test('as the name of a field is returned to the sender and is readable nowhere else', () => {
    expect(where('field')).toEqual(['error answers']);
  });

  test.each(['contactName', 'contactSubject', 'contactMessage'] as const)(
    'to support (%s) is readable in the mails about it and nowhere else',
    (name) => {
      expect(where(name)).toEqual(MAILS);
    },
  );

  test('as a name or an address is readable in the account and in mails to its owner', () => {
    expect(where('newName')).toEqual(['auth.users', FILES, ...MAILS].sort());
    expect(where('name').filter((place) => ![FILES, ...MAILS].includes(place))).toEqual([]);
    // The payment page knows the address (docs/decisions/0076).
    expect(placesWith(ada.email, places)).toEqual(['auth.users', 'file in stripe', FILES, ...MAILS].sort());
  });
});
