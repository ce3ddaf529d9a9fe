import OpenAI from 'openai';
import * as z from 'zod';
import type { Moderation } from './moderation.port.ts';
import { dangersOf } from './moderation-rules.ts';

interface ModerationSettings {
  apiKey: string;
  /** Ends in /v1; OpenAI's address when absent. */
  baseUrl: string | undefined;
  model: string;
}

/** What is read of the answer. Compatible servers leave out categories that they do not know. */
const answer = z.object({
  results: z.array(z.object({ category_scores: z.record(z.string(), z.number().nullable()) })).min(1),
});

/**
 * Creates a moderation on the endpoint of an OpenAI-compatible server. Nothing is retried, because an answer that comes
 * late is of no use, and redirects are not followed, so that the key and the text go to the configured server only.
 */
export function createOpenAiModeration({ apiKey, baseUrl, model }: ModerationSettings): Moderation {
  const client = new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    maxRetries: 0,
    // Without null, the client reads these from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });
  return {
    async findDangers(text, signal) {
      const { results } = answer.parse(await client.moderations.create({ model, input: text }, { signal }));
      return dangersOf(Object.assign({}, ...results.map(({ category_scores }) => category_scores)));
    },
  };
}
