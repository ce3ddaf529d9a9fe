import type { Conversation } from './conversation.ts';
import { goOn } from './follow-up-reply.ts';
import { lookAt, type Moment } from './moment.ts';
import { openingReply } from './opening-reply.ts';
import { special } from './phrasebook/special.ts';
import { replySpecially } from './special-reply.ts';
import { summariseConversation } from './summarise-conversation.ts';

/**
 * Writes the coach's reply to a conversation: 90 to 220 words in a small Markdown subset.
 * The same conversation always gives the same reply. A request whose instructions say "Summarise this conversation"
 * gets a summary of the person's points.
 */
export function composeReply(conversation: Conversation): string {
  if (/summari[sz]e this conversation/i.test(conversation.instructions))
    return summariseConversation(conversation);
  const moment = lookAt(conversation);
  const noted = NOTE.exec(conversation.instructions)?.[1];
  const reply = noted && isNoted(noted) ? safeReply(noted, moment) : answer(moment);
  return moment.isFirst ? `${reply}\n\n${special.label}` : reply;
}

/** What a service has found in the conversation, as its instructions say it; the newest comes first. */
const NOTE = /Safety note \((\w+)\)/;
const NOTED = {
  self_harm: ['despair', 'after_despair'],
  victim_of_abuse: ['danger', 'after_danger'],
  child_at_risk: ['child_in_danger', 'child_in_danger'],
  harm_to_others: ['about_to_harm', 'about_to_harm'],
} as const;

function isNoted(note: string): note is keyof typeof NOTED {
  return Object.hasOwn(NOTED, note);
}

/** Who was told that somebody may be in danger speaks of nothing else first. */
function safeReply(note: keyof typeof NOTED, moment: Moment): string {
  const [first, later] = NOTED[note];
  return replySpecially(moment.before.length > 0 ? later : first, moment);
}

function answer(moment: Moment): string {
  const { now, before } = moment;
  // Who told of violence or despair gets no exercises for two in the next breath.
  const grave = before.findLast((turn) => turn.matter === 'danger' || turn.matter === 'despair');
  if (now.matter === 'on_topic' && grave)
    return replySpecially(grave.matter === 'danger' ? 'after_danger' : 'after_despair', moment);
  if (now.matter !== 'on_topic') return replySpecially(now.matter, moment);
  return before.some((turn) => turn.matter === 'on_topic') ? goOn(moment) : openingReply(moment);
}
