import { LIMITS, MINIMUM_AGE, PREMIUM_PRICE_TEXT, WITHDRAWAL_DAYS } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';
import { formatNumber } from '../../ui/formats.ts';
import type { LegalDocument } from './legal-document.ts';

const product = settings.productName;
const free = settings.freeMessagesPerMonth;

/** The terms of service. All numbers are settings of the operator or constants of the contract. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  lead: `What you may expect of ${product}, and what we ask of you. By using it you agree to this.`,
  updated: '2026-11-21',
  short: [
    'The coach is software. It is not a person, not therapy, and it can be wrong.',
    'In a crisis, contact a professional or a hotline, not an app.',
    `You must be ${MINIMUM_AGE} or older.`,
    `${free} messages a month are free. Premium is ${PREMIUM_PRICE_TEXT} once, with ${WITHDRAWAL_DAYS} days to change your mind.`,
  ],
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is, and what it is not',
      paragraphs: [
        `${product} offers educational content about relationships and family: guides, and a coach to talk to. The coach is an AI model. It answers from what you tell it, hears one side only, and can be mistaken, however sure it sounds.`,
        'It is not therapy, and not medical, psychological or legal advice, and it makes no diagnosis. What you do with what it says is your decision. For matters that weigh heavily, please talk to somebody qualified.',
      ],
    },
    {
      id: 'crisis',
      title: 'In a crisis',
      paragraphs: [
        'Nobody watches your conversations and nobody will come. Fixed rules look for signs of danger and show crisis contacts; they can miss some. If you may hurt yourself or somebody else, or if somebody hurts you, contact a mental health professional or a crisis hotline; in immediate danger, call your local emergency number.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use it',
      paragraphs: [
        `People who are ${MINIMUM_AGE} or older. One account is for one person. Keep your password to yourself; if you think somebody else knows it, change it and sign your other devices out.`,
      ],
    },
    {
      id: 'fair-use',
      title: 'What we ask of you',
      points: [
        [
          'Stay on the subject',
          'The coach talks about relationships and family and steers other topics back.',
        ],
        [
          'Harm nobody',
          'Do not use it to threaten, deceive, stalk or control anybody, or for anything unlawful.',
        ],
        [
          'Respect others',
          'The people you write about are not in the room. Tell no more about them than your question needs.',
        ],
        [
          'Use it as a person',
          'No programs that send messages for you, no attempts to get around limits or into what is not yours. “Unlimited” means as much as a person can write.',
        ],
      ],
      after: ['Who seriously breaks these rules may lose their account.'],
    },
    {
      id: 'free',
      title: 'Free messages',
      paragraphs: [
        `Each person has ${free} free messages in a calendar month (UTC). A message whose reply failed is not counted. Messages do not carry over. A message can have up to ${formatNumber(LIMITS.message.max)} characters.`,
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      paragraphs: [
        `Premium takes the monthly limit away for as long as the service exists. It is one payment of ${PREMIUM_PRICE_TEXT}, or the same figure in another currency we offer: no subscription, no monthly fees. The payment is handled by Stripe, and you get a receipt by mail.`,
        'It belongs to the account that was signed in when it was bought and cannot be moved to another. If you were charged twice, the second payment is given back.',
      ],
    },
    {
      id: 'withdrawal',
      title: `${WITHDRAWAL_DAYS} days to change your mind`,
      paragraphs: [
        `You may take Premium back within ${WITHDRAWAL_DAYS} days of paying, without giving a reason and however much you have used it: press “Give Premium back” in your account settings, or write to us on the contact page. You get the whole amount, the way you paid it, and Premium ends at once. Your conversations stay.`,
        'The button works once for each person, so that nobody buys and returns in turn at the cost of the others. If you buy Premium again afterwards, we tell you before you pay that this purchase can’t be given back in your account settings; the same holds after a dispute that your bank decided for you. The rights that the law gives you stay as they are: write to us, and a person looks at it.',
      ],
    },
    {
      id: 'your-words',
      title: 'Your words',
      paragraphs: [
        'What you write stays yours. We use it to answer you and for nothing else, as the Privacy Policy says. What the coach writes to you is yours to use.',
      ],
    },
    {
      id: 'availability',
      title: 'When it does not work',
      paragraphs: [
        'We work hard to keep it running and to lose nothing, but cannot promise that it is always there, or that the coach always answers: it depends on others, such as the provider of the AI model. We are liable as the law where you live demands; nothing here takes away rights that you have as a consumer.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'You can delete your account at any time in your account settings. If we ever had to close the service, we would tell you in time to download your data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'If these terms change, this page says so with a new date. What you paid for stays as it was when you paid.',
        `Your agreement is with the operator of this installation, who runs it under the name ${product}; the contact page reaches them.`,
      ],
    },
  ],
};
