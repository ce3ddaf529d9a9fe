import { createHash, randomBytes } from 'node:crypto';
import { type ChatRequest, SANDBOX_MODEL } from './chat-request.ts';
import type { CoachBehavior } from './coach-control.ts';
import { composeReply } from './compose-reply.ts';
import { readConversation } from './conversation.ts';

/** A complete answer in pieces of one word each. One word counts as one token. */
export interface Completion {
  id: string;
  created: number;
  pieces: string[];
  finishReason: 'stop' | 'length';
  usage: {
    prompt_tokens: number;
    completion_tokens: number;
    total_tokens: number;
    completion_tokens_details: { reasoning_tokens: number };
  };
}

/**
 * Answers a request. `max_tokens` or `max_completion_tokens` can shorten the answer; it is empty when reasoning used all tokens.
 * @param behavior.text replaces the composed reply; `begins` is put before it.
 */
export function createCompletion(
  request: ChatRequest,
  now: Date,
  { text, begins = '', thoughts = 0 }: Pick<CoachBehavior, 'text' | 'begins' | 'thoughts'> = {},
): Completion {
  const all = (begins + (text ?? composeReply(readConversation(request.messages)))).match(/\s*\S+/g) ?? [];
  const limit = request.max_completion_tokens ?? request.max_tokens ?? thoughts + all.length;
  const reasoningTokens = Math.min(thoughts, limit);
  const pieces = all.slice(0, limit - reasoningTokens);
  const prompt = JSON.stringify(request.messages).split(/\s+/).length;
  return {
    id: `chatcmpl-${randomBytes(15).toString('base64url')}`,
    created: Math.floor(now.getTime() / 1000),
    pieces,
    finishReason: pieces.length < all.length ? 'length' : 'stop',
    usage: {
      prompt_tokens: prompt,
      completion_tokens: reasoningTokens + pieces.length,
      total_tokens: prompt + reasoningTokens + pieces.length,
      completion_tokens_details: { reasoning_tokens: reasoningTokens },
    },
  };
}

const fingerprint = `fp_${createHash('sha256').update(SANDBOX_MODEL).digest('hex').slice(0, 10)}`;

/** The answer as the body of a response that is not streamed. */
export function toBody(completion: Completion): object {
  const { id, created, usage } = completion;
  const message = { role: 'assistant', content: completion.pieces.join(''), refusal: null, annotations: [] };
  return {
    id,
    object: 'chat.completion',
    created,
    model: SANDBOX_MODEL,
    choices: [{ index: 0, message, logprobs: null, finish_reason: completion.finishReason }],
    usage,
    service_tier: 'default',
    system_fingerprint: fingerprint,
  };
}

type Delta = { role?: 'assistant'; content?: string; refusal?: null };

/** One chunk of a stream. With `include_usage` every chunk has `usage: null`, except the last one. */
export function toChunk(completion: Completion, withUsage: boolean, delta: Delta, finished = false): object {
  const choice = {
    index: 0,
    delta,
    logprobs: null,
    finish_reason: finished ? completion.finishReason : null,
  };
  return { ...chunkHeader(completion), choices: [choice], ...(withUsage ? { usage: null } : {}) };
}

/** The chunk with the usage, which follows the last word and has no choice. */
export function toUsageChunk(completion: Completion): object {
  return { ...chunkHeader(completion), choices: [], usage: completion.usage };
}

function chunkHeader({ id, created }: Completion): object {
  return {
    id,
    object: 'chat.completion.chunk',
    created,
    model: SANDBOX_MODEL,
    service_tier: 'default',
    system_fingerprint: fingerprint,
  };
}
