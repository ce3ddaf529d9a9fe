export { openBrowser } from './browser/open-browser.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export {
  type ColumnFate,
  type PersonalColumns,
  type PersonalColumnsLaw,
  personalColumnsLaw,
  type RememberedPerson,
  type TableFate,
} from './personal-columns-law.ts';
export { hasRedis } from './redis/find-redis.ts';
export { startTestRedis, type TestRedis } from './redis/start-test-redis.ts';
export { startProduct, type TestProduct } from './start-product.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { until } from './until.ts';
