import * as z from 'zod';
import { ProviderControl } from './provider-control.ts';

/** The categories of the endpoint, in the order of its documentation. */
export const moderationCategories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;

/** `ok`, and the failures that can be simulated. */
const moderationModes = [
  'ok',
  'refused',
  'http_400',
  'http_429',
  'http_500',
  'http_401',
  'http_404',
  'garbage',
  'html',
  'hold',
  'hang_before_headers',
] as const;

export const moderationBehavior = z.strictObject({
  mode: z.enum(moderationModes),
  /** The number of requests before the mode is `ok` again; without it the mode stays until it is changed. */
  times: z.int().min(1).optional(),
  /** The scores of the next texts; all others are 0, and so are these without it. */
  scores: z.partialRecord(z.enum(moderationCategories), z.number().min(0).max(1)).optional(),
  /** The text that the answer of a fault repeats. */
  text: z.string().min(1).max(200_000).optional(),
});

export type ModerationBehavior = z.infer<typeof moderationBehavior>;

/** Holds what the moderation endpoint answers next, and records the requests it received. */
export class ModerationControl extends ProviderControl<ModerationBehavior> {
  constructor(now: () => Date) {
    super({ mode: 'ok' }, now);
  }
}
