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
  const reply = answer(moment);
  return moment.isFirst ? `${reply}\n\n${special.label}` : reply;
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
