/** What is said before a conversation is open (CHAT-4). */
export const openingCopy = {
  startFailed: 'Start failed',
  noNetwork: 'Network error occurred',
  tryAgain: 'Try again',
  loading: 'Opening your conversation…',
  openFailed: 'This conversation could not be opened.',
  openFailedLead: 'Nothing in it is lost. Please try again in a moment.',
  missing: 'This conversation is not here.',
  missingLead: 'It may have been deleted, or it belongs to another account.',
} as const;
