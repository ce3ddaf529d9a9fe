import type { Ledger } from '../ledger.ts';
import { pageOfList } from '../objects/list.ts';
import { StripeError } from './stripe-error.ts';

/**
 * Replaces ids by objects along the paths of `expand`.
 * @throws StripeError 400 for a path that can't be expanded.
 */
export function expandObject(ledger: Ledger, object: object, paths: readonly string[] = []): object {
  const copy: Record<string, unknown> = { ...structuredClone(object) };
  for (const path of paths) expandPath(ledger, copy, path.split('.'));
  return copy;
}

function expandPath(ledger: Ledger, target: Record<string, unknown>, [head = '', ...rest]: string[]): void {
  if (head === 'data' && Array.isArray(target.data)) {
    target.data = target.data.map((item: object) => expandObject(ledger, item, [rest.join('.')]));
    return;
  }
  const value = target[head];
  if (value === null) return;
  const whole =
    typeof value === 'string' ? ledger.find(value) : (value ?? findIncludable(ledger, target, head));
  if (typeof whole !== 'object' || whole === null)
    throw new StripeError(400, `This property cannot be expanded (${head}).`, { param: 'expand' });
  target[head] = expandObject(ledger, whole, rest.length > 0 ? [rest.join('.')] : []);
}

/** Finds lists that Stripe includes only when they are expanded. */
function findIncludable(
  ledger: Ledger,
  { object, id }: Record<string, unknown>,
  head: string,
): object | undefined {
  if (typeof id !== 'string') return undefined;
  if (object === 'checkout.session' && head === 'line_items') {
    return pageOfList(`/v1/checkout/sessions/${id}/line_items`, ledger.sessions.get(id)?.lineItems ?? [], {});
  }
  if (object === 'charge' && head === 'refunds') {
    const refunds = [...ledger.refunds.values()].filter((refund) => refund.charge === id).reverse();
    return pageOfList(`/v1/charges/${id}/refunds`, refunds, {});
  }
  return undefined;
}
