import type { SafetyNotice } from '@app/contracts';
import { lazy, Suspense, useEffect } from 'react';

// Fetched when it is needed, and before: nobody waits for it who is in danger.
const loadCrisisCard = () => import('../features/safety/components/crisis-card.tsx');
const CrisisCard = lazy(() => loadCrisisCard().then((m) => ({ default: m.CrisisCard })));

/** Has the card at hand, on a page whose words are screened. */
export function useCrisisCardAtHand(): void {
  useEffect(() => void loadCrisisCard().catch(() => undefined), []);
}

/** Who helps, wherever the server's answer says that somebody may be in danger (safety.md). */
export function drawUrgent(notice: SafetyNotice) {
  return (
    <Suspense fallback={null}>
      <CrisisCard notice={notice} />
    </Suspense>
  );
}
