/** A message to support. Nobody's: it may come from people without an account. */
export interface ContactMessagesTable {
  id: string;
  /** By which people and support speak of it. */
  reference: string;
  /** Name, address, subject and text, encrypted. */
  sealed: Buffer;
  address_key: Buffer;
  support_mail_id: string;
  /** Null when the address had had its acknowledgements for the day. */
  acknowledgement_mail_id: string | null;
  received_at: Date;
  /** When support got it. */
  mailed_at: Date | null;
}

/** A caller's Idempotency-Key and what came of it (api.md, Conventions); both hashed. */
export interface ContactKeysTable {
  key: Buffer;
  body: Buffer;
  reference: string;
  created_at: Date;
}

/** How many acknowledgements an address was sent on a day. */
export interface AcknowledgementsTable {
  address_key: Buffer;
  day: string;
  count: number;
}
