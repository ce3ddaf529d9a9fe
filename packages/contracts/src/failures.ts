/**
 * The catalogue of failures: code, status and default sentence for a person. A service may replace the sentence, but
 * not the status.
 */
export const FAILURES = {
  invalid_json: { status: 400, sentence: 'We couldn’t read that request. Please try again.' },
  validation_failed: { status: 400, sentence: 'Please check the marked fields.' },
  unauthenticated: { status: 401, sentence: 'Please sign in to continue.' },
  free_limit_reached: { status: 402, sentence: "You've used all free messages this month." },
  forbidden: { status: 403, sentence: 'You don’t have access to that.' },
  email_not_confirmed: {
    status: 403,
    sentence: 'Please confirm your email address first. The link is in the email we sent you.',
  },
  not_found: { status: 404, sentence: 'We couldn’t find that.' },
  method_not_allowed: { status: 405, sentence: 'That isn’t possible here.' },
  request_timeout: { status: 408, sentence: 'That took too long. Please try again.' },
  email_taken: {
    status: 409,
    sentence: 'An account with this email address already exists. Try signing in instead.',
  },
  address_disputed: {
    status: 409,
    sentence: 'More than one account was created with this email address. Please choose yours.',
  },
  conflict: {
    status: 409,
    sentence: 'This was already sent with different content. Please reload the page and try again.',
  },
  turn_in_progress: {
    status: 409,
    sentence: 'The coach is still answering your last message. Please wait for the reply or stop it.',
  },
  payload_too_large: { status: 413, sentence: 'That’s too long to send. Please shorten it.' },
  unsupported_media_type: { status: 415, sentence: 'We can only read JSON here.' },
  rate_limited: { status: 429, sentence: 'That was a lot at once. Please wait a moment and try again.' },
  headers_too_large: { status: 431, sentence: 'Your browser sent more than we can read. Please try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our end. Please try again.' },
  coach_unavailable: {
    status: 502,
    sentence: 'The coach can’t answer right now. Your message is saved and wasn’t counted. Please try again.',
  },
  payment_unavailable: {
    status: 502,
    sentence: 'Payments aren’t available right now. Please try again in a few minutes.',
  },
  unavailable: {
    status: 503,
    sentence: 'This is temporarily unavailable. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type FailureCode = keyof typeof FAILURES;
export const FAILURE_CODES = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];
