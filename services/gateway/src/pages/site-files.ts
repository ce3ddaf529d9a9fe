import { INDEXED_PAGES } from '@app/contracts';
import { escapeHtml } from '@app/service-kit';
import type { Config } from '../config.ts';
import { absoluteUrl } from './page-head.view.ts';

/** A file for crawlers and browsers whose content depends on the settings. */
interface SiteFile {
  readonly url: string;
  readonly type: string;
  readonly text: string;
}

/** Writes robots.txt, the sitemap and the web manifest, which depend on the public URL and the product name. */
export function siteFiles({
  PUBLIC_URL: publicUrl,
  PRODUCT_NAME,
}: Pick<Config, 'PUBLIC_URL' | 'PRODUCT_NAME'>): SiteFile[] {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml', { publicUrl })}\n`;
  const addresses = Object.keys(INDEXED_PAGES).map(
    (path) => `  <url><loc>${escapeHtml(absoluteUrl(path, { publicUrl }))}</loc></url>`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
  const manifest = JSON.stringify({
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: INDEXED_PAGES['/']?.title,
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
  return [
    // Pages that must not be indexed carry a `noindex` tag. Crawlers would not see it if robots.txt excluded the pages.
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap },
    { url: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8', text: manifest },
  ];
}
