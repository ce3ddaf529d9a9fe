import type { SafetyNotice } from '@app/contracts';

type Words = Readonly<Record<SafetyNotice['kind'], readonly [heading: string, lead: string]>>;

const WORDS: Words = {
  self_harm: [
    'You don’t have to carry this alone',
    'If you might act on it, please call now. These people listen to exactly this.',
  ],
  harm_to_others: [
    'Before anything happens, talk to somebody',
    'Put some distance between you now, and call. These people help without judging.',
  ],
  child_at_risk: [
    'A child’s safety comes first',
    'If it is happening now, call the emergency number. The others know what to do next.',
  ],
  victim_of_abuse: [
    'You deserve to be safe',
    'If you are in danger now, call the emergency number. The others help you plan, at your pace.',
  ],
};

/** When it is about somebody else than the writer. */
const FOR_ANOTHER: Partial<Words> = {
  self_harm: [
    'You don’t have to carry this for them alone',
    'If they might act on it now, call the emergency number. The others tell you how to help.',
  ],
  victim_of_abuse: [
    'They deserve to be safe, and so do you',
    'If they are in danger now, call the emergency number. The others tell you how to help.',
  ],
};

/** The texts of the card with crisis contacts (docs/safety.md). */
export const crisisCardCopy = {
  words: ({ kind, inDanger }: Pick<SafetyNotice, 'kind' | 'inDanger'>) =>
    (inDanger === 'other' && FOR_ANOTHER[kind]) || WORDS[kind],
  announced: (heading: string, name: string, phone: string | undefined) =>
    `${heading}. ${phone ? `${name}: ${phone}` : name}. Below are more people who can help.`,
  /** For a likely finding, and at the paywall: it assumes nothing. */
  perhaps: [
    'People who can help',
    'If you or somebody else is in danger now, call the emergency number. The others listen and help you think it through.',
  ] as const,
  ifUnsafe: 'If you’re not safe,',
  callInline: (number: string | undefined) => `call ${number}`,
  callLocal: 'call your local emergency number, or',
  directory: 'find a helpline near you',
  moreHelp: 'More help',
  lessHelp: 'Less',
  strangled:
    'If you were choked or strangled: see a doctor today, even if you feel fine. The harm can show hours or days later.',
  call: (number: string) => `Call ${number}`,
  text: (number: string, say: string | undefined) => (say ? `Text ${say} to ${number}` : `Text ${number}`),
  visit: 'Website',
  newTab: 'opens in a new tab',
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  placeOf: (country: string) => `These are for ${country}.`,
  noPlace: 'We don’t know where you are.',
  elsewhere: 'Somewhere else?',
  choose: 'Show numbers for',
  chooseNone: 'Choose your country',
  failed: 'The list could not be loaded. Please try again.',
  always: 'These contacts are always shown here. Opening them tells nobody.',
  free: 'These contacts are always shown, and a message like this is never counted.',
} as const;
