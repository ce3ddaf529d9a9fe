import { FAILURES, type FailureCode } from '@app/contracts';
import { codeOf, isUnavailable } from '../database/outages.ts';
import { Failure } from '../failure.ts';

/** Error codes of Fastify and fast-jwt that the caller caused; any other error is an internal one. */
const CODES: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Converts any error to a failure for the caller; unknown errors become `internal` without details. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  const known = code === undefined ? undefined : CODES[code];
  if (known) return new Failure(known, { cause: error });
  if (isUnavailable(error)) return new Failure('unavailable', { cause: error, retryAfterSeconds: 2 });
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (error instanceof SyntaxError && status === 400) return new Failure('invalid_json', { cause: error });
  if (status === FAILURES.unavailable.status)
    return new Failure('unavailable', { cause: error, retryAfterSeconds: 1 });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Failure('invalid_json', { cause: error });
  return new Failure('internal', { cause: error });
}
