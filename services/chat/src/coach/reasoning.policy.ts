/**
 * How a model is asked. `plain`: what it may spend is what is read. `thinking`: it reasons in silence first, out of the same
 * allowance, and is given room and time for that.
 */
export type Manner = 'plain' | 'thinking';

/** Tokens for thoughts nobody sees, on top of the reply's own. */
const ROOM_FOR_THOUGHTS = 8_000;
/** So many times longer is the first word of a model waited for that thinks before. */
export const PATIENCE_WITH_THOUGHTS = 3;

/** Families that reason before they speak, a maker's name before them or not (`openai/o3`, `qwen3:8b`). */
const REASONS =
  /(?:^|\/)(?:o[1-9]\b|gpt-[5-9]|gpt-\d\d|gpt-oss|deepseek-r\d|qwq|qwen-?3|magistral)|reason|think/i;
/** Those that reason at length unless they are told otherwise, and can be told. */
const CAN_HURRY = /(?:^|\/)(?:o[134]\b|gpt-5(?!\.)|gpt-oss)/i;
const CANNOT_HURRY = /o1-(?:mini|preview)|-pro|-chat/i;

/** How a model of that name is asked first; what it answers may teach better. */
export function firstMannerOf(model: string): Manner {
  return REASONS.test(model) ? 'thinking' : 'plain';
}

/** What a request may spend: the longest reply, and with `thinking` the room for its thoughts. */
export function allowanceOf(manner: Manner, model: string, replyTokens: number) {
  if (manner === 'plain') return { max_completion_tokens: replyTokens };
  return {
    max_completion_tokens: replyTokens + ROOM_FOR_THOUGHTS,
    ...(CAN_HURRY.test(model) && !CANNOT_HURRY.test(model) ? { reasoning_effort: 'low' as const } : {}),
  };
}
