import type { MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting, pointInTime } from './wording.ts';

export function passwordChanged(
  { to, changedAt, resetLink }: Extract<MailContent, { template: 'password_changed' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'If this wasn’t you, please reset your password now.',
    heading: 'Your password was changed',
    paragraphs: [
      greeting(to.firstName),
      `The password of your account at ${productName} was changed on ${pointInTime(changedAt)}. If this was you, there is nothing to do.`,
      'If this wasn’t you, somebody else may have your password. Please choose a new one now.',
    ],
    button: { label: 'Reset my password', link: resetLink },
    notes: [],
  };
}
