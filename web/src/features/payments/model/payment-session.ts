import { billingEndpoints } from '@app/contracts';

/** Reads the id of the checkout from the query. @returns undefined if it is missing or invalid. */
export function readPaymentSession(query: URLSearchParams): string | undefined {
  const parameters = { session_id: query.get('session_id') ?? undefined };
  const parsed = billingEndpoints.paymentStatus.query.safeParse(parameters);
  return parsed.success ? parsed.data.session_id : undefined;
}
