import type { Ledger } from '../ledger.ts';
import { pageOf } from '../objects/list.ts';
import { StripeError } from './stripe-error.ts';

/**
 * Puts whole objects where only their ids stand, along the paths of `expand`.
 * @throws StripeError 400 for a path that can't be expanded.
 */
export function expanded(ledger: Ledger, object: object, paths: readonly string[] = []): object {
  const copy: Record<string, unknown> = { ...structuredClone(object) };
  for (const path of paths) expandPath(ledger, copy, path.split('.'));
  return copy;
}

function expandPath(ledger: Ledger, target: Record<string, unknown>, [head = '', ...rest]: string[]): void {
  if (head === 'data' && Array.isArray(target.data)) {
    target.data = target.data.map((item: object) => expanded(ledger, item, [rest.join('.')]));
    return;
  }
  const value = target[head];
  if (value === null) return;
  const whole = typeof value === 'string' ? ledger.find(value) : (value ?? included(ledger, target, head));
  if (typeof whole !== 'object' || whole === null)
    throw new StripeError(400, `This property cannot be expanded (${head}).`, { param: 'expand' });
  target[head] = expanded(ledger, whole, rest.length > 0 ? [rest.join('.')] : []);
}

/** What is only there when it is asked for. */
function included(ledger: Ledger, { object, id }: Record<string, unknown>, head: string): object | undefined {
  if (typeof id !== 'string') return undefined;
  if (object === 'checkout.session' && head === 'line_items') {
    return pageOf(`/v1/checkout/sessions/${id}/line_items`, ledger.sessions.get(id)?.lineItems ?? [], {});
  }
  if (object === 'charge' && head === 'refunds') {
    const refunds = [...ledger.refunds.values()].filter((refund) => refund.charge === id).reverse();
    return pageOf(`/v1/charges/${id}/refunds`, refunds, {});
  }
  return undefined;
}
