import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const longDistanceGuide: Guide = {
  ...moreGuideCards.longDistance,
  opening:
    'Distance doesn’t only take away evenings and touch. It takes away the boring parts: the shopping, the shrug, the sound of someone in the next room. Couples who do well apart find a way to share ordinary life, and they know when the distance will end.',
  sections: [
    {
      id: 'what',
      heading: 'What’s going on',
      blocks: [
        {
          kind: 'text',
          text: 'When you live together, small misunderstandings get fixed on the way to the fridge. Apart, a short message can hang in the air for eight hours. Your mind fills the gap, rarely with something kind.',
        },
        {
          kind: 'text',
          text: 'There’s often a second imbalance. One of you went somewhere new and is busy and excited. One of you stayed, among all the places you used to go together. Both are hard, in different ways. It helps to say so instead of counting who has it worse.',
        },
        {
          kind: 'text',
          text: 'And each visit is loaded. You have three days for everything: love, rest, family, the serious questions. No wonder the first evening can feel strange and the last one ends in a fight. Many couples know both. It doesn’t mean you’ve grown apart.',
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
              title: 'Agree on a rhythm',
              text: 'Not “as much as possible,” but something you can both keep on a bad week: a good-morning message, two real calls, one evening together. Put the calls in both calendars. The planner below finds hours that suit you both.',
              say: 'Could Wednesday and Sunday be ours? The rest of the week, a voice message is plenty.',
            },
            {
              title: 'Share the ordinary',
              text: 'Send the burnt toast, the view from the bus, the neighbor’s dog. Cook the same dish on a call. Stay on the call while you both fold laundry and say nothing for ten minutes.',
            },
            {
              title: 'Say when you’ll be quiet',
              text: 'Silence hurts most when it comes without warning. One line is enough.',
              say: 'Crazy day ahead. I won’t be able to write until tonight. I’m thinking of you.',
            },
            {
              title: 'Take fights off the keyboard',
              text: 'When a chat gets sharp, stop typing and call, or set a time to call. Tone gets lost in text. If you have to hang up in the middle, say when you’ll go on.',
              say: 'I don’t want to do this in writing. Can I call you at eight? We’re okay.',
            },
            {
              title: 'Plan visits with slack',
              text: 'Keep the first few hours free. Plan one thing for the two of you, one evening with others, and half a day for nothing. Have the serious conversation in the middle, not on the way to the airport.',
            },
            {
              title: 'Give it an end',
              text: 'A date, or a date to decide: who might move, when, and what each of you would give up. Distance is easier to carry when it’s a stretch of road and not a place to live.',
              say: 'I can do this until next summer. Can we decide by March what comes after?',
            },
          ],
        },
      ],
    },
    { id: 'worksheet', heading: 'Find your hours', blocks: [{ kind: 'tool' }] },
    {
      id: 'say',
      heading: 'Words for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'When you feel forgotten: “I missed you today, and I started making up stories. Tell me about your evening?”',
            'When calls feel like duty: “I love hearing from you, and I’m tired of reporting. Could we watch something together tonight?”',
            'When you feel strange at the station: “I need an hour to get used to you again. It’s not you.”',
            'After a visit: “I always crash the day after. Let’s just send pictures today and talk tomorrow.”',
            'When you can’t see the end: “I need to know whether we both want to live in one place someday. I’m not asking for a date yet.”',
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
            'Counting minutes until a reply. Most of the time, the phone was in a bag.',
            'Asking for proof: a photo of where you are, a shared location, the phone on all night. Checking doesn’t build trust.',
            'Saving every problem for the visit, or every nice word.',
            'Putting your own life on hold. Friends, sports and plans where you live make you better company.',
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
          text: 'If you’ve had the same argument for months, if one of you avoids every question about the future, or if the loneliness has turned into not sleeping or not caring about anything, talk to a counselor or a doctor. Many couples’ counselors work by video, so you can both be there. If you’ve never met in person and you’re asked for money, a loan or private pictures, stop, and talk to someone you trust before you do anything.',
        },
        {
          kind: 'safety',
          text: 'Control works across any distance: demands to stay on camera, to hand over passwords, to answer within minutes, to drop your friends, or threats to share your pictures. If you’re afraid of what happens when you don’t answer, you don’t need a better schedule. Talk to someone outside first.',
        },
      ],
    },
  ],
};

/** Texts of the planner. */
export const longDistanceSheet = {
  lead: 'Enter when you’re each free and awake on a normal day, each by your own clock. You’ll see when you can both talk.',
  mineFrom: 'I’m free from',
  mineTo: 'I’m free until',
  theirsFrom: 'They’re free from (their clock)',
  theirsTo: 'They’re free until (their clock)',
  ahead: 'Their clock, compared with mine',
  same: 'the same time',
  hours: (hours: number) => {
    const whole = Math.floor(Math.abs(hours));
    const half = Math.abs(hours) % 1 === 0 ? '' : ':30';
    const unit = whole === 1 && half === '' ? 'hour' : 'hours';
    return `${whole}${half} ${unit} ${hours > 0 ? 'ahead' : 'behind'}`;
  },
  button: 'Find our hours',
  resultTitle: 'When you’re both free',
  missing: 'Please fill in all four times.',
  window: (from: string, to: string) => `${from} to ${to} on your clock`,
  theirWindow: (from: string, to: string, length: string) => `${from} to ${to} on theirs. That’s ${length}.`,
  length: (hours: number, minutes: number) =>
    [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' '),
  none: 'On a normal day you’re never free at the same time. Send a voice message before you sleep, so that it’s there when they wake up, and keep the weekend for a real call. Could one of you shift an hour on one day a week?',
  short: 'It’s short, so protect it: same time, same place, no other screens.',
  fallback: 'Pick two days a week for a real call, and leave the rest free.',
  season: 'Clocks change on different dates in different countries. Check again in spring and fall.',
} as const;
