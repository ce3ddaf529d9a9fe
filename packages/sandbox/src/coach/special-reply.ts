import type { Moment } from './moment.ts';
import { paragraphs, sentences } from './parts.ts';
import { general } from './phrasebook/general.ts';
import { special } from './phrasebook/special.ts';
import type { Matter } from './topic.policy.ts';

type SpecialMatter =
  | Exclude<Matter, 'on_topic'>
  | 'after_danger'
  | 'after_despair'
  | 'child_in_danger'
  | 'about_to_harm';

/** Answers what is not a subject of its own: danger, despair, other topics, a greeting, a goodbye, who the coach is. */
export function replySpecially(matter: SpecialMatter, moment: Moment): string {
  const { say } = moment;
  switch (matter) {
    case 'despair':
      return say.pick('despair', [...special.despair]);
    case 'danger':
      return say.pick('danger', [...special.danger]);
    case 'after_despair':
      return say.pick('after despair', special.afterDespair);
    case 'after_danger':
      return say.pick('after danger', special.afterDanger);
    case 'child_in_danger':
      return say.pick('child in danger', special.childInDanger);
    case 'about_to_harm':
      return say.pick('about to harm', special.aboutToHarm);
    case 'greeting':
      return say.pick('greeting', special.greeting);
    case 'about_coach': {
      const values = { back: back(moment, special.declineBack), ask: say.pick('ask', special.declineAsk) };
      return tidy(say.pick('about coach', special.aboutMe, values));
    }
    case 'goodbye': {
      const values = { back: back(moment, special.goodbyeBack) };
      return tidy(
        sentences(say.pick('thanks', general.thanks), say.pick('goodbye', special.goodbye, values)),
      );
    }
    case 'medical_or_legal':
      return decline(moment, special.declineMedicalLegal);
    case 'off_topic':
      return decline(moment, special.declineField);
  }
}

function decline(moment: Moment, field: readonly string[]): string {
  const { say, now, theme } = moment;
  const asked = now.reading.quotes[0];
  const opening = asked ? say.pick('decline', special.declineOpening, { quote: asked }) : null;
  const wayBack = back(moment, special.declineBack);
  const bridge = wayBack
    ? sentences(wayBack, theme && say.pick('offer', general.anyStep))
    : say.pick('bridge', special.declineLink);
  return paragraphs(
    sentences(opening, say.pick('field', field)),
    bridge,
    say.pick('ask', special.declineAsk),
  );
}

/** A sentence that leads back to what the conversation was about; empty when it was about nothing yet. */
function back({ before, say }: Moment, choices: readonly string[]): string {
  const turn = before.findLast((one) => one.matter === 'on_topic' && one.reading.themes.length > 0);
  const [theme, earlier] = [turn?.reading.themes[0], turn?.reading.quotes[0]];
  return theme && earlier ? say.pick('back', choices, { before: theme.name, earlier }) : '';
}

function tidy(reply: string): string {
  return reply.replace(/ +(?=\n| )/g, '');
}
