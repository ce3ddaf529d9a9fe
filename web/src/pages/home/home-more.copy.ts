import { MINIMUM_AGE, PREMIUM_PRICE_TEXT, WITHDRAWAL_DAYS } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';

const product = settings.productName;
const free = settings.freeMessagesPerMonth;

/** The text of the lower part of the home page. */
export const homeMoreCopy = {
  stepsTitle: 'How it goes',
  steps: [
    {
      title: 'Say what happened',
      text: 'A title and a few sentences, as you would tell a friend on a walk. Mark how you feel, if you like.',
    },
    {
      title: 'Be heard, and asked back',
      text: 'The coach says what it understood before it advises, and reminds you of the one who isn’t in the room.',
    },
    {
      title: 'Leave with one small step',
      text: 'Something you can do this week, with words you can say. Come back and tell how it went.',
    },
  ],
  promiseTitle: 'What stays between us',
  promises: [
    'Your conversations are encrypted under a key of your own. Nobody here reads them.',
    'The AI model gets the conversation, without your name or address, and the request not to store it.',
    'No advertising, no tracking, nothing sold.',
    'Delete a conversation or your whole account whenever you like. Gone is gone.',
    '“Exit quickly” leaves the site at once and clears what this browser kept.',
  ],
  privacy: 'Read what we keep, and for how long',
  priceTitle: 'What it costs',
  free: { name: 'Free', price: '$0', text: `${free} messages every month, and all guides. No card.` },
  premium: {
    name: 'Premium',
    price: PREMIUM_PRICE_TEXT,
    text: `Once, for as many messages as you like. No subscription, and ${WITHDRAWAL_DAYS} days to change your mind.`,
  },
  questionsTitle: 'Fair questions',
  questions: [
    {
      question: 'Is this therapy?',
      answer: `No. ${product} is educational, and the coach is software that can be wrong. It makes no diagnosis. For what weighs heavily, see somebody qualified; it may help you find the words for that.`,
    },
    {
      question: 'Will it take my side?',
      answer:
        'It will take you seriously, which is something else. It hears one side only, so it also asks how the other might tell it. It will not tell you to stay or to leave.',
    },
    {
      question: 'What if I am in danger?',
      answer:
        'Then call your local emergency number now. If you write that you may hurt yourself or somebody else, or that somebody hurts you, crisis contacts are shown at once, also when your free messages are used up.',
    },
    {
      question: 'What can I ask about?',
      answer:
        'Partners, parents, children, in-laws, friends: whatever is between you and people who matter to you. Other subjects it declines, kindly.',
    },
    {
      question: 'Who is it for?',
      answer: `For people who are ${MINIMUM_AGE} or older, whoever they love.`,
    },
  ],
} as const;

/** The text of the example conversation. */
export const homeSampleCopy = {
  title: 'What it sounds like',
  lead: 'No verdicts, no lectures. A question back, and something you can try tonight.',
  invented: 'An example we have written, not somebody’s conversation.',
  label: 'An example of a conversation',
  you: 'You',
  coach: settings.productName,
  turns: [
    {
      by: 'you',
      text: 'We had the same fight about the dishes again. I went quiet, he left the room. Three years in, and I feel like his flatmate.',
    },
    {
      by: 'coach',
      text: 'That sounds lonely. Fights about dishes are seldom about dishes: often one of you is asking “do you see me?” What were you hoping he would notice?',
    },
    { by: 'you', text: 'That I’m tired. That I do it all without being asked.' },
    {
      by: 'coach',
      text: 'Then tell him that, before the next sink full of plates. For instance: “I get tired, and I go quiet instead of saying so. Could we plan the evenings together on Sunday?”',
    },
  ],
} as const;
