import type { ConversationDetail, Disclosure, Finding, Message } from '@app/contracts';
import { asOwner, Failure, readAndRecord, readInPages } from '@app/service-kit';
import { findConversation } from '../conversations/conversation.repository.ts';
import { viewItem, viewMessage } from '../conversations/conversation.view.ts';
import { readMessagePage, type ShownMessage } from '../conversations/message.repository.ts';
import { markOpened } from '../conversations/unread-reply.repository.ts';
import type { ChatDatabase } from '../database.ts';
import type { Vaults } from '../encryption/vault.ts';
import { DisclosureList } from '../safety/disclosures.ts';
import { isCertain, openFinding } from '../safety/finding.ts';
import { findGeneratingTurn } from '../turns/turn.repository.ts';

/** How many messages are in memory at once. */
const PAGE = 200;

interface NewestFindings {
  readonly certain: Finding | null;
  readonly likely: Finding | null;
}

/** A whole conversation, whose messages are read and decrypted in pages while they are consumed. */
export interface ShownConversation {
  readonly head: Pick<ConversationDetail, 'id' | 'title' | 'createdAt' | 'emotionTags' | 'replying'>;
  /** In chronological order; can be read once. */
  readonly messages: AsyncIterable<Message>;
  /** All messages fit on one page. */
  readonly isShort: boolean;
  /**
   * The newest certain finding, and the newest likely one unless a certain one is newer. Known once `messages` has been
   * read, like `disclosures`.
   */
  findings(): NewestFindings;
  disclosures(): Disclosure[];
}

/** Opens a conversation for its owner (API-4). @throws Failure 404, also for another person's conversation. */
export async function showConversation(
  { db, vaults }: { db: ChatDatabase; vaults: Vaults },
  conversation: { ownerId: string; conversationId: string },
): Promise<ShownConversation> {
  const { ownerId } = conversation;
  const { row, replying, first } = await readAndRecord((records) =>
    asOwner(db, ownerId, async (trx) => {
      const row = await findConversation(trx, conversation);
      if (!row) throw new Failure('not_found');
      if (records) await markOpened(trx, conversation);
      const replying = (await findGeneratingTurn(trx, conversation)) !== undefined;
      const first = await readMessagePage(trx, {
        ...conversation,
        afterSeq: 0,
        uptoSeq: row.last_seq,
        limit: PAGE,
      });
      return { row, replying, first };
    }),
  );
  const vault = await vaults.get(ownerId);
  const { id, title, createdAt, emotionTags } = viewItem(row, vault);
  const disclosures = new DisclosureList();
  const ofTitle = openFinding(vault, row.title_safety, { column: 'conversations.title_safety', rowId: id });
  let findings = withNewer({ certain: null, likely: null }, ofTitle);

  async function* read() {
    // Messages added during the read are left out; `replying` tells the caller that there is more.
    const rows = readInPages<ShownMessage>(PAGE, async (after, limit) =>
      after === undefined
        ? first
        : asOwner(db, ownerId, (trx) =>
            readMessagePage(trx, { ...conversation, afterSeq: after.seq, uptoSeq: row.last_seq, limit }),
          ),
    );
    for await (const { safety, ...shown } of rows) {
      const message = viewMessage(shown, vault);
      disclosures.add(message);
      const finding = openFinding(vault, safety, { column: 'messages.safety', rowId: shown.id });
      findings = withNewer(findings, finding);
      yield message;
    }
  }

  return {
    head: { id, title, createdAt, emotionTags, replying },
    messages: read(),
    isShort: first.length < PAGE,
    findings: () => findings,
    disclosures: () => disclosures.all,
  };
}

function withNewer(findings: NewestFindings, newer: Finding | null): NewestFindings {
  if (!newer) return findings;
  return isCertain(newer) ? { certain: newer, likely: null } : { ...findings, likely: newer };
}
