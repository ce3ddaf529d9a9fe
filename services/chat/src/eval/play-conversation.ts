import type { Finding } from '@app/contracts';
import { buildPrompt, type SaidMessage } from '../coach/build-prompt.ts';
import type { Coach } from '../coach/coach.port.ts';
import { screen } from '../safety/screen.ts';
import type { LabelledConversation } from './labelled-conversation.ts';
import { always, rubric } from './rubric.ts';

export interface Played {
  readonly id: string;
  readonly reply: string;
  /** What the rubric asks and what of it was not so. */
  readonly asked: number;
  readonly faults: readonly string[];
}

/**
 * Plays a conversation as the service would: each message is screened, the coach hears our instructions and what was
 * found, and answers. @throws CoachFailure when the model does not answer.
 */
export async function playConversation(
  coach: Coach,
  { id, title, says, expect }: LabelledConversation,
): Promise<Played> {
  const said: SaidMessage[] = [];
  const findings: Finding[] = [];
  let reply = '';
  for (const [turn, content] of says.entries()) {
    const finding = screen(turn === 0 ? [title, content] : [content]);
    if (finding && !findings.some(({ kind }) => kind === finding.kind)) findings.unshift(finding);
    said.push({ seq: said.length, role: 'user', content });
    const messages = buildPrompt({ title, emotionTags: [], summary: undefined }, said, findings);
    reply = '';
    await coach.reply({ messages, signal: AbortSignal.timeout(120_000), say: (piece) => (reply += piece) });
    said.push({ seq: said.length, role: 'assistant', content: reply });
  }
  const criteria = [...Object.values(always), ...expect.checks.map((name) => rubric[name])];
  // What it quotes of the person is the person's.
  const own = reply.replace(/“[^”]*”/g, '');
  const faults = criteria.filter(({ holds }) => !holds(own)).map(({ asks }) => asks);
  if (expect.finding !== undefined) {
    const found = findings.map(({ kind }) => kind);
    const isRight = expect.finding === null ? found.length === 0 : found.includes(expect.finding);
    if (!isRight)
      faults.push(
        `screening finds ${expect.finding ?? 'nothing'}, and found ${found.join(', ') || 'nothing'}`,
      );
  }
  return { id, reply, asked: criteria.length + (expect.finding === undefined ? 0 : 1), faults };
}
