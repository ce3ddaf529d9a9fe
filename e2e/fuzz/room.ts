/** Rate limits so high that they never answer 429, so that hostile requests reach the code behind them. */
export const ROOM_FOR_ALL: Record<string, string> = {
  ...Object.fromEntries(
    ['LOGIN', 'LOGIN_FAILURES', 'SIGNUP', 'MAIL', 'CONTACT', 'CHAT', 'CHECKOUT', 'WEBHOOK', 'OTHER'].map(
      (rate) => [`RATE_${rate}`, '1000000/1m'],
    ),
  ),
  FREE_MESSAGES_PER_MONTH: '1000',
  SANDBOX_TOKEN_DELAY_MS: '0',
};
