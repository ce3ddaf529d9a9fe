import { subscriberNetwork } from '@app/service-kit/serving';
import { expect, test } from 'vitest';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(subscriberNetwork(address)).toBe(counted);
});
