export { type AuthStub, createAuthStub, invalidTokens, type Person } from './auth-stub.ts';
export { openBrowser, sharedBrowser } from './browser/open-browser.ts';
export type { Edge, EdgeState } from './cluster/edge.ts';
export type { Replica } from './cluster/replica.ts';
export { type Cluster, type ReplicatedName, startCluster } from './cluster/start-cluster.ts';
export { countStatements, type StatementCounter } from './count-statements.ts';
export { failOver } from './fail-over.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { ForkedProcesses, QUICK_START } from './forked-processes.ts';
export {
  fillTables,
  listSequentialScans,
  listUnindexedForeignKeys,
  scannedUrl,
} from './full-tables.ts';
export {
  type ColumnHandling,
  createPersonalDataCheck,
  type PersonalColumns,
  type PersonalDataCheck,
  type RememberedPerson,
  type TableHandling,
} from './personal-data-check.ts';
export {
  type BorrowedProduct,
  borrowProduct,
  NOTIFY_SECRET,
  SUPPORT_EMAIL,
  UNLIMITED_RATES,
} from './product/borrow-product.ts';
export { areAllReady } from './product/is-ready.ts';
export { startProduct, type TestProduct } from './product/start-product.ts';
export { hasRedis } from './redis/find-redis.ts';
export { startTestRedis, type TestRedis, type TlsFiles } from './redis/start-test-redis.ts';
export { startTestSentinel, type TestSentinel } from './redis/start-test-sentinel.ts';
export {
  anyServiceIdentity,
  internalAuthorization,
  serviceCredentials,
  testIdentity,
} from './service-credentials.ts';
export { hasPgBouncer, startPgBouncer, type TestPooler } from './start-pgbouncer.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { until } from './until.ts';
