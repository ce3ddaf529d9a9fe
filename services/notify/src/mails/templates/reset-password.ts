import { LIFETIMES, type MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { duration, greeting, pointInTime } from './wording.ts';

export function resetPassword(
  { to, link, expiresAt }: Extract<MailContent, { template: 'reset_password' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Reset your password',
    preview: 'Choose a new password for your account.',
    heading: 'Reset your password',
    paragraphs: [
      greeting(to.firstName),
      `Somebody, hopefully you, asked to reset the password of your account at ${productName}. Choose a new one here.`,
    ],
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once and for ${duration(LIFETIMES.resetLink)}, until ${pointInTime(expiresAt)}.`,
      'If this wasn’t you, you can ignore this mail: your password stays as it is.',
    ],
  };
}
