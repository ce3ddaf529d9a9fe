import { randomBytes } from 'node:crypto';

const PREFIXES = {
  session: 'cs_test_',
  customer: 'cus_',
  intent: 'pi_',
  charge: 'ch_',
  payment: 'py_',
  refund: 're_',
  dispute: 'du_',
  event: 'evt_',
  item: 'li_',
  price: 'price_',
  product: 'prod_',
  method: 'pm_',
  request: 'req_',
} as const;

/** Creates an id in Stripe's format, with the prefix of the object type. */
export function newId(kind: keyof typeof PREFIXES): string {
  const length = kind === 'session' ? 40 : 18;
  return (
    PREFIXES[kind] +
    randomBytes(length)
      .toString('base64url')
      .replace(/[-_]/g, 'x')
      .slice(0, length + 6)
  );
}
