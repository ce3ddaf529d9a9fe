import { seal, unseal } from '@app/service-kit';
import type { KeyWrapper } from './key-wrapper.port.ts';

/** Master keys by id, the current one first; older ones only unwrap keys from before a rotation. */
export type MasterKeys = ReadonlyMap<string, Buffer>;

/** Wraps with the master keys of the setting MASTER_KEYS. */
export function wrapWithMasterKeys(keys: MasterKeys): KeyWrapper {
  const [current] = keys;
  if (!current) throw new Error('no master key');
  const [currentId, currentKey] = current;
  return {
    currentId,
    async wrap(dataKey, ownerId) {
      return { wrappedKey: seal(currentKey, dataKey, about(currentId, ownerId)), masterKeyId: currentId };
    },
    async unwrap({ wrappedKey, masterKeyId }, ownerId) {
      const key = keys.get(masterKeyId);
      if (!key) throw new Error(`MASTER_KEYS holds no key of id ${masterKeyId}`);
      return unseal(key, wrappedKey, about(masterKeyId, ownerId));
    },
  };
}

function about(masterKeyId: string, ownerId: string): string {
  return `data-key:${masterKeyId}:${ownerId}`;
}
