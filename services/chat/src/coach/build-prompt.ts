import type { Finding } from '@app/contracts';
import type { PromptMessage } from './coach.port.ts';
import { instructionsFor, SUMMARY_INSTRUCTIONS } from './instructions.ts';

/** What the coach sees at most of a conversation as it was said; what is older is in the summary (rule 8). */
export const CONTEXT_MESSAGES = 24;
export const CONTEXT_CHARACTERS = 20_000;

export interface SaidMessage {
  readonly seq: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Background {
  readonly title: string;
  readonly emotionTags: readonly string[];
  readonly summary: string | undefined;
}

/** The newest messages within the bounds, in the order they were said; the last one always. Takes them newest first. */
export function recentOf(newestFirst: readonly SaidMessage[]): SaidMessage[] {
  const recent: SaidMessage[] = [];
  let characters = 0;
  for (const message of newestFirst.slice(0, CONTEXT_MESSAGES)) {
    characters += message.content.length;
    if (recent.length > 0 && characters > CONTEXT_CHARACTERS) break;
    recent.unshift(message);
  }
  return recent;
}

/**
 * The prompt of a reply: our instructions, then what the database holds. All that comes from the person, and the
 * summary made of it, stands in user messages; no name, address or id is in it.
 */
export function buildPrompt(
  background: Background,
  recent: readonly SaidMessage[],
  findings: readonly Finding[] = [],
): PromptMessage[] {
  const about = describe(background);
  const [first, ...others] = recent;
  const opening: PromptMessage[] =
    first?.role === 'user'
      ? [{ role: 'user', content: `${about}\n\n${first.content}` }]
      : [{ role: 'user', content: about }, ...(first ? [toPrompt(first)] : [])];
  return [{ role: 'system', content: instructionsFor(findings) }, ...opening, ...others.map(toPrompt)];
}

/** The prompt of a summary: what an earlier one said, and what has been said since. */
export function buildSummaryPrompt(background: Background, said: readonly SaidMessage[]): PromptMessage[] {
  const lines = said.map(({ role, content }) => `${role === 'user' ? 'Person' : 'Coach'}: ${content}`);
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

function toPrompt({ role, content }: SaidMessage): PromptMessage {
  return { role, content };
}
