import { safetyEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { publicCounts } from '../safety/safety-count.ts';

/** The public figures of the safety page. */
export function safetyRoutes(scope: Scope<'open'>, deps: Pick<Deps, 'db' | 'clock'>): void {
  serve(scope, safetyEndpoints.safetyCounts, () => publicCounts(deps));
}
