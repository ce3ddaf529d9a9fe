import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { safetyKinds } from './safety.ts';

/** Published counts are rounded down to a multiple of this, so that no single message is visible in them. */
export const SAFETY_COUNT_STEP = 10;

/** Public figures on safety notices (docs/safety.md). */
export const safetyEndpoints = {
  safetyCounts: endpoint({
    service: 'chat',
    access: 'open',
    rate: 'other',
    timeoutMs: 5_000,
    summary: 'How often crisis contacts were shown, by kind, rounded down to tens; today is not in it',
    method: 'GET',
    path: '/safety/counts',
    status: 200,
    answer: z.object({
      /** The last day that is included, YYYY-MM-DD. */
      until: z.string(),
      counts: z.array(
        z.object({ kind: z.enum(safetyKinds), lastThirtyDays: z.int(), sinceBeginning: z.int() }),
      ),
    }),
    failures: [],
  }),
} as const;
