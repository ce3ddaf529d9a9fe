/**
 * How a model is asked. `plain`: all tokens are for the visible reply. `thinking`: the model reasons first with tokens
 * of the same limit, and gets more tokens and time for it.
 */
export type ReasoningMode = 'plain' | 'thinking';

/** Tokens for reasoning, in addition to the reply's. */
const REASONING_TOKENS = 8_000;
/** Factor for the deadline of the first text when the model reasons first. */
export const THINKING_DEADLINE_FACTOR = 3;

/** Model families that reason first, with or without a vendor prefix (`openai/o3`, `qwen3:8b`). */
const REASONING_MODELS =
  /(?:^|\/)(?:o[1-9]\b|gpt-[5-9]|gpt-\d\d|gpt-oss|deepseek-r\d|qwq|qwen-?3|magistral)|reason|think/i;
/** Families that reason at length by default and accept a lower effort. */
const ACCEPTS_LOW_EFFORT = /(?:^|\/)(?:o[134]\b|gpt-5(?!\.)|gpt-oss)/i;
const REJECTS_LOW_EFFORT = /o1-(?:mini|preview)|-pro|-chat/i;

/** The mode of the first request to a model; its answers may change the mode. */
export function initialModeFor(model: string): ReasoningMode {
  return REASONING_MODELS.test(model) ? 'thinking' : 'plain';
}

/** Token parameters of a request: the longest reply, plus room for reasoning in `thinking` mode. */
export function tokenLimitsFor(mode: ReasoningMode, model: string, replyTokens: number) {
  if (mode === 'plain') return { max_completion_tokens: replyTokens };
  return {
    max_completion_tokens: replyTokens + REASONING_TOKENS,
    ...(ACCEPTS_LOW_EFFORT.test(model) && !REJECTS_LOW_EFFORT.test(model)
      ? { reasoning_effort: 'low' as const }
      : {}),
  };
}
