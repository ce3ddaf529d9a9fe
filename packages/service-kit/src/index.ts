export {
  asOwner,
  asSystem,
  checkWritable,
  createDatabase,
  type DatabaseSettings,
  directDatabaseUrl,
  isLimitExceeded,
  isUniqueViolation,
  pooledDatabase,
  queryAsOwner,
  readInPages,
  setRowOwner,
} from './database/database.ts';
export {
  type DatabaseNotifications,
  listenForNotifications,
  notifyInserts,
  UNNOTIFIED_POLL_MS,
} from './database/database-notifications.ts';
export { deleteInBatches } from './database/delete-in-batches.ts';
export {
  createIndexConcurrently,
  type Migrations,
  migrate,
  migrateService,
  protectRows,
  type SchemaMigration,
} from './database/migrate.ts';
export { isUnavailable, OutageWatch, readAndRecord } from './database/outages.ts';
export { runMigrations } from './database/run-migrations.ts';
export { escapeHtml } from './escape-html.ts';
export { createEventTables, type EventTables } from './events/event.tables.ts';
export type { EventWorker } from './events/event-worker.ts';
export { type EventHandlers, startInbox } from './events/inbox.ts';
export { publishEvent } from './events/outbox.ts';
export type { QueueSettings } from './events/queues.ts';
export { type Relay, startRelay } from './events/relay.ts';
export * from './serving.ts';
