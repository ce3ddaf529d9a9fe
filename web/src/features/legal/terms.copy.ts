import { LIMITS, MINIMUM_AGE, PREMIUM_PRICE_TEXT, WITHDRAWAL_DAYS } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';
import { formatNumber } from '../../ui/formats.ts';
import type { LegalDocument } from './legal-document.ts';

const product = settings.productName;
const free = settings.freeMessagesPerMonth;

/** The terms of service. All numbers are settings of the operator or constants of the contract. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  lead: `What you can expect from ${product}, and what we ask of you. By using it, you agree to this.`,
  updated: '2026-11-28',
  short: [
    'The coach is software. It’s not a person, it’s not therapy, and it can be wrong.',
    'In a crisis, contact a professional or a hotline, not an app.',
    `You must be ${MINIMUM_AGE} or older.`,
    `You get ${free} free messages a month. Premium is ${PREMIUM_PRICE_TEXT}, once, with ${WITHDRAWAL_DAYS} days to change your mind.`,
  ],
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is, and what it isn’t',
      paragraphs: [
        `${product} offers educational content about relationships and family: guides, and a coach to talk to. The coach is an AI model. It answers based on what you tell it, hears only one side, and can be wrong, no matter how sure it sounds.`,
        'It isn’t therapy or medical, psychological, or legal advice, and it doesn’t diagnose. What you do with what it says is your decision. For anything serious, please see a professional.',
      ],
    },
    {
      id: 'crisis',
      title: 'In a crisis',
      paragraphs: [
        'No one watches your conversations, and no one will come. A program of our own looks for signs of danger and shows crisis contacts; it can miss some. If you might hurt yourself or someone else, or if someone is hurting you, contact a mental health professional or a crisis hotline. In immediate danger, call your local emergency number.',
      ],
    },
    {
      id: 'who',
      title: 'Who may use it',
      paragraphs: [
        `People who are ${MINIMUM_AGE} or older. One account is for one person. Keep your password to yourself; if you think someone else knows it, change it and sign out your other devices.`,
      ],
    },
    {
      id: 'fair-use',
      title: 'What we ask of you',
      points: [
        [
          'Stay on topic',
          'The coach talks about relationships and family, and steers other topics back to them.',
        ],
        [
          'Don’t harm anyone',
          'Don’t use it to threaten, deceive, stalk, or control anyone, or for anything illegal.',
        ],
        [
          'Respect others',
          'The people you write about aren’t in the room. Don’t share more about them than your question needs.',
        ],
        [
          'Use it yourself',
          'No programs that send messages for you, and no attempts to get around limits or into what isn’t yours. “Unlimited” means as much as a person can write.',
        ],
      ],
      after: ['If you seriously break these rules, you may lose your account.'],
    },
    {
      id: 'free',
      title: 'Free messages',
      paragraphs: [
        `Each person has ${free} free messages in a calendar month (UTC). A message whose reply fails isn’t counted. Unused messages don’t carry over. A message can have up to ${formatNumber(LIMITS.message.max)} characters.`,
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      paragraphs: [
        `Premium removes the monthly limit for as long as the service exists. It is one payment of ${PREMIUM_PRICE_TEXT}, or the same figure in another currency we offer: no subscription, no monthly fees. The payment is handled by Stripe, and you get a receipt by email.`,
        'It belongs to the account that was signed in when it was bought and can’t be moved to another. If you’re charged twice, we refund the second payment.',
      ],
    },
    {
      id: 'withdrawal',
      title: `${WITHDRAWAL_DAYS} days to change your mind`,
      paragraphs: [
        `You can get a full refund within ${WITHDRAWAL_DAYS} days of paying, without giving a reason and no matter how much you’ve used it: press “Get a refund” in your account settings, or write to us on the contact page. You get the whole amount back, the same way you paid, and Premium ends right away. Your conversations stay.`,
        'Each person can use the button once, so that no one keeps buying and refunding at everyone else’s expense. If you buy Premium again later, we tell you before you pay that this purchase can’t be refunded in your account settings. The same is true after a dispute that your bank decided in your favor. Your legal rights stay the same: write to us, and a person will look at it.',
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
      title: 'When it doesn’t work',
      paragraphs: [
        'We work hard to keep it running and to lose nothing, but we can’t promise that it’s always available, or that the coach always answers: it depends on others, such as the provider of the AI model. We’re liable as required by the law where you live. Nothing here takes away your rights as a consumer.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'You can delete your account anytime in your account settings. If we ever have to close the service, we’ll tell you in time to download your data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'If these terms change, this page says so with a new date. What you paid for stays the same as when you paid.',
        `Your agreement is with the operator of this installation, who runs it under the name ${product}; you can reach them through the contact page.`,
      ],
    },
  ],
};
