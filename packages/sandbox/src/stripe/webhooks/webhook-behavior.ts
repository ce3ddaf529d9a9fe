import * as z from 'zod';

export const webhookTarget = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'The webhook address must be an http address.' }),
  secret: z.string().min(1),
});

/** Where notices are sent, and the secret that signs them. */
export type WebhookTarget = z.infer<typeof webhookTarget>;

export const webhookBehavior = z.strictObject({
  /**
   * `send`: each at once; of each type the first, third, fifth … is sent twice. `lose`: never. `hold`: not before they
   * are released. `duplicate`: several copies at the same moment. `reverse`: events that happened together are sent last
   * one first.
   */
  mode: z.enum(['send', 'lose', 'hold', 'duplicate', 'reverse']),
  /** The number of events (for `reverse`: of groups that happened together) before the mode is `send` again. */
  times: z.int().min(1).optional(),
  /** The number of copies of each; by default alternately 2 and 1 for `send`, and 2 for `duplicate`. */
  copies: z.int().min(1).max(50).optional(),
});

export type WebhookBehavior = z.infer<typeof webhookBehavior>;

export const releaseOrder = z.strictObject({
  /** `sent`: oldest first; `reverse`; or the ids of held events, each sent as often as it is listed. */
  order: z.union([z.enum(['sent', 'reverse']), z.array(z.string().startsWith('evt_')).max(200)]).optional(),
});

export type ReleaseOrder = NonNullable<z.infer<typeof releaseOrder>['order']>;

/** An attempt to deliver an event; `status` is null when there was no answer. */
export interface Delivery {
  event: string;
  type: string;
  at: string;
  status: number | null;
}
