import { asSystem, createDatabase, silentLog } from '@app/service-kit';
import { fillTables, listSequentialScans, listUnindexedForeignKeys, scannedUrl } from '@app/testkit';
import { beforeAll, expect, test } from 'vitest';
import { erasePerson } from './account-data/erase-person.ts';
import { exportPerson } from './account-data/export-person.ts';
import { closeAbandonedCheckouts } from './checkouts/checkout.repository.ts';
import type { BillingTables } from './database.ts';
import { deleteExpiredRows } from './jobs.ts';
import { startBilling } from './testing/start-billing.ts';

const { billing, replica } = await startBilling();
const { adminUrl, urls } = billing.database;
beforeAll(() => fillTables(adminUrl, ['billing'], ["update billing.checkouts set state = 'closed'"]));

test('in full tables no job, export or erasure reads a whole table', async () => {
  const { userId } = billing.signIn();
  const scans = await listSequentialScans(adminUrl, ['billing'], async () => {
    const db = createDatabase<BillingTables>({ url: scannedUrl(urls.billing), log: silentLog, max: 2 });
    await asSystem(db, closeAbandonedCheckouts);
    await deleteExpiredRows(db, new Date());
    const { purchases, checkouts, mails } = await exportPerson({ db }, userId);
    expect(await Array.fromAsync(purchases)).toEqual([]);
    expect(await Array.fromAsync(checkouts)).toEqual([]);
    expect(await Array.fromAsync(mails)).toEqual([]);
    await asSystem(db, (trx) => erasePerson(trx, replica.deps, userId));
    await db.destroy();
  });
  expect(scans).toEqual([]);
});

test('every foreign key has an index', async () => {
  expect(await listUnindexedForeignKeys(adminUrl, ['billing'])).toEqual([]);
});
