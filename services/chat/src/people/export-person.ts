import { asOwner } from '@app/service-kit';
import type { ConversationRow } from '../conversations/conversation.table.ts';
import type { Deps } from '../deps.ts';
import type { Vault } from '../encryption/vault.ts';
import type { MessageRow } from '../messages/message.table.ts';
import { openFinding, openFindings } from '../safety/finding.ts';
import { readEverything } from './export.repository.ts';

/** Everything chat holds about somebody, in plain text and in the names of the wire (architecture.md, rule 11). */
export async function exportPerson(
  { db, vaults }: Pick<Deps, 'db' | 'vaults'>,
  ownerId: string,
): Promise<Record<string, unknown>> {
  const { conversations, messages, usage, entitlement } = await asOwner(db, ownerId, (trx) =>
    readEverything(trx, ownerId),
  );
  const vault = conversations.length > 0 ? await vaults.of(ownerId) : undefined;
  const said = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
  return {
    conversations: vault
      ? conversations.map((row) => viewConversation(row, said.get(row.id) ?? [], vault))
      : [],
    usage,
    premium: entitlement && { purchasedAt: entitlement.purchased_at?.toISOString() ?? null },
  };
}

function viewConversation(row: ConversationRow, said: readonly MessageRow[], vault: Vault) {
  const { id: rowId } = row;
  return {
    id: rowId,
    title: vault.open(row.title, { column: 'conversations.title', rowId }),
    titleSafety: openFinding(vault, row.title_safety, { column: 'conversations.title_safety', rowId }),
    emotionTags: row.emotion_tags,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    /** What the coach noted of the older part. */
    summary: row.summary ? vault.open(row.summary, { column: 'conversations.summary', rowId }) : null,
    messages: said.map((message) => viewMessage(message, vault)),
  };
}

function viewMessage(row: MessageRow, vault: Vault) {
  const { id: rowId, role, state, feedback } = row;
  const reason = row.feedback_reason;
  const [safety = null, ...safetyBesides] = openFindings(vault, row.safety, {
    column: 'messages.safety',
    rowId,
  });
  return {
    id: rowId,
    role,
    content: vault.open(row.content, { column: 'messages.content', rowId }),
    ts: row.ts.toISOString(),
    /** What was found in it, by our screening or the coach: for the gravest, crisis contacts were shown. */
    safety,
    safetyBesides,
    state,
    feedback,
    feedbackReason: reason ? vault.open(reason, { column: 'messages.feedback_reason', rowId }) : null,
  };
}
