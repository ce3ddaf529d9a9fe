import * as z from 'zod/mini';
import type { ServiceName } from './endpoint.ts';
import { isoTime } from './iso-time.ts';

/** Events between services: topic → who says it, who must hear it, and ids, never private text (rule 5). */
export const events = {
  /** `from` is asked for the mail's content when it is sent; absent in events of the version before: auth. */
  'mail.requested': {
    senders: ['auth', 'billing', 'chat'],
    receivers: ['notify'],
    payload: z.strictObject({
      mailId: z.uuid(),
      from: z._default(z.enum(['auth', 'billing', 'chat']), 'auth'),
    }),
  },
  /** A mail of auth's is out, or will never be: what was kept for it alone can go. */
  'mail.settled': {
    senders: ['notify'],
    receivers: ['auth'],
    payload: z.strictObject({ mailId: z.uuid(), sent: z.boolean() }),
  },
  /** The account is gone; everybody erases their part (rule 11). */
  'user.deleted': {
    senders: ['auth'],
    receivers: ['chat', 'billing', 'notify'],
    payload: z.strictObject({ userId: z.uuid() }),
  },
  /** A service has erased its part. */
  'user.erased': {
    senders: ['chat', 'billing', 'notify'],
    receivers: ['auth'],
    payload: z.strictObject({
      userId: z.uuid(),
      by: z.enum(['chat', 'billing', 'notify']),
      erasedAt: isoTime,
    }),
  },
  /** Where premium stands now; `version` only grows, so that an older event never undoes a newer one. */
  'entitlement.changed': {
    senders: ['billing'],
    receivers: ['chat'],
    payload: z.strictObject({ userId: z.uuid(), purchasedAt: z.nullable(isoTime), version: z.int() }),
  },
} as const satisfies Record<
  string,
  { senders: readonly ServiceName[]; receivers: readonly ServiceName[]; payload: z.ZodMiniType }
>;

export type Topic = keyof typeof events;
export type EventPayload<T extends Topic> = z.output<(typeof events)[T]['payload']>;
/** An event as its sender writes it. */
export type EventInput<T extends Topic> = z.input<(typeof events)[T]['payload']>;
