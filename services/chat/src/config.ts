import { DEFAULT_FREE_MESSAGES_PER_MONTH } from '@app/contracts';
import { readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';

/** `id:base64 of 32 bytes`, commas between, the current one first. */
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
  PUBLIC_URL: setting.url(),
  BILLING_URL: setting.url(),
  FREE_MESSAGES_PER_MONTH: setting.count(DEFAULT_FREE_MESSAGES_PER_MONTH),
  ANONYMOUS_CHAT: setting.flag(false),
  /** From it come what visitors' cookies are signed with and what addresses are counted under. */
  VISITOR_SECRET: setting.secret(32),
  /** Visitors of one address have so many times the free messages of one person: a household is not locked out. */
  VISITOR_ADDRESS_FACTOR: setting.count(3, { min: 1, max: 1_000 }),
  /** A finished reply that nobody has come for is told of by mail after so long. */
  REPLY_WAITING_AFTER_MS: setting.count(600_000, { min: 1_000, max: 604_800_000 }),
  DATABASE_CONNECTIONS: setting.count(10, { min: 2, max: 200 }),
  /** Turns of the whole product per UTC day: nobody can run up the bill. */
  COACH_DAILY_TURN_CEILING: setting.count(50_000, { min: 1 }),
  /** Of a reply as it is read; what a model thinks in silence before is not counted here (decision 0022). */
  COACH_MAX_TOKENS: setting.count(900, { min: 16, max: 32_000 }),
  COACH_FIRST_WORD_MS: milliseconds(20_000),
  COACH_NEXT_WORD_MS: milliseconds(15_000),
  /** Below the time the contract gives the call (rule 17). */
  COACH_WHOLE_REPLY_MS: milliseconds(120_000, 140_000),
  COACH_BREAKER_FAILURES: setting.count(8, { min: 1, max: 1_000 }),
  COACH_BREAKER_REST_MS: milliseconds(5_000),
  /** Turns of this process at once; more are told to come back. */
  TURNS_AT_ONCE: setting.count(200, { min: 1, max: 10_000 }),
  TURN_LEASE_MS: milliseconds(5_000),
  /** How often the answering process says that it lives. */
  TURN_HEARTBEAT_MS: milliseconds(1_000),
  /** How often growing text is kept. */
  TURN_FLUSH_MS: milliseconds(300),
  TURN_POLL_MS: milliseconds(200),
  TURN_SWEEP_MS: milliseconds(1_000),
  /** How long running turns may still take once the process is told to stop. */
  TURN_FINISH_MS: milliseconds(6_000, 6_500),
});

const schema = settings.check((context) => {
  const { TURN_HEARTBEAT_MS, TURN_LEASE_MS, COACH_FIRST_WORD_MS, COACH_WHOLE_REPLY_MS } = context.value;
  const mend = (message: string) => context.issues.push({ code: 'custom', message, input: context.value });
  if (TURN_LEASE_MS < 3 * TURN_HEARTBEAT_MS)
    mend('TURN_LEASE_MS must be at least three times TURN_HEARTBEAT_MS');
  if (COACH_FIRST_WORD_MS > COACH_WHOLE_REPLY_MS)
    mend('COACH_FIRST_WORD_MS must not be above COACH_WHOLE_REPLY_MS');
});

export type Config = z.output<typeof settings>;

/** Reads the service's settings. @throws SettingsError naming every problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  return readSettings(schema, env);
}

/** What the rotation of master keys needs, and nothing else: the database's address and the keys. */
export function readRotationConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  return readSettings(settings.pick({ DATABASE_URL: true, MASTER_KEYS: true }), env);
}
