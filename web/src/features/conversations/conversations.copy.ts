/** What is said around starting a conversation (ASK-3 to ASK-5). */
export const conversationsCopy = {
  title: 'Title',
  titlePlaceholder: 'What’s it about?',
  question: 'Describe your situation',
  questionPlaceholder: 'What happened, how do you feel about it, and what would you like to change?',
  emotions: 'How do you feel? (optional)',
  box: 'What’s on your mind?',
  boxPlaceholder: 'Tell it the way you’d tell a friend.',
  boxContinue: 'Next',
  boxNote: 'Only you can see this. Nothing is sent yet.',
  starters: 'Not sure how to begin?',
  /** The beginnings of a story, which the person continues. */
  starterTexts: [
    'We keep having the same argument',
    'I feel alone in my relationship',
    'I don’t get along with my family',
    'I’m losing a good friend',
    'I’m worried about my child',
  ],
  /** What is missing before the chat can start. No lengths are named (ASK-4). */
  missing: {
    'question-empty': 'Describe your situation to start.',
    'question-short': 'Add a little more to start.',
    'question-long': 'Shorten your description to start.',
    'title-empty': 'Add a title to start.',
    'title-short': 'Add a word to the title to start.',
    'title-long': 'Shorten the title to start.',
  },
  /** The same at the limit, where nothing can start (ASK-4). */
  missingAtLimit: {
    'question-empty': 'Describe your situation first.',
    'question-short': 'Add a little more first.',
    'question-long': 'Shorten your description first.',
    'title-empty': 'Add a title first.',
    'title-short': 'Add a word to the title first.',
    'title-long': 'Shorten the title first.',
  },
  keptAtLimit: 'Your words stay here while you pay.',
  startChat: 'Start chat',
  starting: 'Starting…',
  private: 'This is private and only you can see it. We only discuss relationship and family matters.',
  software: 'The coach is software, not a person. It can be wrong, and it’s not a therapist.',
  rest: (seconds: number) => `You can send again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  over: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} over the limit`,
} as const;
