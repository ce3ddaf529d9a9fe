import { billingEndpoints, chatEndpoints, type Usage } from '@app/contracts';
import { call } from '../api/call.ts';
import { keepPurchase } from './keep-purchase.ts';
import { sessionStore } from './session.ts';

/** How often the server has told of the use: an answer that was asked for before the last time is older. */
let told = 0;

/** Takes what the server says of this month's use, as `GET /usage` and every turn's answer tell it. */
export function keepUsage({ count, hasPurchase }: Usage): void {
  told += 1;
  const { session } = sessionStore.snapshot();
  if (session === null) return;
  const purchase_date = hasPurchase ? session.purchase.purchase_date : null;
  sessionStore.update(session.session.token, {
    usageCount: count,
    purchase: { purchased: hasPurchase, purchase_date },
  });
  if (hasPurchase && purchase_date === null) void learnWhenBought();
}

let asking = false;

/** The use tells that premium is there, billing alone knows since when: somebody paid in another tab, or elsewhere (DASH-3). */
async function learnWhenBought(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    const { data } = await call(billingEndpoints.paymentStatus, { query: {} });
    if (data.purchased) keepPurchase(data);
  } catch {
    // Asked again with the next use.
  } finally {
    asking = false;
  }
}

/** Asks how many free messages are used; a failure is only logged (AUT-10). */
export async function refreshUsage(): Promise<void> {
  try {
    const before = told;
    const usage = await call(chatEndpoints.usage, {});
    if (told === before) keepUsage(usage);
  } catch (failure) {
    console.warn('The usage could not be refreshed.', failure instanceof Error ? failure.message : '');
  }
}
