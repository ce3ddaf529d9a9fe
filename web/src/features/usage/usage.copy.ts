import { PREMIUM_PRICE_TEXT, WITHDRAWAL_DAYS } from '@app/contracts';

const unlock = `Unlock Premium (${PREMIUM_PRICE_TEXT})`;

/** Texts about free messages and Premium (ASK-2, ASK-4, ASK-6, CHAT-7, PAY-2, PAY-3). */
export const usageCopy = {
  unlock,
  premiumAccess: 'Premium Access',
  freeUsed: (used: number, limit: number) => `${used}/${limit} free chats used`,
  renews: (moment: string) => `Your free messages renew on ${moment}.`,
  upgradeTitle: 'Upgrade to Continue',
  upgradeText: (limit: number) => `You've used all ${limit} free messages this month.`,
  upgradeOffer: `Or keep talking now: ${PREMIUM_PRICE_TEXT}, once, for unlimited messages. No monthly fees.`,
  returnOnce: `Change your mind? Get a full refund within ${WITHDRAWAL_DAYS} days. You can do this once: if you buy Premium again, that purchase is final.`,
  returnFinal:
    'You’ve already had a refund once, so buying Premium again is final. If something goes wrong, write to us and we’ll sort it out.',
  cancel: 'Cancel',
  fewLeft: (left: number, moment: string) =>
    left === 1
      ? `1 free message left. More come on ${moment}.`
      : `${left} free messages left. More come on ${moment}.`,
  upgradeNow: 'Upgrade Now',
  limitToast: 'Free message limit reached! 🎯',
  checkoutError: 'Checkout Error',
  checkoutFallback: 'Failed to start checkout. Please try again.',
} as const;
