/** How many messages visitors of one address have sent in a month; nobody's, and gone with the month. */
export interface AddressMonthTable {
  /** visitors/address-key.ts */
  address_key: Buffer;
  /** YYYY-MM */
  month: string;
  used: number;
}
