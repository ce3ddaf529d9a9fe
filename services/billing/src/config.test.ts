import { serviceCredentials } from '@app/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const NEEDED = {
  DATABASE_URL: 'postgres://svc_billing@127.0.0.1/app',
  AUTH_URL: 'http://auth:8080',
  ...serviceCredentials('billing'),
  ACCESS_TOKEN_PUBLIC_KEY: 'k'.repeat(60),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('the defaults check a checkout after one minute and fetch missed notices every three', () => {
  expect(readConfig(NEEDED)).toMatchObject({
    STRIPE_API_BASE: undefined,
    PAYMENT_TIMEOUT_MS: 5_000,
    CHECKOUT_LOOK_AFTER_MS: 60_000,
    RECONCILE_MS: 180_000,
    PRODUCT_NAME: 'Hearten',
  });
});

test('the provider’s keys are required, its base URL is an origin, and errors contain no values', () => {
  const bad = {
    ...NEEDED,
    STRIPE_SECRET_KEY: '',
    STRIPE_API_BASE: 'http://secret/v1',
    RECONCILE_MS: '240001',
    CHECKOUT_LOOK_AFTER_MS: '300001',
    BILLING_POLL_MS: '30001',
  };
  expect(() => readConfig(bad)).toThrow(
    /^(?!.*secret\/)(?=.*STRIPE_SECRET_KEY is missing)(?=.*STRIPE_API_BASE: must be an origin)(?=.*RECONCILE_MS)(?=.*CHECKOUT_LOOK_AFTER_MS)(?=.*BILLING_POLL_MS)/s,
  );
});
