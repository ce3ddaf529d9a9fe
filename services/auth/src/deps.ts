import { type Clock, createDatabase, type Logger, systemClock } from '@app/service-kit';
import { Afterwards } from './afterwards.ts';
import type { Rate } from './attempts/attempt.repository.ts';
import type { Config } from './config.ts';
import type { AuthDatabase, AuthSchema } from './database.ts';
import { askForPart } from './exports/ask-for-part.adapter.ts';
import type { PartOf } from './exports/exported-part.port.ts';
import { deriveKeys, type Keys } from './keys.ts';
import { createArgon2Hasher } from './passwords/argon2-hasher.adapter.ts';
import { readCommonPasswords } from './passwords/common-passwords.ts';
import { createPasswordPolicy, type PasswordPolicy } from './passwords/password.policy.ts';
import type { PasswordHasher } from './passwords/password-hasher.port.ts';
import { askBillingForPurchase } from './purchases/billing-purchase.adapter.ts';
import type { PurchaseOf } from './purchases/purchase.port.ts';
import { askChatForUsage } from './usage/chat-usage.adapter.ts';
import type { UsageOf } from './usage/usage.port.ts';
import { askChatToClaim } from './visitors/chat-visitor.adapter.ts';
import type { ClaimVisitor } from './visitors/claim-visitor.port.ts';

/** What the operations work with; a test replaces any of it. */
export interface Deps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: Keys;
  readonly hasher: PasswordHasher;
  readonly checkPassword: PasswordPolicy;
  readonly usageOf: UsageOf;
  readonly purchaseOf: PurchaseOf;
  readonly partOf: PartOf;
  readonly claimVisitor: ClaimVisitor;
  readonly later: Afterwards;
  /** Called after a commit that said an event. */
  readonly wakeRelay: () => void;
  readonly settings: {
    readonly publicUrl: string;
    readonly productName: string;
    readonly requireConfirmedEmail: boolean;
    readonly serviceToken: string;
    /** A session ends so many milliseconds after signing in, however often it is renewed. */
    readonly sessionMaxMs: number;
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
  const { CHAT_URL: chat, BILLING_URL: billing, NOTIFY_URL: notify, SERVICE_TOKEN: serviceToken } = config;
  return {
    db: createDatabase<AuthSchema>({ url: config.DATABASE_URL, log }),
    clock: systemClock,
    log,
    keys: deriveKeys(config.AUTH_SECRET),
    hasher: replaced.hasher ?? (await createArgon2Hasher()),
    checkPassword: createPasswordPolicy(readCommonPasswords(), config.PRODUCT_NAME),
    usageOf: askChatForUsage(chat),
    purchaseOf: askBillingForPurchase(billing, serviceToken),
    partOf: askForPart({ chat, billing, notify }, serviceToken),
    claimVisitor: askChatToClaim(chat, serviceToken),
    later: new Afterwards(log),
    wakeRelay: () => undefined,
    settings: {
      publicUrl: config.PUBLIC_URL,
      productName: config.PRODUCT_NAME,
      requireConfirmedEmail: config.REQUIRE_CONFIRMED_EMAIL,
      serviceToken,
      sessionMaxMs: config.SESSION_MAX_DAYS * 24 * 3_600_000,
      accessKeys: { publicKey: config.ACCESS_TOKEN_PUBLIC_KEY, privateKey: config.ACCESS_TOKEN_PRIVATE_KEY },
      guesses: config.RATE_LOGIN_ACCOUNT,
      mails: config.RATE_MAIL_ACCOUNT,
    },
    ...replaced,
  };
}
