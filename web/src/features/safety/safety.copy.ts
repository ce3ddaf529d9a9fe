import { QUICK_EXIT_URL, type SafetyKind } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';

const product = settings.productName;

/** The texts of the safety page: the promises of docs/safety.md in plain words. */
export const safetyCopy = {
  title: 'Safety',
  lead: 'What happens here when somebody may be in danger, and how to leave this page at once.',

  nowTitle: 'If you are in danger now',
  now: 'Call your local emergency number. If you can’t speak, many countries let you send it a text message.',

  country: 'Who helps in',
  countryChoose: 'Choose a country',
  countryHint: 'The numbers are on this page: nothing is sent when you choose.',
  international: 'In every other country',
  inCountry: (country: string) => `In ${country}`,

  promiseTitle: 'Our promise',
  promise:
    'If you write that you may hurt yourself or someone else, or that you are in danger, we show crisis contacts at once, also when the coach is down or your free messages are used up.',
  promiseHow:
    'A fixed program of our own reads every message before anything else does. It needs no account, no payment and no connection to the coach’s model, and a message that brings up such contacts is not charged, within a generous daily limit. When it is not sure which danger it is, it takes the graver: you may see contacts you don’t need. When it is not sure at all, you see one quiet line with the emergency number. When the coach answers, its model may add what the program missed; it can’t take anything away. Both are software and miss things too: don’t wait for them if you need help.',

  kindsTitle: 'What it looks for',
  kinds: {
    self_harm: [
      'Harm to yourself',
      'Thoughts of ending your life or of hurting yourself. The coach stays with you and points to people who can help.',
    ],
    harm_to_others: [
      'Harm to somebody else',
      'Plans or the wish to hurt another person. You see who can be talked to before anything happens.',
    ],
    child_at_risk: [
      'A child at risk',
      'A child or teenager who is hurt, threatened, neglected or left in danger, whoever writes about it.',
    ],
    victim_of_abuse: [
      'Being hurt, threatened or controlled',
      'Strangling, weapons, threats, stalking, coercive control, forced sex. The coach then suggests no exercises together, no confronting the other person and no looking through their phone: that can make things worse.',
    ],
  } satisfies Record<SafetyKind, readonly [title: string, text: string]>,

  notTitle: 'What the coach is not',
  not: [
    `The coach is software. There is no person behind the replies, and nobody at ${product} reads along.`,
    'It is not therapy, and it gives no diagnosis and no medical or legal orders.',
    'It can’t call anybody, and nobody is told what you write. If help must come to you, you or somebody near you has to call it.',
    'It makes mistakes. What it says about your safety counts less than what you know yourself.',
  ],

  exitTitle: 'Leave at once: Exit quickly',
  exit: 'As soon as you have written something or are signed in, every page carries an “Exit quickly” button at its right edge. Pressing Shift three times does the same.',
  exitSteps: [
    `The page disappears at once and another website, ${new URL(QUICK_EXIT_URL).hostname}, takes its place.`,
    'What this browser kept of your visit is cleared: drafts, settings, cookies, and your being signed in. Other tabs with this site leave too.',
    'You are signed out on our side, so that nobody can carry on with your session.',
    'Going back shows nothing of what you saw.',
  ],
  exitNotTitle: 'What it can’t clear',
  exitNot:
    'Addresses in the browser’s own history, files you downloaded, a password the browser saved for you, and mails in your inbox (ours have neutral subjects and never quote your conversations). If somebody looks through your device, use a private window, or a device they can’t reach.',
  exitKept:
    'Your account and your conversations are kept: sign in again when you are safe. You can delete both on the account page.',

  countTitle: 'What we count',
  count:
    'How often crisis contacts were shown, by kind. Not to whom, not why, and not a word of what was written.',
  countRounded: (step: number, day: string) =>
    `Up to and including ${day}. Every number is rounded down to ${step}s, so that nobody’s own message can be seen in it.`,
  countKind: 'Kind',
  countRecent: 'Last 30 days',
  countAll: 'Since the beginning',
  countLoading: 'Loading the counts…',
  countFailed: 'The counts could not be loaded just now.',
} as const;
