import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { hasRedis, startTestRedis, startTestSentinel } from '@app/testkit';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { EventsFixture } from './events.fixture.ts';

const REDIS = { backend: 'Redis' } as const;

/** It needs a `redis-server` on the PATH. */
describe.skipIf(!hasRedis())('through Redis Sentinel', () => {
  let stop = async (): Promise<void> => undefined;
  const fixture = new EventsFixture(REDIS, async () => {
    const sentinel = await startTestSentinel();
    ({ stop } = sentinel);
    return sentinel;
  });
  afterAll(() => stop());

  test('events are received once, also when the master dies and the replica takes its place', async () => {
    fixture.inbox();
    const relay = fixture.relay();
    const mails = [await fixture.publishMail()];
    await fixture.waitUntilReceived(mails[0] ?? '');
    for (let mail = 0; mail < 10; mail += 1) mails.push(await fixture.publishMail());
    relay.wake();
    await fixture.redis?.kill();
    for (let mail = 0; mail < 10; mail += 1) mails.push(await fixture.publishMail());
    for (const mail of mails) await fixture.waitUntilReceived(mail, 40_000);
    expect(await fixture.receivedMails()).toEqual(mails.sort());
  }, 60_000);
});

const isComplete = hasRedis() && hasOpenSsl();

/** It needs a `redis-server` and an `openssl` on the PATH; the latter makes the certificates. */
describe.skipIf(!isComplete)('through TLS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-tls-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fixture = new EventsFixture(REDIS, () => {
    const { certificate, key } = makeCertificate(folder);
    return startTestRedis({ tls: { certificate, key } });
  });

  test('events are received when the authority of the certificate is trusted', async () => {
    trust(readFileSync(path.join(folder, 'ca.pem'), 'utf8'));
    fixture.inbox();
    fixture.relay();
    await fixture.waitUntilReceived(await fixture.publishMail());
  });

  test('a server whose certificate nobody vouches for gets no event', async () => {
    const queue = await fixture.queue();
    await expect(
      queue.add([{ id: crypto.randomUUID(), topic: 'mail.requested', payload: {} }]),
    ).rejects.toThrow();
  });
});

function hasOpenSsl(): boolean {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
}

/** Makes an authority (ca.pem) and a certificate of it for 127.0.0.1. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const file = (name: string) => path.join(folder, name);
  const request = (...options: string[]) =>
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...options], {
      stdio: 'ignore',
    });
  request('-subj', '/CN=Test authority', '-keyout', file('ca.key'), '-out', file('ca.pem'));
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-addext', 'basicConstraints=CA:FALSE'];
  const names = ['-subj', '/CN=redis', '-addext', 'subjectAltName=IP:127.0.0.1'];
  request(...signed, ...names, '-keyout', file('redis.key'), '-out', file('redis.pem'));
  return { certificate: file('redis.pem'), key: file('redis.key') };
}

/** Trusts an authority until the end of the test, as a process does with NODE_EXTRA_CA_CERTS. */
function trust(authority: string): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, authority]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}
