import type { CustomerParameters } from '../documented-fields.ts';
import { newId } from './id.ts';

const blank = {
  object: 'customer' as const,
  address: null,
  balance: 0,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  discount: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
};

export type Customer = typeof blank & {
  id: string;
  created: number;
  description: string | null;
  email: string | null;
  metadata: Record<string, string>;
  name: string | null;
  phone: string | null;
  preferred_locales: string[];
};

/** What Stripe returns for the id of a deleted customer. */
export interface DeletedCustomer {
  id: string;
  object: 'customer';
  deleted: true;
}

export function newCustomer(given: CustomerParameters, created: number): Customer {
  return {
    ...blank,
    id: newId('customer'),
    created,
    description: given.description ?? null,
    email: given.email ?? null,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
  };
}
