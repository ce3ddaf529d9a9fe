import { type Endpoint, FAILURES, type FailureCode, failureBody, possibleFailures } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../failure.ts';

/** What the contract allows an endpoint to answer. */
interface DeclaredAnswers {
  readonly failures: ReadonlySet<FailureCode>;
  readonly statuses: ReadonlySet<number>;
  /** Failures of chat may contain a safety notice and the conversation of the turn (contracts/failures.ts). */
  readonly isChat: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the endpoints of the contract. */
    answers?: DeclaredAnswers;
  }
  interface FastifyInstance {
    /** Whether an answer that is not declared is refused even where it reveals nothing. */
    readonly refusesUndeclaredAnswers: boolean;
  }
  interface FastifyReply {
    /** The answer is a failure that the error handler has checked. */
    isCheckedFailure: boolean;
  }
}

export function declaredAnswers(endpoint: Endpoint): DeclaredAnswers {
  const failures = possibleFailures(endpoint);
  const statuses = new Set<number>([endpoint.status, ...[...failures].map((code) => FAILURES[code].status)]);
  if (endpoint.stream === 'always') statuses.add(204);
  return { failures, statuses, isChat: endpoint.service === 'chat' };
}

/** A defect of the service: an answer that the contract does not declare. `code` names what is not declared. */
export class UndeclaredAnswerError extends Error {
  readonly code: string;
  /** The answer has a field that callers must not see. */
  readonly hasUndeclaredField: boolean;

  constructor(code: string, { hasUndeclaredField = false } = {}) {
    super(`the contract does not declare ${code}`);
    this.name = 'UndeclaredAnswer';
    this.code = code;
    this.hasUndeclaredField = hasUndeclaredField;
  }
}

/** @returns undefined when the contract declares the failure with all its fields. */
export function findUndeclaredPart(
  { failures, isChat }: DeclaredAnswers,
  failure: Failure,
): UndeclaredAnswerError | undefined {
  const { code, more } = failure;
  const isDeclared: Record<keyof typeof more, boolean> = {
    paywall: code === 'free_limit_reached',
    accounts: code === 'address_disputed',
    safety: isChat,
    concern: isChat,
    conversationId: isChat,
  };
  const field = Object.entries(isDeclared).find(([name, declared]) => name in more && !declared)?.[0];
  if (field !== undefined) return new UndeclaredAnswerError(field, { hasUndeclaredField: true });
  if (!failureBody.safeParse(failure.body('')).success)
    return new UndeclaredAnswerError('failure_body', { hasUndeclaredField: true });
  return failures.has(code) ? undefined : new UndeclaredAnswerError(code);
}

/** Refuses to send a status that the contract does not declare. Failures are checked by the error handler. */
export function refuseUndeclaredStatuses(app: FastifyInstance): void {
  app.decorateReply('isCheckedFailure', false);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { answers } = request.routeOptions.config;
    if (!answers || reply.isCheckedFailure || answers.statuses.has(reply.statusCode)) done(null, payload);
    else done(new UndeclaredAnswerError(`status_${reply.statusCode}`));
  });
}

/** The name of the first field of an answer that the contract does not declare; `declared` is the parsed answer. */
export function findUndeclaredField(answer: unknown, declared: unknown): string | undefined {
  if (!isObject(answer) || !isObject(declared)) return undefined;
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(declared, name)) return name;
    const field = findUndeclaredField(value, Reflect.get(declared, name));
    if (field !== undefined) return field;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
