import { type ConversationDetail, type Message, plainText } from '@app/contracts';

/** The words around the messages of a conversation that is copied or printed. */
export interface TextWording {
  readonly you: string;
  readonly coach: string;
  /** Formats a time in the person's time zone. */
  readonly moment: (iso: string) => string;
}

/** A conversation as plain text: title, date and messages. */
export function conversationText(
  { title, createdAt, messages }: Pick<ConversationDetail, 'title' | 'createdAt' | 'messages'>,
  { you, coach, moment }: TextWording,
): string {
  const parts = messages.map(
    ({ role, content, ts }) =>
      `${role === 'user' ? you : coach}, ${moment(ts)}\n${plainWords({ role, content })}`,
  );
  return `${[`${title}\n${moment(createdAt)}`, ...parts].join('\n\n')}\n`;
}

/** The words of a message; a reply without its Markdown. */
export function plainWords({ role, content }: Pick<Message, 'role' | 'content'>): string {
  return role === 'user' ? content.trim() : plainText(content);
}

/** A file name that tells nothing to another person who looks at the device. @param day as `YYYY-MM-DD`. */
export function neutralFileName(day: string): string {
  return `notes-${day}`;
}
