import type { ConversationDetail } from '@app/contracts';
import { saveFile } from '../../../api/download.ts';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import { conversationMarkdown } from '../model/conversation-file.ts';
import { neutralFileName } from '../model/conversation-text.ts';

const moment = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Downloads a conversation as a Markdown file that is created in the browser. */
export function saveConversation(detail: ConversationDetail): void {
  const { you, reply, neutralHeading: heading, states, notice } = copy;
  const text = conversationMarkdown(detail, {
    ...{ you, reply, heading, states, notice },
    moment: (iso) => moment.format(new Date(iso)),
  });
  const file = new Blob([text], { type: 'text/markdown;charset=utf-8' });
  saveFile(file, `${neutralFileName(detail.createdAt.slice(0, 10))}.md`);
}
