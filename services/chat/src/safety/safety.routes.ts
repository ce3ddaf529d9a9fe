import { safetyEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { publicCounts } from './safety-count.ts';

/** What the safety page tells everybody. */
export function safetyRoutes(scope: Scope<'open'>, deps: Pick<Deps, 'db' | 'clock'>): void {
  serve(scope, safetyEndpoints.safetyCounts, () => publicCounts(deps));
}
