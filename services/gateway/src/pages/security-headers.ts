import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** The policy of responses that are not pages: they may not run scripts, load resources or be framed. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a page: only files of this origin, and styles with the nonce of this response. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The security headers of every response. The pages need no sensors, no referrer and no other origin. */
export function securityHeaders({
  PUBLIC_URL,
}: Pick<Config, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': NO_PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    ...(PUBLIC_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** Sets the headers on every response that does not have its own value. Forwarded responses are not sent through hooks. */
export function setSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers({ ...headers, ...reply.getHeaders() });
    done(null, payload);
  });
}
