import { createHash } from 'node:crypto';
import type { Conversation } from './conversation.ts';
import { type Person, somebody } from './people.ts';
import { general } from './phrasebook/general.ts';
import { special } from './phrasebook/special.ts';
import type { Theme } from './phrasebook/theme.ts';
import { inWords, type Phrasing, phrasing } from './phrasing.ts';
import { type Reading, readWords } from './reading.ts';
import { replySpecially } from './special-reply.ts';
import { summariseConversation } from './summarise-conversation.ts';
import { asideOf, matterOf } from './topic.policy.ts';

/** Everything one reply is made from. */
export interface Moment {
  text: string;
  now: Reading;
  before: { text: string; reading: Reading }[];
  lastReply: string | null;
  feelings: string[];
  theme: Theme | null;
  person: Person;
  say: Phrasing;
}

/**
 * Writes the coach's reply to a conversation: 90 to 220 words in a small Markdown subset.
 * The same conversation always gives the same reply. A request whose instructions say "Summarise this conversation"
 * gets a summary of the person's points.
 */
export function composeReply(conversation: Conversation): string {
  if (/summari[sz]e this conversation/i.test(conversation.instructions))
    return summariseConversation(conversation);
  const moment = look(conversation);
  const matter = matterOf(moment.text, moment.now, moment.before.length > 0);
  const reply = matter === 'on_topic' ? speak(moment) : replySpecially(matter, moment);
  return moment.lastReply === null ? `${reply}\n\n${special.label[0]}` : reply;
}

function look(conversation: Conversation): Moment {
  const spoken = conversation.said.filter((turn) => turn.by === 'coach').map((turn) => turn.text);
  const written = conversation.said.filter((turn) => turn.by === 'person').map((turn) => turn.text);
  // A browser that stopped a reply and asked again leaves two messages in a row: they are answered together.
  const lastCoach = conversation.said.findLastIndex((turn) => turn.by === 'coach');
  const fresh = conversation.said.slice(lastCoach + 1).map((turn) => turn.text);
  const text = fresh.join('\n') || (written.at(-1) ?? '');
  const before = lastCoach < 0 ? [] : written.slice(0, written.length - fresh.length).map(withReading);
  const now = readWords(text);
  const person =
    now.people[0] ?? before.findLast((turn) => turn.reading.people.length > 0)?.reading.people[0];
  const theme = [...before, withReading(text)].findLast((turn) => turn.reading.themes.length > 0)?.reading
    .themes[0];
  const seed = createHash('sha256')
    .update(JSON.stringify([conversation.said, conversation.feelings]))
    .digest('hex');
  return {
    text,
    now,
    before,
    lastReply: spoken.at(-1) ?? null,
    feelings: conversation.feelings,
    theme: theme ?? null,
    person: person ?? somebody,
    say: phrasing(seed, spoken.join('\n'), person ?? somebody),
  };
}

function withReading(text: string): { text: string; reading: Reading } {
  return { text, reading: readWords(text) };
}

function speak(moment: Moment): string {
  return moment.lastReply === null ? open(moment) : goOn(moment);
}

function open(moment: Moment): string {
  const { now, say, theme } = moment;
  const first = [feeling(moment), quote(moment)];
  if (theme) first.push(say.pick('noticing', general.noticing, { theme: theme.name }));
  const second = now.themes[1];
  if (second && say.chance('second', 2))
    first.push(say.pick('also', general.alsoAbout, { theme: second.name }));
  if (now.people.length > 1) {
    const people = inWords(now.people.slice(0, 3).map((person) => person.name));
    first.push(say.pick('people', general.several_people, { people }));
  } else if (now.count) {
    first.push(say.pick('count', general[now.count.kind], { count: now.count.text }));
  }
  return paragraphs(
    sentences(first),
    sentences([
      say.pick('reflect', theme?.reflect ?? general.listening),
      aside(moment),
      say.pick('view', theme?.view ?? general.deeper),
    ]),
    sentences([say.pick('step', theme?.step ?? general.anyStep), guide(moment, 2)]),
    say.pick('ask', theme?.ask ?? general.anyAsk),
  );
}

type Cue = 'progress' | 'setback' | 'asking' | 'brief' | 'ongoing';
type Move = 'reflect' | 'words' | 'plan' | 'encourage';

function goOn(moment: Moment): string {
  const { say, theme, before } = moment;
  const cue = cueOf(moment.text);
  const move = moveFor(cue, moment);
  const start = sentences([
    say.pick('start', general[cue]),
    move === 'reflect' ? quote(moment) : null,
    link(moment, cue),
  ]);
  const known = theme ?? null;
  const ask = say.pick(
    'ask',
    say.chance('own', 2) && known ? [...known.ask, ...general.anyAsk] : general.anyAsk,
  );
  const thought = say.pick(
    'thought',
    known ? [...known.reflect, ...known.view, ...general.deeper] : general.deeper,
  );
  const steps = known ? [...known.step, ...general.anyStep] : general.anyStep;
  if (move === 'words') {
    const words = say.pick('words', known ? [...known.words, ...general.anyWords] : general.anyWords);
    const tip = say.pick('tip', general.wordsTip);
    const offer = sentences([say.pick('offer', general.offerWords), `“${words}”`, tip, guide(moment, 3)]);
    return paragraphs(start, sentences([aside(moment), thought]), offer, ask);
  }
  if (move === 'plan') {
    const steps = [general.planFirst, general.planThen, general.planLast].map((line, index) =>
      say.pick(`plan${index}`, line),
    );
    const list = steps.map((line, index) => `${index + 1}. ${line}`).join('\n');
    return paragraphs(
      start,
      sentences([aside(moment), thought]),
      say.pick('offerPlan', general.offerPlan),
      list,
      ask,
    );
  }
  if (move === 'encourage') {
    const cheer = say.pick('cheer', general.encourage);
    return paragraphs(
      start,
      cheer,
      sentences([aside(moment), say.pick('step', steps), guide(moment, 4)]),
      ask,
    );
  }
  const more = before.length > 0 ? say.pick('deeper', general.deeper) : null;
  return paragraphs(
    start,
    sentences([aside(moment), thought, more]),
    sentences([say.pick('step', steps), guide(moment, 4)]),
    ask,
  );
}

function cueOf(text: string): Cue {
  if (
    /\b(?:didn.?t (?:work|help|go)|went (?:badly|wrong)|got worse|ignored me|refused|laughed|no(?:thing)? (?:change|answer|reply)\w*|walked (?:out|away)|he just left|she just left)\b/i.test(
      text,
    )
  )
    return 'setback';
  if (
    /\b(?:it (?:worked|helped|went well)|went (?:well|better|okay|ok)|feels? better|we (?:finally )?(?:talked|spoke|made up)|I (?:did it|tried it|told (?:him|her|them)|talked to|spoke (?:to|with)|said no)|good news|agreed to)\b/i.test(
      text,
    )
  )
    return 'progress';
  if (
    /\?\s*$|\b(?:what (?:should|can|could|do) I|how (?:do|can|should|could) I|should I|any (?:advice|ideas?))\b/i.test(
      text,
    )
  )
    return 'asking';
  return text.trim().split(/\s+/).length <= 5 ? 'brief' : 'ongoing';
}

function moveFor(cue: Cue, { text, before, say }: Moment): Move {
  if (
    /\b(?:what (?:do|should|can|could) I (?:say|write|tell|text|answer)|how (?:do|should|can|could) I (?:say|tell|ask|put|bring|phrase|word)|find the words|right words|script)\b/i.test(
      text,
    )
  )
    return 'words';
  if (
    /\b(?:plan|steps?|where do I (?:start|begin)|what (?:now|next)|what should I do|how do I (?:start|begin))\b/i.test(
      text,
    )
  )
    return 'plan';
  if (cue === 'progress') return 'encourage';
  // The order turns with every reply, so that no two in a row make the same move.
  const order: readonly Move[] = ['words', 'reflect', 'plan', 'encourage'];
  const first = before[0]?.text ?? '';
  return (
    order[(before.length - 1 + (first.length % 3 === 0 ? 1 : 0)) % order.length] ??
    (say.pick('move', order) as Move)
  );
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

function quote({ now, say }: Moment): string | null {
  return now.quote ? say.pick('quote', general.quoting, { quote: now.quote }) : null;
}

/** Ties the reply to what was said before: a subject that is new, a short answer to our question, or earlier words. */
function link(moment: Moment, cue: Cue): string | null {
  const { before, now, say, lastReply } = moment;
  const began = before.flatMap((turn) => turn.reading.themes)[0];
  const fresh = now.themes[0];
  if (began && fresh && !before.some((turn) => turn.reading.themes.includes(fresh))) {
    return say.pick('newSubject', general.newSubject, { theme: fresh.name, before: began.name });
  }
  const question = lastReply?.match(/(?:^|\n)([^\n]{8,120}\?)(?=\s*(?:\n|$))/)?.[1];
  if (cue === 'brief' && question) return say.pick('answered', general.answered, { question });
  const quotes = before.map((turn) => turn.reading.quote).filter((text) => text !== null);
  const earlier = quotes[say.number('earlier', Math.max(1, quotes.length))];
  return earlier && earlier !== now.quote ? say.pick('returning', general.returning, { earlier }) : null;
}

function aside({ text, say }: Moment): string | null {
  const kind = asideOf(text);
  if (kind === null) return null;
  return say.pick('aside', kind === 'label' ? general.noLabel : general.notMyField);
}

function guide({ theme, say }: Moment, outOf: number): string | null {
  return theme?.guide && say.chance('guide', outOf)
    ? say.pick('guideLine', general.guides[theme.guide])
    : null;
}

function sentences(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}

function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
