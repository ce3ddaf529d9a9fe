import type { SafetyNotice } from '@app/contracts';
import { CrisisCard } from '../features/safety/components/crisis-card.tsx';

/** Renders the crisis contacts of a safety notice (docs/safety.md). */
export function renderSafetyNotice(notice: SafetyNotice) {
  return <CrisisCard notice={notice} />;
}
