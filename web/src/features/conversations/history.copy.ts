/** What is said around finding a conversation again (DASH-5, DASH-6). */
export const historyCopy = {
  history: 'Message History',
  hidePreviews: 'Hide previews',
  historyLoading: 'Loading your conversations…',
  historyEmpty: 'No conversations yet.',
  historyEmptyLead: 'Your conversations will show up here. Only you can see them.',
  historyFailed: 'We couldn’t load your conversations.',
  historyFailedLead: 'They’re safe. Please try again.',
  list: 'Your conversations',
  search: 'Search your conversations',
  clearSearch: 'Clear the search',
  found: (count: number, more: boolean) =>
    `${more ? 'At least ' : ''}${count === 1 ? '1 conversation' : `${count} conversations`} found`,
  nothingFound: 'Nothing found.',
  nothingFoundLead: 'Try fewer or different words.',
  showAll: 'Show all conversations',
  tryAgain: 'Try again',
  more: 'Load more',
  moreTags: (count: number) => `+${count} more`,
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  options: 'Conversation options',
  optionsFailed: 'We couldn’t load the options. Please try again.',
} as const;
