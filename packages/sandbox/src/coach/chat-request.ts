import * as z from 'zod';
import { ProviderError } from './provider-error.ts';
import { readBody } from './read-body.ts';

/**
 * The only model of the sandbox. As other local servers do, the sandbox answers requests for any model, so that OPENAI_MODEL may
 * be set without a key. The mode `http_404` simulates an unknown model.
 */
export const SANDBOX_MODEL = 'sandbox-coach';

const textPart = z.looseObject({ type: z.literal('text'), text: z.string() });
const otherPart = z.looseObject({ type: z.enum(['image_url', 'input_audio', 'file', 'refusal']) });
const content = z.union([z.string(), z.array(z.union([textPart, otherPart])).min(1)]);
const name = z
  .string()
  .regex(/^[^\s<|\\/>]+$/)
  .max(64)
  .optional();

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content, name }),
  z.strictObject({ role: z.literal('developer'), content, name }),
  z.strictObject({ role: z.literal('user'), content, name }),
  z.strictObject({
    role: z.literal('assistant'),
    content: content.nullish(),
    name,
    refusal: z.string().nullish(),
    audio: z.unknown().optional(),
    tool_calls: z.array(z.unknown()).optional(),
    annotations: z.array(z.unknown()).optional(),
  }),
  z.strictObject({ role: z.literal('tool'), content, tool_call_id: z.string() }),
]);

const count = z.int().min(1).nullish();
const penalty = z.number().min(-2).max(2).nullish();

const chatRequest = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({ include_usage: z.boolean().optional(), include_obfuscation: z.boolean().optional() })
    .nullish(),
  max_tokens: count,
  max_completion_tokens: count,
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  n: z.literal(1).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  presence_penalty: penalty,
  frequency_penalty: penalty,
  logit_bias: z.record(z.string(), z.number()).nullish(),
  logprobs: z.boolean().nullish(),
  top_logprobs: z.int().min(0).max(20).nullish(),
  seed: z.int().nullish(),
  user: z.string().optional(),
  safety_identifier: z.string().max(64).optional(),
  prompt_cache_key: z.string().optional(),
  prompt_cache_retention: z.enum(['in_memory', '24h']).nullish(),
  store: z.boolean().nullish(),
  metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
  service_tier: z.enum(['auto', 'default', 'flex', 'scale', 'priority']).nullish(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).nullish(),
  verbosity: z.enum(['low', 'medium', 'high']).nullish(),
  response_format: z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) }).optional(),
  modalities: z.array(z.enum(['text', 'audio'])).nullish(),
  tools: z.array(z.unknown()).optional(),
  tool_choice: z.unknown().optional(),
  parallel_tool_calls: z.boolean().optional(),
  prediction: z.unknown().optional(),
  web_search_options: z.unknown().optional(),
});

export type ChatRequest = z.infer<typeof chatRequest>;
export type ChatMessage = ChatRequest['messages'][number];

/**
 * Checks a request body as the provider does.
 * @throws ProviderError 400 for a missing, unknown or wrong field.
 */
export function readChatRequest(body: unknown): ChatRequest {
  const request = readBody(chatRequest, body);
  if (request.stream_options && !request.stream) {
    throw new ProviderError(400, "The 'stream_options' parameter is only allowed when 'stream' is enabled.", {
      param: 'stream_options',
    });
  }
  if (request.max_tokens && request.max_completion_tokens) {
    throw new ProviderError(
      400,
      "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
      { param: 'max_tokens', code: 'invalid_parameter_combination' },
    );
  }
  return request;
}
