/** What is said around the draft of a message. */
export const draftCopy = {
  open: 'Draft a message',
  lead: 'The coach writes it in three tones, and you choose one. Counts as a message.',
  recipient: 'Who is it for?',
  recipientPlaceholder: 'My sister Mia',
  purpose: 'What do you want to say?',
  purposePlaceholder: 'Ask her to call before she visits, without hurting her.',
  ask: 'Write it',
  cancel: 'Cancel',
  tone: 'Choose a tone',
  tones: { gentle: 'Gentle', balanced: 'Balanced', firm: 'Firm' },
  copyMessage: 'Copy message',
  loadFailed: 'We couldn’t load this. Please try again.',
} as const;
