import { type Clock, createDatabase, type Logger, systemClock } from '@app/service-kit';
import { Afterwards } from './afterwards.ts';
import type { Rate } from './attempts/attempt.repository.ts';
import type { Config } from './config.ts';
import type { AuthDatabase, AuthSchema } from './database.ts';
import { deriveKeys, type Keys } from './keys.ts';
import { createArgon2Hasher } from './passwords/argon2-hasher.adapter.ts';
import { readCommonPasswords } from './passwords/common-passwords.ts';
import { createPasswordPolicy, type PasswordPolicy } from './passwords/password.policy.ts';
import type { PasswordHasher } from './passwords/password-hasher.port.ts';
import { askChatForUsage } from './usage/chat-usage.adapter.ts';
import type { UsageOf } from './usage/usage.port.ts';

/** What the operations work with; a test replaces any of it. */
export interface Deps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly hasher: PasswordHasher;
  readonly checkPassword: PasswordPolicy;
  readonly usageOf: UsageOf;
  readonly later: Afterwards;
  /** Called after a commit that said an event. */
  readonly wakeRelay: () => void;
  readonly settings: {
    readonly publicUrl: string;
    readonly requireConfirmedEmail: boolean;
    readonly serviceToken: string;
    readonly accessKeys: { readonly publicKey: string; readonly privateKey: string };
    /** Wrong guesses per account. */
    readonly guesses: Rate;
    /** Mails of one kind per address. */
    readonly mails: Rate;
  };
}

/** What production works with. */
export async function createDeps(
  config: Config,
  log: Logger,
  replaced: Partial<Omit<Deps, 'settings'>> = {},
): Promise<Deps> {
  return {
    db: createDatabase<AuthSchema>({ url: config.DATABASE_URL, log }),
    clock: systemClock,
    log,
    keys: deriveKeys(config.AUTH_SECRET),
    hasher: replaced.hasher ?? (await createArgon2Hasher()),
    checkPassword: createPasswordPolicy(readCommonPasswords(), config.PRODUCT_NAME),
    usageOf: askChatForUsage(config.CHAT_URL),
    later: new Afterwards(log),
    wakeRelay: () => undefined,
    settings: {
      publicUrl: config.PUBLIC_URL,
      requireConfirmedEmail: config.REQUIRE_CONFIRMED_EMAIL,
      serviceToken: config.SERVICE_TOKEN,
      accessKeys: { publicKey: config.ACCESS_TOKEN_PUBLIC_KEY, privateKey: config.ACCESS_TOKEN_PRIVATE_KEY },
      guesses: config.RATE_LOGIN_ACCOUNT,
      mails: config.RATE_MAIL_ACCOUNT,
    },
    ...replaced,
  };
}
