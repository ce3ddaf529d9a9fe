import { LIFETIMES, type MailContent } from '@app/contracts';
import { formatDuration, formatTime, greeting, type Letter, type Letterhead } from './letter.ts';

// The letters about a change of address. The letters to the old address do not name the new one (decision 0077).

const LIFETIME = formatDuration(LIFETIMES.addressChangeLink);

export function changeAddress(
  { to, link, expiresAt }: Extract<MailContent, { template: 'change_address' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Confirm your new email address',
    preview: 'One click makes this the address of your account.',
    heading: 'Confirm your new email address',
    paragraphs: [
      greeting(to.firstName),
      `Someone, hopefully you, asked us to use this email address for their ${productName} account. Confirm it, and from then on you sign in and get our emails with this address.`,
    ],
    button: { label: 'Use this address', link },
    notes: [
      `The link works once, within ${LIFETIME} (until ${formatTime(expiresAt)}).`,
      'If this wasn’t you, someone may have mistyped their address. You can ignore this email: nothing happens without your click.',
    ],
    reason: 'someone asked to use this address for their account',
  };
}

export function addressChangeRequested(
  {
    to,
    requestedAt,
    link,
    expiresAt,
    resetLink,
  }: Extract<MailContent, { template: 'address_change_requested' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Your email address is about to change',
    preview: 'If this wasn’t you, you can stop it.',
    heading: 'Your email address is about to change',
    paragraphs: [
      greeting(to.firstName),
      `On ${formatTime(requestedAt)}, someone who knows your password asked us to move your ${productName} account to another email address. If that was you, open the link in the email we sent there. Until then, nothing changes.`,
      'If this wasn’t you, stop the change now, then choose a new password.',
    ],
    button: { label: 'Stop the change', link },
    notes: [
      `The link works for ${LIFETIME}, until ${formatTime(expiresAt)}, as long as the new address isn’t confirmed.`,
      { text: 'Choose a new password here:', link: resetLink },
    ],
    reason: 'someone asked to move the account with this address to another one',
  };
}

export function addressChanged(
  { to, changedAt }: Extract<MailContent, { template: 'address_changed' }>,
  { productName, publicUrl }: Letterhead,
): Letter {
  return {
    subject: 'Your email address was changed',
    preview: 'From now on, we write to your new address.',
    heading: 'Your email address was changed',
    paragraphs: [
      greeting(to.firstName),
      `Your ${productName} account moved to another email address on ${formatTime(changedAt)}. You sign in with that one now, and your password stays the same.`,
      'This is our last email to this address. If that was you, there’s nothing to do.',
    ],
    notes: [
      {
        text: 'If this wasn’t you, please write to us right away, and we’ll look into it with you:',
        link: `${publicUrl}/contact`,
      },
    ],
    reason: 'the account with this address moved to another one',
  };
}
