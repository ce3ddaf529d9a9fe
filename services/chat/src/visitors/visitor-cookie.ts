import { isMac, type KeyList, mac } from '@app/service-kit';

/** How long a visitor and their conversations are kept after they last started one; milliseconds. */
export const VISITOR_LIFETIME_MS = 30 * 24 * 3_600_000;

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;
const COOKIE = /(?:^|;)\s*visitor=([^;\s]*)/;

/** Signs the id as `<visitorId>.<HMAC>`. */
export function signVisitor(secrets: KeyList, visitorId: string): string {
  return `${visitorId}.${mac(secrets, signedText(visitorId)).toString('base64url')}`;
}

/** The visitor id of a signed value; undefined when the signature is not ours. */
export function readVisitor(secrets: KeyList, value: string): string | undefined {
  const [, visitorId, given] = FORM.exec(value) ?? [];
  if (!visitorId || !given) return undefined;
  return isMac(secrets, signedText(visitorId), Buffer.from(given, 'base64url')) ? visitorId : undefined;
}

/** The visitor id in a Cookie header. */
export function readVisitorCookie(secrets: KeyList, cookies: string | undefined): string | undefined {
  const value = COOKIE.exec(cookies ?? '')?.[1];
  return value === undefined ? undefined : readVisitor(secrets, value);
}

/** Builds the Set-Cookie header for a visitor; scripts and other sites can't read the cookie. */
export function visitorCookie(secrets: KeyList, visitorId: string, { secure }: { secure: boolean }): string {
  const parts = [
    `visitor=${signVisitor(secrets, visitorId)}`,
    `Max-Age=${VISITOR_LIFETIME_MS / 1_000}`,
    'Path=/api',
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

function signedText(visitorId: string): string {
  return `visitor:${visitorId}`;
}
