import { execFile } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  authEndpoints,
  billingEndpoints,
  chatEndpoints,
  internalEndpoints,
  notifyEndpoints,
} from '@app/contracts';
import { createServiceIdentity, identitySettings, readSettings } from '@app/service-kit';
import { type Cluster, type ReplicatedName, startCluster, UNLIMITED_RATES, until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { deriveKeys } from '../services/notify/src/keys.ts';
import { writeUnsubscribeToken } from '../services/notify/src/unsubscriptions/unsubscribe-token.ts';
import { callApi, type Person, pathOf, signUp } from './person.ts';
import { Load } from './rolling/load.ts';
import { createNextSecrets, STEPS } from './rolling/next-secrets.ts';

const ROTATE_KEYS = path.resolve(import.meta.dirname, '../services/chat/src/rotate-keys.ts');
const QUESTION = { title: 'No time', question: 'We never find time to talk any more.' };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({
    counts: { gateway: 2, auth: 2, chat: 2, billing: 2, notify: 2 },
    env: {
      ...UNLIMITED_RATES,
      FREE_MESSAGES_PER_MONTH: '1000000',
      TURNS_PER_DAY_PER_ADDRESS: '1000000',
      ANONYMOUS_CHAT: 'true',
      SANDBOX_TOKEN_DELAY_MS: '0',
      STOP_DELAY_MS: '2000',
      STOP_FINISH_MS: '60000',
    },
  });
});
afterAll(() => cluster?.stop());

const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** Starts a conversation; a visitor has their cookie in the headers, a new one has none. */
function ask(url: string, headers: Record<string, string>) {
  const isVisitor = headers.authorization === undefined;
  return callApi(url, chatEndpoints.start, {
    headers,
    body: { ...QUESTION, ...(isVisitor ? { anonymous: true } : {}) },
  });
}

/** Gets a new access token, as a browser does every ten minutes, and stores it and the cookie with the person. */
async function refresh(url: string, person: Person): Promise<number> {
  const answer = await callApi(url, authEndpoints.refresh, { headers: { cookie: person.cookie } });
  if (answer.status !== 200) return answer.status;
  person.cookie = cookieOf(answer.headers, 'refresh');
  person.headers.authorization = `Bearer ${answer.body.data.access_token}`;
  return 200;
}

/** Sends a notice as the payment provider does. */
async function sendNotice(url: string, secret: string): Promise<number> {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'customer.created',
    created: 1,
    data: { object: {} },
  });
  const time = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
  const answer = await fetch(url + pathOf(billingEndpoints.webhook), { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

async function unsubscribe(url: string, secret: string, person: Person): Promise<number> {
  const keys = deriveKeys([Buffer.from(secret, 'base64')]);
  const personId = person.session.user.id;
  const token = writeUnsubscribeToken(keys.unsubscribe, { personId, kind: 'notifications' });
  return (await callApi(url, notifyEndpoints.unsubscribe, { query: { token } })).status;
}

/** Asks a process of chat directly, as auth does. */
async function callChatAsAuth(
  settings: Record<'SERVICE_KEY' | 'SERVICE_PUBLIC_KEYS', string>,
): Promise<number> {
  const identity = createServiceIdentity('auth', readSettings(z.object(identitySettings), settings));
  const { method, path: route } = internalEndpoints.chatHoldings;
  const answer = await fetch(firstOf('chat').url + route, {
    method,
    headers: { authorization: `Bearer ${identity.tokenFor('chat')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [] }),
  });
  await answer.text();
  return answer.status;
}

const NAMES: readonly ReplicatedName[] = ['auth', 'chat', 'billing', 'notify', 'gateway'];

function firstOf(name: ReplicatedName) {
  const [replica] = cluster.replicas[name];
  if (!replica) throw new Error(`the cluster has no ${name}`);
  return replica;
}

/** Replaces the processes one after the other: the first of each pair, then the second. */
async function rollOut(settingsFor: (name: ReplicatedName) => Record<string, string>) {
  for (const at of [0, 1] as const)
    await Promise.all(
      NAMES.map(async (name) => {
        const replica = cluster.replicas[name][at];
        replica?.configure(settingsFor(name));
        expect(await replica?.stop()).toBe(0);
        await replica?.start();
      }),
    );
}

async function rewrapDataKeys(): Promise<string> {
  const chat = firstOf('chat');
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: chat.setting('DATABASE_URL'),
    MASTER_KEYS: chat.setting('MASTER_KEYS'),
  };
  return (await promisify(execFile)(process.execPath, [ROTATE_KEYS], { env })).stdout;
}

test('every secret is replaced under load in three rollouts without a failed request, and then the old ones are refused', async () => {
  const load = new Load(cluster);
  const done = new AbortController();
  const { signal } = done;
  const people = await Promise.all(Array.from({ length: 3 }, () => signUp(cluster.gatewayUrl())));
  const [ada, grace, witness] = people;
  if (!ada || !grace || !witness) throw new Error('three people signed up');
  const secrets = createNextSecrets(cluster);
  const oldServiceKey = firstOf('auth').setting('SERVICE_KEY');
  const conversationId = String((await ask(cluster.gatewayUrl(), ada.headers)).body.data.conversationId);
  const showConversation = () =>
    callApi(cluster.gatewayUrl(), chatEndpoints.detail, {
      headers: ada.headers,
      params: { id: conversationId },
    });
  const visitor = { cookie: cookieOf((await ask(cluster.gatewayUrl(), {})).headers, 'visitor') };
  const oldVisitor = { ...visitor };
  let signingSecret = secrets.old('STRIPE_WEBHOOK_SECRET');
  let refreshed = 0;
  const habits: [string, () => Promise<number>][] = [
    ['conversation', async () => (await showConversation()).status],
    ['question', async () => (await ask(cluster.gatewayUrl(), grace.headers)).status],
    [
      'refresh',
      async () => {
        const statuses = [
          await refresh(cluster.gatewayUrl(), ada),
          await refresh(cluster.gatewayUrl(), grace),
        ];
        refreshed += 1;
        return Math.max(...statuses);
      },
    ],
    [
      'visitor',
      async () => {
        const answer = await ask(cluster.gatewayUrl(), visitor);
        const before = visitor.cookie.split('.')[0];
        visitor.cookie = cookieOf(answer.headers, 'visitor');
        return visitor.cookie.startsWith(`${before}.`) ? answer.status : 0;
      },
    ],
    ['notice', () => sendNotice(cluster.gatewayUrl(), signingSecret)],
    ['unsubscribe', () => unsubscribe(cluster.gatewayUrl(), secrets.old('NOTIFY_SECRET'), ada)],
  ];
  const running = [
    load.useAll(grace, signal),
    ...habits.slice(0, -1).map(([what, call]) => load.repeat(what, call, signal)),
  ];
  const oldLinks = new AbortController();
  running.push(...habits.slice(-1).map(([what, call]) => load.repeat(what, call, oldLinks.signal)));

  await rollOut((name) => secrets.settingsFor(name, STEPS[0]));
  await rollOut((name) => secrets.settingsFor(name, STEPS[1]));
  // What the operator waits for before the last step: the provider signs with the new secret, the data keys are rewrapped,
  // browsers have new tokens, and links in mails are no longer needed.
  signingSecret = secrets.fresh('STRIPE_WEBHOOK_SECRET');
  expect(await rewrapDataKeys()).toContain('opens nothing here any more');
  const rounds = refreshed;
  await until(async () => refreshed >= rounds + 2);
  const usage = () => callApi(cluster.gatewayUrl(), chatEndpoints.usage, { headers: witness.headers });
  expect((await usage()).status).toBe(200);
  expect(await sendNotice(cluster.gatewayUrl(), secrets.old('STRIPE_WEBHOOK_SECRET'))).toBe(200);
  oldLinks.abort();
  const stillOld = { SERVICE_KEY: oldServiceKey, SERVICE_PUBLIC_KEYS: secrets.old('SERVICE_PUBLIC_KEYS') };
  expect(await callChatAsAuth(stillOld)).toBe(200);
  await rollOut((name) => secrets.settingsFor(name, STEPS[2]));
  done.abort();
  await Promise.all(running);
  console.log(`answered while secrets were replaced: ${JSON.stringify(Object.fromEntries(load.answered))}`);
  expect(load.failures).toEqual([]);
  for (const [what, times] of load.answered) expect(times, what).toBeGreaterThan(3);

  expect((await showConversation()).body.title).toBe(QUESTION.title);
  expect((await usage()).status).toBe(401);
  expect(await refresh(cluster.gatewayUrl(), witness)).toBe(401);
  const renewed = await ask(cluster.gatewayUrl(), oldVisitor);
  expect(cookieOf(renewed.headers, 'visitor').split('.')[0]).not.toBe(oldVisitor.cookie.split('.')[0]);
  expect(await sendNotice(cluster.gatewayUrl(), secrets.old('STRIPE_WEBHOOK_SECRET'))).toBe(400);
  expect(await unsubscribe(cluster.gatewayUrl(), secrets.old('NOTIFY_SECRET'), ada)).toBe(400);
  expect(await unsubscribe(cluster.gatewayUrl(), secrets.fresh('NOTIFY_SECRET'), ada)).toBe(200);
  expect(await callChatAsAuth(stillOld)).toBe(401);
});
