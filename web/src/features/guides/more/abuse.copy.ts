import type { Guide } from '../guide.ts';
import { moreGuideCards } from '../guide-cards.copy.ts';

export const abuseGuide: Guide = {
  ...moreGuideCards.abuse,
  isDiscreet: true,
  beforeAsking:
    'The coach can help you think, but it’s software, and what you write is kept in your account until you delete it. If someone can get into your phone or your email, it’s safer to call one of the contacts above from a phone they can’t check.',
  opening:
    'You may be here because something doesn’t feel right, and you aren’t sure there’s a word for it. You don’t need to be sure. You don’t need proof, bruises or a decision. If you’re afraid of someone close to you, that’s reason enough to talk to someone who knows about this. It isn’t your fault, and it isn’t your job to fix it.',
  sections: [
    {
      id: 'now',
      heading: 'People who can help',
      blocks: [
        {
          kind: 'text',
          text: 'In danger right now? Call the emergency number. The helplines below listen, believe you and help you plan, whether or not you want to leave. You don’t have to give your name.',
        },
        { kind: 'contacts' },
      ],
    },
    {
      id: 'what',
      heading: 'What abuse looks like',
      blocks: [
        {
          kind: 'text',
          text: 'Every couple fights. In abuse, one person gains power over another, and the fear stays even on good days. It doesn’t have to be physical. It happens to people of every gender, age, faith and income, in marriages, while dating, and from parents, adult children or in-laws.',
        },
        {
          kind: 'list',
          items: [
            'Control: deciding what you wear, who you see, when you sleep; checking your phone; tracking where you are; demanding answers at once.',
            'Isolation: making it so hard to see friends and family that you stop.',
            'Words: insults, mockery, shouting, days of silence; telling you that you’re crazy or that it never happened.',
            'Money: taking your pay, counting every cent, keeping you from working, running up debts in your name.',
            'Threats: to hurt you, the children, a pet or themselves; to take the children; to share your pictures; to report you or ruin your immigration status.',
            'Sex: pushing, threatening or forcing you, refusing protection, or touching you while you’re asleep or too drunk to say yes. Being a couple is not consent.',
            'Violence: pushing, blocking the door, throwing things, hitting, choking, driving to scare you.',
          ],
        },
        {
          kind: 'text',
          text: 'Often there are apologies, gifts and good weeks afterward. They can be real, and still be part of the pattern. Loving someone who hurts you doesn’t make you foolish.',
        },
      ],
    },
    { id: 'signs', heading: 'Is any of this familiar?', blocks: [{ kind: 'tool' }] },
    {
      id: 'steps',
      heading: 'What you can do, at your own pace',
      blocks: [
        {
          kind: 'text',
          text: 'You know your situation best. Take only what feels safe, in any order.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'Use a device nobody checks',
              text: 'A watched phone can show calls, searches and where you are. Use a friend’s phone, or one at work or a library. Don’t suddenly change passwords or remove a tracker: that can be noticed and make things worse. Ask a specialist first.',
            },
            {
              title: 'Tell one person you trust',
              text: 'A friend, a sister, a doctor, a teacher. Agree on a code word that means “call for help.”',
              say: 'I’m not safe at home. I don’t want you to do anything yet. If I text you “Did you find the recipe?”, please call the police.',
            },
            {
              title: 'Plan for a bad moment',
              text: 'If it starts, move away from the kitchen, weapons and rooms without an exit. Know which door you’d use and where you’d go. Teach children to get out and call for help, and never to step in between.',
            },
            {
              title: 'Prepare quietly, if it’s safe',
              text: 'Papers, medicine, some cash, spare keys and a charger can wait with someone you trust, not in your home.',
            },
            {
              title: 'Keep a record only if nobody can find it',
              text: 'Dates, photos and messages can help later. A doctor or a specialist service can keep notes for you. No record is worth your safety.',
            },
            {
              title: 'Plan leaving with people who know how',
              text: 'The time around leaving can be the most dangerous. A specialist service helps with when, where, children, money and protection orders. You don’t have to announce it, and you don’t owe anyone one last conversation.',
            },
          ],
        },
      ],
    },
    {
      id: 'avoid',
      heading: 'What not to do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Don’t confront the person or show them this page. It can put you in more danger.',
            'Couples’ counseling and exercises together aren’t the answer while you’re afraid. You can’t speak freely, and what you say may be used against you.',
            'Don’t wait to be sure. Asking a helpline commits you to nothing.',
            'If you were choked or strangled, see a doctor today, even if you feel fine. Serious harm can show up hours or days later.',
          ],
        },
      ],
    },
    {
      id: 'friend',
      heading: 'If you’re worried about someone',
      blocks: [
        {
          kind: 'text',
          text: 'Ask when they’re alone, never by message: “I’m worried about you. Is there anything at home that scares you?” Believe them. Don’t push them to leave, and don’t confront the person who hurts them. Say, “It’s not your fault, and I’m here, whatever you decide.” If you see or hear violence, call the emergency number.',
        },
      ],
    },
    {
      id: 'yourself',
      heading: 'If you’re the one who hurts or controls',
      blocks: [
        {
          kind: 'text',
          text: 'You can stop, and it’s your job alone. Leave the room before it happens, and call a helpline for people who hurt those they love. Promises at home aren’t enough. A program with trained people is a beginning.',
        },
        {
          kind: 'safety',
          text: 'Whatever you decide today, you’ve already done something: you looked. You can come back, or call, at any time.',
        },
      ],
    },
  ],
};

/** Texts of the list of signs. */
export const abuseSheet = {
  lead: 'Tick what you recognize, if you like. It’s not a test, and there’s no score.',
  control: 'Control',
  controls: {
    checks: 'They check my phone, or track where I am',
    friends: 'I see fewer people, because it isn’t worth the trouble afterward',
    money: 'I have to ask for money, or account for all of it',
    decides: 'They decide what I wear, where I go or who I see',
    mind: 'They call me crazy, or tell me that things never happened',
    weigh: 'I watch every word so that they don’t get angry',
  },
  fear: 'Fear and force',
  fears: {
    threatens: 'They threaten me, the children, a pet or themselves',
    breaks: 'They break things, block the door or drive to scare me',
    hits: 'They push, hit, kick or hold me down',
    children: 'A child is hurt or frightened',
  },
  danger: 'Signs of serious danger',
  dangers: {
    choked: 'They have choked or strangled me, or pressed on my neck',
    weapon: 'They have a weapon, or have threatened me with one',
    kill: 'They have threatened to kill me, the children or themselves',
    sex: 'They have forced me to have sex',
    follows: 'They follow me, watch me or turn up wherever I am',
    worse: 'It’s getting worse or more frequent',
    leaving: 'I’ve left, or they know I want to leave',
    pregnant: 'They hurt me while I’m pregnant, or just after a birth',
  },
  button: 'What this can mean',
  resultTitle: 'What this can mean',
  missing:
    'You haven’t ticked anything. If you’re uneasy all the same, you can still call one of the contacts above.',
  someSigns:
    'You recognize something that people who work with abuse would take seriously. It’s not your fault. You don’t have to name it or decide anything to talk it through with one of the contacts above.',
  seriousDanger:
    'Specialists treat some of what you ticked as a warning of serious danger. Please contact one of the helplines above today, from a phone that nobody checks, and ask for help with a safety plan. If you’re in danger now, call the emergency number.',
  doctor:
    'After choking or pressure on the neck, please see a doctor today, even if you feel fine. Serious harm can show up hours or days later. You can ask to be seen alone.',
  child: 'A child who sees or hears this needs help as well. The people above know how to protect you both.',
  end: 'A list can’t know your life. If you feel unsafe, trust that more than any list.',
} as const;
