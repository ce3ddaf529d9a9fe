import { readFileSync } from 'node:fs';
import { KEPT_DAYS } from '@app/contracts';
import { expect, test } from 'vitest';
import { MAX_AGE_SECONDS } from '../../../../services/auth/src/devices/device-cookie.ts';
import { DEVICES_MS, ERASURES_MS } from '../../../../services/auth/src/upkeep/prune.job.ts';
import { VISITOR_LIFETIME_MS } from '../../../../services/chat/src/visitors/visitor-cookie.ts';
import { KEEP_MESSAGES_MS } from '../../../../services/notify/src/contact/contact-message.ts';
import { REMEMBER_MS } from '../../../../services/notify/src/mails/mail.ts';
import { TRIED_KEY } from '../../app/fetch-page.ts';
import { SHORTCUTS_KEY } from '../../app/layout/tools/shortcut-setting.ts';
import { TAB_KEY } from '../../early/traces.ts';
import { KEPT_PREFIX } from '../../session/kept-texts.ts';
import { SESSION_KEY } from '../../session/session-storage.ts';
import { THEME_KEY } from '../../session/theme.ts';
import { CARRIED_KEY } from '../../ui/toast.ts';
import { privacy } from './privacy.copy.ts';

const DAY_MS = 24 * 3_600_000;

test('the privacy page promises the days that the services keep things for', () => {
  expect({
    visitorChat: VISITOR_LIFETIME_MS / DAY_MS,
    contactMessage: KEEP_MESSAGES_MS / DAY_MS,
    mailRecord: REMEMBER_MS / DAY_MS,
    deviceCookie: (MAX_AGE_SECONDS * 1_000) / DAY_MS,
    device: DEVICES_MS / DAY_MS,
    erasureRecord: ERASURES_MS / DAY_MS,
  }).toEqual({
    visitorChat: KEPT_DAYS.visitorChat,
    contactMessage: KEPT_DAYS.contactMessage,
    mailRecord: KEPT_DAYS.mailRecord,
    deviceCookie: KEPT_DAYS.device,
    device: KEPT_DAYS.device,
    erasureRecord: KEPT_DAYS.erasureRecord,
  });
});

test.each(['privacy', 'terms'])('every figure in the %s policy comes from a constant', (name) => {
  const source = readFileSync(new URL(`./${name}.copy.ts`, import.meta.url), 'utf8');
  const said = source
    .slice(source.indexOf('LegalDocument = {'))
    .replace(/updated: '[\d-]+'/, '')
    .replace(/\$\{[^}]*\}/g, '');
  const names = /AES-256-GCM|Argon2id/g;
  expect(said.replace(names, '').match(/.*\d.*/g) ?? []).toEqual([]);
});

test('whatever the page keeps in a browser is named on the privacy page', () => {
  const told = JSON.stringify(privacy.sections.find(({ id }) => id === 'browser'));
  for (const key of [SESSION_KEY, KEPT_PREFIX, THEME_KEY, TAB_KEY, SHORTCUTS_KEY, CARRIED_KEY, TRIED_KEY])
    expect(told).toContain(key);
});

test('each place on the privacy page has an address of its own', () => {
  const ids = privacy.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
