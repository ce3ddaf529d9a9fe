import { QUICK_EXIT_URL, type SafetyKind } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';

const product = settings.productName;

/** The texts of the safety page: the promises of docs/safety.md in plain words. */
export const safetyCopy = {
  title: 'Safety',
  lead: 'What we do when someone may be in danger, and how to leave this site fast.',

  nowTitle: 'If you are in danger now',
  now: 'Call your local emergency number. If you can’t talk, many countries let you text it instead.',

  inDanger: 'In danger now?',
  callNumber: (number: string) => `Call ${number}`,
  callLocal: 'Call your local emergency number. On most cell phones,',
  worksWidely: 'works in almost every country.',

  country: 'Find help in',
  countryChoose: 'Choose a country',
  countryHint: 'The numbers are already on this page. Nothing is sent when you choose.',
  international: 'All other countries',
  inCountry: (country: string) => `Country: ${country}`,

  promiseTitle: 'Our promise',
  promise:
    'If you write that you may hurt yourself or someone else, or that you are in danger, we show crisis contacts at once, even when the coach is down or your free messages are used up.',
  promiseHow:
    'Before the coach answers, a program of our own reads your message. It works without an account, a payment, or the coach’s AI model. A message that brings up these contacts isn’t counted, up to a generous daily limit. You may see contacts you don’t need. If the program isn’t sure, you see one quiet line with the emergency number. When the coach replies, its AI model may add what the program missed, but it can’t take anything away. Both are software and can miss things. If you need help, don’t wait for them.',

  kindsTitle: 'What it looks for',
  kinds: {
    self_harm: [
      'Harm to yourself',
      'Thoughts of ending your life or hurting yourself. The coach stays with you and points you to people who can help.',
    ],
    harm_to_others: [
      'Harm to someone else',
      'Plans or a wish to hurt another person. You see who to talk to before anything happens.',
    ],
    child_at_risk: [
      'A child at risk',
      'A child or teenager who is hurt, threatened, neglected, or left in danger, no matter who writes about it.',
    ],
    victim_of_abuse: [
      'Being hurt, threatened or controlled',
      'Strangling, weapons, threats, stalking, coercive control, forced sex. The coach won’t suggest exercises together, confronting the person, or looking through their phone: that can make things worse.',
    ],
  } satisfies Record<SafetyKind, readonly [title: string, text: string]>,

  notTitle: 'What the coach is not',
  not: [
    `The coach is software. There’s no person behind the replies, and no one at ${product} reads along.`,
    'It isn’t therapy, and it doesn’t give diagnoses or medical or legal advice.',
    'It can’t call anyone, and no one is told what you write. If you need help to come to you, you or someone near you has to call.',
    'It makes mistakes. Trust what you know about your safety over what it says.',
  ],

  exitTitle: 'Leave fast: Exit quickly',
  exit: 'Once you’ve typed something or signed in, every page has an “Exit quickly” button: at the top on a phone, on the right on a larger screen. Pressing Shift three times does the same.',
  exitSteps: [
    `The page disappears right away, and another website, ${new URL(QUICK_EXIT_URL).hostname}, takes its place.`,
    'What this site saved in your browser is cleared: drafts, settings, cookies, and your sign-in. Other tabs with this site leave too.',
    'You’re signed out on our end too, so no one can pick up your session.',
    'Going back doesn’t show what you were looking at.',
  ],
  exitNotTitle: 'What it can’t clear',
  exitNot:
    'Your browser’s own history, files you downloaded, a password your browser saved, and emails in your inbox (ours have neutral subjects and never quote your conversations). If someone looks through your device, use a private window, or a device they can’t get to.',
  exitKept:
    'Your account and your conversations are kept. Sign in again when you’re safe. You can delete both on the account page.',

  countTitle: 'What we count',
  count: 'How often crisis contacts were shown, by kind. Not to whom, not why, and not a word anyone wrote.',
  countRounded: (step: number, day: string) =>
    `Through ${day}. Every number is rounded down to a multiple of ${step}, so no one’s message can be singled out.`,
  countKind: 'Kind',
  countRecent: 'Last 30 days',
  countAll: 'All time',
  countLoading: 'Loading the counts…',
  countFailed: 'We couldn’t load the counts just now.',
} as const;
