import type { Message } from '@app/contracts';
import type { Vault } from '../encryption/vault.ts';
import type { MessageRow } from './message.table.ts';

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
