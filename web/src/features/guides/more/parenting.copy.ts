import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const parentingGuide: Guide = {
  ...moreGuideCards.parenting,
  opening:
    'You don’t have to be the same kind of parent. Children cope well with a strict dad and a relaxed mom, or with two moms who fold towels differently. What wears them out is being caught in the middle. A team needs a few shared rules and a way to disagree.',
  sections: [
    {
      id: 'what',
      heading: 'What’s going on',
      blocks: [
        {
          kind: 'text',
          text: 'Under stress, most of us parent the way we were parented, or do the exact opposite. One of you thinks of what the child must learn. Your partner thinks of what the child feels right now. Both are needed. But when you pull in opposite directions, the strict one gets stricter and the soft one softer.',
        },
        {
          kind: 'text',
          text: 'Then there’s the load nobody sees: who knows the shoe size, the vaccination date, the name of the best friend. If one of you carries the list while your partner “helps,” arguments about bedtime are often really about that.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'What to do, step by step',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Find what you agree on',
              text: 'Each of you finishes the sentence “When she’s twenty, I hope she…” You’ll be surprised how close you are. It’s easier to argue about the road when you share the destination.',
            },
            {
              title: 'Pick three rules, not thirty',
              text: 'Take safety, sleep and how you speak to each other, or whatever makes your evenings hard. Everything else can differ: “With Dad you eat on the couch. With me you eat at the table.”',
            },
            {
              title: 'Say what happens, and keep it small',
              text: 'A consequence should come soon, fit the rule, and be over by tomorrow. Decide it when you’re calm, so that nobody invents one while angry.',
              say: 'Screens go off at seven. If they don’t, there’s no screen time tomorrow. The day after, we start fresh.',
            },
            {
              title: 'Whoever starts, finishes',
              text: 'If your partner is handling it, let them, even if you would do it differently. Offer help with a code word, not with a correction.',
              say: 'Do you want a break? I can take over.',
            },
            {
              title: 'Disagree later, behind a door',
              text: 'Ask first, then say your view, then look for a rule you can both keep for two weeks. If you do clash in front of the children, let them see you make up, too.',
              say: 'What were you worried about when you said no? I was thinking of how tired he was.',
            },
            {
              title: 'Split the list, not just the tasks',
              text: 'Hand over whole areas, thinking included: you take doctors, your partner takes school. Whoever owns it does it their way.',
            },
          ],
        },
      ],
    },
    { id: 'worksheet', heading: 'Write one rule together', blocks: [{ kind: 'tool' }] },
    {
      id: 'say',
      heading: 'Words for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'When a child plays you off against each other: “I’ll ask Mom, and we’ll tell you together.”',
            'When you’re about to shout: “I’m too angry to talk. I’ll be back in five minutes.”',
            'When you did shout: “That was too loud. It wasn’t your fault. The rule stays, and I’m sorry I yelled.”',
            'When your partner was harsh: “I could see you were at the end of your rope. Can we look at it tonight?”',
            'In two homes: “At Dad’s it’s like that. Here it’s like this. You don’t have to choose.”',
          ],
        },
      ],
    },
    {
      id: 'avoid',
      heading: 'What to avoid',
      blocks: [
        {
          kind: 'list',
          items: [
            'Undoing your partner’s no behind their back. The ice cream is small. The message isn’t.',
            'Using a child as a messenger, a spy or a comforter, especially after a separation.',
            'Running your partner down in front of a child, who is half of you and half of them.',
            'Hitting or shaming. Health bodies around the world advise against physical punishment: it harms children and doesn’t make them behave better. Never shake a baby. If you’re losing control, lay the baby down somewhere safe, leave the room, and call someone.',
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'When to get help',
      blocks: [
        {
          kind: 'text',
          text: 'Ask your pediatrician, the school or a family advice center if a child has changed a lot, hardly eats or sleeps, hurts themselves or others, or if you feel numb or hopeless after a birth. That can happen to any new parent, whoever gave birth, and it can be treated. If you’re separating and can’t agree on where the children will live, a family mediator or a lawyer can help. Go early; it’s cheaper and kinder.',
        },
        {
          kind: 'safety',
          text: 'A team needs two people who are safe with each other. If your partner frightens you or a child, hits, threatens to take the children away, or uses them to control you, don’t try to agree on rules, and don’t show them this page. If a child is being hurt, get help today. Talk to someone outside first.',
        },
      ],
    },
  ],
};

/** Texts of the worksheet. */
export const parentingSheet = {
  lead: 'Start with the rule you argue about most. Write it so that your child would understand it.',
  rule: 'Our rule: in our house, we…',
  ruleHint: 'Say what to do, such as “put our phones on the shelf at dinner”',
  why: 'One reason, because…',
  after: 'If it doesn’t work out, we…',
  afterHint: 'Small, soon, and over by tomorrow',
  review: 'We look at it again in…',
  reviews: { '1': 'one week', '2': 'two weeks', '4': 'four weeks' },
  button: 'Write our rule',
  resultTitle: 'Our rule',
  missing: 'Write the rule and what happens if it doesn’t work out, then try again.',
  words: (rule: string, why: string, after: string, review: string) =>
    `In our house, we ${rule}${why === '' ? '' : `, because ${why}`}. If it doesn’t work out, we ${after}. We’ll look at it again in ${review}, and everyone gets to say how it went.`,
  negative:
    'Part of the rule says what not to do. Could you say what to do instead? “We walk inside” is easier to follow than “no running.”',
  tooBig:
    'That consequence may be too long or too big. Something small that’s over by tomorrow works better, and you can stick to it.',
  hurting:
    'That could hurt or shame a child. Please choose something that doesn’t. If you often come close to this, your pediatrician or a parents’ helpline can help, without judging you.',
  long: 'The rule is long. Could a child repeat it?',
  fallback: 'Read it aloud together. If one of you can only sigh, it isn’t your rule yet.',
} as const;
