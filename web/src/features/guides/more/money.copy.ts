import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const moneyGuide: Guide = {
  ...moreGuideCards.money,
  opening:
    'Few couples fight about arithmetic. They fight about what money stands for: safety, freedom, love, a fair share. Put that on the table first, and the sums get much easier.',
  sections: [
    {
      id: 'what',
      heading: 'What’s going on',
      blocks: [
        {
          kind: 'text',
          text: 'You each learned about money long before you met. Maybe in one home every bill was a crisis, and in the next, money was how people showed love. So one of you calls a purchase careless, while for your partner it’s a gift.',
        },
        {
          kind: 'text',
          text: 'Three things make it harder. One of you earns more, and it quietly decides who gets the last word. One of you handles everything, and one has lost track. Or someone keeps a secret: a debt, a loan to a brother, a card nobody mentions. Fairness can survive different incomes. It rarely survives secrets.',
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
              title: 'Start with stories, not statements',
              text: 'Before you open a bank app, each of you takes ten minutes to answer: What was money like at home when I was ten? What do I fear most about it now? Just listen. Nothing gets solved in this round.',
              say: 'When the account gets low, I feel like I’m eight again and the power is about to be cut off.',
            },
            {
              title: 'Lay everything on the table',
              text: 'Incomes, debts, savings, fixed costs. On one page, without comments. If there is a debt nobody knew about, this is the moment, and the right answer to an honest confession is “thank you for telling me.”',
            },
            {
              title: 'Decide what “ours” means',
              text: 'List what you share: rent, food, children, the car. Then choose how to split it. There is no one right way; the calculator below shows three. Count unpaid work too. Whoever stays home with the baby is paying in time, income and pension.',
            },
            {
              title: 'Set aside money nobody asks about',
              text: 'An amount each month that needs no explanation, with the same freedom for both of you. It ends most arguments about coffee, games and shoes.',
              say: 'This is yours and this is mine. I won’t comment on yours.',
            },
            {
              title: 'Set a number and a date',
              text: 'Agree on an amount above which you ask first, and on one half hour a month to look at it all together. And keep money out of bedtime.',
              say: 'Anything above 150, we text first. And on the first Sunday we look at it over breakfast.',
            },
          ],
        },
      ],
    },
    { id: 'worksheet', heading: 'Three ways to share the costs', blocks: [{ kind: 'tool' }] },
    {
      id: 'say',
      heading: 'Words for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'When you’re ashamed: “I owe more than you know. I’ve been scared to tell you. Can I show you all of it tonight?”',
            'When you feel watched: “I need some money I don’t have to explain. It’s not about hiding things. It’s about breathing.”',
            'When you feel alone with it: “I’m carrying all the bills in my head. I need us to do it together once a month.”',
            'When you earn less: “I want to pay my part. Half leaves me with nothing at the end. Can we look for a split that leaves us both something?”',
            'When family asks for money: “We decide together what we give. I’ll call you back on Friday.”',
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
            '“It’s my money.” Even if it’s true, it ends the conversation and stays in the room for years.',
            'Raising it when the bill has just arrived. Wait until you’re both fed and calm.',
            'Labels like “the spender” and “the miser.” You need both skills.',
            'Signing for a loan to keep the peace. If you can’t say no, you can’t say yes either. Sleep on it, and get advice first.',
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
          text: 'If you can’t pay the rent, the power or the minimum on a debt, call a nonprofit debt counselor before the next letter comes. Many countries have services that cost nothing. If one of you can’t stop gambling or spending, that needs help of its own, and there is help. Before you marry, buy a home or cosign for each other, an hour with an independent lawyer is money well spent. We can’t give legal or financial advice.',
        },
        {
          kind: 'safety',
          text: 'Some money trouble isn’t a disagreement. If you must account for every cent, have to ask for food or medicine, are kept from working, have debts in your name you never agreed to, or can’t get to your own pay: that is control, and it’s a form of abuse. Don’t start with a budget talk. Talk to someone outside first.',
        },
      ],
    },
  ],
};

/** Texts of the calculator. */
export const moneySheet = {
  lead: 'Use what you each take home in a month, and what your shared life costs in a month. Any currency, as long as it’s the same one.',
  mine: 'I take home',
  yours: 'My partner takes home',
  costs: 'We share costs of',
  button: 'Compare',
  resultTitle: 'Each month',
  missing: 'Please write all three amounts as numbers, such as 2,400.',
  ways: {
    half: 'Half and half',
    byIncome: 'By income: the same share of what you earn',
    sameLeft: 'The same left over for both',
  },
  way: (myPart: string, yourPart: string, myRest: string, yourRest: string) =>
    `You pay ${myPart} and keep ${myRest}. Your partner pays ${yourPart} and keeps ${yourRest}.`,
  wayWithTransfer: (payer: 'you' | 'partner', amount: string, rest: string) =>
    payer === 'you'
      ? `You pay all the costs and give your partner ${amount}. You each keep ${rest}.`
      : `Your partner pays all the costs and gives you ${amount}. You each keep ${rest}.`,
  tooMuch:
    'The costs are higher than what you both bring home. No split fixes that. Start with the biggest cost, and talk to a nonprofit debt counselor soon.',
  halfTooMuch: 'Half is more than one of you brings home, so half and half can’t work right now.',
  fallback:
    'The numbers are only a start. Which of these would you both still call fair in a month when one of you is sick?',
} as const;
