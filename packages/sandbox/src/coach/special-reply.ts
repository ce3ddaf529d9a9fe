import { joinParagraphs, joinSentences } from './parts.ts';
import { general } from './phrasebook/general.ts';
import { special } from './phrasebook/special.ts';
import type { ReplyContext } from './reply-context.ts';
import type { MessageKind } from './topic.policy.ts';

type SpecialKind =
  | Exclude<MessageKind, 'on_topic'>
  | 'after_danger'
  | 'after_despair'
  | 'child_in_danger'
  | 'about_to_harm';

/** Composes replies that do not follow the usual structure: danger, despair, other topics, greetings, questions about the coach. */
export function composeSpecialReply(kind: SpecialKind, context: ReplyContext): string {
  const { phrasing } = context;
  switch (kind) {
    case 'despair':
      return phrasing.pick('despair', [...special.despair]);
    case 'danger':
      return phrasing.pick('danger', [...special.danger]);
    case 'after_despair':
      return phrasing.pick('after despair', special.afterDespair);
    case 'after_danger':
      return phrasing.pick('after danger', special.afterDanger);
    case 'child_in_danger':
      return phrasing.pick('child in danger', special.childInDanger);
    case 'about_to_harm':
      return phrasing.pick('about to harm', special.aboutToHarm);
    case 'greeting':
      return phrasing.pick('greeting', special.greeting);
    case 'about_coach': {
      const values = {
        back: steerBack(context, special.declineBack),
        ask: phrasing.pick('ask', special.declineAsk),
      };
      return removeExtraSpaces(phrasing.pick('about coach', special.aboutMe, values));
    }
    case 'goodbye': {
      const values = { back: steerBack(context, special.goodbyeBack) };
      return removeExtraSpaces(
        joinSentences(
          phrasing.pick('thanks', general.thanks),
          phrasing.pick('goodbye', special.goodbye, values),
        ),
      );
    }
    case 'medical_or_legal':
      return decline(context, special.declineMedicalLegal);
    case 'off_topic':
      return decline(context, special.declineField);
  }
}

function decline(context: ReplyContext, field: readonly string[]): string {
  const { phrasing, now, theme } = context;
  const question = now.reading.quotes[0];
  const opening = question ? phrasing.pick('decline', special.declineOpening, { quote: question }) : null;
  const wayBack = steerBack(context, special.declineBack);
  const bridge = wayBack
    ? joinSentences(wayBack, theme && phrasing.pick('offer', general.anyStep))
    : phrasing.pick('bridge', special.declineLink);
  return joinParagraphs(
    joinSentences(opening, phrasing.pick('field', field)),
    bridge,
    phrasing.pick('ask', special.declineAsk),
  );
}

/** A sentence that leads back to the subject of the conversation; empty if it has none yet. */
function steerBack({ before, phrasing }: ReplyContext, choices: readonly string[]): string {
  const message = before.findLast((one) => one.kind === 'on_topic' && one.reading.themes.length > 0);
  const [theme, earlier] = [message?.reading.themes[0], message?.reading.quotes[0]];
  return theme && earlier ? phrasing.pick('back', choices, { before: theme.name, earlier }) : '';
}

function removeExtraSpaces(reply: string): string {
  return reply.replace(/ +(?=\n| )/g, '');
}
