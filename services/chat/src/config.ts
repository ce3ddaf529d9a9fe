import { DEFAULT_FREE_MESSAGES_PER_MONTH } from '@app/contracts';
import { readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';

/** Comma-separated `id:base64 of 32 bytes`, the current key first. */
const masterKeys = z.string().transform((list, context) => {
  const keys = new Map<string, Buffer>();
  for (const entry of list.split(',')) {
    const [, id, base64] = /^\s*([\w.-]{1,40}):([A-Za-z0-9+/]+=*)\s*$/.exec(entry) ?? [];
    const key = Buffer.from(base64 ?? '', 'base64');
    if (!id || key.length !== 32 || keys.has(id)) {
      context.addIssue({
        code: 'custom',
        message: 'must be id:key,… with 32 bytes in base64 each, no id twice',
      });
      return z.NEVER;
    }
    keys.set(id, key);
  }
  return keys;
});

const milliseconds = (fallback: number, max = 600_000) => setting.count(fallback, { min: 10, max });

const settings = z.object({
  ...serviceSettings,
  MASTER_KEYS: masterKeys,
  OPENAI_API_KEY: z.string().min(1),
  OPENAI_BASE_URL: setting.url().optional(),
  OPENAI_MODEL: setting.text('gpt-4.1-mini'),
  /** The model of the provider's moderation endpoint; empty: it is not asked (decision 0072). */
  MODERATION_MODEL: setting.text().optional(),
  /** After this time its answer is not waited for. */
  MODERATION_DEADLINE_MS: milliseconds(3_000),
  PUBLIC_URL: setting.url(),
  BILLING_URL: setting.url(),
  FREE_MESSAGES_PER_MONTH: setting.count(DEFAULT_FREE_MESSAGES_PER_MONTH),
  ANONYMOUS_CHAT: setting.flag(false),
  /** Signs visitors' cookies and derives the keys under which addresses are counted. */
  VISITOR_SECRET: setting.secrets(32),
  /**
   * The visitors of one address have this many times the free messages of one person, so that a household can share
   * one.
   */
  VISITOR_ADDRESS_FACTOR: setting.count(3, { min: 1, max: 1_000 }),
  /** After this time the owner of an unread reply gets a mail. */
  REPLY_WAITING_AFTER_MS: setting.count(600_000, { min: 1_000, max: 604_800_000 }),
  /** For statements over the rows of all owners. */
  DATABASE_SYSTEM_CONNECTIONS: setting.count(2, { min: 1, max: 50 }),
  /** Turns of the whole product per UTC day; bounds the provider's bill. */
  COACH_DAILY_TURN_CEILING: setting.count(50_000, { min: 1 }),
  /** Turns per person and UTC day, also with Premium. */
  TURNS_PER_DAY: setting.count(1_000, { min: 1 }),
  /** Turns per address and UTC day. */
  TURNS_PER_DAY_PER_ADDRESS: setting.count(10_000, { min: 1 }),
  /** Uncharged turns per person and UTC day. */
  UNCHARGED_TURNS_PER_DAY: setting.count(30),
  UNCHARGED_TURNS_PER_DAY_PER_ADDRESS: setting.count(60),
  /** Limit of the visible reply; reasoning tokens are not included (decision 0022). */
  COACH_MAX_TOKENS: setting.count(900, { min: 16, max: 32_000 }),
  COACH_FIRST_WORD_MS: milliseconds(20_000),
  COACH_NEXT_WORD_MS: milliseconds(15_000),
  /** Less than the timeout of the call in the contract. */
  COACH_WHOLE_REPLY_MS: milliseconds(120_000, 140_000),
  COACH_BREAKER_FAILURES: setting.count(8, { min: 1, max: 1_000 }),
  COACH_BREAKER_REST_MS: milliseconds(5_000),
  /** Concurrent turns of this process; callers beyond that are asked to retry. */
  TURNS_AT_ONCE: setting.count(200, { min: 1, max: 10_000 }),
  /** Replies that the provider writes at once for all processes together; 0: as many as TURNS_AT_ONCE of each allows. */
  PROVIDER_CALLS: setting.count(0, { max: 100_000 }),
  /** Concurrent turns per person and per visitor address, once half of all slots are in use. */
  TURNS_AT_ONCE_PER_PERSON: setting.count(3, { min: 1, max: 10_000 }),
  TURNS_AT_ONCE_PER_VISITOR_ADDRESS: setting.count(6, { min: 1, max: 10_000 }),
  TURN_LEASE_MS: milliseconds(5_000),
  /** How often the answering process renews its lease. */
  TURN_HEARTBEAT_MS: milliseconds(1_000),
  /** How often a growing reply is stored. */
  TURN_FLUSH_MS: milliseconds(300),
  /** How often a reply of another process is read of which no notification comes. */
  TURN_POLL_MS: milliseconds(2_000),
  TURN_SWEEP_MS: milliseconds(5_000),
});

const schema = settings.check((context) => {
  const { TURN_HEARTBEAT_MS, TURN_LEASE_MS, COACH_FIRST_WORD_MS, COACH_WHOLE_REPLY_MS } = context.value;
  const addIssue = (message: string) =>
    context.issues.push({ code: 'custom', message, input: context.value });
  if (TURN_LEASE_MS < 3 * TURN_HEARTBEAT_MS)
    addIssue('TURN_LEASE_MS must be at least three times TURN_HEARTBEAT_MS');
  if (COACH_FIRST_WORD_MS > COACH_WHOLE_REPLY_MS)
    addIssue('COACH_FIRST_WORD_MS must not be above COACH_WHOLE_REPLY_MS');
});

export type Config = z.output<typeof settings>;

/** Reads the service's settings. @throws SettingsError naming every problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  return readSettings(schema, env);
}

/** Reads the settings of the key rotation: the database's address and the keys. */
export function readRotationConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  return readSettings(settings.pick({ DATABASE_URL: true, MASTER_KEYS: true }), env);
}
