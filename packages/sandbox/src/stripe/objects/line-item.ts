import type { SessionParameters } from '../documented-fields.ts';
import { newId } from './id.ts';

type Given = NonNullable<SessionParameters['line_items']>[number];
export type PricedItem = Given & { price_data: NonNullable<Given['price_data']>; quantity: number };
export type LineItem = ReturnType<typeof newLineItem>;

/** Creates a line of a session, with the price and product that Stripe creates from `price_data`. */
export function newLineItem({ price_data, quantity, metadata }: PricedItem, created: number) {
  const unit = price_data.unit_amount ?? 0;
  return {
    id: newId('item'),
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency: price_data.currency,
    description: price_data.product_data?.name ?? null,
    metadata: metadata ?? {},
    price: {
      id: newId('price'),
      object: 'price' as const,
      active: false,
      billing_scheme: 'per_unit' as const,
      created,
      currency: price_data.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('product'),
      recurring: null,
      tax_behavior: price_data.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time' as const,
      unit_amount: unit,
      unit_amount_decimal: String(unit),
    },
    quantity,
  };
}
