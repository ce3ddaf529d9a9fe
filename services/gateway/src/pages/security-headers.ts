import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** For whatever is no page: nothing in it may run, load or be framed. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a page (toolchain.md, 10): our own files alone, and styles that carry this answer's nonce. */
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

/** What every answer says to a browser. Nothing on our pages needs a sensor, a referrer or another origin. */
export async function securityHeaders(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', NO_PAGE_POLICY);
    reply.header(
      'permissions-policy',
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    );
  });
}
