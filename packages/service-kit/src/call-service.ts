import { type Endpoint, FAILURE_CODES, type FailureCode, type Parsed, type Sent } from '@app/contracts';
import * as z from 'zod';
import { Failure } from './failure.ts';
import type { ServiceIdentity } from './identity/service-identity.ts';
import { traceHeaders } from './telemetry/tracing.ts';

interface ServiceCall<E extends Endpoint> {
  /** Base URL of the service, without a slash at the end. */
  baseUrl: string;
  /** For `internal` calls: signs the credential of this process. */
  identity?: Pick<ServiceIdentity, 'tokenFor'>;
  /** For calls on behalf of a person: their own access token, so that the receiver checks their session itself. */
  accessToken?: string;
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
  signal?: AbortSignal;
  /** Milliseconds; by default the contract's. */
  timeoutMs?: number;
}

const failureSchema = z.object({ error: z.string(), code: z.enum(FAILURE_CODES) });

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Calls an endpoint of another service and validates the answer against the contract.
 * @returns the parsed answer.
 * @throws Failure with the code that the service answered with, `unavailable` when it does not answer in time.
 */
export async function callService<const E extends Endpoint>(
  endpoint: E,
  call: ServiceCall<E>,
): Promise<Parsed<E['answer']>> {
  const response = await send(endpoint, call);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toFailure(endpoint, response, body);
  const read = endpoint.answer?.safeParse(body);
  if (read && !read.success) throw new Failure('unavailable', { cause: read.error });
  return read?.data as Parsed<E['answer']>; // validated by the endpoint's schema above
}

/**
 * Like `callService`, for a large answer that is forwarded as a stream.
 * @returns the bytes of the JSON answer, not validated; the iterator throws when the answer breaks off or times out.
 */
export async function callServiceForStream<const E extends Endpoint>(
  endpoint: E,
  call: ServiceCall<E>,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await send(endpoint, call);
  // `values()` locks the stream at once. Node cancels an unlocked stream when its Response is garbage collected, and a
  // cancelled stream looks like one that ended.
  if (response.ok && response.body) return response.body.values();
  throw toFailure(endpoint, response, await response.json().catch(() => undefined));
}

function send<E extends Endpoint>(endpoint: E, call: ServiceCall<E>): Promise<Response> {
  const url = new URL(call.baseUrl + fillPath(endpoint.path, Object(call.params)));
  for (const [name, value] of Object.entries(Object(call.query))) url.searchParams.set(name, String(value));
  const bearer = call.accessToken ?? call.identity?.tokenFor(endpoint.service);
  const timeout = AbortSignal.timeout(call.timeoutMs ?? endpoint.timeoutMs);
  return fetch(url, {
    method: endpoint.method,
    headers: {
      ...traceHeaders(),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new Failure('unavailable', { cause, retryAfterSeconds: 2 });
  });
}

function toFailure(endpoint: Endpoint, { status }: Response, body: unknown): Failure {
  return new Failure(failureCodeOf(body), { cause: new Error(`${endpoint.path} answered ${status}`) });
}

function failureCodeOf(body: unknown): FailureCode {
  const read = failureSchema.safeParse(body);
  return read.success ? read.data.code : 'unavailable';
}
