import { asOwner, readInPages } from '@app/service-kit';
import type { ConversationRow } from '../conversations/conversation.repository.ts';
import type { MessageRow } from '../conversations/message.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vault, Vaults } from '../encryption/vault.ts';
import { openFinding, openFindings } from '../safety/finding.ts';
import { readAccount, readConversationPage, readMessagePage } from './export.repository.ts';

/** How many rows are in memory at once. */
const CONVERSATIONS_AT_ONCE = 20;
const MESSAGES_AT_ONCE = 100;

/**
 * Exports everything chat holds about a person, in plain text and with the field names of the API. Conversations and
 * messages are read and decrypted in pages while they are consumed.
 */
export async function exportPerson({ db, vaults }: { db: ChatDatabase; vaults: Vaults }, ownerId: string) {
  const { usage, entitlement } = await asOwner(db, ownerId, (trx) => readAccount(trx, ownerId));
  return {
    conversations: exportConversations({ db, vaults }, ownerId),
    usage,
    premium: entitlement && { purchasedAt: entitlement.purchased_at?.toISOString() ?? null },
  };
}

async function* exportConversations({ db, vaults }: { db: ChatDatabase; vaults: Vaults }, ownerId: string) {
  const rows = readInPages<ConversationRow>(CONVERSATIONS_AT_ONCE, (after, limit) =>
    asOwner(db, ownerId, (trx) => readConversationPage(trx, { ownerId, after, limit })),
  );
  for await (const row of rows) {
    const vault = await vaults.get(ownerId);
    yield { ...viewConversation(row, vault), messages: exportMessages(db, row, vault) };
  }
}

async function* exportMessages(db: ChatDatabase, conversation: ConversationRow, vault: Vault) {
  const { owner_id: ownerId, id: conversationId } = conversation;
  const rows = readInPages<MessageRow>(MESSAGES_AT_ONCE, (after, limit) =>
    asOwner(db, ownerId, (trx) => readMessagePage(trx, { ownerId, conversationId, after, limit })),
  );
  for await (const row of rows) yield viewMessage(row, vault);
}

function viewConversation(row: ConversationRow, vault: Vault) {
  const { id: rowId } = row;
  return {
    id: rowId,
    title: vault.open(row.title, { column: 'conversations.title', rowId }),
    titleSafety: openFinding(vault, row.title_safety, { column: 'conversations.title_safety', rowId }),
    emotionTags: row.emotion_tags,
    pinned: row.pinned,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    /** The coach's summary of the older part. */
    summary: row.summary ? vault.open(row.summary, { column: 'conversations.summary', rowId }) : null,
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
    /** Findings of screening or the coach. Crisis contacts were shown for the gravest, `safety`. */
    safety,
    safetyBesides,
    state,
    feedback,
    feedbackReason: reason ? vault.open(reason, { column: 'messages.feedback_reason', rowId }) : null,
  };
}
