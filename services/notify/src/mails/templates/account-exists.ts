import type { MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting } from './wording.ts';

/** Who signed up is told nothing; the owner of the address learns here what happened. */
export function accountExists(
  { to, signInLink, resetLink }: Extract<MailContent, { template: 'account_exists' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'You already have an account',
    preview: 'You can sign in with this email address.',
    heading: 'You already have an account',
    paragraphs: [
      greeting(to.firstName),
      `Somebody, hopefully you, tried to sign up at ${productName} with this email address. It already has an account, so no new one was made.`,
    ],
    button: { label: 'Sign in', link: signInLink },
    notes: [
      `If you no longer know your password, you can choose a new one here: ${resetLink}`,
      'If this wasn’t you, you can ignore this mail: nothing about your account has changed.',
    ],
  };
}
