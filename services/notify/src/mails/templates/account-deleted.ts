import type { MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting, pointInTime } from './wording.ts';

export function accountDeleted(
  { to, deletedAt, receipt }: Extract<MailContent, { template: 'account_deleted' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Your account was deleted',
    preview: 'This is the receipt; there is nothing to do.',
    heading: 'Your account was deleted',
    paragraphs: [
      greeting(to.firstName),
      `Your account at ${productName} was deleted on ${pointInTime(deletedAt)}, with everything we kept under it. What the law makes us keep of a payment stays without your name and address.`,
      'Below is the signed receipt of what was erased and when. You don’t have to do anything with it; keep this mail if you want to be able to prove it.',
    ],
    excerpts: [{ label: 'Receipt', text: receipt }],
    notes: [
      'If this wasn’t you, please answer through our contact page: what was deleted can’t be brought back, but you should know how it happened.',
      'This is the last mail about this account. You are welcome to sign up again at any time.',
    ],
    reason: 'the account under this address was deleted',
  };
}
