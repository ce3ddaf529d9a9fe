import { startProduct, type TestProduct } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FuzzReport, fuzzProduct } from './fuzz/fuzz-product.ts';
import { ROOM_FOR_ALL } from './fuzz/room.ts';

/** Makes every run send the same requests in the same order; `npm run fuzz` sends 50,000 others. */
const SEED = 20_261_121;

let product: TestProduct;
let report: FuzzReport;
beforeAll(async () => {
  product = await startProduct({ env: ROOM_FOR_ALL });
  report = await fuzzProduct({ product, requests: 2_000, seed: SEED, warmUp: 0, maxSeconds: 240 });
}, 360_000);
afterAll(() => product?.stop());

describe('two thousand hostile requests over every route', () => {
  test('each get a correct answer or a closed connection, and never an internal error', () => {
    expect(report.suspicions).toEqual([]);
  });

  test('reach every route and the code behind it', () => {
    expect(report.requests).toBe(2_000);
    // About one in ten is valid enough to be served: requests that are refused at once do not test the code behind a route.
    expect(report.byStatus.get('200') ?? 0).toBeGreaterThan(100);
    for (const [route, counts] of report.byRoute)
      expect([route, [...counts.values()].reduce((sum, count) => sum + count, 0) > 20]).toEqual([
        route,
        true,
      ]);
  });

  test('crash no process', () => {
    expect(report.restarted).toEqual([]);
  });
});
