import { readFileSync } from 'node:fs';
import { RETENTION_DAYS } from '@app/contracts';
import { expect, test } from 'vitest';
import { CLOSED_ACCOUNT_RETENTION_MS } from '../../../../services/auth/src/address-claims/erase-closed-accounts.ts';
import { DEVICE_COOKIE_SECONDS } from '../../../../services/auth/src/routes/cookies.ts';
import { DEVICE_RETENTION_MS, ERASURE_RETENTION_MS } from '../../../../services/auth/src/upkeep/prune.ts';
import { VISITOR_LIFETIME_MS } from '../../../../services/chat/src/visitors/visitor-cookie.ts';
import { KEEP_MESSAGES_MS } from '../../../../services/notify/src/contact/contact-message.ts';
import { REMEMBER_MS } from '../../../../services/notify/src/mails/mail.ts';
import { RELOADED_KEY } from '../../app/fetch-page.ts';
import { SHORTCUTS_KEY } from '../../app/layout/tools/shortcuts.ts';
import { TAB_KEY } from '../../early/traces.ts';
import { COUNTRY_KEY } from '../../session/chosen-country.ts';
import { SESSION_KEY } from '../../session/session-storage.ts';
import { STORED_TEXT_PREFIX } from '../../session/stored-texts.ts';
import { THEME_KEY } from '../../session/theme.ts';
import { STORED_TOAST_KEY } from '../../ui/toast.ts';
import { privacy } from './privacy.copy.ts';

const DAY_MS = 24 * 3_600_000;

test('the privacy page states the retention periods of the services', () => {
  expect({
    visitorChat: VISITOR_LIFETIME_MS / DAY_MS,
    contactMessage: KEEP_MESSAGES_MS / DAY_MS,
    mailRecord: REMEMBER_MS / DAY_MS,
    deviceCookie: (DEVICE_COOKIE_SECONDS * 1_000) / DAY_MS,
    device: DEVICE_RETENTION_MS / DAY_MS,
    closedAccount: CLOSED_ACCOUNT_RETENTION_MS / DAY_MS,
    erasureRecord: ERASURE_RETENTION_MS / DAY_MS,
  }).toEqual({
    visitorChat: RETENTION_DAYS.visitorChat,
    contactMessage: RETENTION_DAYS.contactMessage,
    mailRecord: RETENTION_DAYS.mailRecord,
    deviceCookie: RETENTION_DAYS.device,
    device: RETENTION_DAYS.device,
    closedAccount: RETENTION_DAYS.closedAccount,
    erasureRecord: RETENTION_DAYS.erasureRecord,
  });
});

test.each(['privacy', 'terms'])('every figure in the %s policy comes from a constant', (name) => {
  const source = readFileSync(new URL(`./${name}.copy.ts`, import.meta.url), 'utf8');
  const policyText = source
    .slice(source.indexOf('LegalDocument = {'))
    .replace(/updated: '[\d-]+'/, '')
    .replace(/\$\{[^}]*\}/g, '');
  const names = /AES-256-GCM|Argon2id/g;
  expect(policyText.replace(names, '').match(/.*\d.*/g) ?? []).toEqual([]);
});

test('everything the page stores in a browser is named on the privacy page', () => {
  const browserSection = JSON.stringify(privacy.sections.find(({ id }) => id === 'browser'));
  for (const key of [
    SESSION_KEY,
    COUNTRY_KEY,
    STORED_TEXT_PREFIX,
    THEME_KEY,
    TAB_KEY,
    SHORTCUTS_KEY,
    STORED_TOAST_KEY,
    RELOADED_KEY,
  ])
    expect(browserSection).toContain(key);
});

test('each section of the privacy page has its own anchor', () => {
  const ids = privacy.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
