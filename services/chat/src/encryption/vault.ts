import { createHmac, randomBytes } from 'node:crypto';
import { asOwner } from '@app/service-kit';
import type { ChatDb } from '../chat.tables.ts';
import { seal, unseal } from './cipher.ts';
import type { KeyWrapper } from './key-wrapper.port.ts';
import { findUserKey, keepUserKey } from './user-key.repository.ts';

/** Where a sealed text lives; authenticated with it, together with the owner. */
export interface Place {
  readonly column:
    | 'conversations.title'
    | 'conversations.preview'
    | 'conversations.last_preview'
    | 'conversations.summary'
    | 'messages.content'
    | 'messages.feedback_reason'
    | 'turns.partial';
  readonly rowId: string;
}

/** One person's data key at work. */
export interface Vault {
  seal(text: string, place: Place): Buffer;
  /** @throws when the text was sealed for another place or owner, or was changed. */
  open(sealed: Buffer, place: Place): string;
  /** Tells equal texts from others without giving either away. */
  fingerprint(text: string): Buffer;
}

export interface Vaults {
  /** The person's vault; a first one is made when there is none. */
  of(ownerId: string): Promise<Vault>;
}

/** How long an unwrapped key stays in memory, and how many do. */
const KEEP_MS = 60_000;
const KEEP_COUNT = 5_000;

/** Vaults over the keys in the database, the unwrapped ones remembered for a minute. */
export function createVaults({ db, wrapper }: { db: ChatDb; wrapper: KeyWrapper }): Vaults {
  const known = new Map<string, { vault: Promise<Vault>; until: number }>();
  return {
    of(ownerId) {
      const now = performance.now();
      const remembered = known.get(ownerId);
      if (remembered && remembered.until > now) return remembered.vault;
      const vault = loadKey(db, wrapper, ownerId).then((key) => vaultOf(key, ownerId));
      vault.catch(() => known.delete(ownerId));
      known.delete(ownerId);
      known.set(ownerId, { vault, until: now + KEEP_MS });
      const [oldest] = known.keys();
      if (known.size > KEEP_COUNT && oldest !== undefined) known.delete(oldest);
      return vault;
    },
  };
}

async function loadKey(db: ChatDb, wrapper: KeyWrapper, ownerId: string): Promise<Buffer> {
  const found = await asOwner(db, ownerId, (trx) => findUserKey(trx, ownerId));
  if (found) return wrapper.unwrap(found, ownerId);
  const fresh = await wrapper.wrap(randomBytes(32), ownerId);
  const kept = await asOwner(db, ownerId, async (trx) => {
    await keepUserKey(trx, ownerId, fresh);
    return findUserKey(trx, ownerId);
  });
  return wrapper.unwrap(kept ?? fresh, ownerId);
}

function vaultOf(key: Buffer, ownerId: string): Vault {
  const about = ({ column, rowId }: Place) => `${column}:${rowId}:${ownerId}`;
  return {
    seal: (text, place) => seal(key, Buffer.from(text), about(place)),
    open: (sealed, place) => unseal(key, sealed, about(place)).toString(),
    fingerprint: (text) => createHmac('sha256', key).update('fingerprint:').update(text).digest(),
  };
}
