import type { Conversation } from './conversation.ts';
import { answerInLanguage } from './languages.ts';
import { joinWithAnd, quoteSentence } from './own-words.ts';
import { findPeople } from './people.ts';
import { type DangerShape, fallbackPerson, replies, sandboxLabel } from './replies.ts';
import { recognizeShape, type Shape } from './shape.policy.ts';
import { summariseConversation } from './summarise-conversation.ts';
import { composeTaskReply } from './turn-task.ts';

/**
 * Composes the coach's reply to a conversation in a small subset of Markdown. The same conversation always gives the same
 * reply. A request whose instructions contain "Summarise this conversation" gets a summary.
 */
export function composeReply(conversation: Conversation): string {
  if (/summari[sz]e this conversation/i.test(conversation.instructions))
    return summariseConversation(conversation);
  const taskReply = composeTaskReply(conversation);
  if (taskReply !== null) return taskReply;
  const { messages, background, feelings } = conversation;
  const lastReply = messages.findLastIndex(({ by }) => by === 'coach');
  const given = messages.filter(({ by }) => by === 'coach').map(({ text }) => text);
  const isFirst = given.length === 0 && background === null;
  const before = messages.slice(0, lastReply + 1).filter(({ by }) => by === 'person');
  // A person who stopped a reply and wrote again left two messages in a row. They are answered together.
  const fresh = lastReply < messages.length - 1 ? messages.slice(lastReply + 1) : before.slice(-1);
  const text = fresh.map((message) => message.text).join('\n');
  const earlierDanger = before.map((message) => recognizeShape(message.text)).findLast(isDanger);
  const finding = FINDING.exec(conversation.instructions)?.[1];
  const shape =
    (finding && shapeOfFinding(finding, before.length > 0)) ||
    shapeOf(text, fresh[0]?.title, !isFirst, earlierDanger);
  const inDanger =
    shape.startsWith('after_') ||
    shape.endsWith('_danger') ||
    isDanger(shape) ||
    shape === 'about_to_harm' ||
    shape === 'who_hurts_whom';

  const inTheirLanguage = answerInLanguage(text, inDanger);
  if (inTheirLanguage) return inTheirLanguage;
  const told = messages.flatMap(({ by, title = '', text: said }) => (by === 'person' ? [title, said] : []));
  const body = fillPerson(chooseUnused(shape, given), shape, told);
  const opening = SUBJECTS.has(shape) && quoteSentence(text);
  const parts = [
    opening && `You wrote “${opening}”, and I’d like to stay with that for a moment.`,
    isFirst &&
      SUBJECTS.has(shape) &&
      feelings.length > 0 &&
      `You also told me you feel ${joinWithAnd(feelings)}.`,
  ].filter((part) => typeof part === 'string');
  return [parts.join(' '), body, isFirst ? sandboxLabel : ''].filter((part) => part !== '').join('\n\n');
}

/** The finding that the chat service puts into its instructions. The first match is the newest. */
const FINDING = /Safety note \((\w+)\)/;
const SUBJECTS: ReadonlySet<string> = new Set([
  'breakup',
  'trust',
  'child',
  'family',
  'friend',
  'alone',
  'conflict',
]);

const isDanger = (shape: Shape | DangerShape) => shape === 'danger' || shape === 'despair';

function shapeOfFinding(finding: string, hasBegun: boolean): DangerShape | Shape | null {
  if (finding === 'self_harm') return hasBegun ? 'after_despair' : 'despair';
  if (finding === 'victim_of_abuse') return hasBegun ? 'after_danger' : 'danger';
  if (finding === 'child_at_risk') return 'child_in_danger';
  if (finding === 'who_hurts_whom') return 'who_hurts_whom';
  return finding === 'harm_to_others' ? 'about_to_harm' : null;
}

function shapeOf(
  text: string,
  title: string | undefined,
  hasBegun: boolean,
  earlierDanger: Shape | undefined,
): Shape | DangerShape {
  const own = recognizeShape(text, hasBegun);
  // The title tells what a short text is about; it does not overrule what the text says.
  const shape =
    title && (own === 'unclear' || own === 'follow_up') ? recognizeShape(`${title}. ${text}`, hasBegun) : own;
  if (!earlierDanger || isDanger(shape) || ['off_topic', 'professional', 'about_coach'].includes(shape))
    return shape;
  // A person who has written about violence or despair gets no exercises for couples afterwards.
  return earlierDanger === 'danger' ? 'after_danger' : 'after_despair';
}

/** The first reply of a shape that the conversation has not had; then what suits any message, then the one given longest ago. */
function chooseUnused(shape: Shape | DangerShape, given: readonly string[]): string {
  const lastGiven = (reply: string) =>
    given.findLastIndex((text) =>
      text.includes(reply.slice(0, reply.indexOf('{') > 0 ? reply.indexOf('{') : 60)),
    );
  const pool = [
    ...replies[shape],
    ...(SUBJECTS.has(shape) || shape === 'ordinary' || shape === 'good_news' ? replies.follow_up : []),
  ];
  return pool.reduce((best, next) => (lastGiven(next) < lastGiven(best) ? next : best));
}

const FITTING: Partial<Record<string, RegExp>> = {
  conflict: /husband|wife|friend$|partner|spouse|fianc|roommate|flatmate/,
  trust: /./,
  breakup: /husband|wife|boyfriend|girlfriend|partner|spouse|fianc|\bex\b/,
  child: /child|kids?|sons?|daughters?|baby|teenager/,
  family:
    /in-law|mother|father|mom|mum|dad|parents|sister|brother|sibling|grand|aunt|uncle|cousin|niece|nephew/,
  friend: /\bfriends?$|roommate|flatmate/,
};

/** Puts the newest fitting person of the conversation where a reply names one. */
function fillPerson(reply: string, shape: Shape | DangerShape, texts: readonly string[]): string {
  const fits = FITTING[shape] ?? /./;
  const found = texts.toReversed().flatMap((text) => findPeople(text).filter((name) => fits.test(name)))[0];
  const fallback = fallbackPerson[shape as Shape] ?? 'the person you’re thinking of';
  return reply.replaceAll('{person}', found ?? fallback);
}
