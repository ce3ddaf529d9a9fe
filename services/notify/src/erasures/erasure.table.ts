/** Somebody who is gone, for a day: a mail that was under way meanwhile must not bring their id back. */
export interface ErasuresTable {
  person_key: Buffer;
  erased_at: Date;
}
