import type { ConversationDetail, Message } from '@app/contracts';

/** The texts and formats of the file. */
export interface FileWording {
  readonly you: string;
  readonly reply: string;
  readonly heading: string;
  readonly states: Readonly<Record<NonNullable<Message['state']>, string>>;
  readonly notice: string;
  /** Formats a time in the person's language and time zone. */
  readonly moment: (iso: string) => string;
}

/** Removes what could load or run something when the file is opened: HTML, images, links other than to web pages. */
function removeActiveContent(markdown: string): string {
  return markdown
    .replace(/</g, '&lt;')
    .replace(/!\[/g, '!\\[')
    .replace(/\]\((?!https?:\/\/|\/library)/gi, ']\\(')
    .replace(/^([^\S\n]*)\[([^\]\n]*)\]:/gm, '$1\\[$2]:');
}

/** Escapes the person's text, which is not Markdown. */
function escapeMarkdown(text: string): string {
  return removeActiveContent(text)
    .replace(/^([^\S\n]*)(\d*)([#>+.)-]+)(?=\s)/gm, '$1$2\\$3')
    .replace(/([*_`])/g, '\\$1')
    .replace(/\n/g, '  \n');
}

function formatMessage({ role, content, ts, state }: Message, wording: FileWording): string {
  const mine = role === 'user';
  const head = `## ${mine ? wording.you : wording.reply} · ${wording.moment(ts)}`;
  const words = mine ? escapeMarkdown(content) : removeActiveContent(content);
  return [head, words, ...(state ? [`*${wording.states[state]}*`] : [])].join('\n\n');
}

/**
 * A conversation as a Markdown file. Its head tells nothing to another person who opens it: no name of the product, no
 * title and no feelings (docs/decisions/0082).
 */
export function conversationMarkdown(detail: ConversationDetail, wording: FileWording): string {
  const { createdAt, messages } = detail;
  const parts = [
    `# ${wording.heading}`,
    wording.moment(createdAt),
    ...messages.map((message) => formatMessage(message, wording)),
    '---',
    `*${wording.notice}*`,
  ];
  return `${parts.join('\n\n')}\n`;
}
