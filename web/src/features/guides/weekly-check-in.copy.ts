import type { Guide } from './guide.ts';
import { guideCards } from './guide-cards.copy.ts';

/** LIB-2. */
export const weeklyCheckIn: Guide = {
  ...guideCards.weeklyCheckIn,
  opening:
    'Most couples talk all week and still miss each other, because it was all trash day, school pickup and the dentist. A check-in is fifteen minutes for the two of you. It’s short on purpose. You can do it tired.',
  sections: [
    {
      id: 'preparation',
      heading: 'Preparation',
      blocks: [
        {
          kind: 'text',
          text: 'Settle these five things once. After that, all you have to do is sit down.',
        },
        {
          kind: 'list',
          items: [
            'A time tied to something you do anyway: after Sunday breakfast, before your Thursday show. Not in bed, not on the way out the door, not after the second glass of wine.',
            'A place where you can see each other, or a walk side by side if that’s easier. Phones stay in another room. The one that keeps time lies face down.',
            'One agreement about fights: this isn’t where you settle them. A subject too big for four minutes gets its own date, and you move on to the next step.',
            'One agreement about listening: no defending, explaining or fixing. Say back what you heard, and ask, “Did I get that right?”',
            'Who goes first. Take turns, because going second is harder.',
          ],
        },
        {
          kind: 'text',
          text: 'If only one of you is keen, ask for three Sundays, not forever: “Try it with me three times, and then you decide whether we go on.” It’s easier to say yes when you’re free to stop.',
        },
      ],
    },
    {
      id: 'steps',
      heading: 'The five steps',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Say thank you',
              minutes: 2,
              text: 'One minute each. Name one thing your partner did this week that made your life easier. Say what, when, and how it felt. “You’re great” slips away; a scene stays. If you’re the one being thanked, just say “thank you.”',
              say: 'On Tuesday you took the call from my mother. I could finish my work, and I felt we were a team.',
            },
            {
              title: 'Say how you are',
              minutes: 4,
              text: 'Two minutes each, about yourself. Start with one word for your week, then say what’s behind it. If a sentence starts with “you,” start it again with “I.”',
              say: 'My word is “stretched.” The new shifts keep me awake, and I bring that home with me.',
            },
            {
              title: 'Name one wish',
              minutes: 4,
              text: 'Two minutes each. Take one thing that bothered you and turn it into a wish for next week, small enough that you’ll both notice if it happens. Your partner says it back, then answers yes, no, or “I can do this much.” A wish that can’t be refused is an order.',
              say: 'When we eat in front of the TV, I miss you. I’d like two dinners without it.',
            },
            {
              title: 'Look at the week',
              minutes: 3,
              text: 'Go through the next seven days. Who needs the car, who needs quiet, where are the tight spots, and who does what? Count the thinking, too. Remembering the vaccination is work, even before anyone drives there.',
              say: 'Wednesday will be rough. If you take dinner, I’ll take the school meeting and the form for it.',
            },
            {
              title: 'Plan something good',
              minutes: 2,
              text: 'Choose one small thing to look forward to, with a day and a time. A walk counts, and so does half an hour with cake. Then end the same way every week: a hug, a cup of tea, a silly handshake.',
              say: 'Saturday, four o’clock, the bakery by the river. Just us.',
            },
          ],
        },
      ],
    },
    {
      id: 'template',
      heading: 'Your check-in',
      blocks: [{ kind: 'tool' }],
    },
    {
      id: 'tips',
      heading: 'Tips for the weeks that don’t go by the book',
      blocks: [
        {
          kind: 'list',
          items: [
            'Missed one? Don’t make up for it, and don’t keep score. Just do the next one.',
            'Voices get loud? Stop the clock. “This is bigger than today. Thursday at eight?” Write it down, and go to step four. Planning the week is surprisingly calming.',
            'One of you talks, one doesn’t? The quiet one can write down a word and a wish beforehand, and read them out. Silence in your two minutes is fine. Your partner doesn’t get to fill it.',
            'Nothing bothered you? Say so, and wish for more of something: “Let’s do Friday again.”',
            'The same wish for the fourth time? It’s not about the dishes. Give it an evening, or bring it to the coach.',
            'Apart this week? It works on the phone. Skip step four if you must, but never step one.',
            'Not a couple? Roommates, sisters who care for a parent, and separated parents can use the same five steps. Separated parents skip step five, and keep step three to the children.',
            'A new baby, an illness, a funeral? Thank each other, say one word each, good night. Three minutes is a check-in, too.',
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why it works',
      blocks: [
        {
          kind: 'text',
          text: 'First, what we don’t know: this template as a whole has never been tested in a study. It’s built from parts that have been.',
        },
        {
          kind: 'list',
          items: [
            'It starts with thanks, because good things get lost in a full week. In a diary study, Sara Algoe, Shelly Gable and Natalya Maisel found that on days after someone had felt grateful to their partner, both were a little happier with the relationship. That’s a link, not proof, and a small one.',
            'It asks for a wish, not a complaint, because beginnings color what follows. John Gottman and Sybil Carrère watched newlyweds argue, and the first three minutes already said something about who would still be married years later. Harsh starts seldom end gently.',
            'One speaks, and one says it back. Couples’ courses have taught that for decades. Hardly anyone talks like this at home, and you don’t have to. Here it only has to last two minutes.',
            'It comes around whatever the week was like. In a trial led by James Córdova, couples who were invited to a short checkup of their marriage once a year did better than couples on a waiting list. A checkup with a trained person is more than this page. What they share is looking before something breaks.',
            'It ends. Knowing it’ll be over at a quarter past makes it easier to start, especially if you dread talks like this.',
          ],
        },
        {
          kind: 'text',
          text: 'What it can’t do: decide big questions, heal a betrayal, or replace a counselor. If most check-ins end in tears or silence, you haven’t failed. You deserve more help than fifteen minutes can give.',
        },
      ],
    },
    {
      id: 'not-now',
      heading: 'When not to use it',
      blocks: [
        {
          kind: 'safety',
          text: 'If you weigh every word because you’re afraid of your partner’s reaction, or if you’re threatened, watched, hurt, or kept from money or friends, don’t share your wishes or feelings in a check-in. They could be used against you. Talk to someone outside first.',
        },
      ],
    },
  ],
};
