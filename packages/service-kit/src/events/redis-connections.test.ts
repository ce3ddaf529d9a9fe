import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { hasRedis, startTestRedis, startTestSentinel, type TestSentinel, type TlsFiles } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EventsFixture } from './events.fixture.ts';

const REDIS = { backend: 'Redis' } as const;

/** They need a `redis-server` and an `openssl` on the PATH; the latter makes the certificates. */
const isComplete = hasRedis() && hasOpenSsl();

describe.skipIf(!isComplete)('through Redis Sentinel', () => {
  let sentinel: TestSentinel;
  const fixture = new EventsFixture(REDIS, async () => {
    sentinel = await startTestSentinel();
    return sentinel;
  });
  afterAll(() => sentinel.stop());

  test('events are received once, also when the master dies and the replica takes its place', async () => {
    await receiveDuringFailover(fixture);
  }, 60_000);
});

describe.skipIf(!isComplete)('through Redis Sentinel with TLS', () => {
  const files = makeCertificates();
  let sentinel: TestSentinel;
  const fixture = new EventsFixture(REDIS, async () => {
    sentinel = await startTestSentinel({ tls: files });
    return sentinel;
  });
  afterAll(() => sentinel.stop());

  test('events are received once, also when the master dies and the replica takes its place', async () => {
    trust(files.authority);
    await receiveDuringFailover(fixture);
  }, 60_000);

  test('a Sentinel whose certificate nobody vouches for gets no event', async () => {
    await expect(addEvent(fixture)).rejects.toThrow();
  });
});

describe.skipIf(!isComplete)('through TLS', () => {
  const files = makeCertificates();
  const fixture = new EventsFixture(REDIS, () => startTestRedis({ tls: files }));

  test('events are received when the authority of the certificate is trusted', async () => {
    trust(files.authority);
    fixture.inbox();
    fixture.relay();
    await fixture.waitUntilReceived(await fixture.publishMail());
  });

  test('a server whose certificate nobody vouches for gets no event', async () => {
    await expect(addEvent(fixture)).rejects.toThrow();
  });
});

async function receiveDuringFailover(fixture: EventsFixture): Promise<void> {
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
}

async function addEvent(fixture: EventsFixture): Promise<void> {
  const queue = await fixture.queue();
  await queue.add([{ id: randomUUID(), topic: 'mail.requested', payload: {} }]);
}

function hasOpenSsl(): boolean {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
}

/** Makes an authority and a certificate of it for 127.0.0.1, in files that are removed after the tests of the block. */
function makeCertificates(): TlsFiles {
  const folder = path.join(tmpdir(), `redis-tls-${randomUUID()}`);
  const file = (name: string) => path.join(folder, name);
  const request = (...options: string[]) =>
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...options], {
      stdio: 'ignore',
    });
  const files = { certificate: file('redis.pem'), key: file('redis.key'), authority: file('ca.pem') };
  beforeAll(() => {
    mkdirSync(folder);
    request('-subj', '/CN=Test authority', '-keyout', file('ca.key'), '-out', files.authority);
    const signed = ['-CA', files.authority, '-CAkey', file('ca.key'), '-addext', 'basicConstraints=CA:FALSE'];
    const names = ['-subj', '/CN=redis', '-addext', 'subjectAltName=IP:127.0.0.1'];
    request(...signed, ...names, '-keyout', files.key, '-out', files.certificate);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return files;
}

/** Trusts the authority of a file until the end of the test, as a process does with NODE_EXTRA_CA_CERTS. */
function trust(file: string): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, readFileSync(file, 'utf8')]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}
