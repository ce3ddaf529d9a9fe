import type { SafetyNotice } from '@app/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { loadPaywallNotice } from '../model/paywall-notice.ts';
import { QuietLine } from './quiet-line.tsx';

/**
 * The line above every offer of payment, whether or not a message was refused.
 * @param notice what the server sent with its refusal; without one the contacts are loaded here.
 * @param fallback shown until then.
 */
export function PaywallLine({ notice, fallback }: { notice: SafetyNotice | null; fallback: ReactNode }) {
  const [loaded, setLoaded] = useState<SafetyNotice | null>(null);
  const isMissing = notice === null;
  useEffect(() => {
    if (isMissing) loadPaywallNotice().then(setLoaded, () => undefined);
  }, [isMissing]);
  const shown = notice ?? loaded;
  return shown ? <QuietLine notice={shown} isForEveryKind /> : fallback;
}
