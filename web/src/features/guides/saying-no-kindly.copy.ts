import type { Guide } from './guide.ts';

/** LIB-4. */
export const sayingNoKindly: Guide = {
  title: 'Saying no kindly',
  summary: 'Boundaries that protect connection.',
  takes: 'Ten minutes to read, one to try',
  opening:
    'A yes that you don’t mean has to be paid for later: by being tired, by being late, by a coolness nobody can explain. A kind no costs a moment of unease, and tells the other that your yes is worth something.',
  sections: [
    {
      heading: 'When to say no',
      blocks: [
        {
          kind: 'list',
          items: [
            'When your body answers first: the jaw tightens, the stomach drops, you are already thinking of excuses.',
            'When you would say yes only so that the other isn’t cross.',
            'When a yes would break a promise you have given to somebody else, or to yourself.',
            'When you have said yes before and held it against them afterwards.',
            'When you don’t know yet. “Not yet” is a whole answer: ask for time, and say when you will come back to it.',
          ],
        },
      ],
    },
    {
      heading: 'How to say it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Begin with what connects you',
              text: 'Show that you have heard the wish, and that the person matters.',
              say: 'It’s lovely that you thought of me.',
            },
            {
              title: 'Say the no in one sentence',
              text: 'Short and clear. Every further reason is a door that somebody can knock on.',
              say: 'I won’t be able to come on Saturday.',
            },
            {
              title: 'Offer what you can give, if you want to',
              text: 'Another day, a smaller part, or only your good wishes. Offer nothing you would have to take back.',
              say: 'I’d love to hear all about it on Monday.',
            },
            {
              title: 'Stay beside it',
              text: 'Let there be a silence. The other may be disappointed, and you may stand by your no. Both are allowed at once.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Three tones to borrow',
      blocks: [
        {
          kind: 'sayings',
          items: [
            {
              tone: 'Gentle',
              when: 'For people who are dear to you, and for the first time of asking.',
              lines: [
                'I’d love to say yes, and I notice that I can’t this week. May I come back to it on Friday?',
                'That sounds like a lot for you just now. I can’t take the children on Sunday, but I can bring you supper.',
              ],
            },
            {
              tone: 'Balanced',
              when: 'For everyday life, at work and at home.',
              lines: [
                'Thank you for asking. That doesn’t work for me.',
                'I can do one of the two, the driving or the cooking. Which would help you more?',
              ],
            },
            {
              tone: 'Firm',
              when: 'When you have been asked again, or when a line has been crossed.',
              lines: [
                'I have said no, and I’m staying with it. Please don’t ask me again.',
                'I won’t go on with this conversation while I’m being shouted at. We can talk tomorrow.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Practice: three small noes',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Write down three requests you expect this week',
              text: 'One that is easy to refuse, one that is middling, and one that you have been putting off.',
            },
            {
              title: 'Write one sentence for each',
              text: 'Choose the tone on purpose. Strike out “sorry”, “actually” and “just”, and read what is left.',
            },
            {
              title: 'Say each of them aloud, three times',
              text: 'To the mirror, on a walk, to a friend. The third time it sounds like you.',
            },
            {
              title: 'Begin with the easy one',
              text: 'Use it within two days. Afterwards note what you feared, what really happened, and how the evening was that you had kept for yourself.',
            },
          ],
        },
      ],
    },
  ],
};
