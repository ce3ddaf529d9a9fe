import type { MailContent } from '@app/contracts';

/** The service that wants mails sent tells what they say at the moment of sending (rule 5: queues carry ids). */
export interface MailSource {
  /**
   * @returns undefined when there is no longer a reason to send it.
   * @throws Failure when the service can't be asked.
   */
  contentOf(mailId: string): Promise<MailContent | undefined>;
}
