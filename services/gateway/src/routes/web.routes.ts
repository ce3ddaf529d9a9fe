import { constants } from 'node:zlib';
import type { Logger } from '@app/service-kit/serving';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendFromSite } from '../pages/send-page.ts';
import { readSite, type Site } from '../pages/site.ts';
import { siteFiles } from '../pages/site-files.ts';

/**
 * Serves everything outside /api: the files of the web application, its page for every path of the product and, with
 * status 404, for every other path that a person may have typed (NAV-2). A missing file is never answered with the page.
 */
export function webRoutes(app: FastifyInstance, config: Config, log: Logger): void {
  const { WEB_DIST } = config;
  if (WEB_DIST === undefined) return;
  let loaded: Site | undefined;
  const currentSite = () => {
    loaded ??= readSite(WEB_DIST, config);
    return loaded;
  };
  if (!currentSite()) log.warn('web build missing in WEB_DIST');

  app.register(async (web) => {
    await web.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1_024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    });
    await web.register(fastifyStatic, {
      root: WEB_DIST,
      serve: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      suppressWarning: true,
    });
    for (const { url, type, text } of siteFiles(config))
      web.route({
        method: ['GET', 'HEAD'],
        url,
        handler: (_request, reply) =>
          reply.header('cache-control', 'public, max-age=600').type(type).send(text),
      });
    web.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => sendFromSite(request, reply, currentSite()),
    });
  });
}
