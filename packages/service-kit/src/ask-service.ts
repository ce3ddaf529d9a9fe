import { type Endpoint, FAILURE_CODES, type FailureCode, type Parsed, type Sent } from '@app/contracts';
import * as z from 'zod';
import { Failure } from './failure.ts';
import { traceHeaders } from './telemetry/tracing.ts';

interface Question<E extends Endpoint> {
  /** Base URL of the service, without a slash at the end. */
  baseUrl: string;
  /** For `internal` calls. */
  serviceToken?: string;
  /** For calls on behalf of a person: their own access token (rule 2). */
  accessToken?: string;
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
  signal?: AbortSignal;
  /** Milliseconds; the contract's own when absent. */
  timeoutMs?: number;
}

const refusal = z.object({ error: z.string(), code: z.enum(FAILURE_CODES) });

function fill(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Asks another service of ours one call of the contract and checks the answer.
 * @returns the parsed answer.
 * @throws Failure with the service's own code when it refused, `unavailable` when it can't be reached in time.
 */
export async function askService<const E extends Endpoint>(
  endpoint: E,
  question: Question<E>,
): Promise<Parsed<E['answer']>> {
  const url = new URL(question.baseUrl + fill(endpoint.path, Object(question.params)));
  for (const [name, value] of Object.entries(Object(question.query)))
    url.searchParams.set(name, String(value));
  const bearer = question.accessToken ?? question.serviceToken;
  const timeout = AbortSignal.timeout(question.timeoutMs ?? endpoint.timeoutMs);
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...traceHeaders(),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
    signal: question.signal ? AbortSignal.any([question.signal, timeout]) : timeout,
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new Failure('unavailable', { cause, retryAfterSeconds: 2 });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok)
    throw new Failure(refusalCode(body), {
      cause: new Error(`${endpoint.path} answered ${response.status}`),
    });
  const read = endpoint.answer?.safeParse(body);
  if (read && !read.success) throw new Failure('unavailable', { cause: read.error });
  return read?.data as Parsed<E['answer']>; // the endpoint's own schema has just produced it
}

function refusalCode(body: unknown): FailureCode {
  const read = refusal.safeParse(body);
  return read.success ? read.data.code : 'unavailable';
}
