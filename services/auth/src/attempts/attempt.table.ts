/** What is counted per account. */
export type AttemptKind =
  | 'guess'
  | 'guess_known'
  | 'mail_confirm'
  | 'mail_reset'
  | 'mail_sign_in'
  | 'mail_exists'
  | 'mail_deleted';

/**
 * Attempts within a window, over all replicas. No owner: an address without an account is counted like any other, so
 * the key is a keyed hash, from which no address can be read.
 */
export interface AttemptTable {
  kind: AttemptKind;
  key: Buffer;
  window_start: Date;
  count: number;
}
