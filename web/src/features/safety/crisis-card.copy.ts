import { leavesOpenWhoHurts, type SafetyNotice } from '@app/contracts';

/** The texts above and below the emergency number. `call` says whom to call, such as "call 911". */
export type CardWords = readonly [heading: string, lead: (call: string) => string];
type Words = Readonly<Record<SafetyNotice['kind'], CardWords>>;

const WORDS: Words = {
  self_harm: [
    'You don’t have to carry this alone',
    () => 'If you might act on these thoughts, please call now. These people are here to listen.',
  ],
  harm_to_others: [
    'Before anything happens, talk to someone',
    // The last sentence is for victims whom screening takes for perpetrators.
    (call) =>
      `Put some distance between you and the other person, and call now. These people help without judging. If you’re the one being hurt, ${call}.`,
  ],
  child_at_risk: [
    'A child’s safety comes first',
    (call) => `If it’s happening now, ${call}. The contacts below know what to do next.`,
  ],
  victim_of_abuse: [
    'You deserve to be safe',
    (call) => `If you’re in danger now, ${call}. The contacts below help you plan, at your own pace.`,
  ],
};

/** When someone other than the writer is in danger. */
const FOR_ANOTHER: Partial<Words> = {
  self_harm: [
    'You don’t have to help them alone',
    (call) => `If they might act on it now, ${call}. The contacts below tell you how to help.`,
  ],
  victim_of_abuse: [
    'They deserve to be safe, and so do you',
    (call) => `If they’re in danger now, ${call}. The contacts below tell you how to help.`,
  ],
};

/** When it is open who hurts whom. */
const FOR_BOTH: CardWords = [
  'Before anyone gets hurt, talk to someone',
  (call) =>
    `If someone is hurting you or another person, ${call}. If you’re afraid of what you might do, put some distance between you and them. The contacts below help with both, without judging.`,
];

/** The texts of the card with crisis contacts (docs/safety.md). */
export const crisisCardCopy = {
  words(notice: Pick<SafetyNotice, 'kind' | 'inDanger'>): CardWords {
    if (leavesOpenWhoHurts(notice)) return FOR_BOTH;
    return (notice.inDanger === 'other' && FOR_ANOTHER[notice.kind]) || WORDS[notice.kind];
  },
  announced: (heading: string, phone: string | undefined) =>
    `${heading}. ${phone ? `Call ${phone}` : 'Call your local emergency number'}. More help is listed below.`,
  /** For a likely finding, and at the paywall: it assumes nothing. */
  perhaps: [
    'People who can help',
    (call) =>
      `If you or someone else is in danger now, ${call}. The contacts below listen and help you think it through.`,
  ] satisfies CardWords,
  ifUnsafe: 'If you’re not safe,',
  callInline: (number: string | undefined) =>
    number ? `call ${number}` : 'call your local emergency number',
  or: 'or',
  directory: 'find a helpline near you',
  moreHelp: 'More help',
  lessHelp: 'Less',
  strangled:
    'If you were choked or strangled, see a doctor today, even if you feel fine. Symptoms can appear hours or days later.',
  call: (number: string) => `Call ${number}`,
  text: (number: string, say: string | undefined) => (say ? `Text ${say} to ${number}` : `Text ${number}`),
  visit: 'Website',
  newTab: 'opens in a new tab',
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  placeOf: (country: string) => `Country: ${country}`,
  noPlace: 'We don’t know where you are.',
  elsewhere: 'Somewhere else?',
  choose: 'Show numbers for',
  chooseNone: 'Choose your country',
  failed: 'We couldn’t load the list. Please try again.',
  always: 'These contacts are always here. No one is told when you open them.',
  free: 'These contacts are always shown, and messages like this are never counted.',
} as const;
