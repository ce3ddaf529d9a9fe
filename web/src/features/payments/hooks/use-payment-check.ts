import { billingEndpoints } from '@app/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { applyPurchase, refreshUsage } from '../../../api/refresh-usage.ts';
import { toast } from '../../../ui/toast.ts';
import { paymentsCopy as copy } from '../payments.copy.ts';

/** Time for the provider's notice to arrive before the first check (PAY-4). */
const WAIT_MS = 2_000;
/** After this time the page says that the check is slow. */
const SLOW_MS = 6_000;

export type PaymentCheck = 'processing' | 'slow' | 'paid' | 'unverified';

/** @throws Error when the purchase is not recorded or the check fails. */
async function verifyPayment(sessionId: string | undefined, signal: AbortSignal): Promise<void> {
  const query = sessionId === undefined ? {} : { session_id: sessionId };
  const { data } = await call(billingEndpoints.paymentStatus, { query, signal });
  if (!data.purchased) throw new Error('The payment has not been seen yet.');
  await refreshUsage();
  // Last, because the billing service is authoritative for the purchase.
  applyPurchase(data);
}

/**
 * Waits, then checks whether the payment has arrived and applies the purchase (PAY-4, PAY-5). The check is aborted when the page
 * is left. It can be repeated.
 * @param sessionId of the checkout; without it the purchase of the account is checked.
 */
export function usePaymentCheck(sessionId: string | undefined): PaymentCheck {
  const [check, setCheck] = useState<PaymentCheck>('processing');
  useEffect(() => {
    const abort = new AbortController();
    const checkPayment = async () => {
      const outcome = await verifyPayment(sessionId, abort.signal).then(
        () => 'paid' as const,
        () => 'unverified' as const,
      );
      if (abort.signal.aborted) return;
      clearTimeout(slow);
      setCheck(outcome);
      if (outcome === 'paid') toast.good(copy.notice);
    };
    const slow = setTimeout(() => setCheck('slow'), SLOW_MS);
    const wait = setTimeout(() => void checkPayment(), WAIT_MS);
    return () => {
      abort.abort();
      clearTimeout(slow);
      clearTimeout(wait);
    };
  }, [sessionId]);
  return check;
}
