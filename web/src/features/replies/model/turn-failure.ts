import { FAILURES, type FailureBody } from '@app/contracts';
import { CallFailure } from '../../../api/call-failure.ts';

/** Refusals of what was written, or of who writes: the same again would be refused again. */
export const REFUSALS: readonly string[] = [
  'turn_in_progress',
  'free_limit_reached',
  'rate_limited',
  'unauthenticated',
  'forbidden',
  'not_found',
  'validation_failed',
  'invalid_json',
  'payload_too_large',
  'conflict',
];

/** A failure the server told of in the stream: the turn is over. */
export class TurnFailed extends Error {
  readonly failure: CallFailure;

  constructor(body: FailureBody) {
    super(body.error);
    this.failure = new CallFailure({
      status: FAILURES[body.code].status,
      code: body.code,
      message: body.error,
      requestId: body.requestId,
      body,
    });
  }
}

/** The failure in what was thrown; anything else is a fault of ours and is thrown on. */
export function failureIn(thrown: unknown): CallFailure {
  if (thrown instanceof TurnFailed) return thrown.failure;
  if (thrown instanceof CallFailure) return thrown;
  throw thrown;
}
