import { MINIMUM_AGE, PREMIUM_PRICE_TEXT, WITHDRAWAL_DAYS } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';

const product = settings.productName;
const free = settings.freeMessagesPerMonth;

/** The text of the lower part of the home page. */
export const homeMoreCopy = {
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Say what happened',
      text: 'A title and a few sentences, the way you’d tell a friend. Add how you feel, if you like.',
    },
    {
      title: 'Feel heard',
      text: 'The coach makes sure it understands you before it gives advice, and keeps in mind the person who isn’t in the room.',
    },
    {
      title: 'Leave with one small step',
      text: 'Something you can do this week, with words you can use. Come back and tell the coach how it went.',
    },
  ],
  promiseTitle: 'What stays between us',
  promises: [
    'Your conversations are encrypted with a key of your own. No one here reads them.',
    'The AI model gets the conversation without your name or email address, and is asked not to store it.',
    'No ads, no tracking, nothing sold.',
    'Delete a conversation or your whole account anytime. It’s really gone.',
    '“Exit quickly” leaves the site right away and clears what it saved in your browser.',
  ],
  privacy: 'See what we keep, and for how long',
  priceTitle: 'What it costs',
  free: { name: 'Free', price: '$0', text: `${free} messages a month and every guide. No card needed.` },
  premium: {
    name: 'Premium',
    price: PREMIUM_PRICE_TEXT,
    text: `One payment, unlimited messages. No subscription, and ${WITHDRAWAL_DAYS} days to change your mind.`,
  },
  questionsTitle: 'Common questions',
  questions: [
    {
      question: 'Is this therapy?',
      answer: `No. ${product} is educational, and the coach is software that can be wrong. It doesn’t diagnose. For anything serious, please see a professional. The coach can help you find the words.`,
    },
    {
      question: 'Will it take my side?',
      answer:
        'It takes you seriously, but it only hears one side, so it also asks how the other person might see it. It won’t tell you to stay or leave.',
    },
    {
      question: 'What if I’m in danger?',
      answer:
        'Call your local emergency number now. If you write that you might hurt yourself or someone else, or that someone is hurting you, we show crisis contacts right away, even if your free messages are used up.',
    },
    {
      question: 'What can I ask about?',
      answer:
        'Partners, parents, children, in-laws, friends: anything between you and the people who matter to you. It kindly declines other topics.',
    },
    {
      question: 'Who is it for?',
      answer: `Anyone ${MINIMUM_AGE} or older, whoever you love.`,
    },
  ],
  invitation: 'You don’t need the perfect words. Start with what’s on your mind.',
  signUp: 'Create a free account',
  begin: 'Start a conversation',
} as const;

/** The text of the example conversation. */
export const homeSampleCopy = {
  title: 'What it sounds like',
  lead: 'No verdicts, no lectures. Just a good question, and something you can try tonight.',
  invented: 'An example we wrote, not a real conversation.',
  label: 'Example conversation',
  you: 'You',
  coach: settings.productName,
  turns: [
    {
      by: 'you',
      text: 'We had the same fight about the dishes again. I went quiet, he left the room. Three years in, and I feel like his roommate.',
    },
    {
      by: 'coach',
      text: 'That sounds lonely. Fights about dishes are rarely about dishes. Often one of you is asking, “Do you see me?” What were you hoping he would notice?',
    },
    { by: 'you', text: 'That I’m tired. That I do it all without being asked.' },
    {
      by: 'coach',
      text: 'Then tell him that, before the next sink full of dishes. You could say: “I get tired, and I go quiet instead of saying so. Can we plan our evenings together on Sunday?”',
    },
  ],
} as const;
