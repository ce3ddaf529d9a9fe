import { constants } from 'node:zlib';
import { PAGE_PATHS } from '@app/contracts';
import { Failure, type Logger } from '@app/service-kit/serving';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { MISSING_BUILD } from './missing-build.view.ts';
import { noticeRoutes } from './notice.routes.ts';
import { pagePolicy } from './security-headers.ts';
import { readSite, type Site } from './site.ts';

const PAGES: ReadonlySet<string> = new Set(PAGE_PATHS);
/** Vite puts a digest of the content into the names of what lies here. */
const HASHED = '/assets/';

/**
 * Whatever is not under /api: files of the built page by their names, the page itself for every path of the product
 * and, with status 404, for every other path a person may have typed (NAV-2). A missing file is never the page.
 */
export function webRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'webDist' | 'page' | 'publicUrl'>,
  log: Logger,
): void {
  const { webDist } = config;
  if (webDist === undefined) return;
  let site: Site | undefined;
  const current = () => {
    site ??= readSite(webDist, config.page, config.publicUrl);
    return site;
  };
  if (!current()) log.warn('WEB_DIST holds no build of the web application');

  app.register(async (web) => {
    await web.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1_024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    });
    await web.register(fastifyStatic, {
      root: webDist,
      serve: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      suppressWarning: true,
    });
    noticeRoutes(web, config);
    web.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const path = pathOf(request);
        const found = current();
        if (found?.files.has(path)) return sendFile(reply, path);
        if (!wantsPage(request, path)) throw new Failure('not_found');
        return found ? sendPage(reply, found, path) : sendMissingBuild(reply);
      },
    });
  });
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  reply.header(
    'cache-control',
    path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
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

/** The path without query and without a slash at its end. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** A person's browser asks for a page; a name with a dot in its last part, or anything among the hashed files, is a file. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (path.startsWith(HASHED) || /\.[^/]*$/.test(path)) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}
