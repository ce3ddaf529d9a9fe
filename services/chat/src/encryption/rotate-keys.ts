import { asSystem } from '@app/service-kit';
import type { ChatDatabase } from '../database.ts';
import type { KeyWrapper, WrappedKey } from './key-wrapper.port.ts';
import { countKeysByMasterKey, listKeysToRewrap, replaceWrappedKeys } from './user-key.repository.ts';

export interface Rotation {
  rewrapped: number;
  /** Number of data keys for each master key that still wraps some; without the current one. */
  left: ReadonlyMap<string, number>;
}

/** Keys rewrapped by one statement, so that rows are locked for milliseconds only. */
const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Rewraps every data key with the current master key. Encrypted texts do not change, so nothing has to wait: a replica
 * that knows both master keys opens old and new data keys. Safe to repeat, to interrupt, and to run twice at once.
 * Repeats until a pass finds nothing to do, because a replica with older settings may wrap with the old key in the
 * meantime. Keys that can't be unwrapped are left as they are.
 */
export async function rotateKeys(
  { db, wrapper }: { db: ChatDatabase; wrapper: KeyWrapper },
  onBatch: (rewrapped: number) => void = () => undefined,
): Promise<Rotation> {
  let rewrapped = 0;
  for (let before = -1; before !== rewrapped; ) {
    before = rewrapped;
    await everyBatch({ db, wrapper }, (replaced) => {
      rewrapped += replaced;
      onBatch(rewrapped);
    });
  }
  const left = await asSystem(db, countKeysByMasterKey);
  left.delete(wrapper.currentId);
  return { rewrapped, left };
}

async function everyBatch(
  { db, wrapper }: { db: ChatDatabase; wrapper: KeyWrapper },
  onReplaced: (count: number) => void,
): Promise<void> {
  const masterKeyId = wrapper.currentId;
  for (let after = BEFORE_ALL; ; ) {
    const old = await asSystem(db, (trx) => listKeysToRewrap(trx, { masterKeyId, after, limit: BATCH }));
    const last = old.at(-1);
    if (!last) return;
    after = last.ownerId;
    const fresh = (await Promise.all(old.map((key) => wrapAnew(wrapper, key)))).filter((key) => key !== null);
    if (fresh.length > 0) onReplaced(await asSystem(db, (trx) => replaceWrappedKeys(trx, fresh)));
  }
}

async function wrapAnew(wrapper: KeyWrapper, { ownerId, ...key }: WrappedKey & { ownerId: string }) {
  const dataKey = await wrapper.unwrap(key, ownerId).catch(() => null);
  return dataKey && { ownerId, before: key.wrappedKey, after: await wrapper.wrap(dataKey, ownerId) };
}
