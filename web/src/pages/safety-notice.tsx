import type { SafetyNotice } from '@app/contracts';
import { lazy, Suspense, useEffect } from 'react';

// Loaded separately, and preloaded by `usePreloadedCrisisCard`, so that a person in danger does not wait for it.
const loadCrisisCard = () => import('../features/safety/components/crisis-card.tsx');
const CrisisCard = lazy(() => loadCrisisCard().then((m) => ({ default: m.CrisisCard })));

/** Preloads the crisis card, on a page whose texts are screened. */
export function usePreloadedCrisisCard(): void {
  useEffect(() => void loadCrisisCard().catch(() => undefined), []);
}

/** Renders the crisis contacts of a safety notice (docs/safety.md). */
export function renderSafetyNotice(notice: SafetyNotice) {
  return (
    <Suspense fallback={null}>
      <CrisisCard notice={notice} />
    </Suspense>
  );
}
