import { type Clock, createDatabase, createLog, type Logger, systemClock } from '@app/service-kit';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { ATTEMPT_MS, MAILS_AT_ONCE } from './mails/mail.ts';
import { carryBySmtp } from './mails/mail-carrier.adapter.ts';
import type { MailCarrier } from './mails/mail-carrier.port.ts';
import { askAuth } from './mails/mail-source.adapter.ts';
import type { MailSource } from './mails/mail-source.port.ts';
import type { Schema } from './schema.ts';

/** What the service is made of; tests replace any part. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Kysely<Schema>;
  readonly source: MailSource;
  readonly carrier: MailCarrier;
}

export function createDeps(config: Config, log: Logger = createLog('notify', config.LOG_LEVEL)): Deps {
  return {
    config,
    log,
    clock: systemClock,
    db: createDatabase<Schema>({ url: config.DATABASE_URL, log }),
    source: askAuth({ authUrl: config.AUTH_URL, serviceToken: config.SERVICE_TOKEN }),
    carrier: carryBySmtp({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      connections: MAILS_AT_ONCE,
      attemptMs: ATTEMPT_MS,
    }),
  };
}

export async function closeDeps({ db, carrier }: Deps): Promise<void> {
  carrier.close();
  await db.destroy();
}
