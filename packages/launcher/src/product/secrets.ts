import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../failure.ts';

/** Everything nobody may know, by the name of its setting, and how one is made for development. */
const generators = {
  /** Bearer of calls from service to service. */
  SERVICE_TOKEN: () => randomBytes(32).toString('base64url'),
  /** From it auth derives the keys of refresh cookies and mail links. */
  AUTH_SECRET: () => randomBytes(32).toString('base64'),
  /** From it notify derives the keys of unsubscribe links and of messages to support. */
  NOTIFY_SECRET: () => randomBytes(32).toString('base64'),
  /** `id:key`: wraps the keys that conversations are encrypted with. The next one has another id, to stand beside it. */
  MASTER_KEYS: () => `k${randomBytes(3).toString('hex')}:${randomBytes(32).toString('base64')}`,
  /** Signs the cookies of visitors who chat, and keys what their addresses are counted under. */
  VISITOR_SECRET: () => randomBytes(32).toString('base64'),
  /** Signs access tokens; the public half is derived. */
  ACCESS_TOKEN_PRIVATE_KEY: () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  /** The embedded PostgreSQL's superuser. */
  POSTGRES_PASSWORD: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_AUTH: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_CHAT: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_BILLING: () => randomBytes(24).toString('base64url'),
  DATABASE_PASSWORD_NOTIFY: () => randomBytes(24).toString('base64url'),
} satisfies Record<string, () => string>;

type SecretName = keyof typeof generators;
export type Secrets = Record<SecretName, string>;
export const SECRET_NAMES = Object.keys(generators) as readonly SecretName[];

/** A new value for every secret, by the name of its setting, and the public key that goes with the signing key. */
export function newSecrets(): Secrets & { ACCESS_TOKEN_PUBLIC_KEY: string } {
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, generators[name]()])) as Secrets;
  return { ...secrets, ACCESS_TOKEN_PUBLIC_KEY: publicKeyOf(secrets.ACCESS_TOKEN_PRIVATE_KEY) };
}

/**
 * The secrets of this installation: what the environment sets, else what an earlier start generated, else new
 * ones, kept in `secrets.json` of the data folder, readable by its owner alone. Losing that file means losing
 * what is encrypted with it, so a damaged one is never replaced.
 * @throws StartFailure when the file cannot be understood.
 */
export function loadSecrets(dataDir: string, environment: Record<string, string>): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const missing = SECRET_NAMES.filter((name) => !environment[name] && !kept[name]);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = generators[name]();
    write(file, kept);
  }
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, environment[name] ?? kept[name]]));
  return secrets as Secrets;
}

/**
 * The key that access tokens are checked with, from the one that signs them; both base64 of DER.
 * @throws StartFailure when that is no Ed25519 key.
 */
export function publicKeyOf(privateKey: string): string {
  try {
    const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519')
      return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  } catch {
    // Said below: OpenSSL's own words help nobody.
  }
  throw new StartFailure(
    'ACCESS_TOKEN_PRIVATE_KEY must be the base64 of an Ed25519 private key (PKCS8, DER).',
  );
}

function readKept(file: string): Partial<Record<SecretName, string>> {
  if (!existsSync(file)) return {};
  try {
    return z
      .partialRecord(z.enum(SECRET_NAMES), z.string().min(1))
      .parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartFailure(
      `${file} is damaged. Bring it back from a copy, or remove the whole folder ${path.dirname(file)} to begin anew.`,
    );
  }
}

function write(file: string, secrets: Partial<Record<SecretName, string>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.half`;
  writeFileSync(half, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(half, file);
}
