/** Somebody whose erasure waits for the provider; gone when it is complete. */
export interface ErasureTable {
  owner_id: string;
}
