import { LIFETIMES, type MailContent } from '@app/contracts';
import {
  deviceName,
  formatDuration,
  formatTime,
  greeting,
  type Letter,
  type Letterhead,
  signUpFacts,
} from './letter.ts';

// The letters to people about their accounts, and about a reply that waits for them.

export function confirmAddress(
  { to, link, expiresAt, signedUpAt, device }: Extract<MailContent, { template: 'confirm_address' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Please confirm your email address',
    preview: 'One click and your account is ready.',
    heading: 'Please confirm your email address',
    paragraphs: [
      greeting(to.firstName),
      `An account at ${productName} was made with this email address. If you made it, please confirm that the address is yours.`,
    ],
    facts: signUpFacts(signedUpAt, device),
    button: { label: 'Confirm my address', link },
    notes: [
      `The link works for ${formatDuration(LIFETIMES.confirmLink)}, until ${formatTime(expiresAt)}.`,
      'If this wasn’t you, please don’t use the link: it would confirm an account that somebody else made. You can ignore this mail, and without your confirmation nobody owns your address.',
    ],
  };
}

export function resetPassword(
  { to, link, expiresAt, signedUpAt, device }: Extract<MailContent, { template: 'reset_password' }>,
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
    facts: signUpFacts(signedUpAt, device),
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once and for ${formatDuration(LIFETIMES.resetLink)}, until ${formatTime(expiresAt)}.`,
      'If this wasn’t you, you can ignore this mail: your password stays as it is.',
    ],
  };
}

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
      `The password of your account at ${productName} was changed on ${formatTime(changedAt)}. If this was you, there is nothing to do.`,
      'If this wasn’t you, somebody else may have your password. Please choose a new one now.',
    ],
    button: { label: 'Reset my password', link: resetLink },
    notes: [],
  };
}

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
      { name: 'When', value: formatTime(signedInAt) },
      { name: 'Device', value: deviceName(device) },
    ],
    button: { label: 'Reset my password', link: resetLink },
    notes: [
      'If this wasn’t you, somebody else may have your password. A new password signs every device out.',
    ],
  };
}

/** The sign-up page does not reveal that the account exists; this mail tells the owner of the address. */
export function accountExists(
  { to, triedAt, device, signInLink, resetLink }: Extract<MailContent, { template: 'account_exists' }>,
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
    facts: [
      { name: 'When', value: formatTime(triedAt) },
      { name: 'Device', value: deviceName(device) },
    ],
    button: { label: 'Sign in', link: signInLink },
    notes: [
      `If you no longer know your password, you can choose a new one here: ${resetLink}`,
      'If this wasn’t you, you can ignore this mail: nothing about your account has changed.',
    ],
  };
}

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
      `Your account at ${productName} was deleted on ${formatTime(deletedAt)}, with everything we kept under it. What the law makes us keep of a payment stays without your name and address.`,
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

/** Reveals nothing about the conversation. */
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
