/** Texts of the checkout (PAY-2, PAY-3), loaded with it. */
export const checkoutCopy = {
  checkoutNoSession: 'Failed to create checkout session',
  dashboardCheckoutError: 'Error',
  dashboardCheckoutFailed: (reason: string) => `Failed to start checkout: ${reason}`,
  noCheckoutUrl: 'No checkout URL received',
  unknownError: 'Unknown error',
  alreadyPremium: 'You already have Premium',
  alreadyPremiumText: 'There’s nothing to pay. Your messages are unlimited.',
  tryFirstTitle: 'Try your free messages first',
  tryFirst: (limit: number) =>
    `You have ${limit} free messages this month. See if the coach helps before you pay.`,
} as const;
