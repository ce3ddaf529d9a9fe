import { createApp, pingDatabase } from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** Billing's server: health and readiness; nobody may enter anything else yet. */
export function createBilling({ log, db }: Deps): FastifyInstance {
  return createApp({ log, readiness: { database: () => pingDatabase(db) } });
}
