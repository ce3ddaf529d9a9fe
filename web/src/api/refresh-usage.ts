import type { Purchase, Usage } from '@app/contracts';
import { sessionStore } from '../session/session.ts';
import { loadCalls } from './load-calls.ts';

const usageCalls = () => loadCalls(() => import('./usage-calls.ts'));

/** Counts the received usages: a response to a request from before the latest usage is outdated. */
let usageUpdates = 0;

/** Updates the session with this month's usage, from `GET /usage` or from the response of a turn. */
export function applyUsage({ count, hasPurchase }: Usage): void {
  usageUpdates += 1;
  const { session } = sessionStore.snapshot();
  if (session === null) return;
  const { purchased, purchase_date } = session.purchase;
  sessionStore.update(session.session.token, {
    usageCount: count,
    // Only billing says that Premium has ended: shortly after a payment the chat service may not know of it yet.
    purchase: { purchased: purchased || hasPurchase, purchase_date },
  });
  if (hasPurchase !== purchased || (purchased && purchase_date === null)) void loadPurchase();
}

let isLoading = false;

/** Loads the purchase when the usage differs from it: it was made or returned elsewhere (DASH-3). */
async function loadPurchase(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const { fetchPurchase } = await usageCalls();
    applyPurchase(await fetchPurchase());
  } catch {
    // Loaded again with the next usage.
  } finally {
    isLoading = false;
  }
}

/** Loads how many free messages are used; a failure is only logged (AUT-10). */
export async function refreshUsage(): Promise<void> {
  try {
    const before = usageUpdates;
    const { fetchUsage } = await usageCalls();
    const usage = await fetchUsage();
    if (usageUpdates === before) applyUsage(usage);
  } catch (failure) {
    console.warn('The usage could not be refreshed.', failure instanceof Error ? failure.message : '');
  }
}

/** Updates the session with the purchase that the server returned. */
export function applyPurchase({ purchased, purchase_date }: Purchase): void {
  const { session } = sessionStore.snapshot();
  if (session !== null)
    sessionStore.update(session.session.token, { purchase: { purchased, purchase_date } });
}
