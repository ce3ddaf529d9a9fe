import type * as z from 'zod/mini';
import type { FailureCode } from './failures.ts';

export type ServiceName = 'auth' | 'chat' | 'billing' | 'notify';
/**
 * Who may enter: anybody, a signed-in person, a signed-in person or (with ANONYMOUS_CHAT=true) a visitor, or another
 * service of ours.
 */
export type Access = 'open' | 'signedIn' | 'signedInOrVisitor' | 'internal';
/** Rate classes (api.md, Settings); each is a setting `RATE_<CLASS>`. */
export const RATE_CLASSES = [
  'login',
  'signup',
  'mail',
  'contact',
  'chat',
  'checkout',
  'webhook',
  'other',
] as const;
export type RateClass = (typeof RATE_CLASSES)[number];
export type Schema = z.ZodMiniType;

/** One call of one service, written once: the service, the gateway, the web and OpenAPI all derive from it. */
export interface Endpoint {
  readonly summary: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the service serves it; the gateway puts `/api` before it. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly rate: RateClass;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly status: 200 | 204;
  /** Absent with 204. */
  readonly answer?: Schema;
  /** `offered`: with `Accept: text/event-stream`; `always`: answers with nothing else (204 apart). */
  readonly stream?: 'offered' | 'always';
  /**
   * What a body may be other than JSON: `raw` bytes kept as they were sent (256 kB), or a `form` that a mail program
   * posts (its content is not read).
   */
  readonly media?: 'raw' | 'form';
  /** Its answers may carry `safety`, whose contacts are those of X-Country or of Accept-Language's region. */
  readonly safety?: true;
  /** Honours Idempotency-Key. */
  readonly idempotent?: true;
  /** Codes it may answer with, beyond those every call has (validation, rate, unauthenticated, unavailable, internal). */
  readonly failures: readonly FailureCode[];
  /** How long the service may take to its first byte; the gateway waits a little longer (rule 17). Milliseconds. */
  readonly timeoutMs: number;
}

/** Keeps the literal types of a definition. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What a handler reads, and a client gets, of a part of an endpoint. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined;
/** What a client sends for a part of an endpoint. */
export type Sent<S> = S extends Schema ? z.input<S> : undefined;
