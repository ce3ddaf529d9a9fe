import { FAILURES, type FailureCode } from '@app/contracts';
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

/** PostgreSQL and socket error codes of a dependency that is down, starting or overloaded: answered with 503. */
const DEPENDENCY_DOWN =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\d{3}|57P0[123]|53300|57014|55P03|25P03)$/;

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return undefined;
}

function isDependencyDown(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && DEPENDENCY_DOWN.test(code)) return true;
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/.test(error.message)
  );
}

/** Converts any error to a failure for the caller; unknown errors become `internal` without details. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  const known = code === undefined ? undefined : CODES[code];
  if (known) return new Failure(known, { cause: error });
  if (isDependencyDown(error)) return new Failure('unavailable', { cause: error, retryAfterSeconds: 2 });
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (error instanceof SyntaxError && status === 400) return new Failure('invalid_json', { cause: error });
  if (status === FAILURES.unavailable.status)
    return new Failure('unavailable', { cause: error, retryAfterSeconds: 1 });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Failure('invalid_json', { cause: error });
  return new Failure('internal', { cause: error });
}
