/** The sentences around the guides (LIB-1). */
export const guidesCopy = {
  title: 'Library',
  lead: 'Short guides for the moments that come up in every relationship. Read one alone, or together on the sofa.',
  back: 'All guides',
  minutes: (minutes: number) => `${minutes} min`,
  forInstance: 'For instance:',
  talkTitle: 'Does it look different with you?',
  talk: 'No guide knows your story. Tell it in your own words and get an answer that fits.',
  ask: 'Ask your question',
} as const;
