/** Where somebody gets their mail. */
export interface Reader {
  readonly address: string;
  readonly firstName: string;
}

/**
 * Who is to be mailed of a waiting reply, asked of auth at the moment of sending: undefined for somebody who is gone,
 * does not want it, or has not confirmed that the address is theirs.
 * @throws Failure 503 while auth can't be asked.
 */
export type ReaderOf = (ownerId: string) => Promise<Reader | undefined>;
