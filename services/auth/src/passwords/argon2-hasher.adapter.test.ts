import { Failure } from '@app/service-kit';
import { expect, test } from 'vitest';
import { createArgon2Hasher } from './argon2-hasher.adapter.ts';

const hasher = await createArgon2Hasher();

test('a password is stored as Argon2id with 19 MiB, two passes, salted', async () => {
  const [one, two] = await Promise.all([hasher.hash('violet otter'), hasher.hash('violet otter')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, 'violet otter')).toBe(true);
  expect(await hasher.verify(one, 'violet otter ')).toBe(false);
});

test('nobody’s password is never right', async () => {
  expect(await hasher.verify(undefined, 'violet otter')).toBe(false);
});

test('when too many wait, the next are told to come again, early; the others are served', async () => {
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => hasher.verify(undefined, 'x')));
  const turnedAway = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.length).toBeLessThan(150);
  for (const reason of turnedAway) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
  }
});
