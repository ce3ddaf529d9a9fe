/**
 * Owners of rows who are no more: people erased, visitors claimed. Hashes of ids, which tell nothing to whoever does not
 * hold the id; nobody's, and forgotten after a while.
 */
export interface GoneOwnerTable {
  owner_hash: Buffer;
  /** Who has claimed the visitor; null for who was erased. */
  heir_hash: Buffer | null;
  gone_at: Date;
}
