/** Rates that let hostile requests through to what is behind them; whoever is over them is turned away first, with 429. */
export const ROOM_FOR_ALL: Record<string, string> = {
  ...Object.fromEntries(
    ['LOGIN', 'LOGIN_FAILURES', 'SIGNUP', 'MAIL', 'CONTACT', 'CHAT', 'CHECKOUT', 'WEBHOOK', 'OTHER'].map(
      (rate) => [`RATE_${rate}`, '1000000/1m'],
    ),
  ),
  FREE_MESSAGES_PER_MONTH: '1000',
  SANDBOX_TOKEN_DELAY_MS: '0',
};
