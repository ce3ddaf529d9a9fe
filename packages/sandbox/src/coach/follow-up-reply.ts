import type { Moment } from './moment.ts';
import {
  aside,
  guide,
  paragraphs,
  quote,
  SHORTEST_REPLY,
  sentences,
  wantsWords,
  wordsIn,
  wordsToSay,
} from './parts.ts';
import { general } from './phrasebook/general.ts';
import { asideOf } from './topic.policy.ts';

type Cue = 'progress' | 'setback' | 'asking' | 'brief' | 'ongoing';
type Move = 'reflect' | 'words' | 'plan' | 'encourage';

/** A further answer: it starts differently each time, ties in with what was said before, and makes another move. */
export function goOn(moment: Moment): string {
  const { say, theme } = moment;
  const cue = cueOf(moment.now.text);
  const move = moveFor(cue, moment);
  const start = sentences(
    say.pick('start', general[cue]),
    move === 'reflect' ? quote(moment) : null,
    link(moment, cue),
  );
  const thoughts =
    theme && move !== 'plan' ? [[...theme.reflect, ...theme.view], general.deeper] : [general.deeper];
  const thought = sentences(aside(moment), say.prefer('thought', thoughts));
  const middle = {
    reflect: further,
    words: (one: Moment) => [wordsToSay(one)],
    plan: smallPlan,
    encourage: encouragement,
  }[move](moment);
  const ask = say.pick(
    'ask',
    theme && say.chance('own', 2) ? [...theme.ask, ...general.anyAsk] : general.anyAsk,
  );
  const reply = paragraphs(start, thought, ...middle, ask);
  if (wordsIn(reply) >= SHORTEST_REPLY) return reply;
  return paragraphs(start, thought, say.pick('more', general.deeper), ...middle, ask);
}

function further(moment: Moment): string[] {
  const { say } = moment;
  return [sentences(say.pick('deeper', general.deeper)), sentences(step(moment), guide(moment, 4))];
}

function smallPlan({ say }: Moment): string[] {
  const lines = [general.planFirst, general.planThen, general.planLast];
  const list = lines.map((choices, index) => `${index + 1}. ${say.pick(`plan ${index}`, choices)}`);
  return [say.pick('offerPlan', general.offerPlan), list.join('\n')];
}

function encouragement(moment: Moment): string[] {
  return [moment.say.pick('cheer', general.encourage), sentences(step(moment), guide(moment, 4))];
}

function step({ say, theme }: Moment): string {
  return say.prefer('step', [theme?.step ?? [], general.anyStep]);
}

const SETBACK =
  /\b(?:did(?:n.?t| not) (?:work|help|go)|went (?:badly|wrong)|got worse|ignored me|refused|laughed at|no(?:thing)? (?:change|answer|reply)\w*|walked (?:out|away)|(?:he|she|they) just left)\b/i;
const PROGRESS =
  /\b(?:it (?:worked|helped|went well)|went (?:well|better|okay|ok)|feels? better|we (?:finally )?(?:talked|spoke|made up)|I (?:did it|tried it|told (?:him|her|them)|talked to|spoke (?:to|with)|said no)|good news|agreed to)\b/i;
const ASKING =
  /\?\s*$|\b(?:what (?:should|can|could) I|how (?:do|can|should|could) I|should I|any (?:advice|ideas?))\b/i;

function cueOf(text: string): Cue {
  if (SETBACK.test(text)) return 'setback';
  if (PROGRESS.test(text)) return 'progress';
  if (ASKING.test(text)) return 'asking';
  return text.trim().split(/\s+/).length <= 4 ? 'brief' : 'ongoing';
}

const WANTS_PLAN =
  /\b(?:a plan|steps?|where do I (?:start|begin)|what (?:now|next)|what should I do|how do I (?:start|begin))\b/i;

function moveFor(cue: Cue, { now, before, lastReply }: Moment): Move {
  if (wantsWords(now.text)) return 'words';
  if (WANTS_PLAN.test(now.text)) return 'plan';
  if (cue === 'progress') return 'encourage';
  if (asideOf(now.text) !== null) return 'reflect';
  // The order turns with every reply, so that no two in a row make the same move; where it begins, their words decide.
  const order: readonly Move[] = ['reflect', 'words', 'plan', 'encourage'];
  const turns = before.filter((turn) => turn.matter === 'on_topic').length - 1;
  const first = (before[0]?.text.length ?? 0) % 2;
  const move = order[(turns + first) % order.length] ?? 'reflect';
  return move === lastMove(lastReply ?? '') ? 'encourage' : move;
}

/** The moves that can be told from a reply are the two that stand out. */
function lastMove(reply: string): Move | null {
  if (general.offerPlan.some((line) => reply.includes(line))) return 'plan';
  return general.offerWords.some((line) => reply.includes(line)) ? 'words' : null;
}

/** Ties the reply to what was said before: a subject that is new, a short answer to our question, or earlier words. */
function link(moment: Moment, cue: Cue): string | null {
  const { before, now, say, lastReply } = moment;
  const told = before.filter((turn) => turn.matter === 'on_topic');
  const known = told.flatMap((turn) => turn.reading.themes);
  const [began, fresh] = [known[0], now.reading.themes[0]];
  if (cue !== 'progress' && began && fresh && !known.includes(fresh)) {
    return say.pick('newSubject', general.newSubject, { theme: fresh.name, before: began.name });
  }
  const question = lastReply?.match(/(?:^|\n)([^\n]{8,120}\?)(?=\s*(?:\n|$))/)?.[1];
  if (cue === 'brief' && question) return say.pick('answered', general.answered, { question });
  const statements = told.filter((turn) => !turn.text.trim().endsWith('?'));
  const earlier = statements.flatMap((turn) => turn.reading.quotes.slice(0, 2));
  const phrase = earlier[say.number('earlier', Math.max(1, earlier.length))];
  return phrase && phrase !== now.reading.quotes[0]
    ? say.pick('returning', general.returning, { earlier: phrase })
    : null;
}
