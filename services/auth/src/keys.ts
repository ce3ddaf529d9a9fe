import { deriveKey } from '@app/service-kit';

export { mac } from '@app/service-kit';

/** Keys derived from AUTH_SECRET. Each purpose has its own, so that a value made for one is not valid for another. */
export interface Keys {
  readonly refreshCookie: Buffer;
  readonly mailLink: Buffer;
  readonly attempts: Buffer;
  readonly devices: Buffer;
  readonly passwordSalt: Buffer;
  readonly accountReference: Buffer;
  readonly refusedSignup: Buffer;
  /** For AES-256-GCM; the others are HMAC keys. */
  readonly visitor: Buffer;
}

/** Derives the keys; all replicas get the same keys from the same secret. */
export function deriveKeys(secret: Buffer): Keys {
  const derive = (label: string) => deriveKey(secret, `auth/${label}`);
  return {
    refreshCookie: derive('refresh-cookie'),
    mailLink: derive('mail-link'),
    attempts: derive('attempts'),
    devices: derive('devices'),
    passwordSalt: derive('password-salt'),
    accountReference: derive('account-reference'),
    refusedSignup: derive('refused-signup'),
    visitor: derive('visitor'),
  };
}
