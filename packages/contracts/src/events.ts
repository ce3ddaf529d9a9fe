import * as z from 'zod/mini';
import type { ServiceName } from './endpoint.ts';

/** Events between services: topic → who says it, who must hear it, and ids, never private text (rule 5). */
export const events = {
  'mail.requested': {
    sender: 'auth',
    receivers: ['notify'],
    payload: z.strictObject({ mailId: z.uuid() }),
  },
} as const satisfies Record<
  string,
  { sender: ServiceName; receivers: readonly ServiceName[]; payload: z.ZodMiniType }
>;

export type Topic = keyof typeof events;
export type EventPayload<T extends Topic> = z.output<(typeof events)[T]['payload']>;
