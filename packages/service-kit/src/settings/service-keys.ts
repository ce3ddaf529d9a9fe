import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { CALLER_NAMES, type CallerName } from '@app/contracts';
import * as z from 'zod';

/** A public key of one process; during a rotation a process has several. */
export interface ServiceKey {
  readonly owner: CallerName;
  readonly key: KeyObject;
}

/** A signing key: base64 of an Ed25519 private key (PKCS#8, DER). */
export const signingKey = z.string().transform((text, context) => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below: the message of OpenSSL would not help an operator.
  }
  context.addIssue('must be an Ed25519 private key: base64 of PKCS#8 in DER');
  return z.NEVER;
});

/**
 * The public keys of all processes: `<owner>:<base64 of SPKI in DER>`, separated by commas, several per owner during
 * a rotation.
 */
export const serviceKeys = z.string().transform((text, context) => {
  const refuse = (message: string) => {
    context.addIssue(message);
    return z.NEVER;
  };
  const keys: ServiceKey[] = [];
  for (const entry of text.split(',')) {
    const read = readServiceKey(entry.trim());
    if (!read) return refuse('must be <service>:<Ed25519 public key in base64>, with commas between');
    keys.push(read);
  }
  if (new Set(keys.map(({ key }) => keyId(key))).size < keys.length)
    return refuse('must not name a key twice: a key stands for one process');
  const missing = CALLER_NAMES.filter((name) => !keys.some(({ owner }) => owner === name));
  return missing.length > 0 ? refuse(`must hold a key of ${missing.join(', ')}`) : keys;
});

/** The JWK thumbprint of a key (RFC 7638), so that operators need not choose key ids. */
export function keyId(key: KeyObject): string {
  const { crv, kty, x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

function readServiceKey(entry: string): ServiceKey | undefined {
  const [, name, base64] = /^([a-z]+):([A-Za-z0-9+/]{40,80}={0,2})$/.exec(entry) ?? [];
  const owner = CALLER_NAMES.find((caller) => caller === name);
  if (!owner || !base64) return undefined;
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? { owner, key } : undefined;
  } catch {
    return undefined;
  }
}
