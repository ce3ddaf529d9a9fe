import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { CallerName } from '@app/contracts';
import { type SchemaName, serviceUrl } from '../database/provision.ts';
import type { ProcessPlan } from '../processes/supervisor.ts';
import { type MeteredProcess, metricsPorts, type Ports } from './ports.ts';
import { PRIVATE_SETTINGS, publicKeyOf, type Secrets, serviceKeyName, servicePublicKeys } from './secrets.ts';
import type { Settings } from './settings.ts';

/** glibc otherwise keeps freed memory in an arena per thread, about 10 MiB per process. */
const ALLOCATOR_SETTINGS = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Plans the processes of the product and their environments. Each process gets only the secrets that it needs. */
export function planProduct(o: {
  root: string;
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  /** The admin URL; each service gets a URL with its own role. */
  databaseUrl: string;
  compileCache: string;
  /** What a process runs: its bundle, which starts three times as fast, or its sources. */
  entry: 'dist/process/main.js' | 'src/main.ts';
}): { sandbox: ProcessPlan; services: ProcessPlan[]; gateway: ProcessPlan } {
  const { settings, secrets, ports } = o;
  const shared = {
    ...withoutPrivate(settings.environment),
    NODE_COMPILE_CACHE: o.compileCache,
    ...ALLOCATOR_SETTINGS,
    // No load balancer stands in front of a single product.
    STOP_DELAY_MS: '0',
    STOP_FINISH_MS: String(settings.stopFinishMs),
    PUBLIC_URL: settings.publicUrl ?? `http://localhost:${ports.gateway}`,
  };
  const addresses = {
    AUTH_URL: localUrl(ports.auth),
    CHAT_URL: localUrl(ports.chat),
    BILLING_URL: localUrl(ports.billing),
    NOTIFY_URL: localUrl(ports.notify),
  };
  const publicKeys = {
    // During a key rotation they are set in the environment and have more keys than the current ones.
    ACCESS_TOKEN_PUBLIC_KEY:
      settings.environment.ACCESS_TOKEN_PUBLIC_KEY ?? publicKeyOf(secrets, 'ACCESS_TOKEN_PRIVATE_KEY'),
    SERVICE_PUBLIC_KEYS: settings.environment.SERVICE_PUBLIC_KEYS ?? servicePublicKeys(secrets),
  };
  const identity = (name: CallerName) => ({ ...publicKeys, SERVICE_KEY: secrets[serviceKeyName(name)] });
  const metricsSetting = (name: MeteredProcess): Record<string, string> => {
    const port = metricsPorts(settings)?.[name];
    return port ? { METRICS_PORT: String(port) } : {};
  };
  const service = (name: SchemaName, password: string, own: Record<string, string> = {}): ProcessPlan => ({
    name,
    script: path.join(o.root, 'services', name, o.entry),
    environment: {
      ...shared,
      ...identity(name),
      ...metricsSetting(name),
      AUTH_URL: addresses.AUTH_URL,
      HOST: '127.0.0.1',
      PORT: String(ports[name]),
      DATABASE_URL: serviceUrl(o.databaseUrl, name, password),
      ...own,
    },
  });
  return {
    sandbox: {
      name: 'sandbox',
      script: path.join(o.root, 'packages/sandbox', o.entry),
      environment: {
        ...shared,
        METRICS_PORT: '0',
        HOST: '127.0.0.1',
        PORT: String(ports.sandbox),
        SMTP_PORT: String(ports.sandboxSmtp),
        SANDBOX_INBOX_DIR: path.join(settings.dataDir, 'inbox'),
        ...simulatedPayments(settings, secrets, ports),
      },
    },
    services: [
      // First, because it loads the most code, and the model of screening.
      service('chat', secrets.DATABASE_PASSWORD_CHAT, {
        MASTER_KEYS: secrets.MASTER_KEYS,
        VISITOR_SECRET: secrets.VISITOR_SECRET,
        BILLING_URL: addresses.BILLING_URL,
        ...coachSettings(settings, ports),
      }),
      service('auth', secrets.DATABASE_PASSWORD_AUTH, {
        ACCESS_TOKEN_PRIVATE_KEY: secrets.ACCESS_TOKEN_PRIVATE_KEY,
        AUTH_SECRET: secrets.AUTH_SECRET,
        CHAT_URL: addresses.CHAT_URL,
        BILLING_URL: addresses.BILLING_URL,
        NOTIFY_URL: addresses.NOTIFY_URL,
      }),
      service('billing', secrets.DATABASE_PASSWORD_BILLING, paymentSettings(settings, secrets, ports)),
      service('notify', secrets.DATABASE_PASSWORD_NOTIFY, {
        NOTIFY_SECRET: secrets.NOTIFY_SECRET,
        BILLING_URL: addresses.BILLING_URL,
        CHAT_URL: addresses.CHAT_URL,
        SMTP_URL: settings.environment.SMTP_URL ?? `smtp://127.0.0.1:${ports.sandboxSmtp}`,
      }),
    ],
    gateway: {
      name: 'gateway',
      script: path.join(o.root, 'services/gateway', o.entry),
      environment: {
        ...shared,
        ...identity('gateway'),
        ...addresses,
        ...metricsSetting('gateway'),
        HOST: settings.host,
        PORT: String(ports.gateway),
        WEB_DIST: path.join(o.root, 'web/dist'),
      },
    },
  };
}

/** The development server of the web application; it forwards API calls to the gateway. */
export function planWeb(
  web: { script: string; port: number },
  settings: Settings,
  gateway: number,
): ProcessPlan {
  return {
    name: 'web',
    script: web.script,
    environment: {
      ...withoutPrivate(settings.environment),
      PORT: String(web.port),
      GATEWAY_URL: `http://127.0.0.1:${gateway}`,
    },
  };
}

/** A self-hosted OpenAI-compatible server often needs no key, but the client requires one. */
function coachSettings(settings: Settings, ports: Ports): Record<string, string> {
  if (settings.simulated.coach)
    return { OPENAI_BASE_URL: `http://127.0.0.1:${ports.sandbox}/v1`, OPENAI_API_KEY: 'sandbox' };
  return { OPENAI_API_KEY: settings.environment.OPENAI_API_KEY ?? 'none' };
}

/** The keys of the payment provider, or the address of the sandbox. */
function paymentSettings(settings: Settings, secrets: Secrets, ports: Ports): Record<string, string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings.environment;
  if (!settings.simulated.payments)
    return {
      ...(key ? { STRIPE_SECRET_KEY: key } : {}),
      ...(webhookSecret ? { STRIPE_WEBHOOK_SECRET: webhookSecret } : {}),
    };
  return {
    STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret(secrets),
  };
}

/** The sandbox sends its webhook calls through the gateway, as the provider would. */
function simulatedPayments(settings: Settings, secrets: Secrets, ports: Ports): Record<string, string> {
  if (!settings.simulated.payments) return {};
  return {
    SANDBOX_STRIPE_WEBHOOK_URL: `http://${addressOf(settings.host)}:${ports.gateway}/api/payment/webhook`,
    SANDBOX_STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret(secrets),
    SANDBOX_STRIPE_DIR: path.join(settings.dataDir, 'stripe'),
  };
}

/** The secret with which the sandbox signs its webhook calls; unique to this installation. */
function sandboxWebhookSecret({ SERVICE_KEY_BILLING }: Secrets): string {
  return `whsec_${createHmac('sha256', SERVICE_KEY_BILLING).update('the sandbox signs notices').digest('hex')}`;
}

/** The URL of a local service. */
export function localUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** The host with which a listening server is reached from this machine. */
export function addressOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function withoutPrivate(environment: Record<string, string>): Record<string, string> {
  const entries = Object.entries(environment).filter(
    ([name]) => !PRIVATE_SETTINGS.includes(name) && !name.startsWith('npm_'),
  );
  return Object.fromEntries(entries);
}
