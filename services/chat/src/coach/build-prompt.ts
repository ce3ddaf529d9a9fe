import { type Finding, isDraftRequest, type ReplyAngle } from '@app/contracts';
import type { PromptMessage } from './coach.port.ts';
import { instructionsFor, SUMMARY_INSTRUCTIONS } from './instructions.ts';

/** How much of a conversation the coach gets word for word; the summary covers older messages. */
export const CONTEXT_MESSAGES = 24;
export const CONTEXT_CHARACTERS = 20_000;

export interface ConversationMessage {
  readonly seq: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Background {
  readonly title: string;
  readonly emotionTags: readonly string[];
  readonly summary: string | undefined;
}

/**
 * The newest messages within the bounds, in chronological order; always at least the last one. Expects newest first.
 */
export function selectRecentMessages(newestFirst: readonly ConversationMessage[]): ConversationMessage[] {
  const recent: ConversationMessage[] = [];
  let characters = 0;
  for (const message of newestFirst.slice(0, CONTEXT_MESSAGES)) {
    characters += message.content.length;
    if (recent.length > 0 && characters > CONTEXT_CHARACTERS) break;
    recent.unshift(message);
  }
  return recent;
}

/**
 * Builds the prompt of a reply from our instructions and stored data. Everything a person wrote, and the summary made
 * from it, goes into user messages only. The prompt contains no name, address or id.
 */
export function buildPrompt(
  background: Background,
  recent: readonly ConversationMessage[],
  findings: readonly Finding[] = [],
  angle?: ReplyAngle,
): PromptMessage[] {
  const about = describe(background);
  const [first, ...others] = recent;
  const opening: PromptMessage[] =
    first?.role === 'user'
      ? [{ role: 'user', content: `${about}\n\n${first.content}` }]
      : [{ role: 'user', content: about }, ...(first ? [toPrompt(first)] : [])];
  const task = {
    angle,
    isDraft: isDraftRequest(recent.findLast(({ role }) => role === 'user')?.content ?? ''),
  };
  return [{ role: 'system', content: instructionsFor(findings, task) }, ...opening, ...others.map(toPrompt)];
}

/** Builds the prompt of a summary from the previous summary and the messages since. */
export function buildSummaryPrompt(
  background: Background,
  messages: readonly ConversationMessage[],
): PromptMessage[] {
  const lines = messages.map(({ role, content }) => `${role === 'user' ? 'Person' : 'Coach'}: ${content}`);
  return [
    { role: 'system', content: SUMMARY_INSTRUCTIONS },
    { role: 'user', content: [describe(background), ...lines].join('\n\n') },
  ];
}

function describe({ title, emotionTags, summary }: Background): string {
  return [
    `What this is about: ${title}`,
    ...(emotionTags.length > 0 ? [`How I feel: ${emotionTags.join(', ')}`] : []),
    ...(summary ? [`What we have talked about so far: ${summary}`] : []),
  ].join('\n');
}

function toPrompt({ role, content }: ConversationMessage): PromptMessage {
  return { role, content };
}
