import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import {
  type ModerationBehavior,
  type ModerationControl,
  moderationBehavior,
  moderationCategories,
} from './moderation-control.ts';
import { injectFault, requireKey } from './provider-faults.ts';
import { readBody } from './read-body.ts';

const DEFAULT_MODEL = 'omni-moderation-latest';
/** The score from which the sandbox flags a category. The provider does not publish its own. */
const FLAGGED_FROM = 0.5;

const textInput = z.strictObject({ type: z.literal('text'), text: z.string() });
const imageInput = z.strictObject({
  type: z.literal('image_url'),
  image_url: z.strictObject({ url: z.string() }),
});
const moderationRequest = z.strictObject({
  model: z.string().min(1).optional(),
  input: z.union([
    z.string(),
    z.array(z.string()).min(1),
    z.array(z.discriminatedUnion('type', [textInput, imageInput])).min(1),
  ]),
});

/**
 * The moderation endpoint of the provider, in the same scope as `coachRoutes`. It understands nothing of a text: its
 * scores are 0 unless the control sets others.
 */
export function moderationRoutes(
  app: FastifyInstance,
  { control }: { readonly control: ModerationControl },
): void {
  app.post('/moderations', async (request, reply) => {
    control.record(request.headers, request.body);
    const behavior = control.takeBehavior();
    if (injectFault(behavior, reply)) return reply;
    requireKey(request);
    const { model = DEFAULT_MODEL, input } = readBody(moderationRequest, request.body);
    if (behavior.mode === 'garbage') return reply.type('application/json').send('{"id":"modr-');
    if (behavior.mode === 'hold') {
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      await control.waitForRelease(disconnected.signal);
    }
    // Several texts are judged one by one; texts and images together are judged as one.
    const texts = Array.isArray(input) ? input.filter((one) => typeof one === 'string') : [input];
    const results = Array.from({ length: texts.length || 1 }, () => resultOf(behavior));
    return { id: `modr-${randomUUID()}`, model, results };
  });
}

/** Routes that control the moderation endpoint in tests and experiments. A real provider does not have them. */
export function moderationControlRoutes(
  app: FastifyInstance,
  { control }: { readonly control: ModerationControl },
): void {
  app.get('/control/moderation', () => control.current());
  app.post('/control/moderation', (request, reply) => {
    const behavior = moderationBehavior.safeParse(request.body);
    if (!behavior.success)
      return reply.code(400).send({ error: behavior.error.issues[0]?.message ?? 'Unknown behavior' });
    control.setBehavior(behavior.data);
    return control.current();
  });
  app.get('/control/moderation/requests', () => ({ requests: control.requests() }));
}

function resultOf({ scores = {} }: ModerationBehavior) {
  const ofCategories = <Value>(from: (score: number) => Value) =>
    Object.fromEntries(moderationCategories.map((category) => [category, from(scores[category] ?? 0)]));
  const isFlagged = (score: number) => score >= FLAGGED_FROM;
  return {
    flagged: Object.values(scores).some(isFlagged),
    categories: ofCategories(isFlagged),
    category_scores: ofCategories((score) => score),
    category_applied_input_types: ofCategories(() => ['text']),
  };
}
