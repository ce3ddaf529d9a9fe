import { expect, test } from 'vitest';
import { describeDevice } from './browser.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['This-one-is-yours/1.0 (keep it)', 'Unknown device'],
  ['win.example/1 (Windows NT 10.0)', 'Windows'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('[AUT-5] %j is shown as %j, without unknown text from the header', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
