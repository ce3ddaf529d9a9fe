import type { Finding } from '@app/contracts';
import { screen } from '@app/screening';
import { buildPrompt, type Coach, type ConversationMessage } from './chat-coach.ts';
import type { LabelledConversation } from './labelled-conversation.ts';
import { commonCriteria, rubric } from './rubric.ts';

export interface PlayedConversation {
  readonly id: string;
  readonly reply: string;
  /** How many criteria were checked; `faults` names those that failed. */
  readonly criteriaCount: number;
  readonly faults: readonly string[];
}

/**
 * Plays a conversation as the service would: screens each message, sends the instructions and findings to the coach,
 * and gets its reply.
 * @throws CoachFailure when the model does not answer.
 */
export async function playConversation(
  coach: Coach,
  { id, title, messages: texts, expect }: LabelledConversation,
): Promise<PlayedConversation> {
  const history: ConversationMessage[] = [];
  const findings: Finding[] = [];
  let reply = '';
  for (const [turn, content] of texts.entries()) {
    const finding = screen(turn === 0 ? [title, content] : [content]);
    if (finding && !findings.some(({ kind }) => kind === finding.kind)) findings.unshift(finding);
    history.push({ seq: history.length, role: 'user', content });
    const messages = buildPrompt({ title, emotionTags: [], summary: undefined }, history, findings);
    reply = '';
    await coach.reply({
      messages,
      signal: AbortSignal.timeout(120_000),
      onText: (piece) => (reply += piece),
    });
    history.push({ seq: history.length, role: 'assistant', content: reply });
  }
  const criteria = [...Object.values(commonCriteria), ...expect.checks.map((name) => rubric[name])];
  // Quotations of the person are not judged.
  const own = reply.replace(/“[^”]*”/g, '');
  const faults = criteria.filter(({ isMet: holds }) => !holds(own)).map(({ description: asks }) => asks);
  if (expect.finding !== undefined) {
    const found = findings.map(({ kind }) => kind);
    const isRight = expect.finding === null ? found.length === 0 : found.includes(expect.finding);
    if (!isRight)
      faults.push(
        `screening finds ${expect.finding ?? 'nothing'}, and found ${found.join(', ') || 'nothing'}`,
      );
  }
  return { id, reply, criteriaCount: criteria.length + (expect.finding === undefined ? 0 : 1), faults };
}
