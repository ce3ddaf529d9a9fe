import type { ConversationDetail, Message } from '@app/contracts';

/** How a conversation reads as a file. */
export interface FileWording {
  readonly you: string;
  readonly coach: string;
  readonly started: (moment: string) => string;
  readonly feelings: (tags: readonly string[]) => string;
  readonly states: Readonly<Record<NonNullable<Message['state']>, string>>;
  readonly notice: string;
  /** A moment in the person's own words and time zone. */
  readonly moment: (iso: string) => string;
}

/** Whoever opens the file must fetch nothing and run nothing: no HTML, no pictures, links to web pages alone. */
function harmless(markdown: string): string {
  return markdown
    .replace(/</g, '&lt;')
    .replace(/!\[/g, '!\\[')
    .replace(/\]\((?!https?:\/\/|\/library)/gi, ']\\(')
    .replace(/^(\s*)\[([^\]\n]*)\]:/gm, '$1\\[$2]:');
}

/** What a person typed is no Markdown: it shall read as it was typed. */
function asTyped(text: string): string {
  return harmless(text)
    .replace(/^(\s*)(\d*)([#>+.)-]+)(?=\s)/gm, '$1$2\\$3')
    .replace(/([*_`])/g, '\\$1')
    .replace(/\n/g, '  \n');
}

function said({ role, content, ts, state }: Message, wording: FileWording): string {
  const mine = role === 'user';
  const head = `## ${mine ? wording.you : wording.coach} · ${wording.moment(ts)}`;
  const words = mine ? asTyped(content) : harmless(content);
  return [head, words, ...(state ? [`*${wording.states[state]}*`] : [])].join('\n\n');
}

/** A conversation as a Markdown file. */
export function conversationMarkdown(detail: ConversationDetail, wording: FileWording): string {
  const { title, createdAt, emotionTags, messages } = detail;
  const parts = [
    `# ${asTyped(title.replace(/\s+/g, ' '))}`,
    `*${wording.started(wording.moment(createdAt))}*`,
    ...(emotionTags.length > 0 ? [`*${wording.feelings(emotionTags)}*`] : []),
    ...messages.map((message) => said(message, wording)),
    '---',
    `*${wording.notice}*`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const LONGEST = 60;

/**
 * A name any system takes, and that shows what it is: nothing invisible in it, no path, no second extension.
 * @param day as `YYYY-MM-DD`.
 */
export function conversationFileName(title: string, day: string): string {
  const words = title
    .normalize('NFKC')
    .replace(/\p{C}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `${short || 'conversation'}-${day}.md`;
}
