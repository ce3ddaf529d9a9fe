import { LIFETIMES, MINIMUM_AGE, PREMIUM_PRICE_TEXT, RETENTION_DAYS, WITHDRAWAL_DAYS } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';
import type { LegalDocument } from './legal-document.ts';

const DAY_MS = 24 * 3_600_000;
const product = settings.productName;
const sessionDays = LIFETIMES.session / DAY_MS;
const tokenMinutes = LIFETIMES.accessToken / 60_000;

/** Added when visitors may chat (ROLE-3). */
const visitors = {
  cookie: [
    'visitor (cookie)',
    `Only if you chat without an account: lets this browser find that chat again, for ${RETENTION_DAYS.visitorChat} days. Signing up moves the chat into your account and removes the cookie.`,
  ],
  kept: [
    'Chats without an account',
    `${RETENTION_DAYS.visitorChat} days after you last started one, unless you sign up in the same browser.`,
  ],
} as const;

/** How the software processes personal data. It must agree with the code of the services. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lead: `What you tell ${product} is about people you love. Here’s what happens to it, in plain words.`,
  updated: '2026-11-28',
  short: [
    'Only you can read your conversations. Their text is encrypted with a key of your own.',
    'The AI model that answers gets the conversation, but not your name or email address.',
    'No advertising, no tracking, no analytics, and nothing is sold.',
    'You can download everything we hold about you, and delete it within a minute, without asking anyone.',
  ],
  sections: [
    {
      id: 'what-we-keep',
      title: 'What we keep, and what for',
      points: [
        [
          'Your account',
          'Your name, email address and settings, when you signed up and whether your address is confirmed. Your password is never kept, only a fingerprint (Argon2id) that shows whether it was typed correctly.',
        ],
        [
          'Your conversations',
          'Titles, what you write, the replies, and your ratings of them: this text is encrypted. When each message was written, how many there are and the feelings you marked are stored next to it, unencrypted, so we can show you a list.',
        ],
        [
          'Your devices',
          'For each browser you’re signed in with: a name like “Firefox on Windows,” when you signed in and when it was last active, so you can spot one that isn’t yours. We email you when a new one signs in.',
        ],
        ['Your usage', 'How many messages you sent each month, because the free ones are counted.'],
        [
          'Your payment',
          'If you buy Premium: that you did, when and how much you paid, and the payment provider’s reference. Card details go only to the provider; we never see them.',
        ],
        [
          'Messages to us',
          'What you send on the contact page is emailed to our support team and kept encrypted here, so that none gets lost.',
        ],
        [
          'Signs of danger',
          'Before the coach answers, our own software reads each message for signs that someone may be in danger, so we can show crisis contacts right away. Your browser’s time zone and language tell us which country’s contacts you need; we don’t keep them. What it finds stays with the message and is deleted with it. Apart from that, we only count how often each kind of contact was shown on a day: not to whom, and not why. No one is told. The Safety page says more.',
        ],
        [
          'Emails to you',
          'What kind of email we sent you and when, not what it said. Our emails never contain a word of your conversations.',
        ],
        [
          'Preventing abuse',
          'Requests are counted by network address, so no one can overload the service or guess passwords; these counts are gone within hours. Your network address isn’t kept with your account. Where our database has to count by a network or email address, it holds a keyed fingerprint that reveals neither.',
        ],
      ],
      after: [
        'We keep this because the service you asked for wouldn’t work without it, or not safely. We also keep payments because the law requires it. We only send marketing emails if you turn them on.',
        'Our technical logs hold IDs, error codes, and durations, never message text, names, email addresses, or passwords.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else can see something',
      points: [
        [
          'The AI model',
          'To answer, the conversation is sent to the provider of a language model: its title, what you and the coach said, and the feelings you marked, or a summary of the older part. We ask the provider not to store it. If the operator has turned it on, each new message (the first one with its title) may also be sent to a service of that provider that looks for signs of danger. The operator of this site chooses the provider, and the provider’s own rules apply to what it does. Your name, email address, and account aren’t sent. What you write is, so you may want to leave out full names.',
        ],
        [
          'The payment provider',
          'Stripe handles the payment on its own page and gets what you type there. It gets a reference and your email address from us, so you don’t have to type it, but not your name or your conversations.',
        ],
        [
          'The email service',
          'Delivers our emails, so it sees your email address, your first name, and what the email says.',
        ],
        [
          'People',
          'No one here reads your conversations. Support sees what you write on the contact page. If a court orders us to hand over data, we have to. We’d tell you unless we’re not allowed to.',
        ],
      ],
      after: ['That’s everyone. We don’t sell data, and we don’t use your conversations to train models.'],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'Only what the service needs, which is why you don’t see a cookie banner. Scripts can’t read these cookies, and other sites can’t send them.',
      ],
      points: [
        ['refresh (cookie)', `Keeps you signed in until you’ve been away for ${sessionDays} days.`],
        [
          'device (cookie)',
          `Tells a browser you’ve used before from a new one, so we can warn you about strangers. It gives no access to anything and lasts ${RETENTION_DAYS.device} days.`,
        ],
        ...(settings.anonymousChat ? [visitors.cookie] : []),
        [
          'auth_session (local storage)',
          `Who is signed in, your settings, and a key to your account that expires after ${tokenMinutes} minutes and is renewed while you’re here. Removed when you sign out.`,
        ],
        [
          'Names that begin with kept: (local and session storage)',
          'What you have typed and not sent yet, so you don’t lose it when the page reloads. Removed when you send it or sign out; a message to support is also removed when you close the tab. Also what you write in the tools of our guides: it’s only for you and never sent anywhere. It’s gone when you close the tab. Only the weekly check-in can be kept, if you choose, until you clear it or sign out. On a shared computer, sign out when you leave.',
        ],
        [
          'theme, shortcuts, previews (local storage)',
          'Light or dark, whether keyboard shortcuts are on, and whether your list of conversations hides its previews, if you chose that.',
        ],
        [
          'crisis_country (local storage)',
          'The country you chose for crisis contacts, if you chose one. It’s sent along with your messages, so you see the right numbers.',
        ],
        [
          'voice_accepted (local storage)',
          'That you agreed to use voice input. Your browser may send the sound to its maker; we only get the text you send.',
        ],
        [
          'tab, carried_toasts, reloaded_for_page (session storage)',
          'That this tab shows one of our pages, which lets “Exit quickly” keep the Back button from showing it; a message that has to survive a reload; and that a reload was tried once. Gone when you close the tab.',
        ],
      ],
      after: [
        '“Exit quickly” clears all of this right away, in every open tab, and ends your session on our end. We can’t clear what your browser keeps itself, such as its history.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep things',
      points: [
        [
          'Account and conversations',
          'Until you delete them. You can also delete single messages and conversations: you can undo that for a minute, then they’re gone.',
        ],
        [
          'An account whose address turned out to be someone else’s',
          `It’s closed right away and erased soon after. If something was written or paid with it at the last moment, it’s erased ${RETENTION_DAYS.closedAccount} days later, so you have time to tell us.`,
        ],
        ['Signed-in devices', `Until you sign out, or you’ve been away for ${sessionDays} days.`],
        ['Known browsers', `${RETENTION_DAYS.device} days after they were last used.`],
        ...(settings.anonymousChat ? [visitors.kept] : []),
        [
          'Messages to support',
          `${RETENTION_DAYS.contactMessage} days in our database. Support’s mailbox keeps its copy as long as needed to help you.`,
        ],
        [
          'That an email was sent',
          `${RETENTION_DAYS.mailRecord} days. If one couldn’t be delivered, until we’ve dealt with it or you delete your account.`,
        ],
        ['Payments', 'As long as tax law requires; after you delete your account, without your identity.'],
        [
          'That you got a refund for Premium',
          `As long as your account. After you delete it, we keep a scrambled form of your confirmed email address for ${RETENTION_DAYS.returnedAddress} days, without the payment: it shows us that Premium was refunded once, and can’t be turned back into the address.`,
        ],
      ],
    },
    {
      id: 'deleting',
      title: 'What happens when you delete your account',
      paragraphs: [
        'You can do it yourself, in the Danger Zone of your account settings. It takes effect right away: you’re signed out everywhere, and every part of the product erases what it has about you, normally within a minute. The key to your conversations goes first, so no one, including us, can read what a backup may still contain.',
        `What stays: a payment, without your identity; if you got a refund for Premium, the scrambled address described above; and, for ${RETENTION_DAYS.erasureRecord} days, the fact that an account was deleted, under a random number without a name or address. We email you a signed receipt of the deletion.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how to use them',
      points: [
        [
          'Get a copy',
          'Download everything, from every part of the product, as one file: “Your data” in your account settings.',
        ],
        ['Correct it', 'Change your name or move to a new email address in your account settings.'],
        [
          'Delete it',
          'Delete a message or a conversation in the chat, or the whole account in your account settings.',
        ],
        [
          'Stop emails',
          'Use the link in each email that isn’t part of the service itself, or the switches in your account settings.',
        ],
        [
          'Get your money back',
          `Within ${WITHDRAWAL_DAYS} days of paying ${PREMIUM_PRICE_TEXT} for Premium, in your account settings.`,
        ],
        [
          'Object or complain',
          'Write to us on the contact page. You can also complain to the data protection authority where you live.',
        ],
      ],
    },
    {
      id: 'protection',
      title: 'How it’s protected',
      paragraphs: [
        'Conversation text is encrypted with AES-256-GCM under a key for each person, and that key is encrypted with another one, kept outside the database. The database itself refuses to show one person’s data to another. Signing out, or changing your password, ends access within two seconds everywhere.',
        'No system is perfectly safe. If something happens to your data that puts you at risk, we’ll tell you.',
      ],
    },
    {
      id: 'age',
      title: 'Adults only',
      paragraphs: [
        `${product} is for people who are ${MINIMUM_AGE} or older. We don’t knowingly keep data about anyone younger.`,
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible, and changes',
      paragraphs: [
        `The operator of this installation, who runs it under the name ${product}, is responsible. The software doesn’t know their name or postal address, so this page can’t tell you. You can reach them through the contact page, and they have to tell you when you ask. When what the software does changes, this page changes too, and the date below says when.`,
      ],
    },
  ],
};
