import { createHmac } from 'node:crypto';
import path from 'node:path';
import { type SchemaName, serviceUrl } from '../database/provision.ts';
import type { ProcessPlan } from '../processes/supervisor.ts';
import { publicKeyOf, SECRET_NAMES, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Where everything listens; picked once, so that a restarted process is found where it was. */
export interface Ports {
  gateway: number;
  auth: number;
  chat: number;
  billing: number;
  notify: number;
  sandbox: number;
  sandboxSmtp: number;
}

/** Settings that hold a key to something: none but their owner receives them. */
const PRIVATE_SETTINGS = [
  ...SECRET_NAMES,
  'DATABASE_URL',
  'ACCESS_TOKEN_PUBLIC_KEY',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SANDBOX_STRIPE_WEBHOOK_SECRET',
];

/** The processes of the product with what each is told: a service is given the secrets it needs and no other. */
export function planProduct(o: {
  root: string;
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  /** As the admin; every service gets its own role's address. */
  databaseUrl: string;
  compileCache: string;
  /** What a process runs: its bundle, which starts in a third of the time, or its sources. */
  entry: 'dist/process/main.js' | 'src/main.ts';
}): { sandbox: ProcessPlan; services: ProcessPlan[]; gateway: ProcessPlan } {
  const { settings, secrets, ports } = o;
  const shared = {
    ...withoutPrivate(settings.environment),
    NODE_COMPILE_CACHE: o.compileCache,
    PUBLIC_URL: settings.publicUrl ?? `http://localhost:${ports.gateway}`,
  };
  const addresses = {
    AUTH_URL: local(ports.auth),
    CHAT_URL: local(ports.chat),
    BILLING_URL: local(ports.billing),
    NOTIFY_URL: local(ports.notify),
  };
  const trust = {
    SERVICE_TOKEN: secrets.SERVICE_TOKEN,
    ACCESS_TOKEN_PUBLIC_KEY: publicKeyOf(secrets.ACCESS_TOKEN_PRIVATE_KEY),
  };
  const watched = metricsPorts(settings);
  const service = (name: SchemaName, password: string, own: Record<string, string> = {}): ProcessPlan => ({
    name,
    script: path.join(o.root, 'services', name, o.entry),
    environment: {
      ...shared,
      ...trust,
      ...watched(name),
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
        ...playedPayments(settings, secrets, ports),
      },
    },
    services: [
      service('auth', secrets.DATABASE_PASSWORD_AUTH, {
        ACCESS_TOKEN_PRIVATE_KEY: secrets.ACCESS_TOKEN_PRIVATE_KEY,
        AUTH_SECRET: secrets.AUTH_SECRET,
        CHAT_URL: addresses.CHAT_URL,
        BILLING_URL: addresses.BILLING_URL,
        NOTIFY_URL: addresses.NOTIFY_URL,
      }),
      service('chat', secrets.DATABASE_PASSWORD_CHAT, {
        MASTER_KEYS: secrets.MASTER_KEYS,
        VISITOR_SECRET: secrets.VISITOR_SECRET,
        BILLING_URL: addresses.BILLING_URL,
        ...coach(settings, ports),
      }),
      service('billing', secrets.DATABASE_PASSWORD_BILLING, payments(settings, secrets, ports)),
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
        ...trust,
        ...addresses,
        ...watched('gateway'),
        HOST: settings.host,
        PORT: String(ports.gateway),
        WEB_DIST: path.join(o.root, 'web/dist'),
      },
    },
  };
}

/** The process that serves the web application while it is worked on; it passes calls on to the gateway. */
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

/** An OpenAI-compatible server of one's own often asks for no key, but the client insists on some. */
function coach(settings: Settings, ports: Ports): Record<string, string> {
  if (settings.played.coach)
    return { OPENAI_BASE_URL: `http://127.0.0.1:${ports.sandbox}/v1`, OPENAI_API_KEY: 'sandbox' };
  return { OPENAI_API_KEY: settings.environment.OPENAI_API_KEY ?? 'none' };
}

/** The provider's keys, or the sandbox's place. */
function payments(settings: Settings, secrets: Secrets, ports: Ports): Record<string, string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings.environment;
  if (!settings.played.payments)
    return {
      ...(key ? { STRIPE_SECRET_KEY: key } : {}),
      ...(webhookSecret ? { STRIPE_WEBHOOK_SECRET: webhookSecret } : {}),
    };
  return {
    STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}`,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: noticeSecret(secrets),
  };
}

/** Where the sandbox sends its notices, as the provider would: through the gateway's front door. */
function playedPayments(settings: Settings, secrets: Secrets, ports: Ports): Record<string, string> {
  if (!settings.played.payments) return {};
  return {
    SANDBOX_STRIPE_WEBHOOK_URL: `http://${addressOf(settings.host)}:${ports.gateway}/api/payment/webhook`,
    SANDBOX_STRIPE_WEBHOOK_SECRET: noticeSecret(secrets),
    SANDBOX_STRIPE_DIR: path.join(settings.dataDir, 'stripe'),
  };
}

/** What the sandbox signs with, of this installation alone. */
function noticeSecret({ SERVICE_TOKEN }: Secrets): string {
  return `whsec_${createHmac('sha256', SERVICE_TOKEN).update('the sandbox signs notices').digest('hex')}`;
}

/** One machine, several processes: each shows its metrics on a port of its own, from METRICS_PORT on. */
function metricsPorts({ environment }: Settings) {
  const first = Number(environment.METRICS_PORT);
  const order = ['gateway', 'auth', 'chat', 'billing', 'notify'] as const;
  return (name: (typeof order)[number]): Record<string, string> =>
    first > 0 ? { METRICS_PORT: String(first + order.indexOf(name)) } : {};
}

/** Where a service of this machine is. */
export function local(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** How a listener is reached from this machine. */
export function addressOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function withoutPrivate(environment: Record<string, string>): Record<string, string> {
  const open = Object.entries(environment).filter(
    ([name]) => !PRIVATE_SETTINGS.includes(name) && !name.startsWith('npm_'),
  );
  return Object.fromEntries(open);
}
