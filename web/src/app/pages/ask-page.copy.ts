/** What the ask page says itself (ASK-1). */
export const askCopy = {
  title: 'Ask',
  heading: "Feeling lost in love? I'm here to listen.",
  offline: 'You’re offline',
  offlineLead: 'What you write stays in this browser. You can send it once you’re back.',
  danger: 'In danger now?',
  dangerHelp: 'See who can help',
  new: 'New',
  conversation: 'conversation',
} as const;
