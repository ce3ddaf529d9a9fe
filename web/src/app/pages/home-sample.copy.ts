import { settings } from '../../api/page-settings.ts';

/** An example of how the coach answers. */
export const homeSampleCopy = {
  title: 'What it sounds like',
  lead: 'No verdicts, no lectures. A question back, and something you can try tonight.',
  invented: 'An example we have written, not somebody’s conversation.',
  label: 'An example of a conversation',
  you: 'You',
  coach: settings.productName,
  turns: [
    {
      by: 'you',
      text: 'We had the same fight about the dishes again. I went quiet, he left the room. Three years in, and I feel like his flatmate.',
    },
    {
      by: 'coach',
      text: 'That sounds lonely. Fights about dishes are seldom about dishes: often one of you is asking “do you see me?” What were you hoping he would notice?',
    },
    { by: 'you', text: 'That I’m tired. That I do it all without being asked.' },
    {
      by: 'coach',
      text: 'Then tell him that, before the next sink full of plates. For instance: “I get tired, and I go quiet instead of saying so. Could we plan the evenings together on Sunday?”',
    },
  ],
} as const;
