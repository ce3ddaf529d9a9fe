import { deriveKeyList, type KeyList } from '@app/service-kit';

export { isMac, type KeyList, mac, macs } from '@app/service-kit';

/** Keys derived from AUTH_SECRET. Each purpose has its own, so that a value made for one is not valid for another. */
export interface Keys {
  readonly refreshCookie: KeyList;
  readonly mailLink: KeyList;
  readonly attempts: KeyList;
  readonly devices: KeyList;
  readonly passwordSalt: KeyList;
  readonly accountReference: KeyList;
  readonly refusedSignup: KeyList;
  /** For AES-256-GCM; the others are HMAC keys. */
  readonly visitor: KeyList;
}

/** Derives the keys; all replicas get the same keys from the same secrets. */
export function deriveKeys(secrets: KeyList): Keys {
  const derive = (label: string) => deriveKeyList(secrets, `auth/${label}`);
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
