import type { Shape } from './shape.policy.ts';

/** The shapes of a conversation in which the chat service noted a danger, besides 'despair' and 'danger'. */
export type DangerShape =
  | 'child_in_danger'
  | 'about_to_harm'
  | 'who_hurts_whom'
  | 'after_despair'
  | 'after_danger';

/**
 * The scripted replies, by shape. `{person}` stands for "your sister" or "your parents", so the sentence must suit both.
 * A conversation gets them in order.
 */
export const replies: Readonly<Record<Shape | DangerShape, readonly string[]>> = {
  conflict: [
    'When the same disagreement keeps coming back, it’s tiring for everyone involved, and it’s easy to start keeping score. Usually the argument isn’t only about the dishes, the plans or the tone of voice. Underneath is often a question such as “Do I matter to you?” or “Can I count on you?”\n\nI’m only hearing your side, so I don’t want to guess what’s going on for {person}. It may look quite different from over there.\n\n**One small thing to try this week:** choose a calm moment, not the middle of an argument, and say one sentence about yourself instead of one about what went wrong. For example: “I miss feeling like a team with you. Could we take ten minutes tonight, just to listen?” The guide [Repair after conflict](/library/repair-after-conflict) has more ways to begin.\n\nWhat do you most wish {person} understood about this?',
    'It sounds as if you’ve both settled into a pattern: one of you pushes, one of you pulls back, and neither gets what they need. A pattern like that is nobody’s fault, and it can be changed by one person doing one thing differently.\n\nThink of the last time it happened and go back to the minute before. What had just been said? What did you feel in your body? That’s usually the best place to pause.\n\n**A small step:** next time you notice that minute, say, “I want to talk about this, and I’m too wound up to do it well. Can we come back to it at eight?” Then do come back at eight. Keeping that promise to {person} matters more than finding perfect words.\n\nWhen did the two of you last handle a disagreement better than this?',
  ],
  trust: [
    'Once trust is shaken, ordinary things start to raise questions: a late message, a closed door, a story with a gap in it. Being on alert like that wears you out, and it makes sense that you want something solid to stand on again.\n\nIt can help to keep two lists apart: what you know, and what you fear. Both are real, but they lead to different conversations. Ask about the first and tell {person} about the second, as a feeling rather than a charge.\n\n**One step for this week:** write down the one question whose answer you truly need, and choose a quiet moment for it. You could begin with, “I’d rather hear something hard from you than keep guessing. Can I ask you one thing?” Trust tends to come back in small, kept promises, not in one big one.\n\nWhat would help you feel a little safer this week?',
    'Part of what hurts here may be that you’ve started to doubt your own judgment. You don’t have to decide today what this means for the future. It’s fine to say, “I don’t know yet.”\n\nThere may be fear or shame for {person}, too. Understanding that isn’t the same as excusing anything, and you’re still allowed to ask for honesty.\n\n**A small step:** ask for one concrete thing you can both check by Sunday, such as “Please tell me beforehand when plans change.” It’s modest on purpose. If it’s kept, you’ve learned something; if it isn’t, you’ve learned something too.\n\nWhat was the moment when you first felt something had changed?',
  ],
  breakup: [
    'When something ends, or might end, you can lose more than a person: routines, plans, the picture of how life was going to be. It’s normal to feel relief, anger and longing in the same afternoon.\n\nI can’t tell you whether to stay, leave or try again, and I wouldn’t want to. What I can do is help you hear your own thoughts more clearly, without rushing.\n\n**One small step:** pick the hardest hour of your day and give it a new shape this week, such as a walk, a call to a friend or a different room. And if you’re tempted to write to {person} late at night, put the message in your notes first and read it again after breakfast.\n\nWhich part of this is hardest to carry right now?',
    'There’s often a pull to find the one moment where everything went wrong. Most relationships change slowly, in many small steps taken by two people, so you don’t have to carry the whole explanation by yourself.\n\nTry finishing these two sentences on paper, without judging them: “What I’d miss is …” and “What I wouldn’t miss is …”. You don’t need to show them to {person} or to anyone.\n\n**This week:** tell one friend how you’re really doing, and say what you’d like from them: “I don’t need advice, just company.” People are usually glad to know.\n\nWhat did you write first?',
  ],
  child: [
    'Worrying about a child gets under the skin like little else, and the fact that you’re thinking about it this carefully counts for a lot. Behavior that looks like defiance or distance is often a way of saying, “This is too much for me,” at an age when the words are missing.\n\nThat doesn’t mean anything goes. Children can cope with a clear limit much better when they feel understood first.\n\n**One small step:** spend fifteen minutes this week with no agenda, doing something your child chooses. Car rides and walks are good, because nobody has to make eye contact. If something comes up, try, “That sounds hard. Do you want me to listen, or to help?” If another grown-up is involved, agree on one rule first, and only one.\n\nWhat was happening just before things last went wrong?',
    'It may help to look at this from a little lower down. Tiredness, a change at school, friction between adults: children notice all of it and rarely announce it.\n\nYou don’t have to get every moment right. Coming back afterward is what children remember: “I was too loud earlier. I’m sorry. The rule still stands, and I love you.”\n\n**This week:** choose the one situation that goes wrong most often and change just one thing in it, such as starting ten minutes earlier, offering two choices, or saying it once and waiting.\n\nWhich situation would you choose?',
  ],
  family: [
    'Family can get to us in a way nobody else can. Old roles come back the moment everyone sits down at the table, and it’s possible to love people and still need more room from them.\n\nPerhaps {person} would tell this story differently. What reads as interference may be meant as care, and it can still be too much for you.\n\n**One small step:** decide on one limit you can keep yourself, without anyone’s agreement, and say it kindly and early. For example: “We love seeing you. Please call before you come over; on weekdays we need our evenings to ourselves.” You don’t have to give reasons. The guide [Saying no kindly](/library/saying-no-kindly) can help you find your own words.\n\nWhat would you like to be different by next month?',
    'It’s hard to feel caught between being a good relative and being honest. Both matter to you, or this wouldn’t weigh so much.\n\nTry to separate what you can decide from what you can only ask for. How {person} will react belongs in the second group. When you call, how long you stay and what you discuss belong in the first.\n\n**This week:** pick one visit or call and choose the ending in advance: “I have until four.” A clear ending often makes the time before it warmer. If a partner is involved, agree on it together beforehand, so that neither of you stands alone.\n\nWho in the family would be easiest to talk to about this?',
  ],
  friend: [
    'Trouble with a friend can hurt as much as trouble in love, and there are far fewer songs about it. There’s no official way to say, “Something’s wrong between us,” so people often wait, and the silence fills with guesses.\n\nThere may be a reason you can’t see from here, or it may simply have been thoughtless. The kindest way to find out is to ask without accusing.\n\n**One small step:** send a short message that opens a door: “I’ve been a bit hurt since Saturday, and I’d rather tell you than go quiet. Do you have time for a coffee this week?” Then give {person} a few days.\n\nWhat do you value most about this friendship?',
    'Friendships change shape when work, children or a move come along, and it’s easy to read less time as less affection. Sometimes it’s true, sometimes it isn’t.\n\nNotice what you’ve been giving and what you’ve been hoping for in return. If the two are far apart, a small, honest request does more for {person} and for you than another month of trying harder.\n\n**This week:** ask for one concrete thing: a walk on Saturday, a call every other Sunday. A clear invitation is easier to answer than “We should meet sometime.”\n\nWhat would you ask for, if you were sure the answer would be kind?',
  ],
  alone: [
    'Feeling alone is painful, and it can be sharpest in a full house or next to a person who’s asleep. It doesn’t mean that anything is wrong with you. It means you’re missing something people need: being noticed, being asked, being known.\n\nLoneliness likes to tell us that others would be bothered by us. Most people are relieved when someone else makes the first move.\n\n**One small step:** choose one person you felt at ease with, even if it was a long time ago, and send two lines today: “I thought of you. Would you like to catch up for half an hour this week?” If you live with {person}, you could ask for something just as small: “Could we have tea together tonight, with our phones away?”\n\nWho came to mind first?',
    'Thank you for putting that into words; it’s not an easy thing to say. I’d like to understand which kind of alone it is: missing one particular person, missing a circle of people, or being with others and not feeling seen.\n\nEach asks for something different. For the first, let yourself miss them. For the second, look for something that happens every week with the same faces. For the third, let one person you trust know a little more than usual.\n\n**This week:** pick one of the three and do the smallest version of it.\n\nWhich of the three is closest to what you feel?',
  ],
  wording: [
    'Finding the words is half the work, so let’s make them short. A good opening says what you feel, names one thing, and leaves room for an answer. It doesn’t list examples, and it avoids “always” and “never”.\n\nYou could say: “There’s something I’d like to tell you, and I’m a little nervous about it. I care about us, so I don’t want to keep it to myself. Is now a good time?”\n\nThen say the one thing, in one or two sentences, and stop. The pause that follows is uncomfortable and useful; let {person} be the next to speak. If it gets heated, you can always say, “Let’s take a break and come back to this tonight.”\n\n**A small step:** read it out loud once and change every word that doesn’t sound like you.\n\nWhat’s the one thing you want to be understood?',
    'Here are three ways to start, from softest to most direct. Take the one that sounds like you.\n\n- “I’ve been thinking about us, and I’d love to tell you what’s been on my mind.”\n- “When that happened, I felt hurt. Can you help me understand it?”\n- “I need something to change, and I’d like us to find out together what’s possible.”\n\nChoose the moment as carefully as the words: rested, fed, nobody on the way out the door. A message works too, if talking tends to get loud.\n\nWhich of the three would {person} be able to hear best?',
  ],
  what_now: [
    'Let’s keep it small, because small things get done.\n\n1. **Name it.** Finish this sentence on paper: “What I’d like more of is …”\n2. **Choose a moment.** Twenty quiet minutes this week, agreed on beforehand.\n3. **Say one thing, then listen.** Repeat what you heard before you answer.\n\nThat’s enough for one week. If it goes well, the [Weekly check-in](/library/weekly-check-in-template) turns it into a habit. If it goes badly, you’ll know more than you do today, and we can look at it together.\n\nWhich of the three steps feels hardest?',
    'You don’t need a plan for everything, only for the next few days. Ask yourself: what’s one thing that’s entirely in my hands, takes less than half an hour, and would make this a little lighter?\n\nIt might be an apology, a question you’ve been putting off, or an evening to yourself. Put a day and a time next to it. If you notice that you keep postponing it, make it smaller rather than pushing harder.\n\nWhat would you like to do first?',
  ],
  ordinary: [
    'Thank you for telling me. I don’t want to read more into that than you’ve said, and it doesn’t have to be a problem to be worth a thought. Sometimes it helps to begin with the plain facts: what happened, who was there, and what you noticed in yourself.\n\n**A small step:** tell it once the way a friendly neighbor would have seen it, and then add the one thing the neighbor couldn’t know. That’s often where the interesting part begins.\n\nIs this something you’d like to change, to understand better, or simply to share?',
    'I see. Let’s make it concrete, so that I don’t give you advice for a situation you’re not in. Think of one moment from the past week that shows what you mean.\n\nWhat happened, and what would you have liked to happen instead?',
  ],
  good_news: [
    'Thank you for telling me. That sounds like a good bit of everyday life, and it doesn’t have to be a problem to be worth a thought. Small moments like a meal, a visit or a joke only the two of you get are what relationships are made of.\n\nIf you’d like to make something of it, you could simply say so to {person}: “I enjoyed that. Let’s do it again.” People rarely hear it often enough.\n\nIs there anything about it you’d like to look at more closely?',
    'That’s nice to hear, and I don’t want to go looking for trouble where there isn’t any. Sometimes it’s useful to notice what works, so that you can find your way back to it on a harder day.\n\nWhat do you think made it go well?',
  ],
  follow_up: [
    'Thank you, that helps me see it more clearly. Before we look for a solution, I’d like to stay with it for a moment: which part of what you’ve just written touches you most? Often the sentence that was hardest to type is the one that matters.\n\nTry saying it in one line that starts with “I need …”. If nothing comes, “I need time to know what I need” is a perfectly good answer. You can keep that line to yourself, or share it when the moment is right.\n\nHow would your line begin?',
    'I see. A step like that is rarely just good or bad; it tells you a little more about what’s possible. Give yourself credit for staying with it, even if it didn’t feel like much.\n\nHere’s something to try before your next conversation: guess what they would say if I asked them the same question. You don’t have to agree with it. You may just find one thing in it that you can answer kindly.\n\nWhat do you think they would tell me?',
    'That makes sense. When feelings run high, it’s tempting to do everything at once or nothing at all. There’s a lot of room in between.\n\nPick one thing that’s in your hands this week and one thing that isn’t. Do the first, and give yourself permission to leave the second alone until Sunday. A short walk, an early night or a call to a friend also counts as doing something.\n\nWhat would you put in each of the two places?',
    'Let me check that I’ve understood you: something matters to you here, and so far it hasn’t been easy to get it across. If I’m missing the point, please correct me.\n\nImagine it’s three months from now and things are a little better. Not perfect, only better. Someone who knows you well would notice it by one small sign: a shared breakfast, an easier tone, an evening without tension.\n\nWhat would that sign be?',
    'Thank you for staying with this. I notice that we’ve talked mostly about what’s difficult, so let me ask about the other side as well. Even in hard times there are usually minutes that go all right, and they’re worth studying, because you already know how to make them happen.\n\nThink of one from the past two weeks, however short. Who did what? What did you do differently?\n\nWhat does that tell you about a next step?',
  ],
  greeting: [
    'Hello, and welcome. You can start anywhere: with what happened today, with something that’s been on your mind for years, or with a single sentence. It helps me to know who it’s about and what you’d like to be different.\n\nWhat brings you here?',
  ],
  about_coach: [
    'I’m a piece of software, not a person and not a therapist. In this demo it’s even simpler: a script picks my replies, and no AI model is involved. I can help with relationship and family matters. I only hear your side, and I can be wrong. For anything serious, please see a professional.\n\nWho or what would you like to talk about?',
  ],
  thanks: [
    'You’re welcome. Take what’s useful and leave the rest. If you try something and it doesn’t go the way you hoped, that isn’t a failure. You’ve learned something, and you can come back anytime and tell me about it.\n\nWhat’s one kind thing you could do for yourself today?',
    'I’m glad you came. This doesn’t have to be finished today, and you’ve already done the hardest part by looking at it honestly.\n\nWhat would you like to remember from this conversation?',
  ],
  unclear: [
    'I’m not sure I understand yet, and I’d rather ask than guess. I’m here for relationship and family matters: a partner, a parent, a child, a friend, or being on your own. A few words are enough to begin, such as who it’s about and what happened last.\n\nWhat would you like to talk about?',
  ],
  off_topic: [
    'I’m afraid that’s outside what I can help with. I’m here for relationship and family matters: a partner, a parent, a child, a friend, or feeling on your own.\n\nIf there’s a person behind your question, tell me about that side of it. Who’s been on your mind lately?',
    'I’ll have to pass on that; it’s outside what I can help with. What I can do is think with you about the people in your life and how things are going between you.\n\nWould you like to tell me about one of them?',
  ],
  professional: [
    'That’s a question for a professional: a doctor or pharmacist for anything medical, a lawyer or legal aid office for anything legal. They can look at the facts, and I can’t, so I won’t guess. I also don’t put labels on people I’ve never met.\n\nWhat I can do is help you look at how this affects your relationship and the people in your life, and how you might talk about it with each other.\n\nHow has it been for you lately?',
  ],
  despair: [
    'I’m really glad you told me. What you’re describing sounds like more pain than anyone should carry alone, and everything else can wait.\n\nI’m only software, and you deserve a human voice now. Please call your local emergency number or a crisis line, or go to someone near you and say it as plainly as you said it here: “I’m not safe with my thoughts. Please stay with me.” If there’s anything close by that you could hurt yourself with, please move away from it.\n\nAre you safe right now, and is there someone who could be with you?',
  ],
  after_despair: [
    'I’m still with what you told me, and I’m glad you’re writing. I’d like you to have more than a program on your side. Please let one person know today: someone close to you, a doctor, or a crisis line, where people answer these calls every day. If it gets worse, call the emergency number. That’s what it’s there for.\n\nThe rest can wait until you’re safer.\n\nHave you been able to reach anyone?',
    'Thank you for staying with me. You don’t need good reasons or the right words to ask for help. “Can you come over?” is enough. If you might act on these thoughts, please call the emergency number or a crisis line now, and stay where other people are.\n\nFor the next hour, small things count: a glass of water, a light on, a voice on the phone.\n\nWho could you call first?',
    'You matter more than any of the questions we could discuss here. Please don’t stay alone with this tonight: a crisis line or the emergency number is there for exactly this, and so is a person who cares about you.\n\nAre you somewhere safe at the moment?',
  ],
  danger: [
    'I’m so sorry this is happening. It’s not your fault, whatever was said before, and nobody deserves to be hurt or threatened. Your safety, and that of any children, comes first now.\n\nIf you’re in danger at this moment, please call your local emergency number as soon as you safely can. A domestic violence helpline can think through next steps with you, quietly and at your pace. If you can, contact them from a device nobody else looks at.\n\nYou don’t have to confront anyone or decide anything today. One quiet step is enough: tell one person you trust what you told me.\n\nAre you safe where you are right now?',
  ],
  after_danger: [
    'I’m keeping in mind what you told me, and your safety still comes first. It’s not your fault, and it’s common to feel fear, love, anger and shame all at once. You don’t have to decide anything today, and you don’t have to face it alone: a domestic violence helpline listens without pushing you. If things turn dangerous, call the emergency number, even if you’re not sure it’s serious enough.\n\nWho else knows what you’re living with?',
    'Thank you for telling me more. You’re allowed to put your safety ahead of keeping the peace, and you don’t owe anyone an explanation for it. If you sense it building up again, trust that feeling: go where other people are, or call the emergency number. In a quieter hour, a doctor, a helpline or a good friend can be a place to start.\n\nHow safe do you feel today?',
    'What you’re writing matters, and I’m reading it together with what happened before. None of it is your fault. A few quiet preparations can help: papers, some money and a charged phone within reach, and a code word with a person you trust. In danger, please call the emergency number; for everything else, a domestic violence helpline can help you plan safely.\n\nIs there a place where you could go if you needed to?',
  ],
  child_in_danger: [
    'Thank you for saying this; it can’t have been easy. What you describe is serious, and the child’s safety comes before everything else. If a child is in danger right now, please call your local emergency number. The crisis contacts beside this chat can tell you what to do next, and you don’t need proof to ask.\n\nPlease don’t question the child over and over, and don’t face the person the child fears by yourself. A calm “I believe you, and it’s not your fault” is enough. If you’re afraid you might hurt the child yourself, put the child in a safe place, leave the room and get someone to come now.\n\nIs the child safe at this moment?',
    'The child still comes first. None of this is the child’s fault, and you don’t have to sort it out alone: the crisis contacts beside this chat know situations like this, and in danger the emergency number is the right call.\n\nWho could be with you and the child today?',
  ],
  about_to_harm: [
    'I take this seriously, and I’m glad you’re writing before anything happens. There’s a lot of pain and anger in it. What counts now is distance: please go somewhere else, away from that person, and leave anything that could do harm out of your reach.\n\nIf you feel you can’t hold back, call your local emergency number and say exactly that. The crisis contacts beside this chat are there for you, too. The argument itself can wait until nobody is in danger.\n\nWhere could you go for the next hour?',
    'Please keep the distance for now. A moment like this can feel as if there were only one way out, and an hour later there are several. Call a person you trust, stay away from alcohol, and if it gets stronger, call the emergency number or one of the crisis contacts beside this chat.\n\nWho could be with you right now?',
  ],
  who_hurts_whom: [
    'Thank you for telling me this. It sounds as if someone could get hurt, and I don’t want to guess more than you’ve told me. If anyone is in danger now, please call your local emergency number. The crisis contacts beside this chat help people who are being hurt and people who are afraid of hurting someone, and they don’t judge.\n\nIf it’s you who is being hurt, it isn’t your fault, and you don’t have to confront anyone today. If you’re afraid of what you might do, please go somewhere else for the moment, away from that person. The argument itself can wait.\n\nIs everyone safe right now, and who are you most afraid for?',
    'I’m keeping in mind what you told me, and safety still comes first, yours and everyone else’s. Please keep some distance for now, and let one person you trust know how things are. The emergency number and the crisis contacts beside this chat are there at any hour.\n\nWhat would help everyone to be safe tonight?',
  ],
};

/** Who a reply is about when the message names nobody who fits. */
export const fallbackPerson: Partial<Record<Shape, string>> = {
  conflict: 'your partner',
  trust: 'your partner',
  breakup: 'your ex',
  child: 'your child',
  family: 'your family',
  friend: 'your friend',
  alone: 'other people',
};

export const sandboxLabel = 'This is a demo: a script picked this reply, and no AI model was involved.';
