export {
  ensureDatabase,
  type Passwords,
  provision,
  roleOf,
  SCHEMAS,
  type SchemaName,
  serviceUrl,
} from './database/provision.ts';
export { StartFailure } from './failure.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './postgres/embedded-postgres.ts';
export { becomesTrue } from './processes/becomes-true.ts';
export { freePort, freePorts, isAnswering } from './processes/free-port.ts';
export { isRunning, parentOf, signal } from './processes/process-table.ts';
export type { ProcessPlan } from './processes/supervisor.ts';
export { watchParents } from './processes/watch-parents.ts';
export { buildProduct } from './product/build-product.ts';
export { erasureSettings, openDatabase, rotationSettings } from './product/database.ts';
export { type LaunchOptions, launchProduct, type Product } from './product/launch.ts';
export { planProduct } from './product/plan.ts';
export {
  loadSecrets,
  newSecrets,
  type Secrets,
  serviceKeyName,
  servicePublicKeys,
} from './product/secrets.ts';
export { readLaunchSettings } from './product/settings.ts';
