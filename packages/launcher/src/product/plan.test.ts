import { expect, test } from 'vitest';
import { planProduct } from './plan.ts';
import { newSecrets, publicKeyOf, type Secrets, serviceKeyName, servicePublicKeys } from './secrets.ts';
import { readLaunchSettings } from './settings.ts';

const PRIVATE_KEY = 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC';
const secrets: Secrets = {
  ...newSecrets(),
  AUTH_SECRET: 'the-auth-secret',
  NOTIFY_SECRET: 'the-notify-secret',
  MASTER_KEYS: 'the-master-keys',
  VISITOR_SECRET: 'the-visitor-secret',
  ACCESS_TOKEN_PRIVATE_KEY: PRIVATE_KEY,
  POSTGRES_PASSWORD: 'the-superuser',
  DATABASE_PASSWORD_AUTH: 'auth-password',
  DATABASE_PASSWORD_CHAT: 'chat-password',
  DATABASE_PASSWORD_BILLING: 'billing-password',
  DATABASE_PASSWORD_NOTIFY: 'notify-password',
};

const stripe = { STRIPE_SECRET_KEY: 'the-stripe-key', STRIPE_WEBHOOK_SECRET: 'the-notice-secret' };

function plan(env: Record<string, string> = {}) {
  const { sandbox, services, gateway } = planProduct({
    root: '/app',
    settings: readLaunchSettings(env, '/app'),
    secrets,
    ports: { gateway: 3000, auth: 1, chat: 2, billing: 3, notify: 4, sandbox: 3001, sandboxSmtp: 5 },
    databaseUrl: 'postgres://postgres:the-superuser@127.0.0.1:6/app',
    compileCache: '/cache',
    entry: 'dist/process/main.js',
  });
  return new Map([sandbox, ...services, gateway].map(({ name, environment }) => [name, environment]));
}

test('[PUR-7] every process is told the secrets it needs and no other', () => {
  const given = {
    OPENAI_API_KEY: 'the-openai-key',
    SMTP_URL: 'smtp://the-mail-password@mail',
    ...secrets,
    ...stripe,
  };
  const whoKnows = (secret: string) =>
    [...plan(given)]
      .filter(([, env]) => Object.values(env).some((value) => value.includes(secret)))
      .map(([name]) => name);
  expect(whoKnows('the-superuser')).toEqual([]);
  expect(whoKnows(PRIVATE_KEY)).toEqual(['auth']);
  expect(whoKnows('the-auth-secret')).toEqual(['auth']);
  expect(whoKnows('the-notify-secret')).toEqual(['notify']);
  expect(whoKnows('the-master-keys')).toEqual(['chat']);
  expect(whoKnows('the-visitor-secret')).toEqual(['chat']);
  expect(whoKnows('the-openai-key')).toEqual(['chat']);
  expect(whoKnows('the-mail-password')).toEqual(['notify']);
  expect(whoKnows('the-stripe-key')).toEqual(['billing']);
  expect(whoKnows('the-notice-secret')).toEqual(['billing']);
  expect(whoKnows('billing-password')).toEqual(['billing']);
  for (const name of ['auth', 'chat', 'billing', 'notify', 'gateway'] as const)
    expect(whoKnows(secrets[serviceKeyName(name)])).toEqual([name]);
});

test('the sandbox simulates third parties that are not configured', () => {
  const defaults = plan();
  expect(defaults.get('chat')).toMatchObject({
    OPENAI_BASE_URL: 'http://127.0.0.1:3001/v1',
    OPENAI_API_KEY: 'sandbox',
  });
  expect(defaults.get('notify')).toMatchObject({ SMTP_URL: 'smtp://127.0.0.1:5' });
  const real = plan({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', SMTP_URL: 'smtp://mail' });
  expect(real.get('chat')).toMatchObject({
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    OPENAI_API_KEY: 'none',
  });
  expect(real.get('notify')).toMatchObject({ SMTP_URL: 'smtp://mail' });
});

test('the sandbox simulates payments that are not configured, and its webhook calls pass the gateway', () => {
  const defaults = plan();
  const sandbox = defaults.get('sandbox');
  expect(defaults.get('billing')).toMatchObject({
    STRIPE_API_BASE: 'http://127.0.0.1:3001',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: sandbox?.SANDBOX_STRIPE_WEBHOOK_SECRET,
  });
  expect(sandbox).toMatchObject({
    SANDBOX_STRIPE_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payment/webhook',
    SANDBOX_STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_[0-9a-f]{64}$/),
    SANDBOX_STRIPE_DIR: '/app/.data/stripe',
  });
  const real = plan(stripe);
  expect(real.get('billing')).toMatchObject(stripe);
  expect(real.get('billing')?.STRIPE_API_BASE).toBeUndefined();
  expect(real.get('sandbox')?.SANDBOX_STRIPE_WEBHOOK_URL).toBeUndefined();
});

test('a service signs in to the database as its own role', () => {
  expect(plan().get('chat')?.DATABASE_URL).toBe('postgres://svc_chat:chat-password@127.0.0.1:6/app');
  expect(plan().get('gateway')?.DATABASE_URL).toBeUndefined();
});

test('an operator’s own settings reach the services, npm’s do not', () => {
  const services = plan({ FREE_MESSAGES_PER_MONTH: '5', npm_config_cache: '/x', PORT: '8080' });
  expect(services.get('chat')).toMatchObject({ FREE_MESSAGES_PER_MONTH: '5', PORT: '2' });
  expect(services.get('chat')?.npm_config_cache).toBeUndefined();
  expect(services.get('gateway')?.ACCESS_TOKEN_PUBLIC_KEY).toBe(
    publicKeyOf(secrets, 'ACCESS_TOKEN_PRIVATE_KEY'),
  );
});

test('every process gets all public keys; during a rotation, the list of the operator', () => {
  const publicKeysOf = (env?: Record<string, string>) =>
    [...plan(env)].filter(([name]) => name !== 'sandbox').map(([, known]) => known.SERVICE_PUBLIC_KEYS);
  expect(new Set(publicKeysOf())).toEqual(new Set([servicePublicKeys(secrets)]));
  expect(new Set(publicKeysOf({ SERVICE_PUBLIC_KEYS: 'old and new' }))).toEqual(new Set(['old and new']));
});
