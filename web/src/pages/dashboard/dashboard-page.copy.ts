/** The text of the dashboard (DASH-1, DASH-2, DASH-7), besides that of the features. */
export const dashboardCopy = {
  title: 'Dashboard',
  greeting: (firstName: string, isNew: boolean) =>
    `${isNew ? 'Welcome' : 'Welcome back'}, ${firstName.trim() || 'there'}!`,
  lead: 'Pick up where you left off, or start something new.',
  leadForNew: 'Ask what’s on your mind, or take a look around.',
  signOut: 'Sign Out',
  welcomeTitle: (product: string) => `Welcome to ${product}!`,
  welcome: 'Your account is ready. Ask your first question whenever you like.',
  closeWelcome: 'Close',
  guide: 'A guide that may help',
  places: 'Where to go',
  ask: 'Ask for Advice',
  askText: 'Describe what’s on your mind and get practical advice.',
  coach: 'AI Coach',
  coachText: 'Talk it through, step by step, at your own pace.',
  library: 'Library',
  libraryText: 'Short guides for the conversations that matter.',
  startNew: 'Start New Conversation',
  accountSettings: 'Account Settings',
} as const;
