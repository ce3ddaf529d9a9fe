import type { FailureBody } from '@app/contracts';
import { CallFailure } from '../../../api/call-failure.ts';

/** Codes of failures that the same request would meet again. */
export const REFUSAL_CODES: readonly string[] = [
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

/** The status of a response that has begun to stream. */
const STREAM_STATUS = 200;

/** A failure that the server reported in the stream: the turn is over. */
export class TurnFailed extends Error {
  readonly failure: CallFailure;

  constructor(body: FailureBody) {
    super(body.error);
    this.failure = new CallFailure({
      status: STREAM_STATUS,
      code: body.code,
      message: body.error,
      requestId: body.requestId,
      body,
    });
  }
}

/** Returns the call failure in a thrown value; rethrows anything else, which is a bug. */
export function toCallFailure(thrown: unknown): CallFailure {
  if (thrown instanceof TurnFailed) return thrown.failure;
  if (thrown instanceof CallFailure) return thrown;
  throw thrown;
}
