import { expect, test } from 'vitest';
import { readPageSettings } from './page-settings.ts';

const defaults = {
  productName: 'Hearten',
  freeMessagesPerMonth: 20,
  anonymousChat: false,
  requireConfirmedEmail: false,
  supportEmail: 'support@localhost',
};

test('the page reads the operator’s settings', () => {
  const set = { ...defaults, productName: 'Kindle & Co', freeMessagesPerMonth: 5, anonymousChat: true };
  expect(readPageSettings(JSON.stringify(set))).toEqual(set);
});

test.each([null, '', '__APP_SETTINGS__', '{"productName":1}'])(
  'without settings (%j) the defaults apply',
  (content) => {
    expect(readPageSettings(content)).toEqual(defaults);
  },
);
