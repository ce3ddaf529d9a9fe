/** Texts of the page after a payment (PAY-4, PAY-5). */
export const paymentsCopy = {
  title: 'Your payment',
  processing: 'Processing your payment...',
  slow: 'This takes longer than usual. You can stay, or leave: your payment counts either way.',
  notice: 'Payment successful!',
  successTitle: 'Payment Successful!',
  success: 'Premium is yours: unlimited messages, for good. We have sent you a receipt by mail.',
  redirecting: 'Taking you to your chat in a moment…',
  startChatting: 'Start Chatting',
  toDashboard: 'Go to Dashboard',
  unverifiedTitle: 'One more moment',
  unverified:
    "Your payment was processed, but we're still updating your account. Please refresh the page in a moment.",
  refresh: 'Refresh Page',
  stillOpen: 'Nothing is lost, and you will not be charged twice. If it stays like this,',
  writeToUs: 'write to us',
  signedOutTitle: 'Sign in to see your payment',
  signedOut:
    'Your payment belongs to the account you were signed in with, and it is kept there. Sign in with that account and we will take you right back.',
  signIn: 'Sign In',
} as const;
