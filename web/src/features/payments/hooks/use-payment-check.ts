import { billingEndpoints } from '@app/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { keepPurchase } from '../../../session/keep-purchase.ts';
import { refreshUsage } from '../../../session/refresh-usage.ts';
import { toast } from '../../../ui/toast.ts';
import { paymentsCopy as copy } from '../payments.copy.ts';

/** PAY-4: the provider's notice gets a head start. */
const WAIT_MS = 2_000;
/** From then on it is said that it takes long. */
const SLOW_MS = 6_000;

export type PaymentCheck = 'processing' | 'slow' | 'paid' | 'unverified';

/** @throws when the purchase is not there, or nobody can tell. */
async function verify(sessionId: string | undefined, signal: AbortSignal): Promise<void> {
  const query = sessionId === undefined ? {} : { session_id: sessionId };
  const { data } = await call(billingEndpoints.paymentStatus, { query, signal });
  if (!data.purchased) throw new Error('The payment has not been seen yet.');
  await refreshUsage();
  // Last: the payment's own word counts more than that of whoever only hears of it.
  keepPurchase(data);
}

/**
 * Waits a moment, then asks whether the payment has come and takes what it brought (PAY-4, PAY-5). Leaving the page ends
 * it; asking again is harmless.
 * @param sessionId of the checkout; without one the account alone is asked about.
 */
export function usePaymentCheck(sessionId: string | undefined): PaymentCheck {
  const [check, setCheck] = useState<PaymentCheck>('processing');
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const outcome = await verify(sessionId, left.signal).then(
        () => 'paid' as const,
        () => 'unverified' as const,
      );
      if (left.signal.aborted) return;
      clearTimeout(slow);
      setCheck(outcome);
      if (outcome === 'paid') toast.good(copy.notice);
    };
    const slow = setTimeout(() => setCheck('slow'), SLOW_MS);
    const wait = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      left.abort();
      clearTimeout(slow);
      clearTimeout(wait);
    };
  }, [sessionId]);
  return check;
}
