/** Whole replies for the moments in which the usual shape (reflect, step, question) would be wrong. */
export const special = {
  declineOpening: [
    'That one lies outside what I can help with: “{quote}” is something for another place.',
    'I would rather not guess at that. You asked “{quote}”, and my field is a different one.',
    'Thank you for asking. “{quote}” is beyond what I am here for, so I will leave it to those who know it well.',
    'I have to pass on “{quote}”, kindly meant: I would be of no use to you there.',
  ],
  declineField: [
    'I am here for relationships and family: the people you love, argue with, miss, or do not quite understand at the moment. Whatever happens between you and a partner, a parent, a child, a friend or a former love has room here.',
    'What I can do is think with you about the people in your life. A quarrel that will not rest, a silence, a decision, a longing, somebody in the family who is hard to reach: those are the things to bring here.',
  ],
  declineMedicalLegal: [
    'This is a question for somebody qualified where you live, a doctor or a lawyer, who can look at the whole matter. A wrong answer from me could cost you something, and I do not want that. The part that happens between people, though, is very welcome here.',
    'Orders of a medical or legal kind I leave to professionals, because they know the facts and answer for it. What I can do is look with you at how this affects you and the people around you, and how you might speak with each other about it.',
  ],
  declineLink: [
    'Sometimes a practical matter has a person behind it. If this one does, if it is causing tension at home or you feel left alone with it, tell me about that side of it, in your own words and in whatever order it comes.',
    'If you like, look at it from the other end for a moment: is there somebody for whom, or because of whom, this matters to you? Quite often a small errand turns out to have a relationship attached, and about that we can talk for as long as you wish.',
  ],
  declineBack: [
    'We were speaking about {before}, and you had written “{earlier}”. I would gladly go on from there, because it seemed to matter to you.',
    'We had been speaking about {before}. Your words “{earlier}” are still open between us, and I would like to hear how that went on.',
  ],
  declineAsk: [
    'Who has been on your mind lately?',
    'Is there somebody you would like things to be easier with?',
    'What is happening between you and the people close to you?',
    'Which relationship would you like to look at today?',
  ],
  greeting: [
    'Hello, and good that you are here. Take your time; there is no right way to begin. People come here with a quarrel that keeps returning, with a silence at home, with a parent or a child they worry about, with a love that ended or one that will not start. You could tell me who it is about, what happened most recently, and how you felt just afterwards. Two or three sentences are enough for a beginning, and I will ask when I do not understand something. If nothing comes to mind, describe the last moment in which you thought: it should not be like this.\n\nWho would you like to talk about?',
    'Hello. I am glad you stopped by. You can start anywhere, with the latest scene or with the oldest one, and you need not make it sound reasonable. What helps me is to know who is in the story, what was said or left unsaid, and what you would have wished for in its place. I will try to be fair to everybody in it, also to the person who is not here, and I will suggest small things rather than big ones. You decide at every point how far you would like to go.\n\nWhat happened that made you come here today?',
  ],
  aboutMe: [
    'I am a piece of software, not a person and not a therapist. I read what you write, look for what matters between you and the people in your life, and offer a thought, a question or a small step. I can be wrong, I only know your side, and I make no diagnosis. For a serious or urgent matter a professional near you is the better address, and there is no shame in that. What I can offer is some calm and a fair look at things, at whatever hour it is. {back}\n\n{ask}',
    'You are talking with a program: no human sits here and reads along. It has no life of its own to compare yours with, and it does not replace therapy. What it can do is take your words seriously, sort them a little with you, and stay fair to the person who is not in the room. Whatever I suggest is an offer, and you know your life better than I do. If something I say does not fit, tell me so and we will try another way. {back}\n\n{ask}',
  ],
  despair: [
    'I am really glad that you wrote this, and I would like to stay with it before anything else. What you describe sounds like more pain than one person should carry alone. I am only software, and you deserve a human voice now: please call the emergency number or a crisis line where you live, or go to somebody near you and say it as plainly as you said it to me. You need not have good words for it. “I am not safe with my thoughts, please stay with me” is enough. If there is something close by that you could hurt yourself with, please move away from it while you call.\n\nEverything else between you and others can wait. It is not settled tonight, and you do not have to settle it.\n\nIs there one person whom you could reach in the next few minutes?',
    'Thank you for saying this here. It sounds as if it has become almost too much, and I take that seriously. Please do not stay alone with it: call the emergency number or a crisis line in your country now, or wake somebody whom you trust. They would much rather be woken than not know. I am a program and cannot be with you as a person can, and you should have a person beside you tonight.\n\nIf it helps, send one short message to begin with: “I am in a bad way, can you come or call?” Until somebody is there, stay where there are other people if you can, and away from anything that could harm you. The rest of it, the quarrels and the decisions, may rest until you are safe.\n\nWho could be with you tonight?',
  ],
  danger: [
    'I am sorry that this is happening. Nobody who is hurt or threatened is to blame for it, whatever was said before, and nobody owes a calm talk about it. Your safety comes first now, and that of any children. If you are in danger at this moment, please call the emergency number where you live as soon as you can do so safely. An advice service for people living with violence can think through the next steps with you quietly and without any obligation, and it helps to ask them from a device that nobody else looks at.\n\nI would not suggest confronting {person} or working on this together at the moment. You might tell one person whom you trust what you told me, and agree on a word that means that you need help.\n\nAre you safe where you are right now?',
    'Thank you for telling me. What you describe sounds frightening, and nothing that was done or said makes it deserved. I would not look for the right words for {person} now: first you need to be safe. If there is danger today, please call the emergency number of your country, or go to where other people are. People who work with violence at home are used to hearing exactly this; they will not push you to decide anything, and they know the ways to leave safely if you ever want to.\n\nA small thing you might do quietly: keep your papers, some money and a charged phone where you can reach them, and let somebody you trust know how things are.\n\nIs there a place where you would be safe tonight?',
  ],
  goodbye: [
    'I am glad if it helped to sort things a little. Take with you what fitted, and leave the rest. {back} Be patient with yourself in the next days: after an open talk, even with a page, one is often a bit thin-skinned, and a quiet evening does good. What you started here does not have to be finished soon. If you try something and it goes differently from what you hoped, that is not a failure but something you have learned about the two of you, and you can come back and tell me how it was.\n\nWhat is one kind thing that you can do for yourself before the day is over?',
    '{back} You have looked at this with more fairness than most of us manage when we are hurt, and that will help you, whichever way it goes. Let it rest for tonight. Tomorrow you could read over what you wrote here, as if a good friend had written it, and mark the one sentence that seems truest to you. It often shows the direction by itself. And should it become hard again, it is no step backwards to come and begin once more from there.\n\nWhat would you like to remember from this conversation?',
  ],
  goodbyeBack: [
    'What you told me, “{earlier}”, may need some time, and that is all right.',
    'Your words “{earlier}” will probably go along with you for a while.',
  ],
  afterDanger: [
    'I keep thinking of what you told me before, and your safety still comes first for me. Whatever you decide, and whenever, it does not have to be today, and it does not have to be alone. Leaving, staying and going back are all things people do in such a situation, and none of them makes it your fault. An advice service for people living with violence can look at it with you, quietly, without telling anybody and without pressing you. If things turn dangerous, please call the emergency number, even if you are not sure that it is serious enough. It is.\n\nYou might also note the dates and what happened, in a place that only you can open.\n\nWho knows what you are living with?',
    'Thank you for staying with me on this. It is common to feel several things at once after such a thing: fear, love, anger, shame, the wish that it had not happened. None of them means that you are to blame. I would still not suggest talking it through with {person} by yourself; when somebody has used force, a good conversation is not a safe tool. In danger, the emergency number is for you, and people who are trained for this can help you think about where you would go, whom you would call and what you would take along, and you decide what becomes of it.\n\nOne small thing for today: choose the person you would ring first, and have the number where you find it in the dark.\n\nHow safe do you feel this evening?',
    'What you write matters, and I read it together with what happened before. You are allowed to put your own safety, and that of any children, above keeping the peace. There is no need to explain that to {person} or to anybody. If you feel that it is building up again, trust that feeling and go where other people are, or call the emergency number. In a calmer hour, a doctor, an advice service or a good friend can each be a first door, and one is enough.\n\nYou do not need a plan for the whole of your life tonight, only for the next day or two.\n\nWhat would help you to be safe until tomorrow?',
  ],
  afterDespair: [
    'I am still here with what you told me, and I am glad that you are writing. I would like you to have more than a program on your side, though. Please let one person know how it is: somebody close to you, a doctor, or a crisis line in your country, where people answer at any hour and have heard these thoughts many times. If it becomes sharper again, call the emergency number; that is exactly what it is there for. Such thoughts can feel final, and yet they do pass for very many people once they are not alone with them.\n\nThe rest of the story we can look at later, a little piece at a time.\n\nHave you been able to reach somebody?',
    'Thank you for going on talking. What you are carrying does not become smaller because you are brave about it, so please share the weight: tell one person today in plain words that you have thought of not living any more. You need not convince anybody, and you need not have a reason that sounds good enough. If you are in danger of acting on it, call the emergency number or a crisis line now, and keep away from whatever could harm you until somebody is with you.\n\nFor the next hour, small things count: a glass of water, a light on, a door open to another voice.\n\nWho is the person you would tell first?',
  ],
  label: 'This is the built-in sandbox coach, a script for trying things out and not a real model.',
} as const;
