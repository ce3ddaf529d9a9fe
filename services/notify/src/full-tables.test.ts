import { randomUUID } from 'node:crypto';
import { asSystem, createDatabase, silentLog } from '@app/service-kit';
import { fillTables, listSequentialScans, listUnindexedForeignKeys, scannedUrl } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from './account-data/erase-person.ts';
import { exportPerson } from './account-data/export-person.ts';
import type { NotifyTables } from './database.ts';
import { deleteOldRows } from './jobs.ts';
import { startNotify } from './testing/start-notify.ts';
import { claimDueUnsubscriptions } from './unsubscriptions/unsubscription.repository.ts';

const notify = await startNotify();
const { adminUrl, urls } = notify.database;
beforeAll(() => fillTables(adminUrl, ['notify']));
afterAll(() => notify.stop());

test('in full tables no job, export or erasure reads a whole table', async () => {
  const personId = randomUUID();
  notify.auth.people.set(personId, {
    address: `${personId}@example.org`,
    firstName: 'Ada',
    confirmed: true,
    emailNotifications: true,
    marketingEmails: false,
  });
  const scans = await listSequentialScans(adminUrl, ['notify'], async () => {
    const db = createDatabase<NotifyTables>({ url: scannedUrl(urls.notify), log: silentLog, max: 2 });
    await deleteOldRows(db, new Date());
    await claimDueUnsubscriptions(db, new Date(), 20);
    const { mails, messagesToSupport } = await exportPerson({ ...notify.deps, db }, personId);
    expect([await Array.fromAsync(mails), await Array.fromAsync(messagesToSupport)]).toEqual([[], []]);
    await asSystem(db, (trx) => erasePerson(trx, notify.deps, personId));
    await db.destroy();
  });
  expect(scans).toEqual([]);
});

test('every foreign key has an index', async () => {
  expect(await listUnindexedForeignKeys(adminUrl, ['notify'])).toEqual([]);
});
