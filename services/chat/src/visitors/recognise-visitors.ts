import { asOwner, type Caller, type Visitor } from '@app/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import { isOwnerGone } from '../owners/gone-owner.repository.ts';
import { readVisitorCookie, visitorCookie } from './visitor-cookie.ts';

/** Recognises visitors by their cookie (ROLE-3); undefined while ANONYMOUS_CHAT is false. */
export function recogniseVisitors({
  config,
  newId,
}: {
  config: Config;
  newId: () => string;
}): ((request: FastifyRequest) => Visitor) | undefined {
  if (!config.ANONYMOUS_CHAT) return undefined;
  return (request) => {
    const known = readVisitorCookie(config.VISITOR_SECRET, request.headers.cookie);
    return { visitorId: known ?? newId(), fresh: known === undefined };
  };
}

/** Returns the visitor for a new conversation: a new one if the current one was claimed by an account. */
export async function ensureVisitor(
  { db, newId }: { db: ChatDatabase; newId: () => string },
  visitor: Visitor,
): Promise<Visitor> {
  const { visitorId, fresh } = visitor;
  if (fresh || !(await asOwner(db, visitorId, (trx) => isOwnerGone(trx, visitorId)))) return visitor;
  return { visitorId: newId(), fresh: true };
}

/** Renews the visitor's cookie for thirty days. */
export function renewVisitorCookie(
  reply: FastifyReply,
  { config }: { config: Config },
  { visitorId }: Visitor,
): void {
  const secure = config.PUBLIC_URL.startsWith('https:');
  reply.header('set-cookie', visitorCookie(config.VISITOR_SECRET, visitorId, { secure }));
}

/** The owner id of a caller's rows; a visitor owns rows like anybody else (ROLE-3). */
export function ownerOf(caller: Caller | Visitor): string {
  return 'userId' in caller ? caller.userId : caller.visitorId;
}
