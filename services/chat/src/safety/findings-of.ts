import type { Finding } from '@app/contracts';
import type { ConversationRow } from '../conversations/conversation.table.ts';
import type { Vault } from '../encryption/vault.ts';
import type { MessageRow } from '../messages/message.table.ts';
import { openFindings } from './finding.ts';

/** Everything that was found in a conversation, each once: in its messages, newest first, and in a title given later. */
export function findingsOf(
  conversation: Pick<ConversationRow, 'id' | 'title_safety'>,
  newestFirst: readonly Pick<MessageRow, 'id' | 'safety'>[],
  vault: Vault,
): Finding[] {
  const ofMessages = newestFirst.flatMap(({ id: rowId, safety }) =>
    openFindings(vault, safety, { column: 'messages.safety', rowId }),
  );
  const { id: rowId, title_safety } = conversation;
  const ofTitle = openFindings(vault, title_safety, { column: 'conversations.title_safety', rowId });
  const found = new Map<string, Finding>();
  for (const finding of [...ofMessages, ...ofTitle]) {
    const key = `${finding.kind} ${finding.inDanger}`;
    found.set(key, found.get(key) ?? finding);
  }
  return [...found.values()];
}
