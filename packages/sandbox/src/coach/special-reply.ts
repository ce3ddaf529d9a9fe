import type { Moment } from './compose-reply.ts';
import { general } from './phrasebook/general.ts';
import { special } from './phrasebook/special.ts';
import type { Matter } from './topic.policy.ts';

/** Answers what is not a subject of its own: danger, despair, other topics, a greeting, a goodbye, who the coach is. */
export function replySpecially(matter: Exclude<Matter, 'on_topic'>, moment: Moment): string {
  const { say } = moment;
  switch (matter) {
    case 'despair':
      return say.pick('despair', special.despair);
    case 'danger':
      return say.pick('danger', special.danger);
    case 'greeting':
      return say.pick('greeting', special.greeting);
    case 'about_coach':
      return say.pick('aboutCoach', special.aboutMe, {
        back: back(moment),
        ask: say.pick('ask', special.declineAsk),
      });
    case 'goodbye':
      return `${say.pick('thanks', general.thanks)} ${say.pick('goodbye', special.goodbye, { back: back(moment) })}`.replace(
        / {2,}/g,
        ' ',
      );
    case 'medical_or_legal':
      return decline(moment, special.declineMedicalLegal);
    case 'off_topic':
      return decline(moment, special.declineField);
  }
}

function decline(moment: Moment, field: readonly string[]): string {
  const { say, now } = moment;
  const opening = now.quote ? say.pick('decline', special.declineOpening, { quote: now.quote }) : '';
  const bridge = back(moment) || say.pick('bridge', special.declineLink);
  const offer = moment.before.length > 0 ? say.pick('offer', general.anyStep) : '';
  return [
    `${opening} ${say.pick('field', field)}`.trim(),
    `${bridge} ${offer}`.trim(),
    say.pick('ask', special.declineAsk),
  ].join('\n\n');
}

/** A sentence that leads back to what the conversation was about; empty at its beginning. */
function back({ before, say }: Moment): string {
  const turn = before.findLast((one) => one.reading.themes.length > 0 && one.reading.quote !== null);
  const theme = turn?.reading.themes[0];
  if (!turn || !theme) return '';
  return say.pick('back', special.declineBack, { before: theme.name, earlier: turn.reading.quote ?? '' });
}
