import type { Theme } from './theme.ts';

/** Subjects of families and friends, and money between people. */
export const familyThemes: readonly Theme[] = [
  {
    name: 'parents and in-laws',
    pattern:
      /\b(?:mother|father|mom|mum|dad|parents?|in-laws?|(?:mother|father)-in-law|grand(?:mother|father|parents?)|my family|his family|her family|step(?:mother|father|mom|dad))\b/gi,
    weight: 2,
    reflect: [
      'With family, an old role is often waiting at the door: one steps in as an adult and feels twelve again within a minute. That is not a failing; those patterns are simply older than you are.',
      'Loving your family and being worn out by it can live side by side. You are allowed to want closeness, and to want it on terms that you can breathe in.',
    ],
    view: [
      '{Person} may believe that {they} helped, or may be afraid of losing a place in your life. Seeing that can soften the tone, and it does not oblige you to agree.',
      'Families tend to pull in several directions at once, and whoever stands in the middle feels every tug. It may not be your task to keep everybody content.',
    ],
    step: [
      'Decide beforehand on one subject you will not discuss on the next visit, and on a friendly sentence to close it with. Then change the topic and pour the tea.',
      'Talk first with whoever stands on your side of the family, so that you speak with one voice. Each of you takes the difficult sentence to your own relatives.',
      'Offer {person} something you really want to give, a regular call or a shared meal, together with the limit. A no is easier to hear next to a yes.',
    ],
    ask: [
      'What would a good visit or call with {person} look like, from beginning to end?',
      'Whose expectation weighs the most here, and did you ever agree to it?',
      'What have you been swallowing in order to keep the peace?',
    ],
    words: [
      'I know that you mean well, and I value it. This one we will decide ourselves. What I would love from you is to come to lunch on Sunday.',
      'I love you, and I am not going to discuss this today. If it comes up again I will go home a little earlier, and we will try another day.',
    ],
    guide: 'saying-no',
  },
  {
    name: 'raising children',
    pattern:
      /\b(?:kids?|child(?:ren)?|sons?|daughters?|co-?parent\w*|custody|step(?:son|daughter|kids?|children)|teenag\w*|toddler|baby|newborn|parenting|bedtime)\b/gi,
    weight: 2.5,
    reflect: [
      'When children are part of it, every decision seems to weigh double. The worry of doing harm usually belongs to people who care a great deal.',
      'Being a parent leaves little room to be anything else, and it is hard to be patient from an empty cup. That you are thinking about it says much about you.',
    ],
    view: [
      'Children can live with two homes or two styles better than with being asked to choose. {Person} might see some things differently and still want the same good for them.',
      'Behind difficult behaviour there is often a need that has no words yet: rest, being seen, some say in things. Looking for it does not mean giving up the limit.',
    ],
    step: [
      'Choose one rule that matters most to you this month, agree on it with the other adults, and let three smaller ones go for now. Fewer rules that hold calm a house.',
      'Give each child ten minutes a day in which they lead and you follow, without correcting and without a phone. It is little, and it changes the tone of the rest.',
      'Keep talks between parents short and about one practical thing at a time, in writing if that stays calmer, and never by way of the child.',
    ],
    ask: [
      'What do you think the youngest person in this story would say they need?',
      'On what do the adults agree already, even if it seems small?',
      'When does it go well at home, and what is different then?',
    ],
    words: [
      'We both want the best here. Could we settle just this one thing for the coming month, and look at it again after that?',
      'I can see that you are upset, and I am here. The answer stays no for today. Would you like to tell me what makes it so important?',
    ],
    guide: 'check-in',
  },
  {
    name: 'brothers and sisters',
    pattern:
      /\b(?:sisters?|brothers?|siblings?|twins?|(?:sister|brother)-in-law|cousins?|half-(?:brother|sister))\b/gi,
    weight: 2.5,
    reflect: [
      'Nobody shares as much of our beginning as a brother or sister, and nobody knows the sore places better. It can sting more than a quarrel with anybody else.',
      'Old questions of who was seen and who had to be sensible tend to sit at the table with grown-up siblings. It is no surprise that small things set them off.',
    ],
    view: [
      'You grew up in the same house and still in two different childhoods. {Person} may remember another story, and both may be honest.',
      'Roles given early, the responsible one or the difficult one, are hard to hand back. {Person} might be just as tired of {theirs} as you are of yours.',
    ],
    step: [
      'Meet on neutral ground, the two of you alone and without the rest of the family, and begin with a memory that is good for both.',
      'Send a short message that asks for nothing: something that made you think of {person}. It reopens a door without having to discuss who closed it.',
      'Name one thing you are ready to stop doing, and ask for one thing in return. Leave the history for another day.',
    ],
    ask: [
      'What would you miss if nothing changed between you and {person}?',
      'Which role did you have as a child, and where does it show up now?',
      'What would you like {person} to know about how it was for you?',
    ],
    words: [
      'I do not want to argue about the past. I miss having you in my life. Could we have a coffee, only the two of us?',
      'I think we remember it differently, and that is all right. It hurt me, and I would like to hear how it was for you.',
    ],
    guide: 'repair',
  },
  {
    name: 'a friendship',
    pattern: /\b(?:friends?|best friend|friendships?|bestie|buddy|mates?|left (?:me )?out|excluded)\b/gi,
    weight: 1.5,
    reflect: [
      'Losing ground with a friend can hurt as deeply as a romance, and far fewer people ask how you are. It deserves to be taken seriously.',
      'Friendships have no vows and seldom a talk about where they stand, so one keeps guessing. That uncertainty is tiring in its own way.',
    ],
    view: [
      'Lives move at different speeds, and {person} may have drifted without having decided to. It can also be that something was said that landed badly on either side.',
      'A good friendship can bear one honest sentence. If it cannot, that is painful to learn, and it is also an answer you could work with.',
    ],
    step: [
      'Invite {person} to something easy and concrete within the next two weeks, with a day and a place. See what comes back before you draw a conclusion.',
      'Write down what you give in this friendship and what you receive, then choose one thing to give less of for a month without announcing it.',
      'Tell {person} about one moment that mattered to you, good or sore, in two sentences, and ask how {they} saw it.',
    ],
    ask: [
      'What did this friendship use to give you that you miss now?',
      'Has there been a moment after which things felt different?',
      'What would you hope {person} might say if you brought it up?',
    ],
    words: [
      'I have missed you lately, and I caught myself making up reasons. Is everything all right between us? I would rather ask than guess.',
      'Something from the other day stayed with me. I do not think you meant it that way, and I would like to tell you how it reached me.',
    ],
    guide: 'saying-no',
  },
  {
    name: 'boundaries',
    pattern:
      /\b(?:boundar\w*|say(?:ing)? no|pressur\w*|guilt[ -]?trip\w*|overstep\w*|privacy|demanding|controlling|too much|people[ -]pleas\w*|walk(?:s|ed)? all over|respect\w*|interfer\w*|crossed? (?:a|the) line)\b/gi,
    weight: 3,
    reflect: [
      'Saying yes while something inside says no leaves a small debt each time, and it adds up. Being tired of it is a sign that you have begun to notice yourself.',
      'It takes courage to look at where you end and the others begin, above all if you were praised for giving way. Guilt often comes first, and relief a little later.',
    ],
    view: [
      'A limit is not a punishment for {person}; it tells {them} how {they} can stay close to you. Some people will test it at first simply because it is new.',
      'You cannot decide what {person} will do, only what you will do. That is where a boundary gets its calm from: it needs nobody else to agree.',
    ],
    step: [
      'Practise one small no this week where little is at stake, and say it without a reason attached. Notice that the friendliness can stay.',
      'Before you answer the next request, take a pause as a habit: let me look and tell you tomorrow. Most unwanted promises are made in the first ten seconds.',
      'Finish this sentence on paper: it is all right for me if …, and it is not all right if …. Then choose which half {person} never heard from you.',
    ],
    ask: [
      'What are you most afraid will happen when you say no?',
      'Where in your body do you notice that a yes was really a no?',
      'Which one limit would change the most for you?',
    ],
    words: [
      'I would like to help, and this time I cannot. I hope you find a good way, and I am glad to hear how it went.',
      'It matters to me that you ask before you decide something for me. Next time I will say no if I was not asked, and I wanted you to know that beforehand.',
    ],
    guide: 'saying-no',
  },
  {
    name: 'money between people',
    pattern:
      /\b(?:money|debts?|salary|spend(?:s|ing)?|rent|bills?|financ\w*|savings?|afford|loans?|lend|gambl\w*|inheritance|budget\w*)\b/gi,
    weight: 2.5,
    reflect: [
      'Money is seldom only about money: it carries safety, freedom and the question of who decides. No wonder that the figures get warm so quickly.',
      'Worry about money makes everything tighter, patience too. And when it happens in silence, both people add up alone in the dark.',
    ],
    view: [
      'For one person saving is love, for the other giving is. {Person} may have learned something quite different at home about what money is there for.',
      'It helps to part the facts from the fear: first the plain numbers, without comments, and on another day what they mean to each of you.',
    ],
    step: [
      'Sit down for half an hour with only three numbers: what comes in, what must go out, what is left. No verdicts that evening; the next talk is for wishes.',
      'Agree on a sum up to which nobody has to ask, and above which both do. One clear line saves many small trials.',
      'Tell {person} one story about money from your childhood and ask for {theirs}. It often explains more than a bank statement.',
    ],
    ask: [
      'What does money stand for to you here: safety, freedom, fairness or something else?',
      'What is the figure you would find hardest to say aloud?',
      'How were decisions about money made in the home you grew up in?',
    ],
    words: [
      'I get frightened when I do not know where we stand. Could we look at the three main numbers on Sunday, for half an hour, without blaming each other?',
      'I want us both to be free with some of it and safe with the rest. What sum would feel right to you, before we ask each other?',
    ],
    guide: 'check-in',
  },
];
