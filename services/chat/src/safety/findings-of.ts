import type { Finding } from '@app/contracts';
import type { ConversationRow } from '../conversations/conversation.table.ts';
import type { Vault } from '../encryption/vault.ts';
import type { MessageRow } from '../messages/message.table.ts';
import { openFinding } from './finding.ts';

/** Everything that was found in a conversation, each once: in its messages, newest first, and in a title given later. */
export function findingsOf(
  conversation: Pick<ConversationRow, 'id' | 'title_safety'>,
  newestFirst: readonly Pick<MessageRow, 'id' | 'safety'>[],
  vault: Vault,
): Finding[] {
  const ofMessages = newestFirst.map(({ id: rowId, safety }) =>
    openFinding(vault, safety, { column: 'messages.safety', rowId }),
  );
  const { id: rowId, title_safety } = conversation;
  const ofTitle = openFinding(vault, title_safety, { column: 'conversations.title_safety', rowId });
  const found = new Map<string, Finding>();
  for (const finding of [...ofMessages, ofTitle])
    if (finding)
      found.set(
        `${finding.kind} ${finding.inDanger}`,
        found.get(`${finding.kind} ${finding.inDanger}`) ?? finding,
      );
  return [...found.values()];
}
