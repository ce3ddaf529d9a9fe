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

/** The intruder may be someone close. The words are neutral, because that person may read the mail too. */
const OWN_DEVICE =
  'If someone else uses your devices or reads your email, choose the new password where only you can see it.';

export function confirmAddress(
  { to, link, expiresAt, signedUpAt, device }: Extract<MailContent, { template: 'confirm_address' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Please confirm your email address',
    preview: 'One click shows us that this address is yours.',
    heading: 'Please confirm your email address',
    paragraphs: [
      greeting(to.firstName),
      `A ${productName} account was created with this email address. If that was you, welcome! Please confirm that the address is yours.`,
    ],
    facts: signUpFacts(signedUpAt, device),
    button: { label: 'Confirm my address', link },
    notes: [
      `The link works for ${formatDuration(LIFETIMES.confirmLink)}, until ${formatTime(expiresAt)}.`,
      'If this wasn’t you, please don’t use the link: it would confirm an account that someone else created. Just ignore this email. Unless you confirm it, your address won’t belong to any account.',
    ],
    reason: 'someone signed up with this address',
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
      `We were asked to reset the password of your ${productName} account. If that was you, choose a new one here.`,
    ],
    facts: signUpFacts(signedUpAt, device),
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once, within ${formatDuration(LIFETIMES.resetLink)} (until ${formatTime(expiresAt)}).`,
      'If this wasn’t you, you can ignore this email: your password stays as it is.',
    ],
    reason: 'someone asked for a new password for the account with this address',
  };
}

export function passwordChanged(
  { to, changedAt, resetLink }: Extract<MailContent, { template: 'password_changed' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'If this wasn’t you, please choose a new password now.',
    heading: 'Your password was changed',
    paragraphs: [
      greeting(to.firstName),
      `The password of your ${productName} account was changed on ${formatTime(changedAt)}. If that was you, all is well and there’s nothing to do.`,
      'If this wasn’t you, someone else may know your password or read your email. Please choose a new password now.',
    ],
    button: { label: 'Choose a new password', link: resetLink },
    notes: [OWN_DEVICE],
    reason: 'the password of the account with this address was changed',
  };
}

export function newSignIn(
  { to, device, signedInAt, resetLink }: Extract<MailContent, { template: 'new_sign_in' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'New sign-in to your account',
    preview: 'If this wasn’t you, please choose a new password now.',
    heading: 'New sign-in to your account',
    paragraphs: [
      greeting(to.firstName),
      `Someone signed in to your ${productName} account on a device we don’t recognize. If that was you, all is well and there’s nothing to do.`,
      'If this wasn’t you, someone else may know your password. Please choose a new one now: it signs out every device.',
    ],
    facts: [
      { name: 'When', value: formatTime(signedInAt) },
      { name: 'Device', value: deviceName(device) },
    ],
    button: { label: 'Choose a new password', link: resetLink },
    notes: [OWN_DEVICE],
    reason: 'someone signed in to the account with this address',
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
      `Someone, hopefully you, tried to sign up for ${productName} with this email address. It already has an account, so we didn’t create another.`,
    ],
    facts: [
      { name: 'When', value: formatTime(triedAt) },
      { name: 'Device', value: deviceName(device) },
    ],
    button: { label: 'Sign in', link: signInLink },
    notes: [
      { text: 'Forgot your password? Choose a new one here:', link: resetLink },
      'If this wasn’t you, you can ignore this email: nothing about your account has changed.',
    ],
    reason: 'someone tried to sign up with this address',
  };
}

export function accountDeleted(
  { to, deletedAt, receipt }: Extract<MailContent, { template: 'account_deleted' }>,
  { productName, publicUrl }: Letterhead,
): Letter {
  return {
    subject: 'Your account was deleted',
    preview: 'Here’s your receipt. There’s nothing you need to do.',
    heading: 'Your account was deleted',
    paragraphs: [
      greeting(to.firstName),
      `Your ${productName} account was deleted on ${formatTime(deletedAt)}, with everything we kept in it. If you ever paid us, the law makes us keep a record of the payment, without your name or address.`,
      'Below is a signed receipt of what was erased, and when. Keep this email in case you ever want to prove the deletion.',
    ],
    excerpts: [{ label: 'Receipt', text: receipt, code: true }],
    notes: [
      {
        text: 'If this wasn’t you, please write to us. We can’t bring back what was deleted, but we’ll look into it with you:',
        link: `${publicUrl}/contact`,
      },
      'This is our last email about this account. You’re welcome back at any time.',
    ],
    reason: 'the account with this address was deleted',
  };
}

/** Reveals nothing about the conversation. */
export function replyWaiting(
  { to, link }: Extract<MailContent, { template: 'reply_waiting' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'A message is waiting for you',
    preview: 'Read it whenever it suits you.',
    heading: 'A message is waiting for you',
    paragraphs: [
      greeting(to.firstName),
      `The reply you were waiting for at ${productName} is ready. There’s no hurry, and no one can see it without signing in.`,
    ],
    button: { label: 'Read it', link },
    notes: [],
    reason: 'email notifications are turned on for the account with this address',
  };
}
