import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';

/**
 * The longest intervals between requests to the provider that may be configured, in milliseconds. Premium must be granted
 * within ten minutes of a payment even without notices (PAY-6). A process may die after it has claimed a request, so two
 * intervals and one poll must fit into that time; within-ten-minutes.test.ts checks it.
 */
export const MAX_INTERVAL_MS = { checkout: 300_000, catchUp: 240_000, poll: 30_000 } as const;

const milliseconds = (fallback: number) => setting.count(fallback, { min: 10, max: 86_400_000 });

const schema = z.object({
  ...serviceSettings,
  PUBLIC_URL: setting.url().prefault('http://localhost:3000'),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  STRIPE_SECRET_KEY: z.string().min(1),
  /** The secrets with which the provider signs its notices, newest first. */
  STRIPE_WEBHOOK_SECRET: setting.secretTexts(),
  /** The origin of a host to call instead of Stripe's own. */
  STRIPE_API_BASE: setting
    .url()
    .refine((url) => new URL(url).pathname === '/', 'must be an origin, without a path')
    .optional(),
  /** Timeout of one request to the provider. The maximum keeps our calls within the deadlines of the contract. */
  PAYMENT_TIMEOUT_MS: setting.count(5_000, { min: 10, max: 5_000 }),
  PAYMENT_BREAKER_FAILURES: setting.count(8, { min: 1, max: 1_000 }),
  PAYMENT_BREAKER_REST_MS: milliseconds(5_000),
  /** The age at which the provider is first asked about an open checkout for which no notice has arrived. */
  CHECKOUT_LOOK_AFTER_MS: setting.count(60_000, { min: 10, max: MAX_INTERVAL_MS.checkout }),
  /** How often the provider is asked for missed notices. Premium must be granted within ten minutes without notices. */
  RECONCILE_MS: setting.count(180_000, { min: 10, max: MAX_INTERVAL_MS.catchUp }),
  /** How often each job looks for due work. */
  BILLING_POLL_MS: setting.count(20_000, { min: 10, max: MAX_INTERVAL_MS.poll }),
});

export type Config = z.output<typeof schema>;

/** @throws SettingsError naming every bad setting at once. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Config> {
  return readSettings(schema, env);
}
