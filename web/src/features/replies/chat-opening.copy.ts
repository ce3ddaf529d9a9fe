/** What is said before a conversation is open (CHAT-4). */
export const openingCopy = {
  startFailed: 'Start failed',
  noNetwork: 'Network error occurred',
  tryAgain: 'Try again',
  loading: 'Opening your conversation…',
  openFailed: 'We couldn’t open this conversation.',
  openFailedLead: 'Nothing is lost. Please try again in a moment.',
  missing: 'We can’t find this conversation.',
  missingLead: 'It may have been deleted, or it may belong to another account.',
} as const;
