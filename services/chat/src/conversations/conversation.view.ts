import type { ConversationItem } from '@app/contracts';
import type { Vault } from '../encryption/vault.ts';
import type { ItemRow } from './conversation.repository.ts';

/** A conversation in the list, as its owner sees it. */
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
  };
}
