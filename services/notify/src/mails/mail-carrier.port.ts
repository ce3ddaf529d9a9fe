import type { Mail } from './mail.ts';

/**
 * What a mail server made of a mail. `refused`: it never will take this one. `later`: it may take this one later.
 * `unreachable`: it takes no mail at all now, whichever it is.
 */
export type Handover =
  | { readonly kind: 'taken' }
  | { readonly kind: 'later' | 'unreachable'; readonly code: string }
  /** `bounced`: it was the address, rather than the mail, that was refused. */
  | { readonly kind: 'refused'; readonly code: string; readonly bounced: boolean };

export interface MailCarrier {
  /** Never throws: whatever happens is one of the four. */
  carry(mail: Mail): Promise<Handover>;
  /** Ends its connections, also those in the middle of a mail. */
  close(): void;
}
