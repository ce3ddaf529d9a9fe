import {
  asksForWording,
  countWords,
  disclaimer,
  joinParagraphs,
  joinSentences,
  linkGuide,
  MIN_REPLY_WORDS,
  quoteMessage,
  suggestWording,
} from './parts.ts';
import { general } from './phrasebook/general.ts';
import type { ReplyContext } from './reply-context.ts';
import { findDisclaimerKind } from './topic.policy.ts';

type Cue = 'progress' | 'setback' | 'asking' | 'brief' | 'ongoing';
type Move = 'reflect' | 'words' | 'plan' | 'encourage';

/** A later reply: it starts differently each time, refers to earlier messages and makes another move. */
export function composeFollowUp(context: ReplyContext): string {
  const { phrasing, theme } = context;
  const cue = readCue(context.now.text);
  const move = chooseMove(cue, context);
  const start = joinSentences(
    phrasing.pick('start', general[cue]),
    move === 'reflect' ? quoteMessage(context) : null,
    linkToEarlier(context, cue),
  );
  const thoughts =
    theme && move !== 'plan' ? [[...theme.reflect, ...theme.view], general.deeper] : [general.deeper];
  const thought = joinSentences(disclaimer(context), phrasing.prefer('thought', thoughts));
  const middle = {
    reflect: goDeeper,
    words: (one: ReplyContext) => [suggestWording(one)],
    plan: suggestPlan,
    encourage,
  }[move](context);
  const ask = phrasing.pick(
    'ask',
    theme && phrasing.chance('own', 2) ? [...theme.ask, ...general.anyAsk] : general.anyAsk,
  );
  const reply = joinParagraphs(start, thought, ...middle, ask);
  if (countWords(reply) >= MIN_REPLY_WORDS) return reply;
  return joinParagraphs(start, thought, phrasing.pick('more', general.deeper), ...middle, ask);
}

function goDeeper(context: ReplyContext): string[] {
  const { phrasing } = context;
  return [
    joinSentences(phrasing.pick('deeper', general.deeper)),
    joinSentences(suggestStep(context), linkGuide(context, 4)),
  ];
}

function suggestPlan({ phrasing }: ReplyContext): string[] {
  const lines = [general.planFirst, general.planThen, general.planLast];
  const list = lines.map((choices, index) => `${index + 1}. ${phrasing.pick(`plan ${index}`, choices)}`);
  return [phrasing.pick('offerPlan', general.offerPlan), list.join('\n')];
}

function encourage(context: ReplyContext): string[] {
  return [
    context.phrasing.pick('cheer', general.encourage),
    joinSentences(suggestStep(context), linkGuide(context, 4)),
  ];
}

function suggestStep({ phrasing, theme }: ReplyContext): string {
  return phrasing.prefer('step', [theme?.step ?? [], general.anyStep]);
}

const SETBACK =
  /\b(?:did(?:n.?t| not) (?:work|help|go)|went (?:badly|wrong)|got worse|ignored me|refused|laughed at|no(?:thing)? (?:change|answer|reply)\w*|walked (?:out|away)|(?:he|she|they) just left)\b/i;
const PROGRESS =
  /\b(?:it (?:worked|helped|went well)|went (?:well|better|okay|ok)|feels? better|we (?:finally )?(?:talked|spoke|made up)|I (?:did it|tried it|onTopic (?:him|her|them)|talked to|spoke (?:to|with)|said no)|good news|agreed to)\b/i;
const ASKING =
  /\?\s*$|\b(?:what (?:should|can|could) I|how (?:do|can|should|could) I|should I|any (?:advice|ideas?))\b/i;

function readCue(text: string): Cue {
  if (SETBACK.test(text)) return 'setback';
  if (PROGRESS.test(text)) return 'progress';
  if (ASKING.test(text)) return 'asking';
  return text.trim().split(/\s+/).length <= 4 ? 'brief' : 'ongoing';
}

const WANTS_PLAN =
  /\b(?:a plan|steps?|where do I (?:start|begin)|what (?:now|next)|what should I do|how do I (?:start|begin))\b/i;

function chooseMove(cue: Cue, { now, before, lastReply }: ReplyContext): Move {
  if (asksForWording(now.text)) return 'words';
  if (WANTS_PLAN.test(now.text)) return 'plan';
  if (cue === 'progress') return 'encourage';
  if (findDisclaimerKind(now.text) !== null) return 'reflect';
  // The moves rotate, so that two replies in a row never make the same move. The first message decides where the rotation starts.
  const order: readonly Move[] = ['reflect', 'words', 'plan', 'encourage'];
  const turns = before.filter((message) => message.kind === 'on_topic').length - 1;
  const first = (before[0]?.text.length ?? 0) % 2;
  const move = order[(turns + first) % order.length] ?? 'reflect';
  return move === findLastMove(lastReply ?? '') ? 'encourage' : move;
}

/** Recognizes the move of the last reply. Only two moves leave a fixed sentence in the text. */
function findLastMove(reply: string): Move | null {
  if (general.offerPlan.some((line) => reply.includes(line))) return 'plan';
  return general.offerWords.some((line) => reply.includes(line)) ? 'words' : null;
}

/** Connects the reply to earlier messages: a new subject, a short answer to our question, or an earlier phrase. */
function linkToEarlier(context: ReplyContext, cue: Cue): string | null {
  const { before, now, phrasing, lastReply } = context;
  const onTopic = before.filter((message) => message.kind === 'on_topic');
  const known = onTopic.flatMap((message) => message.reading.themes);
  const [began, fresh] = [known[0], now.reading.themes[0]];
  if (cue !== 'progress' && began && fresh && !known.includes(fresh)) {
    return phrasing.pick('newSubject', general.newSubject, { theme: fresh.name, before: began.name });
  }
  const question = lastReply?.match(/(?:^|\n)([^\n]{8,120}\?)(?=\s*(?:\n|$))/)?.[1];
  if (cue === 'brief' && question) return phrasing.pick('answered', general.answered, { question });
  const statements = onTopic.filter((message) => !message.text.trim().endsWith('?'));
  const earlier = statements.flatMap((message) => message.reading.quotes.slice(0, 2));
  const phrase = earlier[phrasing.number('earlier', Math.max(1, earlier.length))];
  return phrase && phrase !== now.reading.quotes[0]
    ? phrasing.pick('returning', general.returning, { earlier: phrase })
    : null;
}
