import { billingEndpoints, chatEndpoints, type Purchase, type Usage } from '@app/contracts';
import { call } from './call.ts';

/** Requests this month's usage. @throws CallFailure */
export function fetchUsage(signal?: AbortSignal): Promise<Usage> {
  return call(chatEndpoints.usage, { ...(signal && { signal }) });
}

/** Requests the purchase of the account, and whether it can be returned. @throws CallFailure */
export async function fetchPurchase(signal?: AbortSignal): Promise<Purchase & { returnable: boolean }> {
  const { data } = await call(billingEndpoints.paymentStatus, { query: {}, ...(signal && { signal }) });
  return data;
}
