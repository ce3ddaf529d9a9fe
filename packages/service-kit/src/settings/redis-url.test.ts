import { expect, test } from 'vitest';
import { redisOptions } from './redis-url.ts';

test('a URL names a server, its database and credentials, and whether to use TLS', () => {
  expect(redisOptions('redis://127.0.0.1')).toEqual({ host: '127.0.0.1', port: 6379, db: 0 });
  expect(redisOptions('rediss://app:p%40ss@[::1]:7000/3?family=6')).toEqual({
    host: '::1',
    port: 7000,
    username: 'app',
    password: 'p@ss',
    db: 3,
    family: 6,
    tls: {},
  });
  expect(redisOptions('redis://:secret@redis:6379')).toMatchObject({ host: 'redis', password: 'secret' });
});

test('a URL names the Sentinels of a master', () => {
  const failoverDetector = true;
  expect(redisOptions('redis+sentinel://one:1,two/main')).toEqual({
    sentinels: [
      { host: 'one', port: 1 },
      { host: 'two', port: 26_379 },
    ],
    name: 'main',
    db: 0,
    failoverDetector,
  });
  expect(redisOptions('rediss+sentinel://app:p%40ss@[::1]:1/main/2?sentinelPassword=s%40me')).toEqual({
    sentinels: [{ host: '::1', port: 1 }],
    name: 'main',
    username: 'app',
    password: 'p@ss',
    sentinelPassword: 's@me',
    db: 2,
    tls: {},
    sentinelTLS: {},
    enableTLSForSentinelMode: true,
    failoverDetector,
  });
});

test.each([
  'http://secret@redis',
  'redis://',
  'redis://secret@redis/name',
  'redis+sentinel://secret:26379',
  'redis+sentinel:///secret',
  'sentinel://secret/main',
])('another form is refused without repeating it: %s', (url) => {
  expect(() => redisOptions(url)).toThrow(/^must be a redis:\/\/ URL(?!.*secret)/);
});
