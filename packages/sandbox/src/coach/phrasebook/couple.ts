import type { Theme } from './theme.ts';

/** Subjects of couples and former couples. */
export const coupleThemes: readonly Theme[] = [
  {
    name: 'a breakup',
    pattern:
      /\b(?:br(?:eak|oke|oken|eaking)[ -]?up|split up|dumped|divorc\w*|separat(?:ed|ion|ing)|left me|ended (?:it|things))\b/gi,
    weight: 3,
    reflect: [
      'An ending like this takes away more than a person: also the plans, the habits and the picture of how life was going to be. Missing all of that at once is not weakness.',
      'When something ends, one part of you may know the reasons while another part still reaches for the phone. Both can be true for quite a while.',
    ],
    view: [
      'It may help to remember that {person} had {their} own side of this story, and that an ending is seldom the verdict on one person. Two people can both have tried, and still have come apart.',
      'There is often a pull to find the one moment where it went wrong. Most relationships end slowly, out of many small things, so you need not carry the whole explanation alone.',
    ],
    step: [
      'For today, choose one hour that used to belong to the two of you and give it a new shape: a walk, a call with somebody who knows you, a different room. It need not feel good; it only has to be yours.',
      'You could write {person} a letter that you do not send. Say what you are grateful for, what hurt, and what you would have needed. Then put it away for a week before deciding anything about it.',
      'Try agreeing with yourself on a simple rule about contact for the next seven days, and tell one friend about it so that you are not keeping it alone in the evenings.',
    ],
    ask: [
      'Which part of the day is the hardest to get through right now?',
      'What do you find yourself most wanting to say to {person}?',
      'If a friend were going through the same thing, what would you hope they knew?',
    ],
    words: [
      'I am still sorting out what this meant to me. I would like some quiet time before we talk again, and I will let you know when I am ready.',
      'I do not want to argue about who was right. I would like to understand one thing, and then I will let it rest: when did it change for you?',
    ],
  },
  {
    name: 'trust that has been shaken',
    pattern:
      /\b(?:cheat\w*|affairs?|li(?:ed|es|ar)|lying|trust\w*|betray\w*|unfaithful|infidelity|secret\w*|hid(?:es|ing)?|behind my back)\b/gi,
    weight: 3,
    reflect: [
      'When trust cracks, even ordinary things, a late message or a closed door, start to ask questions. That watchfulness is tiring, and it is an understandable answer to what you have lived through.',
      'Being kept in the dark can hurt as much as the thing itself, because it makes you doubt your own eyes. It makes sense that you want something solid to stand on again.',
    ],
    view: [
      'Trust tends to come back through many small, checkable moments rather than one big promise. That asks patience of you and openness of {person}, and both of you can say honestly whether you are willing to give it.',
      'I only hear your side here, and there may be shame or fear behind what {person} did. Understanding that is not the same as excusing it: you may ask for the truth and still be kind.',
    ],
    step: [
      'Before the next talk, write down the two or three questions whose answers you really need, and leave out those that would only hurt. Ask them at a calm time, one at a time, and let each answer stand for a moment.',
      'Choose one concrete thing that would help you feel safer this week, such as knowing the plan for an evening, and ask for just that. Small agreements that are kept are what trust is rebuilt from.',
      'Give yourself until a set day before you make any large decision. Until then, note what {person} did and said in two lines each evening, so that you judge by what happened and not only by the fear.',
    ],
    ask: [
      'What would you need to see from {person} to feel a little safer this week?',
      'Which is heavier for you at the moment: what happened, or how you found out?',
      'Is there something you have not dared to ask {person} yet?',
    ],
    words: [
      'I want to be able to believe you again, and right now I cannot do it by myself. Could we agree on one thing that would make it easier for me this week?',
      'I would rather hear something hard from you than find it out. Will you tell me what happened, once, from the beginning? I will listen until you are done.',
    ],
    guide: 'repair',
  },
  {
    name: 'jealousy',
    pattern:
      /\b(?:jealous\w*|envy|envious|possessive|insecur\w*|flirt\w*|compar(?:e|es|ing) (?:me|myself))\b/gi,
    weight: 3,
    reflect: [
      'Jealousy is loud, and under the noise there is often a quieter sentence: I am afraid of losing my place with you. That fear deserves to be heard without being put in charge.',
      'It is a lonely feeling, because it is hard to speak about without sounding like an accusation. That you are looking at it openly already takes some of its power away.',
    ],
    view: [
      'A feeling is not yet a fact about {person}. It can help to separate what was really seen or said from what the worry added to it later, at night, when everything looks bigger.',
      'Reassurance works best when it is asked for directly. {Person} might not guess that a question about the evening was really a question about whether you matter.',
    ],
    step: [
      'The next time it rises, wait ten minutes before you say or check anything, and name it to yourself: this is jealousy, and it wants comfort. Then decide what you would like to ask for.',
      'Write two short columns: what I know, and what I fear. Bring only the first thing from the second column to {person}, as a feeling of yours and not as a charge.',
      'Ask for one small sign of closeness this week that has nothing to do with the other people in the story, such as an evening together without phones.',
    ],
    ask: [
      'What does the feeling tell you that you might lose?',
      'When do you feel most sure of your place with {person}?',
      'What kind of reassurance would really reach you, and have you ever asked for it?',
    ],
    words: [
      'I noticed that I got jealous, and I do not want to make it your fault. What I need is to feel that I matter to you. Could we have some time that is only ours?',
      'This is about my fear, not about catching you at something. It would help me to hear how you see the two of us.',
    ],
    guide: 'check-in',
  },
  {
    name: 'not being heard',
    pattern:
      /\b(?:communicat\w*|silen(?:t|ce)|listen\w*|ignor(?:e|es|ed|ing)|shuts? down|stonewall\w*|talks? to me|(?:not|n.?t|never|stopp?\w*|hardly|barely) (?:really )?talk\w*|talk (?:about|to (?:him|her|them))|(?:text|call|repl(?:y|ies))s? back|won.?t answer|unheard|distant|withdraw\w*|cold)\b/gi,
    weight: 2,
    reflect: [
      'Talking to somebody who does not answer can feel lonelier than being alone. After a while one speaks louder, or stops speaking, and neither brings the closeness one was hoping for.',
      'It sounds as if the words are there and do not arrive. That is wearing, because every quiet evening seems to say something, and you are left guessing what.',
    ],
    view: [
      'Silence has many reasons. {Person} might go quiet because {they} felt overwhelmed, or feared saying the wrong thing, rather than because {they} did not care. You can ask about it without having to accept it for ever.',
      'Often one person reaches out harder while the other steps back further, and each step feeds the next. Nobody has to be the villain for that to happen, and either one can change the rhythm.',
    ],
    step: [
      'Choose a calm moment, side by side rather than face to face, on a walk or in the car, and say one thing only. Ten minutes with an agreed end are easier to say yes to than a talk without one.',
      'Try a small change of order: ask {person} one open question first, and repeat back what you heard before you add your part. People tend to listen better once they have been heard.',
      'Propose one fixed quarter of an hour a week, with phones away, where each may speak five minutes without being interrupted. Put it on a day so that it does not depend on the mood.',
    ],
    ask: [
      'If {person} heard one sentence of yours fully, which should it be?',
      'When did the two of you last talk in a way that felt good, and what was different then?',
      'What usually happens in the minute just before the talking stops?',
    ],
    words: [
      'I miss talking with you. I am not here to blame you; I would like to know how you are, and then tell you one thing about me. Would tonight or tomorrow be better?',
      'When it goes quiet between us I start to imagine the worst. It would help me if you said that you need a break, and when we can come back to it.',
    ],
    guide: 'check-in',
  },
  {
    name: 'arguments that keep coming back',
    pattern:
      /\b(?:argu(?:e|es|ed|ing|ments?)|fight(?:s|ing)?|fought|yell\w*|shout\w*|scream\w*|quarrel\w*|conflict\w*|slamm\w*|angry|explod\w*)\b/gi,
    weight: 2,
    reflect: [
      'When the same quarrel returns in new clothes, it is rarely about the dishes or the hour. There is usually a tender question below it, such as whether one counts.',
      'Arguments leave a kind of weather behind: even after the words are over, one walks carefully around the house. It makes sense that you are tired of it.',
    ],
    view: [
      'In the heat of it, two people often defend themselves against something the other did not mean. {Person} may have felt attacked at the very moment in which you felt unheard, and both of those can be real.',
      'What tells most about a couple or a family is less whether they argue than how they find back afterwards. Repair can be learned, even late, and it can begin with one person.',
    ],
    step: [
      'Agree on a pause word in a quiet hour. Whoever says it gets twenty minutes, and names the time when you will go on. It keeps a hard talk from turning into a harmful one.',
      'Take the last argument and write it down in three lines: what was said, what you felt, what you had been hoping for. Share only the third line with {person}, and ask for {theirs}.',
      'Start the next hard talk softly: one situation, one feeling, one wish. If your voice goes up, stop and begin the sentence again; that alone often changes the answer.',
    ],
    ask: [
      'What do you think you were really asking for, the last time it got loud?',
      'What does the first minute of such an argument usually look like?',
      'Who of you tends to make the first step back, and how is it received?',
    ],
    words: [
      'I do not want to win this. I want us to be all right. Can we stop here for twenty minutes and go on at eight, with one thing only?',
      'When voices get loud, I stop hearing you, and I would like to hear you. Could you tell me the most important part again, slowly?',
    ],
    guide: 'repair',
  },
  {
    name: 'love over a distance',
    pattern:
      /\b(?:long[ -]distance|abroad|different (?:cit(?:y|ies)|countr(?:y|ies))|far away|mov(?:e|ed|ing) away|time ?zones?|deployed|miles away)\b/gi,
    weight: 4,
    reflect: [
      'Distance turns small things into large ones: a missed call can fill a whole evening. Holding on to somebody you cannot touch takes more trust than most people see.',
      'It is a strange kind of missing when the person is there on the screen and the chair beside you is empty. Both the love and the ache can be real.',
    ],
    view: [
      'Two people in two places often need different amounts of contact, and neither amount is the measure of love. {Person} might feel close after one long call where you would rather have five short ones.',
      'What tends to carry distance is less how often you speak than whether there is a shared horizon: a next visit, and a rough idea of when the miles will end.',
    ],
    step: [
      'Settle two fixed times a week that are only yours, and let the other days be free of expectation. A call you can rely on is worth more than many that you wait for.',
      'Share something ordinary this week rather than a report: cook the same dish, watch the same film, walk with the phone in your pocket. Closeness often lives in the unimportant.',
      'Put the next visit on a date, even if it is months away, and talk once about what has to be true for the distance to end one day.',
    ],
    ask: [
      'What do you miss most that a call cannot give you?',
      'Have the two of you spoken about when and how the distance might end?',
      'What would make the time between two calls easier for you?',
    ],
    words: [
      'I miss you most in the small moments. Could we have two fixed evenings a week, so that I can stop waiting and start looking forward?',
      'I do not need a perfect plan. It would calm me to know what we are both working towards. Can we talk about the next year on Sunday?',
    ],
    guide: 'check-in',
  },
  {
    name: 'closeness and tenderness',
    pattern:
      /\b(?:sex\w*|intima\w*|affection\w*|desire|bedroom|touch(?:es|ed|ing)?|cuddl\w*|kiss\w*|roommates?|passion)\b/gi,
    weight: 3,
    reflect: [
      'Missing touch is a real hunger, and it is hard to speak of without somebody feeling blamed or pressed. It is good that you found words for it here.',
      'When tenderness goes quiet, people often start to wonder about their worth. That thought comes easily, and it is seldom the true explanation.',
    ],
    view: [
      'Desire follows rest, safety and feeling seen more than it follows pressure. {Person} may be tired, ashamed or worried about something that has little to do with you, and only an unhurried talk will show.',
      'Two people rarely want the same closeness at the same time. A no to something tonight can live beside a yes to you, if both of you can say it aloud.',
    ],
    step: [
      'Take the goal away for a week: agree on ten minutes of closeness a day that will lead nowhere, a hand, a shoulder, lying side by side. Many couples find the way back from there.',
      'Choose a moment outside the bedroom to talk about it, begin with something you love, and ask one curious question before you say what you miss.',
      'Tell {person} about a moment in which you felt close, in detail. A memory of what was good opens more doors than a list of what is missing.',
    ],
    ask: [
      'When did you last feel really close to {person}, and what made it so?',
      'Which do you miss more, the touch itself or what it tells you?',
      'Is there something that makes closeness feel like pressure for either of you?',
    ],
    words: [
      'I miss being close to you. I am not asking for anything tonight; I would like to know how it is for you, and I promise to listen without arguing.',
      'I like you near me. Could we sit together for ten minutes this evening, without phones and without it having to become more?',
    ],
    guide: 'check-in',
  },
  {
    name: 'the question of staying or going',
    pattern:
      /\b(?:stay or (?:leave|go)|leave or stay|should I (?:leave|stay|go|end)|leav(?:e|ing) (?:him|her|them)|worth (?:it|saving)|not sure (?:if|whether)|give up on|second thoughts|(?:have|having) doubts|commit\w*)\b/gi,
    weight: 4,
    reflect: [
      'Standing between staying and going is exhausting, because each day asks the question again. You do not owe anybody an answer by tonight, yourself included.',
      'Part of you seems to hold on to what was good, and part of you is tired. Both parts are trying to look after you, and both may speak.',
    ],
    view: [
      'I cannot make this choice for you, and I would mistrust anyone who does it quickly. What can help is to look at what would have to change, and whether {person} would want to work on it as well.',
      'A decision like this gets clearer when you ask it about a normal Tuesday rather than about the worst night or the best holiday. How you live on ordinary days tells the most.',
    ],
    step: [
      'Set a date some weeks away until which you will not decide. Until then, do the one thing that would give the relationship an honest chance, and watch what comes back.',
      'Write two short letters to yourself from a year ahead, one in which you stayed and one in which you left. Notice in which of them your shoulders come down.',
      'Name the one condition that matters most to you for staying, say it to {person} in a calm hour, and let {them} answer without persuading {them}.',
    ],
    ask: [
      'If nothing changed in the coming year, how would that be for you?',
      'What is the strongest reason in each direction, when you say it in one breath?',
      'Might {person} already sense how serious this question has become for you?',
    ],
    words: [
      'I am not threatening to leave. I am telling you that I am struggling, because I want us to have an honest chance. There is one thing I need to be different.',
      'I would like us to look at this together for the next weeks. Are you willing to work on it with me, and what would you need from me?',
    ],
    guide: 'check-in',
  },
  {
    name: 'carrying the everyday together',
    pattern:
      /\b(?:chores?|housework|cleaning|dishes|laundry|appreciat\w*|unappreciated|taken for granted|mental load|works? (?:late|too much|all the time)|workaholic|lazy|does(?:n.?t| not) help|(?:always )?on (?:his|her|their) phone)\b/gi,
    weight: 3,
    reflect: [
      'Being the one who remembers everything is work that nobody sees, and what is not seen is seldom thanked for. It is no wonder that the tiredness turns into something sharper.',
      'It is rarely about the dishes alone. Behind it there is often the wish to be noticed, and to have somebody say: I see what you carry.',
    ],
    view: [
      '{Person} may honestly not know how much runs in your head all day, or may feel that {their} own part goes unseen. Two tired people can easily keep two different accounts.',
      'Fair does not have to mean half and half. It tends to mean that both know what there is, and both agreed to the share they carry.',
    ],
    step: [
      'Write down for three days what each of you does, thinking and planning included, and look at the two lists together without a verdict. Then move just one task, completely.',
      'Pick the one thing that wears you out the most and hand it over whole, with the thinking, for two weeks. Resist correcting how it is done.',
      'Begin the next talk by thanking {person} for one concrete thing. Appreciation often opens the ear for the request that comes after it.',
    ],
    ask: [
      'Which single task would bring the most relief if somebody else carried it?',
      'When did you last feel that what you do was seen?',
      'What do you think {person} would put on {their} own list?',
    ],
    words: [
      'I am running low, and I do not want to become bitter. Could you take over the mornings completely for two weeks, so that I need not think of them at all?',
      'It would mean a lot to me to hear that you see what I do here. And I want to know what you carry that I miss.',
    ],
    guide: 'check-in',
  },
  {
    name: 'something new beginning',
    pattern:
      /\b(?:dat(?:e|es|ing)|crush|first date|new relationship|propos(?:e|ed|al)|engaged|feelings for|ask (?:him|her|them) out|ghost(?:ed|ing)|situationship|wedding)\b/gi,
    weight: 2,
    reflect: [
      'Beginnings are tender: so much is hoped and so little is known. It makes sense that every message gets turned over and read twice.',
      'Liking somebody makes us visible, and that is exciting and frightening in the same minute. You are not doing it wrong because your stomach turns.',
    ],
    view: [
      'Early on we tend to fill the gaps with our own hopes and fears. {Person} might be just as unsure as you, or simply slower, and asking is usually kinder to both than guessing.',
      'Being clear about what you are looking for does not frighten off the right person. It mostly saves time and spares hurt on either side.',
    ],
    step: [
      'Say or send one honest sentence this week that shows a little more of you than feels quite safe, and then give the answer time.',
      'Write down three things you would like to feel around a person, and look at how many of them are there when you are with {person}.',
      'Suggest something small with a beginning and an end, a coffee or a walk, so that both of you can say yes lightly.',
    ],
    ask: [
      'How do you feel in the hour after you have seen {person}?',
      'What would you like to know about where this is going?',
      'What would you say if you were not afraid of the answer?',
    ],
    words: [
      'I like spending time with you, and I would like to see where this goes. How is it for you? There is no wrong answer.',
      'I notice that I guess a lot, so I would rather ask: are you looking for something serious, or something light for now?',
    ],
  },
];
