import type { internalEndpoints, MailKind, Parsed } from '@app/contracts';

export type Person = Parsed<(typeof internalEndpoints)['person']['answer']>;

/** What auth knows of people: their address, and which mails they want. */
export interface People {
  /**
   * @returns undefined when they are gone.
   * @throws Failure when auth can't be asked.
   */
  find(personId: string): Promise<Person | undefined>;
  /**
   * Switches a kind of mail off; harmless when repeated, and for somebody who is gone.
   * @throws Failure when auth can't be asked.
   */
  unsubscribe(personId: string, kind: MailKind): Promise<void>;
}
