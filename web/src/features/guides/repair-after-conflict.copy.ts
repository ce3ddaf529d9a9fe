import type { Guide } from './guide.ts';
import { guideCards } from './guide-cards.copy.ts';

/** LIB-3. */
export const repairAfterConflict: Guide = {
  ...guideCards.repairAfterConflict,
  opening:
    'People who are close hurt each other now and then. What matters most isn’t how rarely you fight. It’s how you find your way back. You can learn that, and one of you has to go first. If you’re reading this, maybe it’s you.',
  sections: [
    {
      id: 'before',
      heading: 'Before you talk',
      blocks: [
        {
          kind: 'list',
          items: [
            'Calm your body first. While your heart is racing, every sentence sounds like an attack, yours included. Half an hour is a good rule of thumb. Walk, do the dishes, breathe out slowly. Replaying the argument in your head doesn’t count as a break.',
            'Say when you’ll be back: “I’m too angry to be fair. I need half an hour. I’ll be in the kitchen at nine.” A break without a time feels like being left.',
            'Find your own part, in one sentence. A small part is enough to start with, and owning it doesn’t mean the rest was fine.',
            'Ask yourself what you want: to be right, or to be close again? Both make sense. Only the second is a repair.',
          ],
        },
      ],
    },
    {
      id: 'plan',
      heading: 'The repair plan in six steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Ask whether now is good',
              text: 'A repair takes two. If the answer is no, ask when, and leave it at that.',
              say: 'I’d like to come back to last night. Is now okay, or would after dinner be better?',
            },
            {
              title: 'Listen first, to the end',
              text: 'Let them tell you how it was for them. Say it back in your own words, and ask whether you got it right. Understanding isn’t agreeing, and your turn will come. Ask “Is there more?” until there isn’t.',
              say: 'So when I looked at my phone while you were telling me about your father, it felt as if you didn’t count. Is that it?',
            },
            {
              title: 'Own your part',
              text: 'Name what you did, the way a camera would have seen it. No “but,” no “if,” no “you did it too.” An apology with a reason attached is a defense.',
              say: 'I called you selfish in front of your sister. That was unfair, and I meant it to hurt.',
            },
            {
              title: 'Say you’re sorry, and for what',
              text: 'Talk about what it did to them, not about how bad you feel, or they’ll end up comforting you. Don’t ask to be forgiven. That’s a gift, and it comes in its own time.',
              say: 'I’m sorry. You reached out to me, and I pushed you away. You must have felt very alone in that room.',
            },
            {
              title: 'Put right what you can',
              text: 'Ask what would help, and offer something yourself. Small and real beats big and vague. If you said it in front of others, set it right in front of them.',
              say: 'I’ll call your sister and tell her I was the one who forgot, not you. What else would help?',
            },
            {
              title: 'Agree on one thing for next time',
              text: 'Find the moment when it tipped over. Decide on one thing each of you will do when it comes again, something you can both see. Then do it, especially in the first week.',
              say: 'When I hear myself getting loud, I’ll say “pause,” and we’ll go on after ten minutes. Will you let me go then?',
            },
          ],
        },
      ],
    },
    {
      id: 'sentences',
      heading: 'Sentences for hard moments',
      blocks: [
        {
          kind: 'list',
          items: [
            'When you lose track: “I want to hear all of it. Can you say that again, slower? I got stuck on the first part.”',
            'When you feel accused: “I notice I’m starting to defend myself. Give me a moment. I want to understand you first.”',
            'When you’re going in circles: “We’re both repeating ourselves. What is the one thing you most want me to understand?”',
            'When you’re the one who was hurt: “I hear your apology, and it matters to me. I need more time before it feels good again.”',
            'When they apologize for the wrong thing: “Thank you. What hurt me was something else. Can I tell you?”',
            'When you were both unfair: “I’ll go first with my part. You don’t have to follow today.”',
          ],
        },
      ],
    },
    {
      id: 'not-to-do',
      heading: 'What not to do',
      blocks: [
        {
          kind: 'list',
          items: [
            '“I’m sorry you feel that way.” That’s about their feelings, not about what you did.',
            '“I’m sorry, but you…” Everything before the “but” is gone.',
            '“I already said sorry.” It may not have been heard. Ask what’s still missing.',
            'Gifts, sex or jokes instead of words. They’re lovely afterward. Before, they ask someone to swallow the hurt.',
            'Repairing by text when you could meet. A text can ask for time together. It can’t replace it.',
            'Hiding the ending from children who heard the fight. Let them see it, too: “We were loud. We’ve talked, and we’re okay again. It wasn’t your fault.”',
            'Promising “never again.” Promise the one thing from step six.',
          ],
        },
      ],
    },
    {
      id: 'trust',
      heading: 'Rebuilding trust',
      blocks: [
        {
          kind: 'text',
          text: 'Trust doesn’t come back with the apology. It comes back with the tenth small promise you keep. So promise little, and keep all of it.',
        },
        {
          kind: 'list',
          items: [
            'The same evening: one kind, ordinary thing. Make the tea you always make.',
            'After two or three days, ask: “How are we now?” Then listen, as in step two. You’re not reopening the case.',
            'For a week: keep your one agreement. If you slip, say so before your partner finds out.',
            'If you’re the one who was hurt: say when something helps. Otherwise your partner can’t see it, and may give up.',
            'After a lie or an affair, this plan is only a beginning. It takes many conversations, honesty without being asked, and often a couples’ counselor. Slow is normal.',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'When it’s your child',
      blocks: [
        {
          kind: 'text',
          text: 'Adults go first, always. Wait until you’re calm, get down to their height, and keep it short: “I shouted at you about the shoes. That was too loud and it scared you. I was tired, and that isn’t your fault. I’m sorry. Tomorrow I’ll wake us ten minutes earlier.” The rule about the shoes can stay. It was the shouting that needed mending. Don’t ask whether everything is okay again. Let them come to you.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'What is known about this',
      blocks: [
        {
          kind: 'text',
          text: 'Roy Lewicki, Beth Polin and Robert Lount had people judge apologies made of up to six parts. More parts worked better. Taking responsibility mattered most, offering to put things right came next, and asking for forgiveness mattered least. Those were made-up cases from working life, judged on paper, so take it as a hint. It’s why the plan spends two steps on your part and none on being forgiven. And Ed Tronick, who watched mothers with their babies, found that even close pairs are out of step much of the time. What makes the bond strong, he came to think, is the mending. The plan as a whole hasn’t been tested in a study.',
        },
      ],
    },
    {
      id: 'not-now',
      heading: 'When not to use this',
      blocks: [
        {
          kind: 'safety',
          text: 'This plan is for two people who can both say no. If you’re afraid of your partner, if you’re threatened, watched, hit or forced into anything, or if every fight ends with your apology and their promise, it isn’t your job to repair it. A conversation like this can make things more dangerous. Your safety comes first.',
        },
        {
          kind: 'text',
          text: 'If you’re the one who hit, threatened or forced someone, an apology isn’t the repair. Stopping is. There are counselors and helplines for people who hurt those they love. Calling one is the bravest step there is.',
        },
      ],
    },
  ],
};
