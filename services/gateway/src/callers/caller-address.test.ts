import { countedAddress } from '@app/service-kit/serving';
import { expect, test } from 'vitest';
import { readTrustProxy } from './trust-proxy.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each(['loopback', '10.0.0.0/8', '10.0.0.1', 'loopback, 2001:db8::/32', 'uniquelocal'])(
  'TRUST_PROXY=%s is a list of ranges',
  (text) => {
    expect(readTrustProxy(text)).toEqual(text.split(',').map((range) => range.trim()));
  },
);

test('TRUST_PROXY as a number trusts so many hops', () => {
  const trust = readTrustProxy('2');
  expect(typeof trust === 'function' && [0, 1, 2].map((hop) => trust('10.0.0.1', hop))).toEqual([
    true,
    true,
    false,
  ]);
  expect(readTrustProxy('0')).toBe(false);
});

test.each([
  '',
  'everybody',
  'true',
  '*',
  '10.0.0.0/33',
  '10.0.0/8',
  '11',
  '1.2.3.4,',
  '2001:db8::/129',
  '-1',
])('TRUST_PROXY=%s is refused', (text) => {
  expect(readTrustProxy(text)).toBeUndefined();
});
