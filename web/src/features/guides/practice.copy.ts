import type { Situation } from './guide.ts';
import type { NoRemark } from './model/look-at-no.ts';

/** Situations of the exercise. They differ from the examples of the guide. */
export const practiceSituations: readonly Situation[] = [
  {
    id: 'partner-plans',
    who: 'Your partner',
    request: 'I told the Bergs we’d come on Saturday. You don’t mind, do you?',
    gentle:
      'I know you’re looking forward to them. I’m worn out and won’t come along. Go, and tell me everything.',
    balanced: 'I’m not coming on Saturday. And please ask me first next time.',
    firm: 'I did not agree to Saturday, and I won’t be there. I’d like you to tell them that it was your plan.',
  },
  {
    id: 'mother-calls',
    who: 'Your mother',
    request: 'You never have time for me. Can’t you ring me every evening?',
    gentle:
      'I like hearing your voice, Mum. I can’t do every evening. Wednesdays and Sundays I’m yours, with a pot of tea.',
    balanced: 'I won’t ring every day. I’ll ring on Wednesdays and Sundays.',
    firm: 'No, I ring on Wednesdays and Sundays, and that stays. If it turns into reproaches, I’ll end the call and try again next time.',
  },
  {
    id: 'in-laws-holiday',
    who: 'Your in-laws',
    request: 'We’ve booked the big house for all of us. Two weeks, like every year!',
    gentle:
      'It’s generous of you, and the children love it there. This year we can’t: we need a holiday of our own. We’d love to join you for the first weekend.',
    balanced: 'Thank you for thinking of us. We’re not coming for the two weeks this year.',
    firm: 'We decide about our holidays before anybody books them. We’re not coming this year.',
  },
  {
    id: 'teenager',
    who: 'Your daughter, fifteen',
    request: 'Everybody’s allowed to stay until two. You’re the only one who says no!',
    gentle:
      'I can see how much this party means to you. Two o’clock is a no. I’ll fetch you at midnight, and your friends too, and I won’t come in.',
    balanced: 'No, not until two. Midnight, and I’ll fetch you.',
    firm: 'The answer is no, and it will be no however often you ask. Midnight, or you stay at home.',
  },
  {
    id: 'friend-listens',
    who: 'A friend',
    request: 'Can I come over? He’s done it again. I know it’s late…',
    gentle:
      'That sounds awful, and I’m glad you wrote. I can’t tonight, I’m worn out. Breakfast tomorrow, and I’ll bring the rolls?',
    balanced: 'I can’t tonight. I have an hour tomorrow at six, if that helps.',
    firm: 'I can’t be the one you call every night. I’m your friend, and I’m going to bed now. Let’s talk on Saturday about who else could help.',
  },
  {
    id: 'boss-weekend',
    who: 'Your boss',
    request: 'I know it’s your son’s birthday. Only two hours on Saturday?',
    gentle:
      'I see that the deadline is tight. I won’t work on Saturday, it belongs to my son. I can give you an hour more on Friday.',
    balanced: 'I’m not available on Saturday. On Friday I can stay until six.',
    firm: 'No, not on Saturday. If Friday isn’t enough, we need to move the deadline or ask somebody else.',
  },
];

/** Texts of the exercise. */
export const practiceCopy = {
  lead: 'Pick a situation, choose a tone, and write what you would say. Then compare. What you write here is kept nowhere: it is gone when you leave the page.',
  situation: 'Somebody says',
  asks: (who: string) => `${who} says:`,
  tone: 'The tone you want to try',
  yours: 'Your no',
  compare: 'Compare',
  again: 'Try another one',
  yoursTitle: 'What you wrote',
  oursTitle: 'How it could also sound',
  chosen: 'the tone you chose',
  remarksTitle: 'What a few words in it do',
  caution:
    'This looks for a few English words and understands nothing. You know the person; if it sounds right to you, it is.',
  remarks: {
    'no-refusal': 'There is no word in it that says no. Kind people overhear a hint, and so do tired ones.',
    maybe:
      '“Maybe” and “I’ll try” leave a door open. If it is a no, close it; if it is a “not yet”, say when you will know.',
    permission: 'It asks whether your no is all right. The answer might be no.',
    apology: 'There is a “sorry” that you may not need. Keep it for what you have done wrong.',
    but: 'After a “but”, what stood before it is soon forgotten. Try “and” in its place.',
    reasons: 'There are several reasons in it. Each can be argued with. Keep the one that counts, or none.',
    blame: '“You always” and “you never” start another conversation, about the past. Stay with this request.',
    fillers: '“Just”, “actually” and “a bit” make it smaller. Read it once without them.',
    long: 'It is long. Could you say it in one breath?',
    clear: 'Clear, and short enough to be said calmly. Now say it aloud, three times.',
  } satisfies Record<NoRemark, string>,
} as const;
