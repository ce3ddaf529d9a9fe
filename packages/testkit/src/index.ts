export { openBrowser } from './browser/open-browser.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { startProduct, type TestProduct } from './start-product.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { until } from './until.ts';
