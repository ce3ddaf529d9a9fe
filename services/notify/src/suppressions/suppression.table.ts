/** An address whose mail server refused it for good. */
export interface SuppressionsTable {
  address_key: Buffer;
  code: string;
  bounced_at: Date;
}
