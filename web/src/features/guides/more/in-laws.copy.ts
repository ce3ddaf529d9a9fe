import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const inLawsGuide: Guide = {
  ...moreGuideCards.inLaws,
  opening:
    'You fell for one person and got a whole family with opinions about Sunday. Most trouble with in-laws is settled between the two of you first. Once you stand together, a friendly sentence is often enough.',
  sections: [
    {
      id: 'what',
      heading: 'What’s going on',
      blocks: [
        {
          kind: 'text',
          text: 'When two people become a couple, a new family starts, and the old ones have to make room. That’s a real loss for parents, and some of them hold on by giving advice, dropping in, or paying for things.',
        },
        {
          kind: 'text',
          text: 'The one who grew up there often doesn’t notice. “That’s just how Mom is.” The one who married in notices everything, and feels alone. So an argument about a mother is usually a question in disguise: “Whose side are you on?” It deserves an answer before the next visit.',
        },
        {
          kind: 'text',
          text: 'Families differ, too. In many, elders are asked first and a plain no is an insult. The goal isn’t to become a family of two on an island. It’s to decide together what your home needs, and to say it in a way your family can hear.',
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
              title: 'Be on the same side, in private',
              text: 'Tell your partner what happened and how it felt, without a verdict on their parents. Nobody can hear “your mother is impossible” and stay calm.',
              say: 'When your dad rearranged the kitchen, I felt like a guest in my own home. I need you with me on this one.',
            },
            {
              title: 'Choose one thing',
              text: 'The comments, the keys, the holidays or the money. Take the one that costs you the most sleep. Let the rest go for now.',
            },
            {
              title: 'Agree on a line you can keep yourselves',
              text: 'You can’t decide what they do. You can decide what you do: when you open the door, when you leave, what you answer.',
              say: 'If they come without calling, we say hello at the door and set a day. Are you okay with that?',
            },
            {
              title: 'Each of you talks to your own family',
              text: 'It’s easier to hear from a son or daughter, and it keeps your partner from becoming the villain. Say “we.” Don’t say “Sam wants.”',
              say: 'Mom, we love it when you come. From now on, please call first. If it’s not a good time, we’ll find another day.',
            },
            {
              title: 'Offer a way to belong',
              text: 'People push less when they know where they belong. A regular call, the Tuesday pickup, their recipe at Thanksgiving.',
            },
            {
              title: 'Stay friendly, and repeat',
              text: 'The first weeks will be bumpy. Say the same sentence again, kindly and without new arguments, and do what you said. Afterward, thank your partner for speaking up.',
            },
          ],
        },
      ],
    },
    { id: 'worksheet', heading: 'Your sentence for the family', blocks: [{ kind: 'tool' }] },
    {
      id: 'say',
      heading: 'Words for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'Advice about the children: “I know you mean well. We’re doing it this way. Tell me what he was like at this age!”',
            'A mean joke about your partner: “Please don’t talk about her like that. I don’t find it funny.” Then change the subject, or go.',
            'The holidays: “We’ve decided to be home this year. We’d love to see you on the 27th.”',
            'A gift with strings: “That’s generous. We’d like to say no, so that we can decide this one ourselves.”',
            'To your partner, in the car: “Thank you for saying that. I know it wasn’t easy.”',
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
            'Making your partner choose: “It’s them or me.” Ask for one step instead.',
            'Airing your fights to your family. You’ll make up by Monday. They’ll remember for years.',
            'Messages through the children or through a sister.',
            'Saying yes and seething. A resentful yes costs you more than an early no.',
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
          text: 'If every conversation about family ends with one of you in tears or out the door, a couples’ counselor can help you become a team again. If you live with your in-laws or depend on them for money, a visa or childcare, look for a family advice center near you: you need a plan as well as words. Where your cultures differ, someone who knows both is worth the search.',
        },
        {
          kind: 'safety',
          text: 'If relatives threaten you, hit you, keep your passport or your phone, lock you in, push you into a marriage or keep you in one, that isn’t a family quarrel, and a friendly sentence isn’t the answer. Don’t face them alone. Talk to someone outside first.',
        },
      ],
    },
  ],
};

/** Texts of the worksheet. */
export const inLawsSheet = {
  lead: 'Do this together if you can. Start with what you two have agreed, then add what stays welcome.',
  side: 'Whose family is it?',
  sides: { mine: 'Mine', theirs: 'My partner’s' },
  line: 'From now on, we…',
  lineHint: 'What you will do, such as “answer the door only when you’ve called first”',
  welcome: 'What we’d love is…',
  welcomeHint: 'Such as “lunch with you on the first Sunday of the month”',
  button: 'Put it into words',
  resultTitle: 'What you could say',
  missing: 'Write what you’ve agreed and what stays welcome, then try again.',
  words: (line: string, welcome: string) =>
    `I’d like to tell you something, because you matter to us. We’ve talked about it at home. From now on, we ${line}. What we’d love is ${welcome}.`,
  theirs:
    'It’s your partner’s family, so this is best said by your partner. Write it together, and let them change it until it sounds like them.',
  hiding: 'It sounds as if only one of you wants this. Say “we,” so that nobody becomes the villain.',
  blame: '“Always” and “never” make people defend the past. Talk about next time.',
  insult: 'There’s a harsh word in it. They’ll remember that word and forget your wish.',
  reasons: 'There’s a reason in it. You don’t owe one, and every reason can be argued with.',
  fallback: 'Say it once, warmly. If they argue, say the second sentence again.',
} as const;
