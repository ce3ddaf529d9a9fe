import type { Guide } from './guide.ts';
import { guideCards } from './guide-cards.copy.ts';

/** LIB-3. */
export const repairAfterConflict: Guide = {
  ...guideCards.repairAfterConflict,
  opening:
    'Everybody who is close hurts the other now and then. What carries a couple or a family is less that they seldom fight than that they find the way back. Coming back can be learned, and somebody has to go first. If you are reading this, perhaps it is you.',
  sections: [
    {
      id: 'before',
      heading: 'Before you talk',
      blocks: [
        {
          kind: 'list',
          items: [
            'Let your body come down first. While your heart races, every sentence sounds like an attack, yours too. Half an hour is a good rule of thumb; walk, wash up, breathe out longer than you breathe in. Going over the argument in your head does not count as a break.',
            'Say that you will be back, and when: “I’m too angry to be fair. I need half an hour. At nine I’m in the kitchen.” A break without a time feels like being left.',
            'Find your own part, in one sentence. Ten percent is enough to begin with, and it does not mean that the other ninety were fine.',
            'Ask yourself what you want: to be right, or to be close again? Both are understandable. Only the second is a repair.',
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
              text: 'A repair needs two. An open question gives back some of the say that a fight takes away. If the answer is no, ask when, and leave it at that.',
              say: 'I’d like to come back to last night. Is now all right, or rather after supper?',
            },
            {
              title: 'Listen first, to the end',
              text: 'Let the other tell how it was for them. Then say it back in your own words, and ask whether you have it right. To understand is not to agree; your side has its turn, later. Ask “Is there more?” until there is not.',
              say: 'So when I looked at my phone while you were telling me about your father, it felt as if you didn’t count. Is that it?',
            },
            {
              title: 'Own your part',
              text: 'Name what you did, as a camera would have seen it. No “but”, no “if”, no “you were also”. An apology with a reason attached is a defence.',
              say: 'I called you selfish, in front of your sister. That was unfair, and it was meant to hurt.',
            },
            {
              title: 'Say that you are sorry, and for what',
              text: 'Speak of what it did to the other, not of how bad you feel: else they end up comforting you. Don’t ask to be forgiven. That is a gift, and it comes when it comes.',
              say: 'I’m sorry. You reached out to me, and I pushed you away. You must have felt very alone in that room.',
            },
            {
              title: 'Make good what can be made good',
              text: 'Ask what would help, and offer something yourself. Small and real beats large and vague. What was said in front of others is put right in front of others.',
              say: 'I’ll ring your sister and tell her that it was me who forgot, not you. What else would help?',
            },
            {
              title: 'Agree on one thing for next time',
              text: 'Look together for the moment when it tipped over. Decide what each of you does when that moment comes again: one thing, that can be seen. Then keep it, above all in the first week.',
              say: 'When I hear myself getting loud, I’ll say “pause”, and we go on after ten minutes. Will you let me go then?',
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
            'When you need the floor back: “I want to hear all of it. Can you say that again, slower? I got stuck at the first part.”',
            'When you feel accused: “I notice I’m starting to defend myself. Give me a moment, I want to understand you first.”',
            'When it goes round in circles: “We’re both repeating ourselves. What is the one thing you most want me to understand?”',
            'When you are the one who was hurt and can’t yet let go: “I hear your apology, and it matters to me. I need more time until it feels good again.”',
            'When the other says sorry for the wrong thing: “Thank you. What hurt me was something else. May I tell you?”',
            'When you both were unfair: “I’ll go first with my part. You don’t have to follow today.”',
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
            '“I’m sorry you feel that way.” This is sorry for their feelings, not for what you did.',
            '“I’m sorry, but you…” Everything before the “but” is gone.',
            '“I already said sorry.” Once said is not once heard. Ask what is still missing.',
            'Gifts, sex or jokes instead of words. They are lovely afterwards. Before, they ask the other to swallow it.',
            'A repair by text message when you could meet. A message may ask for the talk; it should not be the talk.',
            'Making up in front of the children when they heard the fight, but never telling them. Let them see the end too: “We were loud. We’ve talked, and it’s all right again. It wasn’t your fault.”',
            'Promising never again. Promise the one thing of step six.',
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
          text: 'Trust does not come back with the apology. It comes back with the tenth small thing that happens as it was promised. So promise little and keep all of it.',
        },
        {
          kind: 'list',
          items: [
            'The same evening: one kind, ordinary thing. Make the tea you always make.',
            'After two or three days, ask: “How is it now, between us?” Then listen as in step two. It is no reopening of the case.',
            'For a week: keep the one agreement, and say so when you slip, before the other finds out.',
            'If you were the one who was hurt: say when something does you good. The other can’t see it otherwise, and gives up.',
            'After a lie or an affair this plan is a beginning, not the whole way. It takes many such talks, openness without being asked, and often a couples’ counsellor. Slow is normal.',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'When it was your child',
      blocks: [
        {
          kind: 'text',
          text: 'Adults go first, always. Get down to their height, wait until you are calm, keep it short: “I shouted at you about the shoes. That was too loud and it scared you. I was tired, and that isn’t your fault. I’m sorry. Tomorrow I’ll wake us ten minutes earlier.” The rule about the shoes may stay; it was the shouting that needed mending. Don’t ask whether it is all right again. Let them come.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'What is known about this',
      blocks: [
        {
          kind: 'text',
          text: 'Roy Lewicki, Beth Polin and Robert Lount had people judge apologies made of up to six parts. More parts worked better. Owning the responsibility mattered most, offering to put things right came next, and asking for forgiveness mattered least. Those were made-up cases from working life, judged on paper, so take it as a hint. It fits what couples’ counsellors see, and it is why the plan spends two steps on your part and none on being forgiven. And Ed Tronick, who watched mothers with their babies, found that even the closest pairs are out of step for much of the time. What he came to think of as the strength of the bond was the mending. The plan as a whole has not been tested in a study.',
        },
      ],
    },
    {
      id: 'not-now',
      heading: 'When not to use this',
      blocks: [
        {
          kind: 'safety',
          text: 'This plan is for two people who may both say no. If you are afraid of the other, if you are threatened, watched, forced to anything or hit, or if every fight ends with your apology and their promise: it is not your task to repair it, and a talk like this can make it more dangerous. Your safety comes first.',
        },
        {
          kind: 'text',
          text: 'And if it was you who hit, threatened or forced somebody, an apology is not the repair. Stopping is. There are counsellors and helplines for people who hurt those they love; calling one is the bravest step six there is.',
        },
      ],
    },
  ],
};
