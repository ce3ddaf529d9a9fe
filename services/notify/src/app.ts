import { createApp, pingDatabase } from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** Notify's server: health and readiness. A mail server that is down delays mails and makes nothing unready. */
export function createNotify({ log, db }: Deps): FastifyInstance {
  return createApp({ log, readiness: { database: () => pingDatabase(db) } });
}
