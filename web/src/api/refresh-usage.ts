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
  const purchase_date = hasPurchase ? session.purchase.purchase_date : null;
  sessionStore.update(session.session.token, {
    usageCount: count,
    purchase: { purchased: hasPurchase, purchase_date },
  });
  if (hasPurchase && purchase_date === null) void loadPurchaseDate();
}

let isLoading = false;

/** Loads the purchase date when the usage shows a purchase made in another tab or browser (DASH-3). */
async function loadPurchaseDate(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const { fetchPurchase } = await usageCalls();
    const purchase = await fetchPurchase();
    if (purchase.purchased) applyPurchase(purchase);
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
