import type { Guide } from './guide.ts';

/** LIB-2. */
export const weeklyCheckIn: Guide = {
  title: 'Weekly check-in template',
  summary: '15-minute structure to sync and plan.',
  takes: '15 minutes, once a week',
  opening:
    'Most couples talk all week long and still miss each other: about the bins, the school run, the dentist. A check-in is a quarter of an hour in which the relationship itself has the floor. It is short on purpose. You can do it tired.',
  sections: [
    {
      heading: 'Before you begin',
      blocks: [
        {
          kind: 'list',
          items: [
            'Choose a time that already exists: after Sunday breakfast, before the Thursday series. Put it in both calendars.',
            'Sit where you can see each other. Phones stay in another room, and so does the laundry.',
            'Agree that this is not the place to settle a fight. Big subjects get their own evening; here you only find a date for it.',
            'Take turns at beginning. Whoever listens does not defend, explain or repair. They listen.',
            'Set a timer for 15 minutes. The end is part of what makes it safe to start.',
          ],
        },
      ],
    },
    {
      heading: 'The five steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Thank',
              minutes: 2,
              text: 'Each of you names one thing the other did this week that made life lighter. Be exact: what, when, and what it did to you.',
              say: 'On Tuesday you took the phone call with my mother. I could finish my work, and I felt we were a team.',
            },
            {
              title: 'Tell how you are',
              minutes: 4,
              text: 'Two minutes each, about yourself and not about the other. One word for the week first, then what is behind it.',
              say: 'My word is “stretched”. The new shift plan keeps me awake, and I bring it home with me.',
            },
            {
              title: 'Name one wish',
              minutes: 4,
              text: 'One thing that pinched, put as a wish for next week. One, not three. The other says it back before answering.',
              say: 'When we eat with the television on I miss you a bit. I would like two dinners without it.',
            },
            {
              title: 'Look at the week',
              minutes: 3,
              text: 'Go through the next seven days together. Who needs the car, who needs quiet, where is it going to be tight, and who takes what?',
            },
            {
              title: 'Plan something good',
              minutes: 2,
              text: 'Agree on one small thing you are looking forward to together, with a day and an hour. Then close: a hug, a joke, a cup of tea.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Tips for the weeks that don’t go by the book',
      blocks: [
        {
          kind: 'list',
          items: [
            'Missed one? Don’t make up for it. Just hold the next.',
            'If voices rise, stop the clock: “This is bigger than today. Thursday at eight?” Then go on with the next step.',
            'If one of you is no talker, write the word and the wish on a card beforehand.',
            'Apart this week? It works on the phone. Leave out step four if you must, never step one.',
            'Keep last week’s wish on a note and begin with it. Small promises kept are what trust is made of.',
          ],
        },
      ],
    },
    {
      heading: 'Why it works',
      blocks: [
        {
          kind: 'text',
          text: 'Beginning with thanks turns your attention to what is going well, and whoever feels seen listens better. A fixed time means that nobody has to choose the “right moment”, which seldom comes. A wish says what would help, where a complaint only says what was wrong. And because it comes round every week, nothing has to be said perfectly: there is always a next time.',
        },
      ],
    },
  ],
};
