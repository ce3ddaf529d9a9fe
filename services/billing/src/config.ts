import { DEFAULT_PRODUCT_NAME } from '@app/contracts';
import { readSettings, serviceSettings, setting } from '@app/service-kit';
import * as z from 'zod';
import { LATEST_MS } from './upkeep/latest.ts';

const milliseconds = (fallback: number) => setting.count(fallback, { min: 10, max: 86_400_000 });

const schema = z.object({
  ...serviceSettings,
  PUBLIC_URL: setting.url().prefault('http://localhost:3000'),
  PRODUCT_NAME: setting.text(DEFAULT_PRODUCT_NAME),
  STRIPE_SECRET_KEY: z.string().min(1),
  /** What the provider signs its notices with. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another host than Stripe's own: an origin. */
  STRIPE_API_BASE: setting
    .url()
    .refine((url) => new URL(url).pathname === '/', 'must be an origin, without a path')
    .optional(),
  /** One request to the provider; a call of ours is over sooner than the contract says (rule 17). */
  PAYMENT_TIMEOUT_MS: setting.count(5_000, { min: 10, max: 5_000 }),
  PAYMENT_BREAKER_FAILURES: setting.count(8, { min: 1, max: 1_000 }),
  PAYMENT_BREAKER_REST_MS: milliseconds(5_000),
  /** How old an open checkout is when the provider is first asked about it, unheard of. */
  CHECKOUT_LOOK_AFTER_MS: setting.count(60_000, { min: 10, max: LATEST_MS.look }),
  /** How often the provider is asked for notices that have not come; premium is there within ten minutes without any. */
  RECONCILE_MS: setting.count(180_000, { min: 10, max: LATEST_MS.catchUp }),
  /** How often what is due is looked for. */
  BILLING_POLL_MS: setting.count(1_000, { min: 10, max: LATEST_MS.poll }),
});

export type Config = z.output<typeof schema>;

/** @throws SettingsError naming every bad setting at once. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Config> {
  return readSettings(schema, env);
}
