import { asOwner, type Visitor } from '@app/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isGone } from '../people/gone-owner.repository.ts';
import { readVisitorCookie, visitorCookie } from './visitor-cookie.ts';

/** Tells visitors apart by their cookie (ROLE-3); undefined while ANONYMOUS_CHAT is false. */
export function recogniseVisitors({
  config,
  newId,
}: Pick<Deps, 'config' | 'newId'>): ((request: FastifyRequest) => Visitor) | undefined {
  if (!config.ANONYMOUS_CHAT) return undefined;
  return (request) => {
    const known = readVisitorCookie(config.VISITOR_SECRET, request.headers.cookie);
    return { visitorId: known ?? newId(), fresh: known === undefined };
  };
}

/** As whom a visitor begins a chat: who was claimed by an account (it is used up with that) is a new one. */
export async function livingVisitor(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  visitor: Visitor,
): Promise<Visitor> {
  const { visitorId, fresh } = visitor;
  if (fresh || !(await asOwner(db, visitorId, (trx) => isGone(trx, visitorId)))) return visitor;
  return { visitorId: newId(), fresh: true };
}

/** The browser finds this visitor's chat again, for thirty days from now. */
export function rememberVisitor(
  reply: FastifyReply,
  { config }: Pick<Deps, 'config'>,
  { visitorId }: Visitor,
): void {
  const secure = config.PUBLIC_URL.startsWith('https:');
  reply.header('set-cookie', visitorCookie(config.VISITOR_SECRET, visitorId, { secure }));
}
