import { createDatabase, silentLog } from '@app/service-kit';
import { fillTables, listSequentialScans, listUnindexedForeignKeys, scannedUrl } from '@app/testkit';
import { beforeAll, expect, test } from 'vitest';
import { eraseClosedAccounts } from './address-claims/erase-closed-accounts.ts';
import type { AuthTables } from './database.ts';
import { deleteAccount } from './erasures/delete-account.ts';
import { exportEverything } from './exports/export-everything.ts';
import { type SignedIn, startAuth } from './testing/start-auth.ts';
import { prune } from './upkeep/prune.ts';
import { handOverPendingVisitors } from './visitors/hand-over-visitor.ts';

const auth = await startAuth({}, { fetchPart: async () => (async function* () {})() });
let ada: SignedIn;
beforeAll(async () => {
  ada = await auth.signUp();
  await fillTables(auth.adminUrl, ['auth'], ['update auth.users set closed_at = null, erase_at = null']);
});

test('in full tables no job, export or erasure reads a whole table', async () => {
  const { id } = ada.session.user;
  const scans = await listSequentialScans(auth.adminUrl, ['auth'], async () => {
    const url = scannedUrl(auth.deps.config.DATABASE_URL);
    const db = createDatabase<AuthTables>({ url, log: silentLog, max: 2 });
    const deps = { ...auth.deps, db };
    await prune(deps);
    await eraseClosedAccounts(deps);
    await handOverPendingVisitors(deps);
    expect(await exportEverything(deps, id, AbortSignal.timeout(10_000))).toMatchObject({
      account: { profile: { email: ada.email } },
    });
    await deleteAccount(deps, id);
    await db.destroy();
  });
  expect(scans).toEqual([]);
});

test('every foreign key has an index', async () => {
  expect(await listUnindexedForeignKeys(auth.adminUrl, ['auth'])).toEqual([]);
});
