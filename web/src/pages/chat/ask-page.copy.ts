/** The text of the ask page (ASK-1), besides that of the features. */
export const askCopy = {
  title: 'Ask',
  heading: "Feeling lost in love? I'm here to listen.",
  offline: 'You’re offline',
  offlineLead: 'Your draft is saved in this browser. You can send it when you’re back.',
  danger: 'In danger now?',
  dangerHelp: 'See who can help',
  keep: 'Keep this conversation',
  keepLead: 'For now it’s only in this browser.',
  new: 'New',
  conversation: 'conversation',
  backToForm: 'Back to the form',
} as const;
