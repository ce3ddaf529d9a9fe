import { asSystem } from '@app/service-kit';
import type { ChatDb } from '../chat.tables.ts';
import type { KeyWrapper, WrappedKey } from './key-wrapper.port.ts';
import { countKeysByMasterKey, keysNotUnder, replaceWrappedKeys } from './user-key.repository.ts';

export interface Rotation {
  rewrapped: number;
  /** Data keys by the master key that still wraps them; the current one is not among them. */
  left: ReadonlyMap<string, number>;
}

/** Keys wrapped anew by one statement: their rows are locked for milliseconds. */
const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Wraps every data key anew under the current master key (architecture.md, rule 10). What the keys open is not touched,
 * so nothing waits: replicas go on opening old and new ones alike, as long as they know both master keys. Safe to repeat,
 * to break off, and to run twice at once. Passes are made until one finds nothing more to do: replicas that have not heard
 * of the new key yet may wrap under the old one meanwhile. What can't be opened is left as it is.
 */
export async function rotateKeys(
  { db, wrapper }: { db: ChatDb; wrapper: KeyWrapper },
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
  { db, wrapper }: { db: ChatDb; wrapper: KeyWrapper },
  onReplaced: (count: number) => void,
): Promise<void> {
  const masterKeyId = wrapper.currentId;
  for (let after = BEFORE_ALL; ; ) {
    const old = await asSystem(db, (trx) => keysNotUnder(trx, { masterKeyId, after, limit: BATCH }));
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
