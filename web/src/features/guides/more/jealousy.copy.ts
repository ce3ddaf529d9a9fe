import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const jealousyGuide: Guide = {
  ...moreGuideCards.jealousy,
  opening:
    'Jealousy is an alarm. It tells you that you’re afraid of losing something that matters. It can’t tell you whether there is a fire. Your first job isn’t to search the house. It’s to find out what set it off.',
  sections: [
    {
      id: 'what',
      heading: 'What’s going on',
      blocks: [
        {
          kind: 'text',
          text: 'Under jealousy there is usually one of three things. Sorting them out first saves you both a long night.',
        },
        {
          kind: 'list',
          items: [
            'Something happened now. A promise was broken, or there was a lie. That needs an honest conversation about what happened, not more self-control from you.',
            'Something happened before. An earlier partner cheated, or a parent left. Your alarm learned to ring early, and your partner is paying a bill they didn’t run up.',
            'Something is missing. You’ve had little time, little touch or little praise from each other lately, and someone else seems to be getting what you miss.',
          ],
        },
        {
          kind: 'text',
          text: 'Often it’s a mix. And couples differ on what counts as crossing a line: lunch with an ex, late-night messages, a like under a photo. If you’ve never said your lines out loud, you may be fighting over a rule that only one of you knew.',
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
              title: 'Wait for the wave to pass',
              text: 'The urge to ask, check or accuse is strongest in the first minutes. Put your own phone in another room. Walk, shower, or breathe out slowly until your pulse is down. Twenty minutes is often enough.',
            },
            {
              title: 'Separate what you saw from what you fear',
              text: 'Write two lines. What would a camera have recorded? And what story did you add? “He smiled at his phone” is the first. “He’s in love with her” is the second. The worksheet below helps.',
            },
            {
              title: 'Name what you need',
              text: 'Ask for more of something good, rather than less of a person: a hello when they come home, an evening that is yours, an introduction to that colleague.',
            },
            {
              title: 'Talk when nothing is burning',
              text: 'Pick an ordinary hour. Say what you saw, what you felt, and what would help. Then stop, and let your partner answer.',
              say: 'When you laughed with Alex all evening, I felt invisible. I’m not accusing you of anything. Could you come and find me once or twice at parties?',
            },
            {
              title: 'Agree on your lines',
              text: 'Each of you names two or three things that would really hurt. Look for rules that bind you both, and that leave room for friends, family and privacy.',
              say: 'What would you want to know about before it happens? And what’s private, for both of us?',
            },
          ],
        },
      ],
    },
    { id: 'worksheet', heading: 'Sort it out: saw, feared, need', blocks: [{ kind: 'tool' }] },
    {
      id: 'say',
      heading: 'Words for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'When the wave comes: “I’m jealous right now, and I don’t trust my own thoughts yet. Give me an hour.”',
            'When you need reassurance: “Can you tell me we’re okay? I know you said it on Sunday. Today I need to hear it again.”',
            'When your partner is the jealous one: “I can hear that you’re scared. I’m happy to tell you how I feel about us. I won’t give up my friends.”',
            'When a promise was broken: “You said you’d told me everything. I need the whole story once, and then I need time.”',
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
            'Reading their messages or following their location. Even if you find nothing, the calm lasts an hour, and you’ve become someone who searches.',
            'Interrogating. The tenth question brings no more peace than the first. Ask for one honest answer, then for comfort.',
            'Tests and payback. Flirting to see what happens leaves you both scared.',
            'Rules about who your partner may see, or what they wear. That isn’t closeness. It’s control, and it pushes people away or makes them small.',
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
          text: 'See a counselor if jealous thoughts fill hours of your day, if you can’t stop checking, or if it has been like this with every partner. Counselors see this a lot, and it can get better. After an affair, most couples need more than one conversation, and a couples’ counselor can keep those conversations fair.',
        },
        {
          kind: 'safety',
          text: 'Jealousy is never a reason for anyone to check your phone, track you, lock you in, choose your friends or hurt you. If your partner’s jealousy decides where you go, or if you’re afraid of it, skip the steps above and talk to someone outside first. And if you’re the one who follows, threatens or holds on: step away now, and call a helpline for people who hurt those they love.',
        },
      ],
    },
  ],
};

/** Texts of the worksheet. */
export const jealousySheet = {
  lead: 'Fill this in when the first wave is over. You’ll get a few sentences to start with; change them until they sound like you.',
  saw: 'What I saw or heard (only what a camera would have caught)',
  sawHint: 'You could start with “you…”',
  story: 'The story I told myself',
  feeling: 'What I felt',
  feelings: ['afraid', 'hurt', 'left out', 'angry', 'ashamed', 'unimportant'],
  need: 'One thing that would help me',
  needHint: 'You could start with “could you…”',
  button: 'Put it into words',
  resultTitle: 'A way to begin',
  missing: 'Write what you saw and what would help, then try again.',
  words: (saw: string, story: string, feeling: string, need: string) =>
    `When ${saw}, I felt ${feeling}. ${
      story === '' ? '' : `The story in my head was that ${story}. `
    }I might be wrong, and I’d rather ask you than guess. Could you ${need}?`,
  control:
    'This seems to be about a phone, messages, or where someone goes and who they see. That can quickly become control. Is there something you’d like more of instead?',
  accusation:
    'One word under “what I saw” is a judgment. Could you swap it for what a camera would have caught?',
  blame: '“Always” and “never” invite an argument about exceptions. One evening is enough.',
  fallback: 'Read it aloud once. If it still sounds like an accusation, wait another hour.',
} as const;
