import * as z from 'zod';

export const webhookTarget = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'The webhook address must be an http address.' }),
  secret: z.string().min(1),
});

/** Where notices go, and the secret they are signed with. */
export type WebhookTarget = z.infer<typeof webhookTarget>;

export const webhookOrder = z.strictObject({
  /**
   * `send`: each at once, and every second one of its type, from the first, twice. `lose`: never. `hold`: until released. `duplicate`: several copies
   * at the same moment. `reverse`: what happened together is told from its end.
   */
  mode: z.enum(['send', 'lose', 'hold', 'duplicate', 'reverse']),
  /** For how many events (for `reverse`, how many happenings), before it is `send` again. */
  times: z.int().min(1).optional(),
  /** How many copies of each; for `send` 2 and 1 in turn, and for `duplicate` 2. */
  copies: z.int().min(1).max(50).optional(),
});

export type WebhookOrder = z.infer<typeof webhookOrder>;

export const releaseOrder = z.strictObject({
  /** `sent` as they happened, `reverse`, or the ids of held events in any order, each as often as it is named. */
  order: z.union([z.enum(['sent', 'reverse']), z.array(z.string().startsWith('evt_')).max(200)]).optional(),
});

export type ReleaseOrder = NonNullable<z.infer<typeof releaseOrder>['order']>;

/** One try to deliver an event; `status` is null when nothing answered. */
export interface Delivery {
  event: string;
  type: string;
  at: string;
  status: number | null;
}
