import { timingSafeEqual } from 'node:crypto';
import { LIFETIMES } from '@app/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { mac } from '../keys.ts';

export const REFRESH_COOKIE = 'refresh';

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

/** What a refresh cookie says: a session, and which refresh of it. Nothing of it is stored as it stands. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly counter: number;
}

function signature(key: Buffer, { sessionId, counter }: RefreshClaim): Buffer {
  return mac(key, `${sessionId}.${counter}`);
}

/** `<session>.<counter>.<HMAC>` (architecture.md, Identity). */
export function writeRefreshCookie(key: Buffer, claim: RefreshClaim): string {
  return `${claim.sessionId}.${claim.counter}.${signature(key, claim).toString('base64url')}`;
}

/** Reads a cookie that we have written; undefined for anything else. */
export function readRefreshCookie(key: Buffer, value: string | undefined): RefreshClaim | undefined {
  const [, sessionId, counter, given] = FORM.exec(value ?? '') ?? [];
  if (sessionId === undefined || counter === undefined || given === undefined) return undefined;
  const claim = { sessionId, counter: Number(counter) };
  return timingSafeEqual(signature(key, claim), Buffer.from(given, 'base64url')) ? claim : undefined;
}

/** Out of reach of scripts and of other sites; sent to the calls under /api/auth alone. */
export function refreshCookieOptions(publicUrl: string): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: publicUrl.startsWith('https:'),
    maxAge: LIFETIMES.session / 1_000,
  };
}
