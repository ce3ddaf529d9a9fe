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
    `${RETENTION_DAYS.visitorChat} days after you last began one, unless you sign up in the same browser.`,
  ],
} as const;

/** How the software processes personal data. It must agree with the code of the services. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lead: `What you tell ${product} is about people you love. Here is, in plain words, what happens to it.`,
  updated: '2026-11-23',
  short: [
    'Your conversations can be read by you alone. Their text is encrypted with a key of your own.',
    'The AI model that answers gets the conversation, but neither your name nor your address.',
    'No advertising, no tracking, no analytics, and nothing is sold.',
    'You can download everything we hold about you, and delete it within a minute, without asking anybody.',
  ],
  sections: [
    {
      id: 'what-we-keep',
      title: 'What we keep, and what for',
      points: [
        [
          'Your account',
          'Your name, email address and settings, when you signed up and whether your address is confirmed. Your password is never kept, only a fingerprint (Argon2id) that tells whether it was typed right.',
        ],
        [
          'Your conversations',
          'Titles, what you write, the replies, and your ratings of them: this text is encrypted. When each message was written, how many there are and the feelings you marked are kept beside it, unencrypted, so that we can show you a list.',
        ],
        [
          'Your devices',
          'For each browser you are signed in with: a name like “Firefox on Windows”, when you signed in and when it was last active, so that you can spot one that is not yours. We mail you when a new one signs in.',
        ],
        ['Your use', 'How many messages you sent each month, because the free ones are counted.'],
        [
          'Your payment',
          'If you buy Premium: that, when and how much you paid, and the payment provider’s reference. Card details go to the provider alone; we never see them.',
        ],
        [
          'Messages to us',
          'What you send on the contact page is mailed to our support and kept encrypted here, so that none gets lost.',
        ],
        [
          'Signs of danger',
          'Before the coach answers, software of ours reads each message for signs that somebody may be in danger, so that crisis contacts can be shown at once. Your browser’s time zone and language tell which country’s contacts you need; we don’t keep them. What they find stays with the message and goes with it. Apart from that we count only how often which kind of contact was shown on a day: not to whom, and not why. Nobody is told. The Safety page says more.',
        ],
        [
          'Mails to you',
          'Which kind of mail was sent to you and when; not what it said. No mail of ours contains a word of your conversations.',
        ],
        [
          'Against abuse',
          'Requests are counted by network address, so that nobody can overrun the service or guess passwords; these counts are forgotten within hours. Your address is not kept with your account. Where our database has to count by a network or email address, it holds a keyed fingerprint from which neither can be read.',
        ],
      ],
      after: [
        'We keep this because without it the service you asked for would not work, or not safely; payments also because the law wants them recorded. Marketing mails come only if you switched them on.',
        'Our technical logs hold ids, error codes and durations. Message text, names, mail addresses and passwords are never written to them.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else gets to see something',
      points: [
        [
          'The AI model',
          'To answer, the conversation is sent to the provider of a language model: its title, what you and the coach said and the feelings you marked, or a summary of the older part, with the request not to store it. If the operator has switched it on, each new message, the first with its title, may also be sent to a service of that provider that looks for signs of danger. Which provider that is, the operator of this site decides, and that provider’s own rules apply to what it does. Your name, email address and account are not sent. What you write yourself is: you may prefer to leave out full names.',
        ],
        [
          'The payment provider',
          'Stripe handles the payment on its own page and learns what you type there. From us it learns a reference, no name and no conversation.',
        ],
        [
          'The mail service',
          'Carries our mails, so it sees your email address, your first name and what the mail says.',
        ],
        [
          'People',
          'Nobody here reads your conversations. Support sees what you write on the contact page. If a court orders us to hand over data, we have to; we would tell you unless forbidden.',
        ],
      ],
      after: [
        'That is everybody. We do not sell data, and we do not use your conversations to train models.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'Only what the service itself needs, which is why you see no cookie banner. Scripts cannot read these cookies, and other sites cannot send them.',
      ],
      points: [
        ['refresh (cookie)', `Keeps you signed in, until you have been away for ${sessionDays} days.`],
        [
          'device (cookie)',
          `Tells a browser you have used before from a new one, so that we can warn you of strangers. It opens nothing. ${RETENTION_DAYS.device} days.`,
        ],
        ...(settings.anonymousChat ? [visitors.cookie] : []),
        [
          'auth_session (local storage)',
          `Who is signed in, your settings, and a key to your account that expires after ${tokenMinutes} minutes and is renewed while you are here. Removed when you sign out.`,
        ],
        [
          'Names that begin with kept: (local and session storage)',
          'What you have typed and not sent yet, so that a reload does not lose it. Removed when it is sent, or you sign out; a message to support also when the tab is closed. Also what you write on the weekly check-in template: it is for you alone and never sent anywhere. It goes with the tab, unless you choose to keep it until you clear it or sign out. On a computer you share, sign out when you leave.',
        ],
        [
          'theme, shortcuts (local storage)',
          'Light or dark, and whether keyboard shortcuts are on, where you chose that.',
        ],
        [
          'tab, carried_toasts, reloaded_for_page (session storage)',
          'That this tab shows a page of ours, which is what lets “Exit quickly” hide it behind the Back button; a message that has to outlive a reload; and that a reload was tried once. Gone with the tab.',
        ],
      ],
      after: [
        '“Exit quickly” clears all of this at once, in every open tab, and ends your session on our side. What your browser keeps by itself, such as its history, is out of our reach.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long things are kept',
      points: [
        ['Account and conversations', 'Until you delete them. You can also delete single conversations.'],
        [
          'An account whose address turned out to be somebody else’s',
          `It is closed at once and erased soon after. If something was written or paid with it at the last moment, ${RETENTION_DAYS.closedAccount} days later, so that you can speak up.`,
        ],
        ['Signed-in devices', `Until you sign out, or have been away for ${sessionDays} days.`],
        ['Known browsers', `${RETENTION_DAYS.device} days after they were last used.`],
        ...(settings.anonymousChat ? [visitors.kept] : []),
        [
          'Messages to support',
          `${RETENTION_DAYS.contactMessage} days in our database. Support’s mailbox keeps its copy as long as the matter needs.`,
        ],
        [
          'That a mail was sent',
          `${RETENTION_DAYS.mailRecord} days; of one that could not be delivered, until we have seen to it or you delete your account.`,
        ],
        ['Payments', 'As long as tax law demands; after you deleted your account, without your identity.'],
        [
          'That you have given Premium back',
          `As long as your account. After you deleted it, a scrambled form of your confirmed mail address for ${RETENTION_DAYS.returnedAddress} days, without the payment: it lets us see that Premium was given back once, and can’t be turned back into the address.`,
        ],
      ],
    },
    {
      id: 'deleting',
      title: 'What deleting your account does',
      paragraphs: [
        'You can do it yourself, in the Danger Zone of your account settings. It takes effect at once: you are signed out everywhere, and every part of the product erases what it holds about you, normally within a minute. The key to your conversations goes first, so what a backup may still contain can no longer be read by anybody, us included.',
        `What stays: a payment, without your identity; if you gave Premium back, the scrambled address named above; and for ${RETENTION_DAYS.erasureRecord} days the bare fact that an account was deleted, under a random number with neither name nor address. A signed receipt of the deletion comes to you by mail.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how to use them',
      points: [
        [
          'See and take it',
          'Download everything, from every part of the product, as one file: “Your data” in your account settings.',
        ],
        ['Correct it', 'Change your name in your account settings. To change your address, write to us.'],
        [
          'Delete it',
          'Delete a conversation on your dashboard, or the whole account in your account settings.',
        ],
        [
          'Stop mails',
          'Use the link in each mail that is not part of the service itself, or the switches in your account settings.',
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
      title: 'How it is protected',
      paragraphs: [
        'Conversation text is encrypted with AES-256-GCM under a key for each person, and that key under another that is kept outside the database. The database itself refuses to show anybody’s rows to somebody else. Signing out, or changing your password, ends access within two seconds everywhere.',
        'No system is perfectly safe. If something happens to your data that puts you at risk, we will tell you.',
      ],
    },
    {
      id: 'age',
      title: 'Adults only',
      paragraphs: [
        `${product} is for people who are ${MINIMUM_AGE} or older. We do not knowingly keep data of anybody younger.`,
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible, and changes',
      paragraphs: [
        `Responsible is the operator of this installation, who runs it under the name ${product}. The software does not know their name and postal address, so this page can’t tell you; the contact page reaches them, and they have to tell you when you ask. When what the software does changes, this page changes with it, and the date below says when.`,
      ],
    },
  ],
};
