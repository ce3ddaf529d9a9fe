import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { safetyKinds } from './safety.ts';

/** Published numbers are rounded down to this, so that nobody's own message can be seen in them. */
export const SAFETY_COUNT_STEP = 10;

/** What the product says of its own safety (safety.md), to anybody. */
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
      /** The last day that is counted in, YYYY-MM-DD. */
      until: z.string(),
      counts: z.array(
        z.object({ kind: z.enum(safetyKinds), lastThirtyDays: z.int(), sinceBeginning: z.int() }),
      ),
    }),
    failures: [],
  }),
} as const;
