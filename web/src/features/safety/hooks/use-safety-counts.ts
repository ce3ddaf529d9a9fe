import { type Parsed, safetyEndpoints } from '@app/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';

export type SafetyCounts = Parsed<typeof safetyEndpoints.safetyCounts.answer>;

/** How often contacts were shown; null while loading, `failed` when loading failed. */
export function useSafetyCounts(): SafetyCounts | 'failed' | null {
  const [counts, setCounts] = useState<SafetyCounts | 'failed' | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(safetyEndpoints.safetyCounts, { signal: left.signal })
      .then(setCounts)
      .catch(() => {
        if (!left.signal.aborted) setCounts('failed');
      });
    return () => left.abort();
  }, []);
  return counts;
}
