import type { Guide } from './guide.ts';
import { guideCards } from './guide-cards.copy.ts';

/** LIB-2. */
export const weeklyCheckIn: Guide = {
  ...guideCards.weeklyCheckIn,
  opening:
    'Most couples talk all week long and still miss each other: it was about the bins, the school run, the dentist. A check-in is a quarter of an hour in which the relationship itself has the floor. It is short on purpose. You can do it tired.',
  sections: [
    {
      id: 'preparation',
      heading: 'Preparation',
      blocks: [
        {
          kind: 'text',
          text: 'Five things to settle once. After that, preparing means sitting down.',
        },
        {
          kind: 'list',
          items: [
            'A time that hangs on something you do anyway: after Sunday breakfast, before the Thursday series. Not in bed, not on the way out of the door, not after the second glass.',
            'A place where you can see each other, or side by side on a walk if looking at each other makes it harder. Phones lie in another room; the one that keeps the time lies face down.',
            'One agreement about fights: this is not where they are settled. A subject that is too big for four minutes gets a date of its own, and you go on with the next step.',
            'One agreement about listening: whoever listens does not defend, explain or mend. They say back what they heard, and ask “Is that it?”',
            'Who begins. Change it every week, because the second speaker always has the harder part.',
          ],
        },
        {
          kind: 'text',
          text: 'If one of you is keen and the other is not: ask for three Sundays, not for ever. “Try it with me three times, and then you say whether we go on.” Somebody who may leave comes more easily.',
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
              title: 'Thank',
              minutes: 2,
              text: 'One minute each. Name one thing the other did this week that made your life lighter. Say what, when, and what it did to you: “you’re great” runs off, a scene stays. Whoever is thanked says “thank you” and nothing else.',
              say: 'On Tuesday you took the call from my mother. I could finish my work, and I felt we were a team.',
            },
            {
              title: 'Tell how you are',
              minutes: 4,
              text: 'Two minutes each, about yourself and not about the other. Begin with one word for the week, then what is behind it. If your sentence starts with “you”, begin it again with “I”.',
              say: 'My word is “stretched”. The new shifts keep me awake, and I bring it home with me.',
            },
            {
              title: 'Name one wish',
              minutes: 4,
              text: 'Two minutes each. One thing that pinched, put as a wish for next week: small enough to be seen if it happens. The other says it back before answering, and may answer yes, no, or “this much of it”. A wish that may not be refused is an order.',
              say: 'When we eat with the television on, I miss you a bit. I would like two dinners without it.',
            },
            {
              title: 'Look at the week',
              minutes: 3,
              text: 'Go through the next seven days together. Who needs the car, who needs quiet, where will it be tight, and who carries what? Count the thinking too: remembering the vaccination is work, even before anybody drives there.',
              say: 'Wednesday is going to be bad. If you take dinner, I take the parents’ evening and the form for it.',
            },
            {
              title: 'Plan something good',
              minutes: 2,
              text: 'Agree on one small thing to look forward to, with a day and an hour. A walk counts, and so does half an hour with cake. Then close the same way every week: a hug, a cup of tea, the silly handshake.',
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
            'Missed one? Don’t make up for it, and don’t count. Just hold the next.',
            'Voices rise: stop the clock. “This is bigger than today. Thursday at eight?” Write it down, and go on with step four. Planning the week calms more than you would think.',
            'One talks, one doesn’t: the quiet one writes the word and the wish on a card beforehand, and reads it out. Silence inside your two minutes is allowed; the other may not fill it.',
            'Nothing pinched this week: then say so, and use the wish for more of something. “Again what we did on Friday.”',
            'The same wish comes up for the fourth time: it is not about the dishes. Give it an evening, or bring it to the coach.',
            'You live apart this week: it works on the phone. Leave out step four if you must, never step one.',
            'Not a couple? Flatmates, sisters who care for a parent, and parents who have separated can use the same five steps. Separated parents leave out step five, and keep step three to the children.',
            'A new baby, an illness, a funeral: thank, one word each, good night. Three minutes are a check-in too.',
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
          text: 'First, what nobody knows: this very template has not been tested in a study, by us or by anybody. It is put together from parts that have been looked at, some of them well.',
        },
        {
          kind: 'list',
          items: [
            'It begins with thanks because noticing what the other does well is fragile, and easily lost under a full week. In a diary study, Sara Algoe, Shelly Gable and Natalya Maisel found that on days after somebody had felt grateful to their partner, both were a little more content with the relationship. That is a connection, not a proof, and a small one.',
            'It asks for a wish and not a complaint because beginnings colour what follows. John Gottman and Sybil Carrère watched newlyweds argue, and already the first three minutes told something about which of them would still be married years later. Harsh beginnings seldom end gently.',
            'One speaks, the other says it back: couples’ courses have taught that for decades. People rarely talk like this at home, and need not. Here it only has to hold for two minutes.',
            'It comes round whatever the week was like. In a trial led by James Córdova, couples who were invited to a short check-up of their marriage once a year did better than couples on a waiting list. A check-up with a trained person is more than this page; what they share is looking before something is broken.',
            'It has an end. Knowing that it is over at a quarter past makes it possible to start, above all for the one who fears such talks.',
          ],
        },
        {
          kind: 'text',
          text: 'What it can’t do: decide big questions, mend a betrayal, or replace a counsellor. If most check-ins end in tears or in silence, that is not your failure with the template. It is a sign that you deserve more help than fifteen minutes.',
        },
      ],
    },
    {
      id: 'not-now',
      heading: 'When not to use it',
      blocks: [
        {
          kind: 'safety',
          text: 'If you weigh every word because you fear how the other will take it, if you are threatened, watched, kept from money or from friends, or hurt: don’t tell them in a check-in what you wish or how you are. It could be used against you. Talk to somebody outside first.',
        },
      ],
    },
  ],
};
