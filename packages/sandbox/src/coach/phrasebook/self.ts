import type { Theme } from './theme.ts';

/** Subjects of a single person: letting go, being alone, making amends, grief. */
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
  {
    name: 'having broken trust yourself',
    pattern:
      /\bI(?:.ve| have| had| also| once)? (?:cheated|lied|betrayed|was unfaithful|was lying|slept with|kissed (?:another|someone|somebody|a )|had an affair|hid (?:it|this|that|something)|went behind)\b/gi,
    weight: 9,
    reflect: [
      'It takes courage to write this down when you are the one who did it. The guilt you feel is not pleasant company, and it shows that this does not fit who you want to be.',
      'Carrying something like this alone changes every ordinary evening: one is there and also not there. It makes sense that you look for a way out of it.',
    ],
    view: [
      'There are two persons in this: you, who may want relief, and {person}, who would have to live with what was said. An honest step tries to do right by both, and it does not ask to be comforted by the one who was hurt.',
      'What happened had reasons, and reasons are not excuses. Knowing what you were missing or running from will help you more than harsh words against yourself, and it is what {person} might ask about one day.',
    ],
    step: [
      'Before you decide what to say, write down for yourself what happened, what it was for you, and what you want now. Be certain of the third one first, because everything else depends on it.',
      'End whatever still goes on beside it, clearly and without a farewell that opens the door again. Whatever you tell {person} will only carry weight after that.',
      'Choose one person who can keep silent, or a counsellor, and say it aloud once. It sorts out what you owe to {person} from what you only wish to be rid of.',
    ],
    ask: [
      'What do you want for the two of you, if you leave the fear aside for a moment?',
      'What was missing, in you or between you, at the time when it began?',
      'What are you most afraid of if {person} knew?',
    ],
    words: [
      'There is something I have to tell you, and it is my doing and not yours. I will answer what you ask, and you need not say anything today.',
      'I have broken your trust and I am sorry. I am not asking you to forgive me now. I want to tell you the truth and to hear what it does to you.',
    ],
    guide: 'repair',
  },
  {
    name: 'illness and caring for somebody',
    pattern:
      /\b(?:cancer|dementia|alzheimer\S*|illness|seriously ill|(?:is|gets|got|fell) (?:very |so )?(?:sick|ill)|hospital|caregiver|car(?:e|ing) for (?:him|her|them|my)|disab\w*|depress(?:ed|ion)|stroke|addict\w*|drinks? too much|drinking|alcoholic|rehab)\b/gi,
    weight: 3,
    reflect: [
      'Standing beside somebody who is not well asks for strength every day, and few people ask how the one beside is doing. That you are tired does not make your care any smaller.',
      'An illness moves in with everybody in the house. There is the worry, the work, and also the mourning for how it was before, and all of that may have its place.',
    ],
    view: [
      '{Person} may be ashamed of needing so much, or afraid of becoming a burden, and that can come out as silence or sharpness. It need not mean that your effort goes unseen.',
      'You did not cause this and you cannot cure it alone. What you can shape is how the two of you speak in it, and how much of it rests on you.',
    ],
    step: [
      'Give away one task this week that does not have to be yours, to a relative, a neighbour or a service, and use the free hour for nothing useful.',
      'Plan twenty minutes with {person} in which the illness is not spoken of: music, photographs, a joke from long ago. You were more than this before, and you still are.',
      'Look for one place where people in your position talk with each other, a group or a counsellor. Being understood without explaining saves a great deal of strength.',
    ],
    ask: [
      'Who looks after you, while you look after {person}?',
      'What do you miss most from the time before?',
      'Which part of it could somebody else carry for a while?',
    ],
    words: [
      'I am by your side, and I am tired too. Both are true. Could we think together about who else could help us, so that some strength is left for the good hours?',
      'I would like to hear what is hardest for you, and then tell you what is hardest for me. We do not have to solve it today.',
    ],
    guide: 'saying-no',
  },
  {
    name: 'telling somebody something important',
    pattern:
      /\b(?:com(?:e|ing) out|gay|lesbian|bisexual|transgender|pregnan\w*|how (?:do|can|should) I tell|have to tell|tell (?:him|her|them|my \w+) (?:the truth|that I)|confess\w*|admit to)\b/gi,
    weight: 3,
    reflect: [
      'Before such a talk one plays it through a hundred times, and in the mind it mostly goes badly. That shows how much depends on it for you, and how much these people matter.',
      'What you want to say belongs to you, and so does the hour at which you say it. Wanting to be known as you are is a good reason to speak.',
    ],
    view: [
      'You have had weeks or years with this thought, and {person} would hear it for the first time. The first reaction is seldom the last one, so it can help to leave room for a second talk.',
      'What you can choose is your own part: the words, the place, and how the talk ends. What {person} may make of it will take its own time, and it is not the measure of whether you were right to speak.',
    ],
    step: [
      'Write the first two sentences down, word for word, and leave the rest open. The beginning is the hardest part, and with it in your hand the remainder tends to find itself.',
      'Tell the person first of whom you are most sure, and let them know what you need: a listener, company afterwards, or help with the next talk.',
      'Choose a time with an easy way out for both, a walk rather than a festive dinner, and arrange to meet somebody kind afterwards.',
    ],
    ask: [
      'What would you like {person} to understand above all?',
      'Which reaction do you fear the most, and how likely is it really?',
      'Who could be with you, before or after?',
    ],
    words: [
      'I would like to tell you something that is important to me. I am telling you because I want you to know me. You do not have to say anything right away.',
      'This is not easy for me to say, so please let me finish. Afterwards I will answer whatever you want to ask, today or another day.',
    ],
  },
];

/** The subject of a message that mentions a relationship and no specific subject. */
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
