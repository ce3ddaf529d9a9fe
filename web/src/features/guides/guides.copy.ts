/** Texts around the guides (LIB-1). */
export const guidesCopy = {
  title: 'Library',
  more: 'More guides',
  lead: 'Short guides for the moments that come up in every relationship. Read one alone, or together on the couch.',
  back: 'All guides',
  reading: (minutes: number) => `${minutes} min read`,
  minutes: (minutes: number) => `${minutes} min`,
  contents: 'On this page',
  print: 'Print this guide',
  forInstance: 'For example:',
  tones: { gentle: 'Gentle', balanced: 'Balanced', firm: 'Firm' },
  safetyTitle: 'Your safety comes first',
  safetyDanger: 'If you’re in immediate danger, call your local emergency number.',
  safetyGuide: 'When it may be abuse.',
  safetyHelp: 'What to do, and how to leave this page unseen.',
  safetyWrite: 'Write to us',
  /** The button itself is at the edge of the window (early/quick-exit.ts). */
  exit: 'You can leave this page at any moment: press “Exit quickly”, here or at the edge of the screen, or press Shift three times. Another website takes its place.',
  exitNot:
    'Your browser’s history still lists this page. If someone checks your phone or computer, read it in a private window or on a device they can’t get to.',
  talkTitle: 'Is your situation different?',
  talk: 'No guide knows your story. Tell the coach in your own words and get an answer that fits.',
  ask: 'Ask the coach about this',
  signUpToAsk: 'Sign up to ask the coach about this',
  next: 'Next guide',
} as const;
