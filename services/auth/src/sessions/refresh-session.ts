import { asSystem, type Clock, Failure } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import { isMac, type KeyList, type Keys, mac } from '../keys.ts';
import { endReplayedSession } from './ended-session.repository.ts';
import { type OpenedSession, rotateSession } from './session.repository.ts';

const FORMAT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

/** The content of a refresh cookie: a session, and which of its refreshes. The cookie value itself is not stored. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly counter: number;
}

const signedText = ({ sessionId, counter }: RefreshClaim) => `${sessionId}.${counter}`;

/** Writes `<session>.<counter>.<HMAC>`. */
export function writeRefreshCookie(keys: KeyList, claim: RefreshClaim): string {
  const text = signedText(claim);
  return `${text}.${mac(keys, text).toString('base64url')}`;
}

/** Reads a cookie with a valid signature; undefined for anything else. */
export function readRefreshCookie(keys: KeyList, value: string | undefined): RefreshClaim | undefined {
  const [, sessionId, counter, signaturePart] = FORMAT.exec(value ?? '') ?? [];
  if (sessionId === undefined || counter === undefined || signaturePart === undefined) return undefined;
  const claim = { sessionId, counter: Number(counter) };
  return isMac(keys, signedText(claim), Buffer.from(signaturePart, 'base64url')) ? claim : undefined;
}

export interface RefreshDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'SESSION_MAX_DAYS'>;
}

/**
 * Exchanges a refresh cookie for the next one. A forged or malformed cookie has no effect. A valid cookie that is too old
 * must have been copied, so it ends the session in all services. A session that has reached its maximum age has expired.
 * @throws Failure 401 `unauthenticated`.
 */
export async function refreshSession(
  { db, clock, keys, config }: RefreshDeps,
  cookie: string | undefined,
): Promise<OpenedSession> {
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  if (!claim) throw new Failure('unauthenticated');
  const { sessionId, counter } = claim;
  // The cookie alone identifies the session, so the owner is not known yet.
  const session = await asSystem(db, async (trx) => {
    const lifetime = { now: clock.now(), maxDays: config.SESSION_MAX_DAYS };
    const rotated = await rotateSession(trx, sessionId, counter, lifetime);
    if (!rotated) await endReplayedSession(trx, sessionId, counter, clock.now());
    return rotated;
  });
  if (!session) throw new Failure('unauthenticated');
  return session;
}
