import type { Moment } from './moment.ts';
import {
  aside,
  guide,
  LONGEST_REPLY,
  paragraphs,
  quote,
  sentences,
  wantsWords,
  wordsIn,
  wordsToSay,
} from './parts.ts';
import { general } from './phrasebook/general.ts';
import { special } from './phrasebook/special.ts';
import { inWords } from './phrasing.ts';

/** The first answer to a matter: the feeling, their words, the subject, a fair view, one small step, one question. */
export function openingReply(moment: Moment): string {
  const { say, theme } = moment;
  const core = [
    feeling(moment),
    quote(moment),
    theme && say.pick('noticing', general.noticing, { theme: theme.name }),
  ];
  const reflect = say.pick('reflect', theme?.reflect ?? general.listening);
  const views = [aside(moment), say.pick('view', theme?.view ?? general.deeper)];
  const step = wantsWords(moment.now.text)
    ? wordsToSay(moment)
    : say.pick('step', theme?.step ?? general.anyStep);
  const ask = say.pick('ask', theme?.ask ?? general.anyAsk);
  const extras = [detail(moment), wantsWords(moment.now.text) ? null : guide(moment, 2), alsoAbout(moment)];

  const room = LONGEST_REPLY - wordsIn(moment.isFirst ? special.label : '');
  for (let kept = extras.length; ; kept -= 1) {
    const [noticed = null, link = null, also = null] = extras.slice(0, kept);
    const reply = paragraphs(
      sentences(...core, also, noticed),
      sentences(reflect, ...views),
      sentences(step, link),
      ask,
    );
    if (kept === 0 || wordsIn(reply) <= room) return reply;
  }
}

function feeling({ feelings, say }: Moment): string {
  if (feelings.length > 1)
    return say.pick('feeling', general.feeling.several, { feelings: inWords(feelings) });
  const one = feelings[0];
  if (one === 'hurt' || one === 'hopeful' || one === 'confused' || one === 'determined') {
    return say.pick('feeling', general.feeling[one]);
  }
  return say.pick('feeling', general.feeling.unnamed);
}

function alsoAbout({ now, say }: Moment): string | null {
  const second = now.reading.themes[1];
  return second && say.chance('second', 2)
    ? say.pick('also', general.alsoAbout, { theme: second.name })
    : null;
}

/** The people in it when there are several, or else a number they gave. */
function detail({ now, say }: Moment): string | null {
  const { people, count } = now.reading;
  if (people.length > 1) {
    const names = inWords(people.slice(0, 3).map((person) => person.name));
    return say.pick('people', general.several_people, { people: names });
  }
  return count && say.pick('count', general[count.kind], { count: count.text });
}
