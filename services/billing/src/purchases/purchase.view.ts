import type { Purchase } from '@app/contracts';

/** Premium as a session and a page show it. */
export function viewPurchase(since: Date | null): Purchase {
  return { purchased: since !== null, purchase_date: since?.toISOString() ?? null };
}
