import { startProduct, type TestProduct } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FuzzReport, fuzzProduct } from './fuzz/fuzz-product.ts';
import { ROOM_FOR_ALL } from './fuzz/room.ts';

/** The same requests in the same order, each time; `npm run fuzz` sends 50,000 others. */
const SEED = 20_261_121;

let product: TestProduct;
let report: FuzzReport;
beforeAll(async () => {
  product = await startProduct({ env: ROOM_FOR_ALL });
  report = await fuzzProduct({ product, requests: 2_000, seed: SEED, warmUp: 0, maxSeconds: 240 });
}, 360_000);
afterAll(() => product?.stop());

describe('two thousand hostile requests over every route', () => {
  test('get an answer each, or are hung up on, and never a failure of ours', () => {
    expect(report.suspicions).toEqual([]);
  });

  test('reach every route, and behind it', () => {
    expect(report.requests).toBe(2_000);
    // One in ten is whole enough to be served, give or take: what is refused at the door proves nothing of what is behind.
    expect(report.byStatus.get('200') ?? 0).toBeGreaterThan(100);
    for (const [route, counts] of report.byRoute)
      expect([route, [...counts.values()].reduce((sum, count) => sum + count, 0) > 20]).toEqual([
        route,
        true,
      ]);
  });

  test('end no process', () => {
    expect(report.restarted).toEqual([]);
  });
});
