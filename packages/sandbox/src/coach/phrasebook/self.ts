import type { Theme } from './theme.ts';

/** Subjects in which a person is mostly with themselves: letting go, being alone, making good, grieving. */
export const selfThemes: readonly Theme[] = [
  {
    name: 'letting go',
    pattern:
      /\b(?:mov(?:e|ing) on|get(?:ting)? over|over (?:him|her|them)|closure|miss (?:him|her|them|my ex)|still love|let(?:ting)? go|my ex|can.?t forget)\b/gi,
    weight: 3,
    reflect: [
      'The heart keeps its own calendar, and it does not ask whether enough time has passed. Still missing somebody does not mean that the decision was wrong.',
      'Letting go tends to come in waves: some days of calm water, and then a song in a shop. The wave is not a step back.',
    ],
    view: [
      'Memory is kind to the past; it keeps the warm evenings and blurs the rest. It can be fair to {person} and to yourself to remember the whole of it.',
      'Closure is often imagined as a last good talk with {person}. More often it is something that one gives to oneself, in small portions.',
    ],
    step: [
      'Put the things that pull you back, photos and messages, into one place that takes two steps to reach. You need not throw anything away to stop meeting it daily.',
      'Write one page with two headings: what I want to keep from this time, and what I am glad to leave. Read it when the longing tells only half the story.',
      'Choose something you stopped doing while you were together, and put it into this week. It reminds you that there was a you before.',
    ],
    ask: [
      'What sets off the strongest wave of missing at the moment?',
      'What are you missing most: {person}, or how you were at that time?',
      'What would be the first sign for you that it is getting lighter?',
    ],
    words: [
      'I wish you well, and I notice that contact keeps me from healing. I will not write for a while. Please do not read it as anger.',
      'Thank you for what was good. I am going to look ahead now, and I hope you can do that too.',
    ],
  },
  {
    name: 'loneliness',
    pattern:
      /\b(?:lonel\w*|alone|isolat\w*|no ?one (?:to|cares|calls|understands)|nobody (?:to|cares|calls|understands)|no friends|left behind)\b/gi,
    weight: 2.5,
    reflect: [
      'Loneliness can sit in an empty flat and just as well in a full room. It is a signal of how much you want to belong, and not a verdict on you.',
      'It takes something to write this down, because loneliness likes to tell people that they are the only ones. You are far from the only one.',
    ],
    view: [
      'After a while alone one begins to expect a no, and asks less, and so hears fewer yeses. The people around you may think that you prefer it that way.',
      'Closeness mostly grows out of repetition, seeing the same faces in the same place, rather than out of one brilliant evening. That makes it slower, and more possible.',
    ],
    step: [
      'Write to one person today whom you have thought of lately, with a memory and without a request. One message is enough for one day.',
      'Look for something that happens every week at the same hour, a choir, a course, a walking group, and promise yourself three visits before you judge it.',
      'Tell one person a truer answer than “fine” the next time they ask how you are. It gives them a chance to come closer.',
    ],
    ask: [
      'When did you last feel that somebody was glad you were there?',
      'Who crossed your mind lately that you have not written to?',
      'At which hour of the week is it the loudest?',
    ],
    words: [
      'I thought of you today and of our walks. I have been rather on my own lately, and I would love to hear how you are.',
      'I am trying to see people more often. Would you like to have a coffee next week? Wednesday or Thursday would suit me.',
    ],
  },
  {
    name: 'making amends',
    pattern:
      /\b(?:apolog\w*|(?:say|am|I.?m|was|so) sorry|forgiv\w*|regret\w*|my fault|made a mistake|I hurt (?:him|her|them|my)|guilt(?:y)?|ashamed|make it up)\b/gi,
    weight: 3,
    reflect: [
      'Looking at your own part without looking away is hard, and it is where most repair begins. Guilt can be a good guide as long as it does not become a judge for life.',
      'Regret shows that your values are awake. It hurts because what happened does not fit the person you want to be.',
    ],
    view: [
      'A good apology names what was done and what it cost, without a "but", and leaves the other person free. {Person} may need more time than you would like, and that can be part of it.',
      'Forgiving and forgetting are different things, and neither can be ordered. You can open the door by being reliable; {person} will choose when to come through it.',
    ],
    step: [
      'Write the apology in four sentences: what I did, how I think it was for you, that I am sorry, what I will do differently. Read it aloud once and take out every explanation.',
      'Choose one action that shows the change, small enough to keep for a month, and begin before you speak about it.',
      'Ask {person} whether this is a good time, and if not, when. An apology that can be declined is worth more than one that has to be accepted.',
    ],
    ask: [
      'What do you think it was like for {person}, in that moment?',
      'What would you like to be able to say of yourself in a year?',
      'Is there a part of it that you find hard to forgive yourself?',
    ],
    words: [
      'I am sorry. I did it, it hurt you, and there is no excuse I want to add. I would like to hear what it was like for you, whenever you want.',
      'You do not have to answer this. I see now what it cost you, and this is what I am going to do differently from today.',
    ],
    guide: 'repair',
  },
  {
    name: 'grief',
    pattern:
      /\b(?:died|dead|death|passed away|funeral|grie(?:f|ve|ving)|widow\w*|miscarriage|mourning|terminal)\b/gi,
    weight: 3,
    reflect: [
      'I am sorry for this loss. Grief has no right order and no date by which it should be over; it comes to the table with everybody else and changes how each one speaks.',
      'A loss goes through a whole family and each person carries it differently. One needs to talk and another to mend the fence, and both are mourning.',
    ],
    view: [
      'People around you may fall silent because they fear to say the wrong thing. It seldom means that they have forgotten. {Person} may be hoping for a sign from you as well.',
      'Two people who mourn the same loss can feel very far apart, simply because their waves come at different hours. Saying so aloud often brings them closer again.',
    ],
    step: [
      'Set aside a small time this week that belongs to the one you miss, with a candle, a photo or a walk to a place. Invite one person to it, or keep it for yourself.',
      'Tell one person concretely what would help: a meal, company on Sunday, listening without advice. People are often relieved to be told.',
      'Ask {person} for one memory that you do not know yet, and give one of yours. It lets both of you mourn together for ten minutes.',
    ],
    ask: [
      'What do you wish people knew about the one you have lost?',
      'Who lets you be exactly as sad as you are?',
      'How is everybody else in the family carrying it, as far as you can see?',
    ],
    words: [
      'I know that we each mourn in our own way. I would like us to do one small thing for it together. It does not need many words.',
      'You do not have to cheer me up. It would help me if you sat with me for a while and let me tell you about it.',
    ],
  },
];

/** What is said when there is a relationship in it and nothing more can be told. */
export const anyRelationship: Theme = {
  name: 'what is going on between you',
  pattern:
    /\b(?:relationship|marriage|married|husband|wife|boyfriend|girlfriend|partner|spouse|fianc\S*|love)\b/gi,
  weight: 0.5,
  reflect: [
    'Something between you has lost its ease, and you are the one who stopped to look at it. That attention is worth a lot, even while the answer is missing.',
    'It sounds as if this has been going through your head for some time. Putting it into words for a stranger is a first bit of order.',
  ],
  view: [
    'I know only your side of it, and {person} would probably tell some of it differently. Both views can be honest, and the space between them is often where the way out begins.',
    'Most difficulties between people grow slowly and are kept going by both with the best of intentions. That also means that a small change by one can move the whole.',
  ],
  step: [
    'Choose one recent moment that stayed with you and write it down as a camera would have seen it, without reasons. Then add one line: what I would have wished for.',
    'Find a quiet quarter of an hour this week with {person}, begin with something that you value, and then bring up one thing only.',
    'Keep an eye on the good minutes for three days and note when they happen. They show what already works and can be made larger.',
  ],
  ask: [
    'What would be the first small sign that things are getting better?',
    'What did you hope for when you sat down to write this?',
    'What do you think matters most to {person} in all this?',
  ],
  words: [
    'There is something I have been carrying around, and I would like to share it because you matter to me. Is now a good time, or tomorrow?',
    'I do not have a solution. I would like us to look at it together for a while. How do you see it?',
  ],
  guide: 'check-in',
};
