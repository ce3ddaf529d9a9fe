import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const breakupGuide: Guide = {
  ...moreGuideCards.breakup,
  opening:
    'The end of a relationship is a loss, whether you chose it or not. You lose a person, a daily rhythm, and the future you had furnished in your head. It hurts for a while, and then, on no particular day, it hurts less. Here’s what helps in between.',
  sections: [
    {
      id: 'what',
      heading: 'What’s going on',
      blocks: [
        {
          kind: 'text',
          text: 'Grief doesn’t move in a straight line. You can feel relief at breakfast, rage at noon and longing by night. You may check your phone a hundred times, sleep badly, lose your appetite or cry in the supermarket. Your body got used to a person and is missing them.',
        },
        {
          kind: 'text',
          text: 'If you were left, you may go over every sentence for the moment it went wrong. If you left, guilt can feel like doubt. Neither means that you should go back. And missing someone tells you that you loved them. It doesn’t tell you that it was right.',
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
              title: 'The first days: just the basics',
              text: 'Eat something at regular times, even toast. Go outside once a day. Go to bed at your usual hour. Be careful with alcohol; it brings the night back twice as dark. Tell two people what happened.',
              say: 'We broke up. I don’t need advice. Could you call me tonight, or come over with soup?',
            },
            {
              title: 'Make space',
              text: 'A few weeks without contact helps most people calm down. Say it once, politely, so that silence isn’t a guessing game. Mute their posts. Put the photos in a box, and don’t burn anything.',
              say: 'I need some time without contact. I’ll write when I’m ready. Please don’t text me until then.',
            },
            {
              title: 'Settle what has to be settled',
              text: 'Keys, rent, pets, bank accounts. Make a list, send it in one message, and leave your feelings out of it. A friend can pick things up.',
              say: 'I can bring your books on Saturday at ten, or leave them with Jo. Which is better?',
            },
            {
              title: 'If you have children, tell them together',
              text: 'Keep it short, with a plan: “We won’t live together anymore. It’s not your fault. We’re both still your parents. You’ll sleep here, and at Dad’s on weekends.” Keep the blame for adult ears.',
            },
            {
              title: 'Take back one thing at a time',
              text: 'Sunday mornings, the café, your music. Do one small thing each week that belongs to you alone.',
            },
            {
              title: 'Look back when the water is calm',
              text: 'After a few weeks, write down what was good, what wasn’t, and what you’d do differently. All three. That way you build neither a shrine nor a case.',
            },
          ],
        },
      ],
    },
    { id: 'worksheet', heading: 'Before you write to them', blocks: [{ kind: 'tool' }] },
    {
      id: 'say',
      heading: 'Words for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'When they ask to stay friends: “Maybe one day. Not now.”',
            'When people ask what happened: “It ended, and I’m sad. I’d rather hear about you today.”',
            'When they keep writing: “I’ve said I need no contact. I won’t answer from now on.” Then don’t.',
            'When you run into them: “Hi. I hope you’re well. I have to go.” You don’t owe more than that.',
            'To yourself at three in the morning: “This is a wave. I don’t have to decide anything at night.”',
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
            'Watching their profiles, or asking friends what they’re up to. Each look opens the wound again.',
            'One last conversation, and then another. What’s missing is rarely more words.',
            'Turning up at their door or work. If they’ve asked for distance, keep it.',
            'Sharing private messages or pictures. It hurts them, it follows you, and in many places it’s a crime.',
            'Big decisions in the first weeks: moving away, quitting, marrying someone new.',
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
          text: 'See a doctor or a counselor if you can hardly sleep or eat for more than two weeks, can’t work, drink to get through the evening, or if nothing gets easier after a few months. If you’re having thoughts of not wanting to live, don’t wait and don’t stay alone with it: the links below take you to people who answer now. For a shared home, children or debts, get legal advice early.',
        },
        {
          kind: 'safety',
          text: 'Leaving someone who controls or hurts you can be the most dangerous time. If your ex threatens you, follows you, turns up, or threatens to kill themselves if you leave, don’t meet alone to talk it over, and don’t go back to calm things down. Keep the messages somewhere safe, and talk to someone who knows about abuse.',
        },
      ],
    },
  ],
};

/** Texts of the worksheet. */
export const breakupSheet = {
  lead: 'Write it here instead of in your messages. Nothing is sent. Then say honestly what you hope will happen.',
  draft: 'What I want to write to them',
  hope: 'What I hope for',
  hopes: {
    practical: 'Something has to be settled',
    answer: 'I want to know why',
    back: 'I want them back',
    sorry: 'I want to apologize',
    hurt: 'I want them to feel how I feel',
    lonely: 'I just miss them',
  },
  button: 'Think it through',
  resultTitle: 'Before you send it',
  missing: 'Write a few words of your message first.',
  advice: {
    practical:
      'Send it, and keep it to that: one topic, a day, a question they can answer with yes or no. Leave out how you are and how they are.',
    answer:
      'They may not know why themselves, and few answers to this question bring peace. Write down the answer you’re afraid of. What would you do tomorrow if it were true? You can start with that today.',
    back: 'A message rarely changes a decision, and a plea can make you feel smaller. If you still want to ask in four weeks, ask once, in person or by phone, and accept the answer. If they’ve asked for no contact, you already have your answer.',
    sorry:
      'An apology is good when it asks for nothing, not even for a reply. Take out every sentence with a “but” or a question. If they’ve asked for no contact, keeping your distance is the apology.',
    hurt: 'It’s okay to be this angry. Write all of it here, as harshly as you like, and then clear it. What is sent can’t be taken back, and it would keep you tied to them for another week.',
    lonely:
      'Then write to someone who is there. “Tonight is hard, do you have ten minutes?” is enough. The wave is usually smaller in an hour, and in the morning you’ll be glad.',
  },
  insult: 'There’s a harsh word in it. You’ll want to be able to read this again in a year.',
  wait: 'Read it again tomorrow at the same time. If it’s still true then, it can still be sent then.',
} as const;
