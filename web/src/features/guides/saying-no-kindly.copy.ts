import type { Guide } from './guide.ts';
import { guideCards } from './guide-cards.copy.ts';

/** LIB-4. */
export const sayingNoKindly: Guide = {
  ...guideCards.sayingNoKindly,
  opening:
    'A yes that you don’t mean is paid for later: by being tired, by being late, by a coolness nobody can explain. A kind no costs a moment of unease, and it tells the other what your yes is worth.',
  sections: [
    {
      id: 'when',
      heading: 'When to say no',
      blocks: [
        {
          kind: 'list',
          items: [
            'When your body answers first: the jaw tightens, the stomach drops, you are already looking for an excuse.',
            'When you would say yes only so that the other isn’t cross.',
            'When this yes would break a promise you have given to somebody else, or to yourself.',
            'When you have said yes to the same thing before and held it against them afterwards.',
            'When it isn’t yours to do: another’s quarrel, another’s homework, another’s apology.',
            'When you don’t know yet. “Not yet” is a whole answer. Ask for time, and say when you will come back to it.',
          ],
        },
        {
          kind: 'text',
          text: 'And when not to: in the middle of a fight, to win it; as a punishment; or to the one small thing that would mean the world to them and cost you little. A boundary says what you will do. An order says what the other has to do. “I leave the table when there is shouting” is the first, “You must not shout” is the second.',
        },
      ],
    },
    {
      id: 'how',
      heading: 'How to say it',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Take a breath of time',
              text: 'Most unwanted yeses are given within a second. You owe nobody an answer at that speed.',
              say: 'Let me look at my week. I’ll tell you tonight.',
            },
            {
              title: 'Begin with what connects you',
              text: 'Show that you have heard the wish, and that the person matters. One sentence, and only if it is true.',
              say: 'It’s lovely that you thought of me.',
            },
            {
              title: 'Say the no in one sentence',
              text: 'Short, and with a word in it that means no. One reason at most: every further one is a door that somebody can knock on.',
              say: 'I won’t be able to come on Saturday.',
            },
            {
              title: 'Offer what you can give, if you want to',
              text: 'Another day, a smaller part, or your good wishes. Offer nothing you would have to take back. No offer is fine too.',
              say: 'I’d love to hear all about it on Monday.',
            },
            {
              title: 'Stay beside it',
              text: 'Let there be a silence. The other may be disappointed and you may stand by your no: both are allowed at once. If they ask again, say the same sentence again, calmly. Not louder, and without a new reason.',
              say: 'I understand that it’s a pity. I won’t be able to come.',
            },
          ],
        },
      ],
    },
    {
      id: 'tones',
      heading: 'Three tones',
      blocks: [
        {
          kind: 'text',
          text: 'The same no can be said in three ways. Choose the softest one that will be heard, and go one further when it was not.',
        },
        {
          kind: 'tones',
          items: [
            {
              tone: 'Gentle',
              when: 'For people who are dear to you, the first time they ask, and when the other is having a hard day.',
              sounds:
                'Warm first, the no in the middle, often something offered at the end. The danger: so soft that nobody notices it was a no.',
            },
            {
              tone: 'Balanced',
              when: 'For everyday life, and whenever you are not sure which tone to take.',
              sounds:
                'Friendly and short. A thank-you, a no, and done. The danger: adding reasons because the short sentence feels bare.',
            },
            {
              tone: 'Firm',
              when: 'When you have been asked again after a no, or when a line has been crossed.',
              sounds:
                'Calm and low, about what you will do, without “sorry”. The danger: sharpness. Firm is not angry; it has no need to be.',
            },
          ],
        },
      ],
    },
    {
      id: 'sentences',
      heading: 'Sentences to borrow',
      blocks: [
        {
          kind: 'situations',
          items: [
            {
              id: 'partner',
              who: 'Your partner',
              request: 'wants to talk it all through tonight, and you can’t keep your eyes open.',
              gentle:
                'I want to hear this, and I can’t tonight: I’d only half listen. Can we sit down tomorrow after supper?',
              balanced: 'Not tonight, I’m too tired to be fair. Tomorrow at seven I’m all yours.',
              firm: 'I won’t talk about this at midnight. I’ll be there at seven tomorrow, and I’m going to sleep now.',
            },
            {
              id: 'parents',
              who: 'Your parents',
              request: 'expect you every Sunday, as always.',
              gentle:
                'I love our Sundays, and I can’t make every one of them any more. What about the first of the month, with time for a walk?',
              balanced: 'We won’t come this Sunday. We’re looking forward to the next one.',
              firm: 'We come on the first Sunday of the month. That is settled, and feeling guilty won’t change it.',
            },
            {
              id: 'in-laws',
              who: 'Your in-laws',
              request: 'give advice about how you bring up your child.',
              gentle:
                'I can see how much you care about her. We’re not going to do it that way. I’ll ask you when we’re stuck.',
              balanced: 'Thank you, that’s not how we do it. How was your trip?',
              firm: 'We decide about her bedtime. Please don’t bring it up again in front of her, or we will go home earlier.',
            },
            {
              id: 'children',
              who: 'Your child',
              request: 'wants the tablet for ten more minutes, for the third time.',
              gentle:
                'It’s hard to stop when it’s so exciting. No more tablet today. Do you want to switch it off, or shall I?',
              balanced: 'No, ten minutes are over. Tomorrow there’ll be more.',
              firm: 'I’ve said no, and I’m not going to change it. I’m putting the tablet away now. You may be angry.',
            },
            {
              id: 'friends',
              who: 'A friend',
              request: 'asks to borrow money, again.',
              gentle:
                'I’m glad you can tell me how tight it is. I don’t lend money to friends, because I want to stay one. Shall we go through the bills together?',
              balanced: 'I’m not going to lend you money. I’ll gladly bring supper on Thursday.',
              firm: 'No. I won’t lend you money, and I’d like you to stop asking me.',
            },
            {
              id: 'work',
              who: 'Work, against your evening at home',
              request: 'could you just finish this tonight?',
              gentle:
                'I can see that it matters. I don’t work in the evenings, they belong to my family. You’ll have it tomorrow by eleven.',
              balanced: 'I can’t do it tonight. Tomorrow at eleven, or who else could take it?',
              firm: 'I’m not available after six. If it has to be tonight, somebody else needs to do it.',
            },
          ],
        },
      ],
    },
    {
      id: 'practice',
      heading: 'Practice: your own no',
      blocks: [{ kind: 'tool' }],
    },
    {
      id: 'week',
      heading: 'Three small noes this week',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write down three requests you expect: one that is easy to refuse, one in the middle, and one you have been putting off.',
            'Write one sentence for each, and choose the tone on purpose. Strike out “sorry”, “actually” and “just”, and read what is left.',
            'Say each aloud, three times: in the shower, on a walk, to a friend. The third time it sounds like you.',
            'Use the easy one within two days. Afterwards note what you feared, what really happened, and what you did with the time you kept.',
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'When it feels bad afterwards',
      blocks: [
        {
          kind: 'text',
          text: 'Guilt after a no is often nothing but an old habit complaining. It does not prove that you did something wrong. Give it a day before you take the no back. In several experiments, Julian Givi and Colleen Kirk found that people who turn down an invitation expect the other to be hurt and angry far more than the other is. That was about invitations, and mostly not about mothers. Still: your picture of their disappointment is likely to be darker than the thing itself.',
        },
        {
          kind: 'text',
          text: 'In some families a spoken no counts as an insult. Then look for the no that can be heard there: through the right person, at the right time, with honour for the elder, or as a yes to something smaller. You know your people. A boundary that nobody understands protects nobody.',
        },
        {
          kind: 'text',
          text: 'Where this comes from: the order of warmth, no and offer is close to what William Ury calls a positive no, and saying the same calm sentence again is an old exercise of assertiveness training. The sentences are ours.',
        },
      ],
    },
    {
      id: 'not-now',
      heading: 'When a no is not safe',
      blocks: [
        {
          kind: 'safety',
          text: 'Everything here takes for granted that a no may cost you a bad evening, not your safety. If you are afraid of what follows, if you are punished for a no with threats, with silence for days, with money, with force or in bed, then it is not your tone that is wrong. Don’t practise on that person. Talk to somebody outside first.',
        },
      ],
    },
  ],
};
