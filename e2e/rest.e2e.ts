import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BorrowedProduct, borrowProduct, until } from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Twice what was measured (decision 0057). Processes that look for work many times a second need ten times as much. */
const MAX_TRANSACTIONS_PER_MINUTE = 600;
const WINDOW_MS = 3_000;

let product: BorrowedProduct;
let database: pg.Client;

beforeAll(async () => {
  product = await borrowProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.giveBack();
});

/** The transactions of all processes so far; a statement outside a transaction counts as one. */
async function transactions(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

test('while nobody uses the product, it hardly uses the database', async () => {
  // Several windows are looked at, because the processes may still do what they do once after a start.
  const perWindow = await until(
    async () => {
      const before = await transactions();
      const began = performance.now();
      await until(() => performance.now() - began >= WINDOW_MS, { every: 100 });
      const count = (await transactions()) - before;
      return count * (60_000 / WINDOW_MS) <= MAX_TRANSACTIONS_PER_MINUTE ? count : undefined;
    },
    { timeout: 15_000 },
  );
  expect(perWindow).toBeGreaterThan(0);
});

test('what an idle process keeps in memory of its bundle is small: one byte per character, and no second HTTP client', () => {
  const root = path.dirname(import.meta.dirname);
  const bundles = globSync('{services/*,packages/sandbox}/dist/process/*.js', { cwd: root });
  expect(bundles).toContain('services/gateway/dist/process/main.js');
  for (const file of bundles) {
    const source = readFileSync(path.join(root, file), 'utf8');
    // A single other letter doubles the memory of a source.
    expect(/[^\0-\x7f]/.exec(source)?.[0], file).toBeUndefined();
    // It would load undici (scripts/bundle-process.ts).
    expect(/\bfrom ?"(?:node:)?http"/.exec(source)?.[0], file).toBeUndefined();
  }
});
