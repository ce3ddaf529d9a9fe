import { FOUND_PAGES } from '@app/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { escapeHtml } from './escape-html.ts';
import { addressOf } from './page-head.view.ts';

/** What machines ask a site for by name; all of it depends on where the product lives and what it is called. */
export function noticeRoutes(web: FastifyInstance, { publicUrl, page }: Pick<Config, 'publicUrl' | 'page'>) {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressOf('/sitemap.xml', { publicUrl })}\n`;
  const addresses = Object.keys(FOUND_PAGES).map(
    (path) => `  <url><loc>${escapeHtml(addressOf(path, { publicUrl }))}</loc></url>`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  const manifest = JSON.stringify({
    name: page.productName,
    short_name: page.productName,
    description: FOUND_PAGES['/']?.title,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf6ee',
    theme_color: '#fbf6ee',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  const notices: [url: string, type: string, text: string][] = [
    // Pages that are not to be found say so themselves: who may not read them could not learn it.
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest],
  ];
  for (const [url, type, text] of notices)
    web.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply: FastifyReply) =>
        reply.header('cache-control', 'public, max-age=600').type(type).send(text),
    });
}
