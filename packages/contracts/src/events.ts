import * as z from 'zod/mini';
import type { ServiceName } from './endpoint.ts';
import { isoTime } from './iso-time.ts';

/**
 * Events between services by topic: who may publish the event, who receives it, and its payload, which has ids only
 * and never private text. When several services may publish a topic, `publisherIn` is the payload field in which the
 * publisher names itself.
 */
export const events = {
  /**
   * `from` is the service that provides the content when the mail is sent; events of the previous version have none
   * and mean auth.
   */
  'mail.requested': {
    publishers: ['auth', 'billing', 'chat'],
    publisherIn: 'from',
    receivers: ['notify'],
    payload: z.strictObject({
      mailId: z.uuid(),
      from: z._default(z.enum(['auth', 'billing', 'chat']), 'auth'),
    }),
  },
  /** A mail of auth was sent or never will be: data that was kept only for it can be deleted. */
  'mail.settled': {
    publishers: ['notify'],
    receivers: ['auth'],
    payload: z.strictObject({ mailId: z.uuid(), sent: z.boolean() }),
  },
  /** The account was deleted; every service erases its data. */
  'user.deleted': {
    publishers: ['auth'],
    receivers: ['chat', 'billing', 'notify'],
    payload: z.strictObject({ userId: z.uuid() }),
  },
  /** A service has erased its data. */
  'user.erased': {
    publishers: ['chat', 'billing', 'notify'],
    publisherIn: 'by',
    receivers: ['auth'],
    payload: z.strictObject({
      userId: z.uuid(),
      by: z.enum(['chat', 'billing', 'notify']),
      erasedAt: isoTime,
    }),
  },
  /** The current state of Premium; `version` only increases, so that an older event never overwrites a newer one. */
  'entitlement.changed': {
    publishers: ['billing'],
    receivers: ['chat'],
    payload: z.strictObject({ userId: z.uuid(), purchasedAt: z.nullable(isoTime), version: z.int() }),
  },
} as const satisfies Record<
  string,
  { receivers: readonly ServiceName[]; payload: z.ZodMiniType } & (
    | { publishers: readonly [ServiceName] }
    | { publishers: readonly ServiceName[]; publisherIn: string }
  )
>;

export type Topic = keyof typeof events;
export type EventPayload<T extends Topic> = z.output<(typeof events)[T]['payload']>;
/** The payload as its publisher passes it. */
export type EventInput<T extends Topic> = z.input<(typeof events)[T]['payload']>;
