import type { Situation } from './guide.ts';
import type { NoRemark } from './model/look-at-no.ts';

/** Situations of the exercise. They differ from the examples of the guide. */
export const practiceSituations: readonly Situation[] = [
  {
    id: 'partner-plans',
    who: 'Your partner',
    request: 'I told the Bergs we’d come on Saturday. You don’t mind, do you?',
    gentle:
      'I know you’re looking forward to seeing them. I’m worn out, so I won’t come along. Go, and tell me everything.',
    balanced: 'I’m not coming on Saturday. And please ask me first next time.',
    firm: 'I didn’t agree to Saturday, and I won’t be there. Please tell them it was your plan.',
  },
  {
    id: 'mother-calls',
    who: 'Your mother',
    request: 'You never have time for me. Can’t you call me every evening?',
    gentle:
      'I love hearing your voice, Mom. I can’t do every evening. Wednesdays and Sundays I’m all yours, with a pot of tea.',
    balanced: 'I won’t call every day. I’ll call on Wednesdays and Sundays.',
    firm: 'No, I call on Wednesdays and Sundays, and I’m keeping it that way. If you get angry with me, I’ll hang up and try again next time.',
  },
  {
    id: 'in-laws-holiday',
    who: 'Your in-laws',
    request: 'We’ve booked the big house for all of us. Two weeks, like every year!',
    gentle:
      'That’s so generous, and the children love it there. This year we can’t; we need a vacation of our own. We’d love to join you for the first weekend.',
    balanced: 'Thank you for thinking of us. We’re not coming for the two weeks this year.',
    firm: 'We plan our own vacations. We’re not coming this year, and please ask us before you book.',
  },
  {
    id: 'teenager',
    who: 'Your daughter, fifteen',
    request: 'Everyone gets to stay until two. You’re the only one who says no!',
    gentle:
      'I can see how much this party means to you. Two o’clock is a no. I’ll pick you up at midnight, and your friends too, and I’ll wait in the car.',
    balanced: 'No, not until two. Midnight, and I’ll pick you up.',
    firm: 'The answer is no, however often you ask. Be home by midnight, or stay home.',
  },
  {
    id: 'friend-listens',
    who: 'A friend',
    request: 'Can I come over? He’s done it again. I know it’s late…',
    gentle:
      'That sounds awful, and I’m glad you wrote. I can’t tonight, I’m worn out. Breakfast tomorrow? I’ll bring the bagels.',
    balanced: 'I can’t tonight. I have an hour tomorrow at six, if that helps.',
    firm: 'I can’t be the one you call every night. I’m your friend, and I’m going to bed now. Let’s talk on Saturday about who else could help.',
  },
  {
    id: 'boss-weekend',
    who: 'Your boss',
    request: 'I know it’s your son’s birthday. Only two hours on Saturday?',
    gentle:
      'I can see the deadline is tight. I won’t work on Saturday; that day belongs to my son. I can stay an hour longer on Friday.',
    balanced: 'I’m not available on Saturday. On Friday I can stay until six.',
    firm: 'No, not on Saturday. If Friday isn’t enough, we need to move the deadline or ask someone else.',
  },
];

/** Texts of the exercise. */
export const practiceCopy = {
  lead: 'Pick a situation, choose a tone, and write what you’d say. Then compare. Nothing you write here is saved; it’s gone when you leave the page.',
  situation: 'Who is asking?',
  asks: (who: string) => `${who} says:`,
  tone: 'The tone you want to try',
  yours: 'Your no',
  compare: 'Compare',
  again: 'Try another one',
  yoursTitle: 'What you wrote',
  oursTitle: 'How it could also sound',
  chosen: 'the tone you chose',
  remarksTitle: 'What we noticed',
  caution:
    'This only looks for a few English words. It doesn’t understand your sentence, and it doesn’t know the person. You do.',
  remarks: {
    'no-refusal':
      'We couldn’t find a clear no. A reason or a hint is easy to miss. Try adding “I can’t” or “I won’t.”',
    harsh: 'There’s a harsh word in it. People will remember that word and forget your no.',
    maybe:
      'Words like “maybe” or “I’ll try” leave the door open. If it’s a no, close it. If it’s “not yet,” say when you’ll know.',
    permission: 'It asks whether your no is okay. The answer might be no.',
    apology: 'It apologizes more than it needs to. Keep “sorry” for things you did wrong.',
    but: 'After a “but,” people forget what came before it. Try “and” instead.',
    reasons:
      'It seems to give several reasons, and each one can be argued with. Keep the one that counts, or none.',
    blame: '“You always” and “you never” start a fight about the past. Stay with this request.',
    fillers: '“Just,” “actually” and “a bit” make it smaller. Read it once without them.',
    long: 'It’s long. Could you say it in one breath?',
    bare: 'It’s clear. One warm word before or after would make it gentle.',
    clear: 'None of the usual traps caught our eye. Say it aloud: does it sound like you?',
  } satisfies Record<NoRemark, string>,
} as const;
