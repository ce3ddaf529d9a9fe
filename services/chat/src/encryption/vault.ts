import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { asOwner, Failure, seal, unseal } from '@app/service-kit';
import type { ChatDatabase } from '../database.ts';
import type { KeyWrapper, WrappedKey } from './key-wrapper.port.ts';
import { findUserKey, storeUserKey } from './user-key.repository.ts';

/** The column and row of a sealed text; authenticated together with the owner. */
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
    | 'turns.partial'
    | 'turn_pieces.sealed';
  readonly rowId: string;
}

/** Encrypts and decrypts with one person's data key. */
export interface Vault {
  seal(text: string, place: Place): Buffer;
  /** @throws when the text was sealed for another place or owner, or was changed. */
  open(sealed: Buffer, place: Place): string;
  /** A keyed hash: equal texts have equal fingerprints, and the fingerprint does not reveal the text. */
  fingerprint(text: string): Buffer;
}

export interface Vaults {
  /** The person's vault. @throws Failure 404 `not_found` when there is none; then nothing of theirs is stored. */
  get(ownerId: string): Promise<Vault>;
  /** The person's vault; undefined when there is none. */
  find(ownerId: string): Promise<Vault | undefined>;
  /**
   * The person's vault, created if there is none; for a visitor with the time they were seen.
   * @throws Failure 401 `unauthenticated` for people who were erased and visitors who were claimed.
   */
  getOrCreate(ownerId: string, visitorSeenAt?: Date): Promise<Vault>;
  /** Removes the person's key from this process's memory. */
  forget(ownerId: string): void;
}

/** How long, and how many, unwrapped keys stay in memory. */
const KEEP_MS = 60_000;
const KEEP_COUNT = 5_000;

/** Creates vaults from the keys in the database, with a cache of unwrapped keys. */
export function createVaults({ db, wrapper }: { db: ChatDatabase; wrapper: KeyWrapper }): Vaults {
  const known = new Map<string, { vault: Promise<Vault | undefined>; until: number }>();
  const remember = (ownerId: string, vault: Promise<Vault | undefined>) => {
    const entry = { vault, until: performance.now() + KEEP_MS };
    const drop = () => {
      if (known.get(ownerId) === entry) known.delete(ownerId);
    };
    vault.then((found) => found ?? drop(), drop);
    known.delete(ownerId);
    known.set(ownerId, entry);
    // All entries live equally long, so the oldest come first.
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
    const stored = await asOwner(db, ownerId, async (trx) => {
      await storeUserKey(trx, { ownerId, visitorSeenAt, ...fresh });
      return findUserKey(trx, ownerId);
    });
    return open(ownerId, stored);
  };

  return {
    find,
    async get(ownerId) {
      const vault = await find(ownerId);
      if (!vault) throw new Failure('not_found');
      return vault;
    },
    async getOrCreate(ownerId, visitorSeenAt) {
      const vault = (await find(ownerId)) ?? (await remember(ownerId, first(ownerId, visitorSeenAt ?? null)));
      if (!vault) throw new Failure('unauthenticated');
      return vault;
    },
    forget: (ownerId) => known.delete(ownerId),
  };
}

/**
 * Creates a KeyObject, because the buffer is a slice of a larger pool that would otherwise stay in memory with whatever
 * else passed through it.
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
