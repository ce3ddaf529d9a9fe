export { asOwner, asSystem, becomeOwner, createDatabase, pingDatabase } from './database/database.ts';
export { type Migrations, migrate, protectRows } from './database/migrate.ts';
export { createEventTables, type EventTables } from './events/event.tables.ts';
export { AFTER_START_MS, type EventHandlers, startInbox } from './events/inbox.ts';
export { say } from './events/outbox.ts';
export type { EventWorker, QueueSettings } from './events/queues.ts';
export { type Relay, startRelay } from './events/relay.ts';
export * from './serving.ts';
