import type { MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { deviceName, greeting, pointInTime } from './wording.ts';

export function newSignIn(
  { to, device, signedInAt, resetLink }: Extract<MailContent, { template: 'new_sign_in' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'New sign-in to your account',
    preview: 'If this wasn’t you, please reset your password now.',
    heading: 'New sign-in to your account',
    paragraphs: [
      greeting(to.firstName),
      `Somebody signed in to your account at ${productName} from a device that was not used with it before. If this was you, there is nothing to do.`,
    ],
    facts: [
      { name: 'When', value: pointInTime(signedInAt) },
      { name: 'Device', value: deviceName(device) },
    ],
    button: { label: 'Reset my password', link: resetLink },
    notes: [
      'If this wasn’t you, somebody else may have your password. A new password signs every device out.',
    ],
  };
}
