import type { Guide } from './guide.ts';
import { guideCards } from './guide-cards.copy.ts';

/** LIB-4. */
export const sayingNoKindly: Guide = {
  ...guideCards.sayingNoKindly,
  opening:
    'You pay later for a yes you don’t mean: you’re tired, you’re late, or you turn cold and can’t say why. A kind no costs an awkward moment, and it shows people what your yes is worth.',
  sections: [
    {
      id: 'when',
      heading: 'When to say no',
      blocks: [
        {
          kind: 'list',
          items: [
            'When your body answers first: your jaw tightens, your stomach drops, and you’re already looking for an excuse.',
            'When you’d only say yes to keep the peace.',
            'When it would break a promise you’ve made to someone else, or to yourself.',
            'When you’ve said yes to the same thing before and resented it.',
            'When it isn’t yours to do: someone else’s fight, homework or apology.',
            'When you don’t know yet. “Not yet” is a complete answer. Ask for time, and say when you’ll decide.',
          ],
        },
        {
          kind: 'text',
          text: 'And when not to: to win a fight, to punish, or to a small favor that would mean the world to them and cost you little. A boundary says what you’ll do. An order says what they have to do. “I leave the table when there’s shouting” is a boundary. “You can’t shout” is an order.',
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
              title: 'Take your time',
              text: 'Most yeses we regret slip out within a second. You don’t owe anyone an answer that fast.',
              say: 'Let me look at my week. I’ll tell you tonight.',
            },
            {
              title: 'Start with what connects you',
              text: 'Show that you’ve heard the wish and that the person matters. One sentence, and only if it’s true.',
              say: 'It’s lovely that you thought of me.',
            },
            {
              title: 'Say the no in one sentence',
              text: 'Keep it short, with a word that means no. One reason at most. Every extra one is another thing to argue about.',
              say: 'I won’t be able to come on Saturday.',
            },
            {
              title: 'Offer what you can give, if you want to',
              text: 'Another day, a smaller part, or your good wishes. Don’t offer anything you’d have to take back. No offer is fine, too.',
              say: 'I’d love to hear all about it on Monday.',
            },
            {
              title: 'Stick with it',
              text: 'Let there be silence. They’re allowed to be disappointed, and you’re allowed to stand by your no. If they ask again, say the same sentence, calmly, without getting louder or adding a reason.',
              say: 'I know it’s a shame. I won’t be able to come.',
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
          text: 'The same no can be said in three ways. Choose the softest one that will be heard. If it isn’t, go one step firmer.',
        },
        {
          kind: 'tones',
          items: [
            {
              tone: 'Gentle',
              when: 'For people you love, the first time they ask, or when they’re having a hard day.',
              sounds:
                'Warm first, then the no, often an offer at the end. The risk: so soft that nobody notices it was a no.',
            },
            {
              tone: 'Balanced',
              when: 'For everyday life, and whenever you’re not sure which tone to use.',
              sounds:
                'Friendly and short: a thank-you, a no, done. The risk: piling on reasons because the short sentence feels bare.',
            },
            {
              tone: 'Firm',
              when: 'When you’ve been asked again after a no, or someone has crossed a line.',
              sounds:
                'Calm and low, about what you’ll do, without “sorry.” The risk: sounding sharp. Firm doesn’t need to be angry.',
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
                'I want to hear this, and I can’t tonight. I’d only half listen. Can we sit down tomorrow after dinner?',
              balanced: 'Not tonight, I’m too tired to be fair. Tomorrow at seven I’m all yours.',
              firm: 'I won’t talk about this at midnight. I’ll be there at seven tomorrow, and I’m going to sleep now.',
            },
            {
              id: 'parents',
              who: 'Your parents',
              request: 'expect you every Sunday, as always.',
              gentle:
                'I love our Sundays, and I can’t make every one of them anymore. How about the first one of the month, with time for a walk?',
              balanced: 'We won’t come this Sunday. We’re looking forward to the next one.',
              firm: 'We come on the first Sunday of the month. We’re not going to change that.',
            },
            {
              id: 'in-laws',
              who: 'Your in-laws',
              request: 'give advice on how you’re raising your child.',
              gentle:
                'I can see how much you care about her. We’re not going to do it that way. I’ll ask you when we’re stuck.',
              balanced: 'Thank you, that’s not how we do it. How was your trip?',
              firm: 'Her bedtime is up to us. Please don’t bring it up in front of her again, or we’ll go home early.',
            },
            {
              id: 'children',
              who: 'Your child',
              request: 'wants ten more minutes on the tablet, for the third time.',
              gentle:
                'It’s hard to stop when it’s so exciting. No more tablet today. Do you want to turn it off, or should I?',
              balanced: 'No, the ten minutes are up. You can have it again tomorrow.',
              firm: 'I’ve said no, and I’m not going to change it. I’m putting the tablet away now. It’s okay to be angry.',
            },
            {
              id: 'friends',
              who: 'A friend',
              request: 'asks to borrow money, again.',
              gentle:
                'I’m glad you told me how tight things are. I don’t lend money to friends, because I want to stay friends. Want to go through the bills together?',
              balanced: 'I’m not going to lend you money. I’d love to bring dinner on Thursday.',
              firm: 'No. I won’t lend you money, and I’d like you to stop asking me.',
            },
            {
              id: 'work',
              who: 'Your boss',
              request: 'wants it finished tonight, and you’re already home.',
              gentle:
                'I can see that it matters. I don’t work evenings; they belong to my family. You’ll have it tomorrow by eleven.',
              balanced: 'I can’t do it tonight. I can have it by eleven tomorrow. Or who else could take it?',
              firm: 'I’m not available after six. If it has to be tonight, someone else needs to do it.',
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
      heading: 'Three small no’s this week',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write down three requests you expect: an easy one, a medium one, and one you’ve been putting off.',
            'Write one sentence for each, and choose the tone on purpose. Cross out “sorry,” “actually” and “just,” and read what’s left.',
            'Say each one aloud three times: in the shower, on a walk, to a friend. By the third time, it sounds like you.',
            'Use the easy one within two days. Afterward, note what you feared, what really happened, and what you did with the time you saved.',
          ],
        },
      ],
    },
    {
      id: 'after',
      heading: 'When it feels bad afterward',
      blocks: [
        {
          kind: 'text',
          text: 'Guilt after a no is often an old habit complaining. It doesn’t prove you did something wrong. Wait a day before you take your no back. In several experiments, Julian Givi and Colleen Kirk found that people who turn down an invitation expect more hurt and anger than there is. Those were invitations, and mostly not from mothers. Still, their disappointment is probably smaller than you imagine.',
        },
        {
          kind: 'text',
          text: 'In some families, a plain no is an insult. Then look for the no that can be heard there: through the right person, at the right time, with respect for your elders, or as a yes to something smaller. You know your people. A boundary that nobody understands protects nobody.',
        },
        {
          kind: 'text',
          text: 'Where this comes from: warmth, no, offer is close to what William Ury calls a positive no. Repeating the same calm sentence is an old exercise from assertiveness training. The sentences are ours.',
        },
      ],
    },
    {
      id: 'not-now',
      heading: 'When a no is not safe',
      blocks: [
        {
          kind: 'safety',
          text: 'Everything here assumes that a no may cost you a bad evening, not your safety. If you’re afraid of what follows, or if a no is punished with threats, days of silence, withheld money, force or sex you don’t want, your tone isn’t the problem. Don’t practice on that person. Talk to someone outside first.',
        },
      ],
    },
  ],
};
