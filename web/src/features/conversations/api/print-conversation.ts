import type { ConversationDetail } from '@app/contracts';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import { conversationText, neutralFileName, plainWords } from '../model/conversation-text.ts';
import styles from './print-conversation.module.css';

const format = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });
const moment = (iso: string) => format.format(new Date(iso));
const wording = { you: copy.you, coach: copy.coach, moment };

/** Copies a conversation to the clipboard as plain text. */
export function copyConversation(detail: ConversationDetail): Promise<void> {
  return navigator.clipboard.writeText(conversationText(detail, wording));
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.dir = 'auto';
  made.textContent = text;
  return made;
}

/**
 * Opens the browser's print dialog, which also saves as PDF, with nothing but date and messages under a neutral
 * heading. The document has a neutral title meanwhile: browsers propose it as the file name.
 */
export function printConversation(detail: ConversationDetail): void {
  const sheet = document.createElement('article');
  sheet.className = styles.sheet ?? '';
  sheet.append(element('h1', copy.neutralHeading), element('p', moment(detail.createdAt)));
  for (const message of detail.messages) {
    const by = message.role === 'user' ? copy.you : copy.reply;
    sheet.append(element('h2', `${by} · ${moment(message.ts)}`), element('p', plainWords(message)));
  }
  const { title } = document;
  const restore = () => {
    document.title = title;
    sheet.remove();
  };
  document.body.append(sheet);
  document.title = neutralFileName(detail.createdAt.slice(0, 10));
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
