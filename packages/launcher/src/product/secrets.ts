import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CALLER_NAMES, type CallerName } from '@app/contracts';
import { z } from 'zod';
import { StartFailure } from '../failure.ts';

/** All secrets by the name of their setting, with a generator for development. */
const generators = {
  /** The keys with which each process signs its calls to services; the public keys are derived. */
  SERVICE_KEY_AUTH: newSigningKey,
  SERVICE_KEY_CHAT: newSigningKey,
  SERVICE_KEY_BILLING: newSigningKey,
  SERVICE_KEY_NOTIFY: newSigningKey,
  SERVICE_KEY_GATEWAY: newSigningKey,
  /** Auth derives the keys of refresh cookies and mail links from it. */
  AUTH_SECRET: () => randomBytes(32).toString('base64'),
  /** Notify derives the keys of unsubscribe links and contact messages from it. */
  NOTIFY_SECRET: () => randomBytes(32).toString('base64'),
  /**
   * `id:key`: wraps the data keys of conversations. A new key gets a new id, so that old and new keys can be used
   * side by side.
   */
  MASTER_KEYS: () => `k${randomBytes(3).toString('hex')}:${randomBytes(32).toString('base64')}`,
  /** Signs visitor cookies and keys the hashes under which addresses are counted. */
  VISITOR_SECRET: () => randomBytes(32).toString('base64'),
  /** Signs access tokens; the public half is derived. */
  ACCESS_TOKEN_PRIVATE_KEY: newSigningKey,
  /** The password of the superuser of the embedded PostgreSQL. */
  POSTGRES_PASSWORD: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_AUTH: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_CHAT: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_BILLING: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_NOTIFY: () => randomBytes(24).toString('base64url'),
} satisfies Record<string, () => string>;

type SecretName = keyof typeof generators;
export type Secrets = Record<SecretName, string>;
type SigningKeyName = 'ACCESS_TOKEN_PRIVATE_KEY' | ReturnType<typeof serviceKeyName>;
export const SECRET_NAMES = Object.keys(generators) as readonly SecretName[];
/** Settings that contain secrets or keys: only the process that needs one receives it. */
export const PRIVATE_SETTINGS: readonly string[] = [
  ...SECRET_NAMES,
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ACCESS_TOKEN_PUBLIC_KEY',
  'SERVICE_KEY',
  'SERVICE_PUBLIC_KEYS',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SANDBOX_STRIPE_WEBHOOK_SECRET',
];

/**
 * Generates all secrets of a production installation by the name of their setting, the public keys of the signing
 * keys, and a Redis password (docker-compose.yml).
 */
export function newSecrets() {
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, generators[name]()])) as Secrets;
  return {
    ...secrets,
    ACCESS_TOKEN_PUBLIC_KEY: publicKeyOf(secrets, 'ACCESS_TOKEN_PRIVATE_KEY'),
    SERVICE_PUBLIC_KEYS: servicePublicKeys(secrets),
    REDIS_PASSWORD: randomBytes(24).toString('base64url'),
  };
}

/** The name of the setting with the signing key of a process. */
export function serviceKeyName(caller: CallerName) {
  return `SERVICE_KEY_${caller.toUpperCase() as Uppercase<CallerName>}` as const;
}

/**
 * SERVICE_PUBLIC_KEYS: the public keys of all signing keys.
 * @throws StartFailure when one of them is not an Ed25519 key.
 */
export function servicePublicKeys(secrets: Secrets): string {
  return CALLER_NAMES.map((caller) => `${caller}:${publicKeyOf(secrets, serviceKeyName(caller))}`).join(',');
}

function newSigningKey(): string {
  return generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
}

/**
 * The secrets of this installation: from the environment, else from an earlier start, else new ones. They are stored
 * in `secrets.json` of the data folder, readable by its owner only. Losing that file means losing what is encrypted
 * with it, so a damaged file is never replaced.
 * @throws StartFailure when the file is damaged.
 */
export function loadSecrets(dataDir: string, environment: Record<string, string>): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = readStoredSecrets(file);
  const missing = SECRET_NAMES.filter((name) => !environment[name] && !stored[name]);
  if (missing.length > 0) {
    for (const name of missing) stored[name] = generators[name]();
    write(file, stored);
  }
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, environment[name] ?? stored[name]]));
  return secrets as Secrets;
}

/**
 * The public key of a signing key; both base64 of DER.
 * @throws StartFailure when it is not an Ed25519 key.
 */
export function publicKeyOf(secrets: Secrets, name: SigningKeyName): string {
  try {
    const key = createPrivateKey({ key: Buffer.from(secrets[name], 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519')
      return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  } catch {
    // Reported below: the message of OpenSSL would not help an operator.
  }
  throw new StartFailure(`${name} must be the base64 of an Ed25519 private key (PKCS8, DER).`);
}

/** Reads the stored secrets; names that only another version knows are kept. */
function readStoredSecrets(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return z.record(z.string(), z.string().min(1)).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartFailure(
      `${file} is damaged. Bring it back from a copy, or remove the whole folder ${path.dirname(file)} to begin anew.`,
    );
  }
}

function write(file: string, secrets: Record<string, string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.half`;
  writeFileSync(partial, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, file);
}
