import { KEPT_DAYS } from '@app/contracts';
import { expect, test } from 'vitest';
import { VISITOR_LIFETIME_MS } from '../../../../services/chat/src/visitors/visitor-cookie.ts';
import { KEEP_MESSAGES_MS } from '../../../../services/notify/src/contact/contact-message.ts';
import { REMEMBER_MS } from '../../../../services/notify/src/mails/mail.ts';
import { privacy } from './privacy.copy.ts';

const DAY_MS = 24 * 3_600_000;

test('the privacy page promises the days that the services keep things for', () => {
  expect({
    visitorChat: VISITOR_LIFETIME_MS / DAY_MS,
    contactMessage: KEEP_MESSAGES_MS / DAY_MS,
    mailRecord: REMEMBER_MS / DAY_MS,
  }).toEqual({
    visitorChat: KEPT_DAYS.visitorChat,
    contactMessage: KEPT_DAYS.contactMessage,
    mailRecord: KEPT_DAYS.mailRecord,
  });
});

test('each place on the privacy page has an address of its own', () => {
  const ids = privacy.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
