import { type Clock, createDatabase, createLog, type Logger, systemClock } from '@app/service-kit';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { readContactMails } from './contact/contact-source.adapter.ts';
import { deriveKeys, type Keys } from './keys.ts';
import { ATTEMPT_MS, MAILS_AT_ONCE } from './mails/mail.ts';
import { carryBySmtp } from './mails/mail-carrier.adapter.ts';
import type { MailCarrier } from './mails/mail-carrier.port.ts';
import { askForMails } from './mails/mail-source.adapter.ts';
import type { MailSources } from './mails/mail-source.port.ts';
import { askAuthForPeople } from './people/people.adapter.ts';
import type { People } from './people/people.port.ts';
import type { Schema } from './schema.ts';

/** What the service is made of; tests replace any part. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Kysely<Schema>;
  readonly keys: Keys;
  readonly sources: MailSources;
  readonly people: People;
  readonly carrier: MailCarrier;
}

export function createDeps(config: Config, log: Logger = createLog('notify', config.LOG_LEVEL)): Deps {
  const keys = deriveKeys(config.NOTIFY_SECRET);
  const db = createDatabase<Schema>({ url: config.DATABASE_URL, log });
  const {
    AUTH_URL,
    BILLING_URL,
    CHAT_URL,
    SERVICE_TOKEN: serviceToken,
    SUPPORT_EMAIL: supportAddress,
  } = config;
  return {
    config,
    log,
    clock: systemClock,
    db,
    keys,
    sources: {
      auth: askForMails('auth', { baseUrl: AUTH_URL, serviceToken, supportAddress }),
      billing: askForMails('billing', { baseUrl: BILLING_URL, serviceToken, supportAddress }),
      chat: askForMails('chat', { baseUrl: CHAT_URL, serviceToken, supportAddress }),
      contact: readContactMails({ db, keys, supportAddress }),
    },
    people: askAuthForPeople({ baseUrl: AUTH_URL, serviceToken }),
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
