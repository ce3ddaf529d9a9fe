import { FAILURES, type FailureBody, type FailureCode } from '@app/contracts';

interface FailureOptions {
  /** Replaces the sentence of the catalogue. */
  sentence?: string;
  /** Sentences by field, for `validation_failed`. */
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense (429, 503). */
  retryAfterSeconds?: number;
  /** Further fields of the failure body. */
  more?: Pick<FailureBody, 'paywall' | 'safety' | 'concern' | 'conversationId' | 'accounts'>;
  cause?: unknown;
}

/** A failure that is reported to the caller with a code, status and sentence (contracts/failures.ts). */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly more: NonNullable<FailureOptions['more']>;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(options.sentence ?? FAILURES[code].sentence, { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.status = FAILURES[code].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.more = options.more ?? {};
  }

  /** The response body. */
  body(requestId: string): FailureBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.fields ? { fields: this.fields } : {}),
      requestId,
      ...this.more,
    };
  }
}

/**
 * An invalid field: 400 `validation_failed` with a sentence for that field, which is also the message of the failure.
 */
export function invalidField(field: string, sentence: string): Failure {
  return new Failure('validation_failed', { sentence, fields: { [field]: sentence } });
}
