import {
  asksForWording,
  countWords,
  disclaimer,
  joinParagraphs,
  joinSentences,
  linkGuide,
  MAX_REPLY_WORDS,
  quoteMessage,
  suggestWording,
} from './parts.ts';
import { general } from './phrasebook/general.ts';
import { special } from './phrasebook/special.ts';
import { joinWithAnd } from './phrasing.ts';
import type { ReplyContext } from './reply-context.ts';

/** The first reply: the feeling, a quote, the subject, a balanced view, one small step and one question. */
export function composeOpening(context: ReplyContext): string {
  const { phrasing, theme } = context;
  const core = [
    nameFeeling(context),
    quoteMessage(context),
    theme && phrasing.pick('noticing', general.noticing, { theme: theme.name }),
  ];
  const reflect = phrasing.pick('reflect', theme?.reflect ?? general.listening);
  const views = [disclaimer(context), phrasing.pick('view', theme?.view ?? general.deeper)];
  const step = asksForWording(context.now.text)
    ? suggestWording(context)
    : phrasing.pick('step', theme?.step ?? general.anyStep);
  const ask = phrasing.pick('ask', theme?.ask ?? general.anyAsk);
  const extras = [
    nameDetail(context),
    asksForWording(context.now.text) ? null : linkGuide(context, 2),
    nameSecondTheme(context),
  ];

  const room = MAX_REPLY_WORDS - countWords(context.isFirst ? special.label : '');
  for (let kept = extras.length; ; kept -= 1) {
    const [noticed = null, link = null, also = null] = extras.slice(0, kept);
    const reply = joinParagraphs(
      joinSentences(...core, also, noticed),
      joinSentences(reflect, ...views),
      joinSentences(step, link),
      ask,
    );
    if (kept === 0 || countWords(reply) <= room) return reply;
  }
}

function nameFeeling({ feelings, phrasing }: ReplyContext): string {
  if (feelings.length > 1)
    return phrasing.pick('feeling', general.feeling.several, { feelings: joinWithAnd(feelings) });
  const one = feelings[0];
  if (one === 'hurt' || one === 'hopeful' || one === 'confused' || one === 'determined') {
    return phrasing.pick('feeling', general.feeling[one]);
  }
  return phrasing.pick('feeling', general.feeling.unnamed);
}

function nameSecondTheme({ now, phrasing }: ReplyContext): string | null {
  const second = now.reading.themes[1];
  return second && phrasing.chance('second', 2)
    ? phrasing.pick('also', general.alsoAbout, { theme: second.name })
    : null;
}

/** Names the people of the message if there are several, otherwise a number that it mentions. */
function nameDetail({ now, phrasing }: ReplyContext): string | null {
  const { people, count } = now.reading;
  if (people.length > 1) {
    const names = joinWithAnd(people.slice(0, 3).map((person) => person.name));
    return phrasing.pick('people', general.several_people, { people: names });
  }
  return count && phrasing.pick('count', general[count.kind], { count: count.text });
}
