import { FAILURES, type FailureBody, type FailureCode } from '@app/contracts';

interface FailureOptions {
  /** Said instead of the catalogue's sentence. */
  sentence?: string;
  /** Field → sentence, with `validation_failed`. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense (429, 503). */
  retryAfterSeconds?: number;
  /** More of the failure body: `paywall`, `safety`, `conversationId`. */
  more?: Pick<FailureBody, 'paywall' | 'safety' | 'conversationId'>;
  cause?: unknown;
}

/** A failure meant for the person who called: carries its own code, status and sentence (contracts/failures.ts). */
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

  /** The body that goes over the wire (api.md, Conventions). */
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

/** A refused field: 400 `validation_failed` with that field's sentence, which is also the failure's own. */
export function invalidField(field: string, sentence: string): Failure {
  return new Failure('validation_failed', { sentence, fields: { [field]: sentence } });
}
