/** Texts of the page after a payment (PAY-4, PAY-5). */
export const paymentsCopy = {
  title: 'Your payment',
  processing: 'Processing your payment...',
  slow: 'This is taking longer than usual. You can stay or leave: your payment counts either way.',
  notice: 'Payment successful!',
  successTitle: 'Payment Successful!',
  success: 'You now have Premium, with unlimited messages. We’ve emailed you a receipt.',
  redirecting: 'Taking you to your chat…',
  startChatting: 'Start Chatting',
  toDashboard: 'Go to Dashboard',
  unverifiedTitle: 'Almost there',
  unverified:
    "Your payment was processed, but we're still updating your account. Please refresh the page in a moment.",
  refresh: 'Refresh Page',
  stillOpen: 'Your payment is safe, and you won’t be charged twice. If this doesn’t change,',
  writeToUs: 'write to us',
  signedOutTitle: 'Sign in to see your payment',
  signedOut:
    'Your payment is safe with the account you used. Sign in to that account and we’ll take you right back.',
  signIn: 'Sign In',
} as const;
