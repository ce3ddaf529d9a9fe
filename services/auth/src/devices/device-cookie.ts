import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { describeDevice } from './describe-device.ts';

const DEVICE_COOKIE = 'device';
const FORM = /^[\w-]{22}$/;
/** The longest that browsers keep a cookie; seconds. */
export const MAX_AGE_SECONDS = 400 * 24 * 3_600;

/** What somebody signs in with. */
export interface Browser {
  /** As people read it. */
  readonly name: string;
  /** The value of its device cookie; one never heard of when the browser had none. */
  readonly id: string;
}

/** The browser behind a request. */
export function readBrowser(request: FastifyRequest): Browser {
  const given = request.cookies[DEVICE_COOKIE] ?? '';
  return {
    name: describeDevice(request.headers['user-agent']),
    id: FORM.test(given) ? given : randomBytes(16).toString('base64url'),
  };
}

/** Lets a browser be known again. It opens nothing: it only tells a person's own browser from a new one. */
export function rememberBrowser(
  { settings }: Pick<Deps, 'settings'>,
  reply: FastifyReply,
  { id }: Browser,
): void {
  reply.setCookie(DEVICE_COOKIE, id, { ...cookieOptions(settings.publicUrl), maxAge: MAX_AGE_SECONDS });
}

/** The browser is not known any more: nothing in it tells that somebody was here. */
export function forgetBrowser({ settings }: Pick<Deps, 'settings'>, reply: FastifyReply): void {
  reply.clearCookie(DEVICE_COOKIE, cookieOptions(settings.publicUrl));
}

function cookieOptions(publicUrl: string): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: publicUrl.startsWith('https:'),
  };
}
