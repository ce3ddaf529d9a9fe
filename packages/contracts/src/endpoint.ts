import type * as z from 'zod/mini';
import type { FailureCode } from './failures.ts';

export type ServiceName = 'auth' | 'chat' | 'billing' | 'notify';
/** Every process that calls services. Each has its own signing key (SERVICE_KEY). */
export const CALLER_NAMES = ['auth', 'chat', 'billing', 'notify', 'gateway'] as const;
export type CallerName = (typeof CALLER_NAMES)[number];
/**
 * Who may call: everybody, a signed-in person, a signed-in person or (with ANONYMOUS_CHAT=true) a visitor, or another
 * service.
 */
export type Access = 'open' | 'signedIn' | 'signedInOrVisitor' | 'internal';
/** Rate limit classes; each is configured by a setting `RATE_<CLASS>`. */
export const RATE_CLASSES = [
  'login',
  'signup',
  'mail',
  'contact',
  'chat',
  'checkout',
  'export',
  'webhook',
  'other',
] as const;
export type RateClass = (typeof RATE_CLASSES)[number];
export type Schema = z.ZodMiniType;

interface EndpointBase {
  readonly summary: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path at the service; the gateway adds the prefix `/api`. */
  readonly path: `/${string}`;
  readonly rate: RateClass;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly status: 200 | 204;
  /** Absent with 204. */
  readonly answer?: Schema;
  /** `offered`: streams with `Accept: text/event-stream`; `always`: only streams (except for 204). */
  readonly stream?: 'offered' | 'always';
  /**
   * Body types other than JSON: `raw`, unchanged bytes (256 kB at most), or `form`, posted by a mail program; its
   * content is not read.
   */
  readonly media?: 'raw' | 'form';
  /** Answers may contain `safety`; its contacts are chosen by X-Country or the region of Accept-Language. */
  readonly safety?: true;
  /** Supports Idempotency-Key. */
  readonly idempotent?: true;
  /** Failure codes besides those that follow from the rest of the definition (`possibleFailures`). */
  readonly failures: readonly FailureCode[];
  /**
   * How long the service may take until the last byte, or the first one of a stream; the gateway waits slightly longer,
   * so that the answer of the service arrives. Milliseconds.
   */
  readonly timeoutMs: number;
  /**
   * How long the service may take until the first byte, where `timeoutMs` is much longer: then it answers in pieces, or
   * reports with `102 Processing` that it works on the answer. Otherwise a call on a dead connection would wait as long.
   */
  readonly firstByteMs?: number;
}

interface PublicEndpoint extends EndpointBase {
  readonly access: Exclude<Access, 'internal'>;
  readonly callers?: undefined;
}

/** An internal endpoint without callers does not compile: by default nobody may call it. */
interface InternalEndpoint extends EndpointBase {
  readonly access: 'internal';
  /** The processes that may call it; others are refused with 403. */
  readonly callers: readonly [CallerName, ...CallerName[]];
}

/** An endpoint, defined once: the service, the gateway, the web application and OpenAPI derive from it. */
export type Endpoint = PublicEndpoint | InternalEndpoint;

/** Keeps the literal types of a definition. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Failures of every call: refused by a limit or as unreadable, not answered, or answered with a fault of ours. */
const COMMON_FAILURES = ['invalid_json', 'rate_limited', 'internal', 'unavailable'] as const;

/** The failure codes with which an endpoint can answer. A service does not send others (service-kit/src/http). */
export function possibleFailures(endpoint: Endpoint): ReadonlySet<FailureCode> {
  const { failures, method, params, query, access } = endpoint;
  const codes = new Set<FailureCode>([...COMMON_FAILURES, ...failures]);
  // Also where no body is expected: one that is sent nevertheless is refused.
  if (method !== 'GET')
    for (const code of ['validation_failed', 'payload_too_large', 'unsupported_media_type'] as const)
      codes.add(code);
  if (query) codes.add('validation_failed');
  if (params) codes.add('not_found');
  if (access !== 'open') codes.add('unauthenticated');
  if (access === 'internal' || access === 'signedInOrVisitor') codes.add('forbidden');
  return codes;
}

/** The type that a handler reads and a client receives. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined;
/** The type that a client sends. */
export type Sent<S> = S extends Schema ? z.input<S> : undefined;
