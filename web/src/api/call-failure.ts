import { type FailureBody, type FailureCode, failureBody } from '@app/contracts';

/** `network`: no answer came. `unreadable`: an answer came that is not of the contract. */
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

/** What every failing call throws; `message` is a sentence for the person (UX-3). */
export class CallFailure extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: CallFailureCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  /** The contract's failure body, whole, where there was one (`paywall`, `safety`, `conversationId`). */
  readonly body: FailureBody | undefined;
  /** Seconds after which it may be tried again, where the server said so. */
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

/** No answer came: 'Network error occurred' (CHAT-4). */
export function networkFailure(cause: unknown): CallFailure {
  return new CallFailure({ status: 0, code: 'network', message: NETWORK_SENTENCE, cause });
}

/** An answer that does not fit the contract: 'Request failed' (CHAT-4). */
export function unreadableAnswer(response: Response, cause?: unknown): CallFailure {
  return new CallFailure({
    status: response.status,
    code: 'unreadable',
    message: FALLBACK_SENTENCE,
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause,
  });
}

/** Reads a failing answer: the server's sentence where it gave one, else 'Request failed' (CHAT-4). */
export async function failureOf(response: Response): Promise<CallFailure> {
  const json: unknown = await response.json().catch(() => undefined);
  const body = failureBody.safeParse(json);
  if (body.success) {
    const { error, code, fields, requestId } = body.data;
    return new CallFailure({
      status: response.status,
      code,
      message: error,
      fields,
      requestId,
      body: body.data,
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
    });
  }
  return unreadableAnswer(response);
}

/**
 * The server's sentence, or that the network failed; `fallback` where nobody said anything for a person (UX-3).
 * @param shown the fields on the screen, by name: what is said of another one (a link's token) is said in their place.
 */
export function sentenceOf(thrown: unknown, fallback: string, shown: object = {}): string {
  if (!(thrown instanceof CallFailure) || thrown.code === 'unreadable') return fallback;
  const unseen = Object.entries(thrown.fields).find(([name]) => !(name in shown));
  return unseen?.[1] ?? thrown.message;
}
