import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { describeDevice } from './describe-device.ts';

const DEVICE_COOKIE = 'device';
const FORM = /^[\w-]{22}$/;
/** The longest that browsers keep a cookie; seconds. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;

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
  const options: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: MAX_AGE_SECONDS,
  };
  reply.setCookie(DEVICE_COOKIE, id, options);
}
