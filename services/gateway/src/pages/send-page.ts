import { PAGE_PATHS } from '@app/contracts';
import { Failure } from '@app/service-kit/serving';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './security-headers.ts';
import type { Site } from './site.ts';
import { MISSING_BUILD } from './static-pages.view.ts';

const PAGES: ReadonlySet<string> = new Set(PAGE_PATHS);
/** Vite puts a content hash into the names of the files in this folder. */
const HASHED_FOLDER = '/assets/';

/**
 * Answers a request for a file or a page of the web application.
 * @param site undefined while there is no build.
 * @throws Failure 404 `not_found` for a missing file; a missing page is answered with the page and status 404.
 */
export function sendFromSite(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site | undefined,
): FastifyReply {
  const path = pathOf(request);
  if (site?.files.has(path)) return sendFile(reply, path);
  if (!isPageRequest(request, path)) throw new Failure('not_found');
  return site ? sendPage(reply, site, path) : sendMissingBuild(reply);
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  reply.header(
    'cache-control',
    path.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
  );
  return reply.sendFile(path.slice(1));
}

function sendPage(reply: FastifyReply, site: Site, path: string): FastifyReply {
  const known = PAGES.has(path);
  const { html, nonce } = site.page(known ? path : undefined);
  return reply
    .code(known ? 200 : 404)
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendMissingBuild(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(MISSING_BUILD);
}

/** Returns the path without the query and without a trailing slash. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Whether a browser asks for a page. A path with a dot in its last part or below /assets/ names a file. */
function isPageRequest(request: FastifyRequest, path: string): boolean {
  if (path.startsWith(HASHED_FOLDER) || /\.[^/]*$/.test(path)) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}
