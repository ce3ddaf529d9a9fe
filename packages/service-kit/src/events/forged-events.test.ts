import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { CallerName } from '@app/contracts';
import { fakeClock, serviceCredentials, testIdentity, until } from '@app/testkit';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  createServiceIdentity,
  identitySettings,
  readSettings,
  type ServiceIdentity,
  silentLog,
} from '../index.ts';
import { serveMetrics } from '../telemetry/metrics.ts';
import { BACKENDS, EventsFixture } from './events.fixture.ts';

const settingsOf = (name: CallerName) => readSettings(z.object(identitySettings), serviceCredentials(name));
const settings = settingsOf('auth');
const mailOf = (from: string) => ({ topic: 'mail.requested', payload: { mailId: randomUUID(), from } });
const DAY_MS = 24 * 3_600_000;

/** The identity of auth a number of days ago. */
const authDaysAgo = (days: number): ServiceIdentity =>
  createServiceIdentity('auth', settings, fakeClock(new Date(Date.now() - days * DAY_MS)));

/** An attacker who knows all public keys and none of the private ones. */
function attacker(): ServiceIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const keys = [...settings.SERVICE_PUBLIC_KEYS, { owner: 'auth' as const, key: publicKey }];
  return createServiceIdentity('auth', { SERVICE_KEY: privateKey, SERVICE_PUBLIC_KEYS: keys });
}

/** Jobs in the queue of notify that the publisher they name did not publish for notify. */
const forged: [string, reason: string, data: (id: string) => object][] = [
  ['without a signature', 'unsigned', (id) => ({ id, ...mailOf('auth') })],
  ['with an invalid signature', 'signature', () => ({ token: 'a.b.c' })],
  [
    'signed with an unknown key',
    'signature',
    (id) => ({ token: attacker().signEvent({ id, ...mailOf('auth') }, 'notify') }),
  ],
  [
    'signed for another event',
    'signature',
    () => ({ token: testIdentity('auth').signEvent({ id: randomUUID(), ...mailOf('auth') }, 'notify') }),
  ],
  [
    'signed for another receiver',
    'signature',
    (id) => ({ token: testIdentity('auth').signEvent({ id, ...mailOf('auth') }, 'chat') }),
  ],
  [
    'signed before the oldest record in the inbox',
    'signature',
    (id) => ({ token: authDaysAgo(15).signEvent({ id, ...mailOf('auth') }, 'notify') }),
  ],
  ['that is a credential for calls', 'signature', () => ({ token: testIdentity('auth').tokenFor('notify') })],
  [
    'in the name of another service',
    'publisher',
    (id) => ({ token: testIdentity('billing').signEvent({ id, ...mailOf('auth') }, 'notify') }),
  ],
  [
    'of a service that publishes no such event',
    'publisher',
    (id) => ({ token: testIdentity('chat').signEvent({ id, ...userDeleted() }, 'notify') }),
  ],
  [
    'of the gateway, which publishes no events',
    'publisher',
    (id) => ({ token: testIdentity('gateway').signEvent({ id, ...mailOf('auth') }, 'notify') }),
  ],
];
const userDeleted = () => ({ topic: 'user.deleted', payload: { userId: randomUUID() } });

const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 }, silentLog);
afterAll(() => metrics.stop());

/** What `events_refused_total` has counted so far, by reason. */
async function refusals(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  const counted = text.matchAll(/^events_refused_total\{receiver="notify",reason="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...counted].map(([, reason, count]) => [reason ?? '', Number(count)]));
}

describe.each(BACKENDS)('an event in the queue on $backend', (on) => {
  const fixture = new EventsFixture(on);

  test('that its named publisher did not publish is refused, logged, counted, and never retried', async () => {
    const before = await refusals();
    const lines: { msg: string; event: string; reason: string; level: number }[] = [];
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
    const jobs = forged.map(([what, reason, data]) => ({ what, reason, data, id: randomUUID() }));
    for (const { id, data } of jobs) await fixture.addJob(id, data(id));
    const worker = fixture.inbox(undefined, { log });
    const queue = await fixture.queue();
    const states = () => Promise.all(jobs.map(async ({ what, id }) => [what, await queue.state(id)]));
    await until(async () => (await states()).every(([, state]) => state === 'failed'), { timeout: 10_000 });
    await worker.close();
    const logged = jobs.map(({ what, id }) => [what, lines.filter((line) => line.event === id)]);
    expect(logged).toMatchObject(
      jobs.map(({ what, id, reason }) => [what, [{ msg: 'event refused', level: 50, event: id, reason }]]),
    );
    const after = await refusals();
    for (const reason of ['unsigned', 'signature', 'publisher']) {
      const expected = forged.filter(([, one]) => one === reason).length;
      expect([reason, (after[reason] ?? 0) - (before[reason] ?? 0)]).toEqual([reason, expected]);
    }
    expect(await fixture.receivedMails()).toEqual([]);
    expect(await fixture.receiver.selectFrom('inbox').selectAll().execute()).toEqual([]);
  });

  test('that an earlier version left unsigned is signed by its publisher’s relay and received once', async () => {
    const mail = await fixture.publishMail();
    const { id, topic, payload } = await fixture.sender
      .selectFrom('outbox')
      .select(['id', 'topic', 'payload'])
      .executeTakeFirstOrThrow();
    await fixture.sender.updateTable('outbox').set({ attempts: 1 }).execute();
    await fixture.addJob(id, { topic, payload });
    fixture.inbox();
    await until(async () => (await (await fixture.queue()).state(id)) === 'failed', { timeout: 10_000 });
    fixture.relay();
    await fixture.waitUntilAcknowledged(1);
    expect(await fixture.receivedMails()).toEqual([mail]);
  });

  test('that was signed with the previous key is received while that key is listed', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const both = [...settings.SERVICE_PUBLIC_KEYS, { owner: 'auth' as const, key: publicKey }];
    const next = createServiceIdentity('auth', { SERVICE_KEY: privateKey, SERVICE_PUBLIC_KEYS: both });
    const receiver = createServiceIdentity('notify', { ...settingsOf('notify'), SERVICE_PUBLIC_KEYS: both });
    const events = [testIdentity('auth'), next].map((signer) => ({
      signer,
      id: randomUUID(),
      ...mailOf('auth'),
    }));
    for (const { signer, ...event } of events) await (await fixture.queue(signer)).add([event]);
    fixture.inbox(undefined, { identity: receiver });
    await until(async () => (await fixture.receivedMails()).length === 2, { timeout: 10_000 });
    expect(await fixture.receivedMails()).toEqual(events.map(({ payload }) => payload.mailId).sort());
  });
});
