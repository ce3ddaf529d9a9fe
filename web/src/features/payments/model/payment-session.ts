import { billingEndpoints } from '@app/contracts';

/**
 * The checkout somebody came back from, as the address names it; undefined when it names none, or something that can't
 * be one: then the account alone is asked about.
 */
export function readPaymentSession(query: URLSearchParams): string | undefined {
  const named = { session_id: query.get('session_id') ?? undefined };
  const read = billingEndpoints.paymentStatus.query.safeParse(named);
  return read.success ? read.data.session_id : undefined;
}
