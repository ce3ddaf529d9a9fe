import { LIFETIMES, type MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { duration, greeting, pointInTime } from './wording.ts';

export function confirmAddress(
  { to, link, expiresAt }: Extract<MailContent, { template: 'confirm_address' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Please confirm your email address',
    preview: 'One click and your account is ready.',
    heading: 'Please confirm your email address',
    paragraphs: [
      greeting(to.firstName),
      `An account at ${productName} was made with this email address. Please confirm that the address is yours.`,
    ],
    button: { label: 'Confirm my address', link },
    notes: [
      `The link works for ${duration(LIFETIMES.confirmLink)}, until ${pointInTime(expiresAt)}.`,
      'If this wasn’t you, you can ignore this mail: without your confirmation nobody owns the account.',
    ],
  };
}
