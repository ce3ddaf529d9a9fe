import type { FastifyReply, FastifyRequest } from 'fastify';

/** Chat's cookie for visitors (ROLE-3); read here at signup alone, and never understood. */
const VISITOR_COOKIE = 'visitor';
/** As the contract of the claim has it. */
const MAX_LENGTH = 300;

/** The visitor that this browser was, if any. */
export function readVisitor(request: FastifyRequest): string | undefined {
  const visitor = request.cookies[VISITOR_COOKIE];
  return visitor && visitor.length <= MAX_LENGTH ? visitor : undefined;
}

/** The browser is no visitor any more: what it was told belongs to an account. */
export function takeVisitor(reply: FastifyReply): void {
  reply.clearCookie(VISITOR_COOKIE, { path: '/api' });
}
