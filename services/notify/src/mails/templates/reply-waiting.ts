import type { MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting } from './wording.ts';

/** Says that something waits, and not a word of what it is about. */
export function replyWaiting(
  { to, link }: Extract<MailContent, { template: 'reply_waiting' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'A message is waiting for you',
    preview: 'You can read it whenever it suits you.',
    heading: 'A message is waiting for you',
    paragraphs: [
      greeting(to.firstName),
      `The reply you were waiting for at ${productName} is ready. Nobody sees it without signing in.`,
    ],
    button: { label: 'Read it', link },
    notes: [],
    reason: 'email notifications are on in the account under this address',
  };
}
