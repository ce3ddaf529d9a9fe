import type { Guide } from './guide.ts';

/** LIB-3. */
export const repairAfterConflict: Guide = {
  title: 'Repair after conflict',
  summary: 'Simple steps to apologize and rebuild trust.',
  takes: 'A quiet half hour, and the week after',
  opening:
    'Everybody who is close hurts the other now and then. What tells happy couples and families from unhappy ones is less how often they fight than how they come back from it. Coming back can be learned.',
  sections: [
    {
      heading: 'Before you talk',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give your body time. After a loud fight it takes twenty minutes or more until you can hear anything but an attack. Walk, breathe, wash up.',
            'Say that you will be back: “I need half an hour. At nine I’m here.” A break without a time feels like being left.',
            'Ask yourself one honest question: what was my part? Ten percent is enough to begin with.',
          ],
        },
      ],
    },
    {
      heading: 'The repair plan in six steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask whether now is good',
              text: 'A repair needs two. An open question gives the other back some of the say that a fight takes away.',
              say: 'I’d like to talk about last night. Is now all right, or rather after supper?',
            },
            {
              title: 'Listen first',
              text: 'Let the other tell how it was for them, to the end. Then say it back in your own words and ask whether you have it right. You need not agree to understand.',
              say: 'So when I looked at my phone, it felt as if you didn’t count. Is that it?',
            },
            {
              title: 'Own your part',
              text: 'Name what you did, without “but” and without “if”. An apology with a reason attached is a defence.',
              say: 'I called you selfish. That was unfair, and it was meant to hurt.',
            },
            {
              title: 'Say that you are sorry, and for what',
              text: 'Speak of what it did to the other, and leave room for an answer. Being forgiven is a gift, not the second half of the deal.',
              say: 'I’m sorry. You had reached out to me and I pushed you away.',
            },
            {
              title: 'Make good what can be made good',
              text: 'Ask what would help, and offer something yourself. It may be small, as long as it is real.',
              say: 'I’ll tell your sister that I was the one who forgot. What else would help?',
            },
            {
              title: 'Agree on one thing for next time',
              text: 'Find the moment when it tipped over, and decide together what each of you does when it comes again. Then keep it, above all in the first week.',
              say: 'When I hear myself getting loud, I’ll say “pause”, and we go on after ten minutes.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Rebuilding trust',
      blocks: [
        {
          kind: 'text',
          text: 'Trust does not come back with the apology. It comes back with the tenth small thing that happens as it was promised. So promise little and keep all of it. Ask after a few days: “How is it now, between us?” And if you were the one who was hurt, say when something does you good. The other can’t see it otherwise.',
        },
      ],
    },
    {
      heading: 'When this is not the right guide',
      blocks: [
        {
          kind: 'text',
          text: 'If you are afraid of the other person, if you are threatened, watched or hit, it is not your task to repair anything. Your safety comes first. Talk to somebody you trust, to a helpline for domestic violence, or call the emergency number where you live.',
        },
      ],
    },
  ],
};
