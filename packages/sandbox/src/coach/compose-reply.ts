import type { Conversation } from './conversation.ts';
import { composeFollowUp } from './follow-up-reply.ts';
import { composeOpening } from './opening-reply.ts';
import { special } from './phrasebook/special.ts';
import { type ReplyContext, readContext } from './reply-context.ts';
import { composeSpecialReply } from './special-reply.ts';
import { summariseConversation } from './summarise-conversation.ts';
import { composeTaskReply } from './turn-task.ts';

/**
 * Composes the coach's reply to a conversation: 90 to 220 words in a small subset of Markdown. The same conversation always gives
 * the same reply. A request whose instructions contain "Summarise this conversation" gets a summary.
 */
export function composeReply(conversation: Conversation): string {
  if (/summari[sz]e this conversation/i.test(conversation.instructions))
    return summariseConversation(conversation);
  const taskReply = composeTaskReply(conversation);
  if (taskReply !== null) return taskReply;
  const context = readContext(conversation);
  const finding = SAFETY_NOTE.exec(conversation.instructions)?.[1];
  const reply =
    finding && isKnownFinding(finding) ? composeSafetyReply(finding, context) : composeAnswer(context);
  return context.isFirst ? `${reply}\n\n${special.label}` : reply;
}

/** The finding that the chat service puts into its instructions. The first match is the newest. */
const SAFETY_NOTE = /Safety note \((\w+)\)/;
const KINDS_BY_FINDING = {
  self_harm: ['despair', 'after_despair'],
  victim_of_abuse: ['danger', 'after_danger'],
  child_at_risk: ['child_in_danger', 'child_in_danger'],
  harm_to_others: ['about_to_harm', 'about_to_harm'],
} as const;

function isKnownFinding(finding: string): finding is keyof typeof KINDS_BY_FINDING {
  return Object.hasOwn(KINDS_BY_FINDING, finding);
}

/** A reply about the danger. It is used whenever the instructions contain a finding. */
function composeSafetyReply(finding: keyof typeof KINDS_BY_FINDING, context: ReplyContext): string {
  const [first, later] = KINDS_BY_FINDING[finding];
  return composeSpecialReply(context.before.length > 0 ? later : first, context);
}

function composeAnswer(context: ReplyContext): string {
  const { now, before } = context;
  // A person who has written about violence or despair gets no exercises for couples afterwards.
  const danger = before.findLast((message) => message.kind === 'danger' || message.kind === 'despair');
  if (now.kind === 'on_topic' && danger)
    return composeSpecialReply(danger.kind === 'danger' ? 'after_danger' : 'after_despair', context);
  if (now.kind !== 'on_topic') return composeSpecialReply(now.kind, context);
  return before.some((message) => message.kind === 'on_topic')
    ? composeFollowUp(context)
    : composeOpening(context);
}
