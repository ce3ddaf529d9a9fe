/** The text about leaving a page that nobody else should see. */
export const exitNoteCopy = {
  title: 'How to leave this page',
  /** Where there is no keyboard. */
  howByTouch: 'You can leave this page at any moment: tap “Exit quickly”. Another website takes its place.',
  how: 'You can leave this page at any moment: press “Exit quickly” or press Shift three times. Another website takes its place.',
} as const;
