import type { SheetStep } from './model/check-in-sheet.ts';

/** The steps and fields of the check-in template (LIB-2). Answers are stored under the ids. */
export const sheetSteps: readonly SheetStep[] = [
  {
    title: 'Say thank you',
    minutes: 2,
    fields: [
      { id: 'thanks-one', label: 'One of you: thank you for…' },
      { id: 'thanks-other', label: 'Your partner: thank you for…' },
    ],
  },
  {
    title: 'Say how you are',
    minutes: 4,
    fields: [
      { id: 'word-one', label: 'One of you: my word for the week, and what’s behind it' },
      { id: 'word-other', label: 'Your partner: my word for the week, and what’s behind it' },
    ],
  },
  {
    title: 'Name one wish',
    minutes: 4,
    fields: [
      { id: 'wish-one', label: 'One of you: I wish for…' },
      { id: 'wish-other', label: 'Your partner: I wish for…' },
    ],
  },
  {
    title: 'Look at the week',
    minutes: 3,
    fields: [
      { id: 'tight', label: 'The tight spots' },
      { id: 'carries', label: 'Who does what' },
    ],
  },
  {
    title: 'Plan something good',
    minutes: 2,
    fields: [
      { id: 'good', label: 'What, which day, what time' },
      { id: 'next', label: 'Our next check-in' },
    ],
  },
];

/** Texts of the check-in template. */
export const checkInCopy = {
  sheetTitle: 'Weekly check-in',
  lead: 'Fill it in while you talk, or before. Or print it empty and use a pen.',
  private:
    'What you write stays in this browser. It’s never sent to us or anyone else, and the coach doesn’t see it. It’s gone when you close this tab.',
  privateKept:
    'What you write stays in this browser until you clear it or sign out. It’s never sent to us or anyone else, and the coach doesn’t see it.',
  nothingKept:
    'Your browser isn’t saving this page right now. Print or download what you’ve written before you leave.',
  keep: 'Keep it in this browser until next week',
  keepHint: 'Leave this off on a shared device.',
  print: 'Print this sheet',
  download: 'Download as text',
  clear: 'Clear',
  clearing: 'Clear everything you’ve written here?',
  cleared: 'Everything has been cleared.',
  file: (day: string) => `check-in-${day}.txt`,
  nothingWritten: '(nothing written)',
  step: (number: number, title: string, minutes: number) => `${number}. ${title}, ${minutes} min`,
} as const;

/** Texts of the timer. */
export const clockCopy = {
  title: 'Timer',
  start: (minutes: number) => `Start ${minutes} minutes`,
  pause: 'Pause',
  goOn: 'Resume',
  next: 'Next step',
  again: 'Start again',
  ready: (steps: number, minutes: number) => `${steps} steps, ${minutes} minutes`,
  now: (number: number, of: number, title: string) => `Step ${number} of ${of}: ${title}`,
  left: 'left in this step',
  done: 'That was your check-in. End it the way you like: a hug, a cup of tea.',
  announceStep: (number: number, of: number, title: string, minutes: number) =>
    `Step ${number} of ${of}: ${title}. ${minutes} minutes.`,
  announcePause: 'The timer is paused.',
} as const;
