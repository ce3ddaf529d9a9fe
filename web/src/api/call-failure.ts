import type { FailureBody, FailureCode } from '@app/contracts';

/** `network`: there was no response. `unreadable`: the response does not match the contract. */
export type CallFailureCode = FailureCode | 'network' | 'unreadable';

const NETWORK_SENTENCE = 'Network error occurred';
const FALLBACK_SENTENCE = 'Request failed';

interface CallFailureParts {
  status: number;
  code: CallFailureCode;
  message: string;
  fields?: Readonly<Record<string, string>> | undefined;
  requestId?: string | undefined;
  body?: FailureBody | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The error that every failing call throws; `message` is a sentence for the person (UX-3). */
export class CallFailure extends Error {
  /** 0 when there was no response. */
  readonly status: number;
  readonly code: CallFailureCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** The complete failure body, if there was one (`paywall`, `safety`, `conversationId`). */
  readonly body: FailureBody | undefined;
  /** The seconds after which the call may be retried, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, fields, requestId, body, retryAfter, cause }: CallFailureParts) {
    super(message, { cause });
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
    this.requestId = requestId;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The failure without a response: 'Network error occurred' (CHAT-4). */
export function networkFailure(cause: unknown): CallFailure {
  return new CallFailure({ status: 0, code: 'network', message: NETWORK_SENTENCE, cause });
}

/** The failure for a response that does not match the contract: 'Request failed' (CHAT-4). */
export function unreadableFailure(response: Response, cause?: unknown): CallFailure {
  return new CallFailure({
    status: response.status,
    code: 'unreadable',
    message: FALLBACK_SENTENCE,
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause,
  });
}

/**
 * Returns the sentence of a failure to show to the person, or `fallback` when it has none (UX-3).
 * @param shown the fields on the screen, by name: an error of any other field (a link's token) is returned instead.
 */
export function failureSentence(thrown: unknown, fallback: string, shown: object = {}): string {
  if (!(thrown instanceof CallFailure) || thrown.code === 'unreadable') return fallback;
  const unseen = Object.entries(thrown.fields).find(([name]) => !(name in shown));
  return unseen?.[1] ?? thrown.message;
}
