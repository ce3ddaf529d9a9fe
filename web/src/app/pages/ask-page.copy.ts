/** What the ask page says itself (ASK-1). */
export const askCopy = {
  title: 'Ask',
  heading: "Feeling lost in love? I'm here to listen.",
  new: 'New',
  conversation: 'conversation',
} as const;
