import type { ConversationItem, Message } from '@app/contracts';
import type { Vault } from '../encryption/vault.ts';
import type { ItemRow } from './conversation.repository.ts';
import type { MessageRow } from './message.repository.ts';

/** A conversation as an item of the list. */
export function viewItem(row: ItemRow, vault: Vault): ConversationItem {
  const { id } = row;
  return {
    id,
    title: vault.open(row.title, { column: 'conversations.title', rowId: id }),
    preview: vault.open(row.preview, { column: 'conversations.preview', rowId: id }),
    ...(row.last_preview
      ? {
          lastMessagePreview: vault.open(row.last_preview, {
            column: 'conversations.last_preview',
            rowId: id,
          }),
        }
      : {}),
    createdAt: row.created_at.toISOString(),
    messageCount: row.message_count,
    emotionTags: row.emotion_tags,
    pinned: row.pinned,
  };
}

type Shown = Pick<MessageRow, 'id' | 'role' | 'content' | 'state' | 'feedback' | 'ts'>;

/** A message as its owner sees it. */
export function viewMessage(row: Shown, vault: Vault): Message {
  return {
    id: row.id,
    role: row.role,
    content: vault.open(row.content, { column: 'messages.content', rowId: row.id }),
    ts: row.ts.toISOString(),
    ...(row.state ? { state: row.state } : {}),
    ...(row.feedback ? { feedback: row.feedback } : {}),
  };
}
