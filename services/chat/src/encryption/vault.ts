import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { asOwner, Failure } from '@app/service-kit';
import type { ChatDb } from '../chat.tables.ts';
import { seal, unseal } from './cipher.ts';
import type { KeyWrapper, WrappedKey } from './key-wrapper.port.ts';
import { findUserKey, keepUserKey } from './user-key.repository.ts';

/** Where a sealed text lives; authenticated with it, together with the owner. */
export interface Place {
  readonly column:
    | 'conversations.title'
    | 'conversations.preview'
    | 'conversations.last_preview'
    | 'conversations.summary'
    | 'conversations.title_safety'
    | 'messages.content'
    | 'messages.safety'
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
  /** The person's vault. @throws Failure 404 `not_found` when there is none: nothing of theirs is here. */
  of(ownerId: string): Promise<Vault>;
  /** The person's vault, undefined when there is none. */
  find(ownerId: string): Promise<Vault | undefined>;
  /**
   * The person's vault; a first one is made when there is none, for a visitor with the moment they were seen.
   * @throws Failure 401 `unauthenticated` for who was erased, and for a visitor who has been claimed.
   */
  make(ownerId: string, visitorSeenAt?: Date): Promise<Vault>;
  /** What this process remembers of an opened key goes. */
  forget(ownerId: string): void;
}

/** How long an unwrapped key stays in memory, and how many do. */
const KEEP_MS = 60_000;
const KEEP_COUNT = 5_000;

/** Vaults over the keys in the database, the unwrapped ones remembered for a minute. */
export function createVaults({ db, wrapper }: { db: ChatDb; wrapper: KeyWrapper }): Vaults {
  const known = new Map<string, { vault: Promise<Vault | undefined>; until: number }>();
  const remember = (ownerId: string, vault: Promise<Vault | undefined>) => {
    const entry = { vault, until: performance.now() + KEEP_MS };
    const drop = () => {
      if (known.get(ownerId) === entry) known.delete(ownerId);
    };
    vault.then((found) => found ?? drop(), drop);
    known.delete(ownerId);
    known.set(ownerId, entry);
    // The oldest are first: they were remembered before all others, and for as long.
    for (const [id, { until }] of known) {
      if (until > performance.now() && known.size <= KEEP_COUNT) break;
      known.delete(id);
    }
    return vault;
  };
  const open = async (ownerId: string, key: WrappedKey | undefined) =>
    key && vaultOf(await wrapper.unwrap(key, ownerId), ownerId);

  const find = (ownerId: string): Promise<Vault | undefined> => {
    const remembered = known.get(ownerId);
    if (remembered && remembered.until > performance.now()) return remembered.vault;
    const found = asOwner(db, ownerId, (trx) => findUserKey(trx, ownerId));
    return remember(
      ownerId,
      found.then((key) => open(ownerId, key)),
    );
  };
  const first = async (ownerId: string, visitorSeenAt: Date | null) => {
    const fresh = await wrapper.wrap(randomBytes(32), ownerId);
    const kept = await asOwner(db, ownerId, async (trx) => {
      await keepUserKey(trx, { ownerId, visitorSeenAt, ...fresh });
      return findUserKey(trx, ownerId);
    });
    return open(ownerId, kept);
  };

  return {
    find,
    async of(ownerId) {
      const vault = await find(ownerId);
      if (!vault) throw new Failure('not_found');
      return vault;
    },
    async make(ownerId, visitorSeenAt) {
      const vault = (await find(ownerId)) ?? (await remember(ownerId, first(ownerId, visitorSeenAt ?? null)));
      if (!vault) throw new Failure('unauthenticated');
      return vault;
    },
    forget: (ownerId) => known.delete(ownerId),
  };
}

/**
 * The key is taken out of its buffer: that is a slice of a pool many times its size, which would stay in memory, with
 * whatever else passed through it, for as long as the key is remembered.
 */
function vaultOf(opened: Buffer, ownerId: string): Vault {
  const key = createSecretKey(opened);
  const about = ({ column, rowId }: Place) => `${column}:${rowId}:${ownerId}`;
  return {
    seal: (text, place) => seal(key, Buffer.from(text), about(place)),
    open: (sealed, place) => unseal(key, sealed, about(place)).toString(),
    fingerprint: (text) => createHmac('sha256', key).update('fingerprint:').update(text).digest(),
  };
}
