import {
  type Clock,
  createDatabase,
  createLog,
  createServiceIdentity,
  type DatabaseNotifications,
  directDatabaseUrl,
  type Logger,
  listenForNotifications,
  pooledDatabase,
  type ServiceIdentity,
  systemClock,
} from '@app/service-kit';
import type { Config } from './config.ts';
import { createContactMailSource } from './contact/contact-mail-source.ts';
import type { NotifyDatabase, NotifyTables } from './database.ts';
import { deriveKeys, type Keys } from './keys.ts';
import { ATTEMPT_MS, MAILS_AT_ONCE, type MailTransport } from './mails/mail.ts';
import type { MailSources } from './mails/mail-content.ts';
import { createServiceMailSource } from './mails/mail-source.adapter.ts';
import { createSmtpTransport } from './mails/smtp-transport.adapter.ts';
import { createPeopleClient, type People } from './people.adapter.ts';

/** The dependencies of the service. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: NotifyDatabase;
  readonly notifications: DatabaseNotifications;
  readonly keys: Keys;
  readonly identity: ServiceIdentity;
  readonly sources: MailSources;
  readonly people: People;
  readonly mailTransport: MailTransport;
}

/** @param overrides what a test or a command replaces. */
export function createDeps(
  config: Config,
  { log = createLog('notify', config.LOG_LEVEL), ...overrides }: Partial<Deps> = {},
): Deps {
  const keys = deriveKeys(config.NOTIFY_SECRET);
  const db = createDatabase<NotifyTables>({ ...pooledDatabase(config), log });
  const identity = createServiceIdentity('notify', config);
  const { AUTH_URL, BILLING_URL, CHAT_URL, SUPPORT_EMAIL: supportAddress } = config;
  return {
    config,
    log,
    clock: systemClock,
    db,
    notifications: listenForNotifications({ url: directDatabaseUrl(config), schema: 'notify', log }),
    keys,
    identity,
    sources: {
      auth: createServiceMailSource('auth', { baseUrl: AUTH_URL, identity, supportAddress }),
      billing: createServiceMailSource('billing', { baseUrl: BILLING_URL, identity, supportAddress }),
      chat: createServiceMailSource('chat', { baseUrl: CHAT_URL, identity, supportAddress }),
      contact: createContactMailSource({ db, keys, supportAddress }),
    },
    people: createPeopleClient({ baseUrl: AUTH_URL, identity }),
    mailTransport: createSmtpTransport({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      connections: MAILS_AT_ONCE,
      attemptMs: ATTEMPT_MS,
    }),
    ...overrides,
  };
}

export async function closeDeps({
  db,
  notifications,
  mailTransport,
}: Pick<Deps, 'db' | 'notifications' | 'mailTransport'>): Promise<void> {
  await notifications.stop();
  mailTransport.close();
  await db.destroy();
}
