/** A data key as it is stored, encrypted with the master key that `masterKeyId` names. */
export interface WrappedKey {
  readonly wrappedKey: Buffer;
  readonly masterKeyId: string;
}

/** Wraps data keys with a master key. A port, so that a key management service can replace the implementation. */
export interface KeyWrapper {
  /** The id of the master key that wraps new keys. */
  readonly currentId: string;
  /** Wraps with the current master key and authenticates `ownerId`. */
  wrap(dataKey: Buffer, ownerId: string): Promise<WrappedKey>;
  /** @throws when the master key is unknown, the data key belongs to another owner, or the value was changed. */
  unwrap(wrapped: WrappedKey, ownerId: string): Promise<Buffer>;
}
