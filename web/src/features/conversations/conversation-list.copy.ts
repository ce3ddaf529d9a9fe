/** What is said in the list of conversations beside the chat. */
export const listCopy = {
  startNew: 'New conversation',
  pinned: 'Pinned',
  recent: 'Recent',
  select: 'Select',
  cancelSelection: 'Cancel',
  selected: (count: number) => `${count} selected`,
  deleteSelected: 'Delete',
  optionsOf: (title: string) => `Options for “${title}”`,
  pin: 'Pin',
  unpin: 'Unpin',
  pinFailed: 'We couldn’t pin the conversation. Please try again.',
  unpinFailed: 'We couldn’t unpin the conversation. Please try again.',
} as const;
