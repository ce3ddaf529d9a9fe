/** A data key as it is stored: unreadable without the master key that `masterKeyId` names. */
export interface WrappedKey {
  readonly wrappedKey: Buffer;
  readonly masterKeyId: string;
}

/** Wraps data keys under a master key (rule 10). A port, so that a key management service can take its place. */
export interface KeyWrapper {
  /** The id of the master key that wraps from now on. */
  readonly currentId: string;
  /** Under the current master key. `ownerId` is authenticated with it. */
  wrap(dataKey: Buffer, ownerId: string): Promise<WrappedKey>;
  /** @throws when the master key is unknown, or the key isn't this owner's or was changed. */
  unwrap(wrapped: WrappedKey, ownerId: string): Promise<Buffer>;
}
