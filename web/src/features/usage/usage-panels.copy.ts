import { PREMIUM_PRICE_TEXT } from '@app/contracts';

/** Texts of the dashboard's panels about Premium and usage (DASH-3, DASH-4). */
export const panelsCopy = {
  premiumPanel: 'Premium Access',
  premiumUnlocked: 'Premium Unlocked',
  oneTimePurchase: 'One-time Purchase',
  premiumText: 'Unlimited messages. No monthly fees.',
  purchasedOn: 'Purchased',
  price: 'Paid',
  freeTrial: 'Free Trial',
  used: (used: number, limit: number) => `${used}/${limit} used`,
  usedLabel: 'Free messages used this month',
  trialText: `Unlimited messages for ${PREMIUM_PRICE_TEXT}, once. No monthly fees.`,
  limitHint: "You've used all your free messages this month. Unlock Premium to keep talking.",
  journey: 'Your Journey',
  messagesSent: 'Messages Sent',
  daysActive: 'Days Active',
  resourcesViewed: 'Resources Viewed',
  countedMeaning: 'This month',
  uncountedMeaning: 'Days and resources stay at 0: we don’t track your visits or what you read.',
} as const;
