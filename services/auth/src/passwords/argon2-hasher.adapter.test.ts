import { randomBytes } from 'node:crypto';
import { Failure } from '@app/service-kit';
import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createArgon2Hasher } from './argon2-hasher.adapter.ts';

const hasher = createArgon2Hasher();

test('a password is hashed with Argon2id, 19 MiB, two passes and a salt', async () => {
  const [one = '', two = ''] = await Promise.all(
    [1, 2].map(() => hasher.hash('violet otter', hasher.scheme(randomBytes(16)))),
  );
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verify(one, 'violet otter')).toBe(true);
  expect(await verify(one, 'violet otter ')).toBe(false);
});

test('the same password and scheme give the same hash, also with the scheme of an older hash with another cost', async () => {
  const older = await hash('violet otter', { memoryCost: 8_192, timeCost: 3, parallelism: 1 });
  const scheme = older.slice(0, older.lastIndexOf('$'));
  expect(await hasher.hash('violet otter', scheme)).toBe(older);
  expect(await hasher.hash('violet otter ', scheme)).not.toBe(older);
});

test('when too many calls wait, further calls fail at once with a retry time and the others succeed', async () => {
  const scheme = hasher.scheme(randomBytes(16));
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => hasher.hash('x', scheme)));
  const turnedAway = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.length).toBeLessThan(150);
  for (const reason of turnedAway) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
  }
});
