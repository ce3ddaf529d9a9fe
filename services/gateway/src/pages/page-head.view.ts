import { DEFAULT_DESCRIPTION, FOUND_PAGES, type PageHead, type PagePath } from '@app/contracts';
import { escapeHtml } from './escape-html.ts';

/** Where the product lives, and what it is called there. */
export interface Place {
  readonly publicUrl: string;
  readonly productName: string;
}

/** Our own picture for previews, drawn by `npm run icons`. */
const PICTURE = { path: '/share.png', width: 1200, height: 630 };

/** What one page says of itself before it runs, as HTML. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  /** Further elements of the head. */
  readonly more: string;
}

/**
 * The head of a page (PUR-6). A page that is not to be found by searching says that, and no more than the product's name.
 * @param path undefined for a path without a page.
 */
export function headOf(path: string | undefined, place: Place): HeadView {
  const head = path === undefined ? undefined : FOUND_PAGES[path as PagePath];
  if (path === undefined || head === undefined)
    return {
      title: escapeHtml(place.productName),
      description: DEFAULT_DESCRIPTION,
      more: '<meta name="robots" content="noindex">',
    };
  const title = `${head.title} | ${place.productName}`;
  const description = head.description ?? DEFAULT_DESCRIPTION;
  const url = addressOf(path, place);
  const picture = addressOf(PICTURE.path, place);
  const article =
    head.written === undefined ? undefined : articleOf(head, { url, picture, description }, place);
  const named = {
    'og:type': article === undefined ? 'website' : 'article',
    'og:site_name': place.productName,
    'og:title': head.title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': 'Two cups at a window, their steam forms one heart.',
  };
  return {
    title: escapeHtml(title),
    description: escapeHtml(description),
    more: [
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      ...Object.entries(named).map(
        ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
      ),
      '<meta name="twitter:card" content="summary_large_image">',
      ...(article === undefined
        ? []
        : [`<script type="application/ld+json">${asScriptText(article)}</script>`]),
    ].join('\n    '),
  };
}

/** The whole address of a path, also where the product lives under one. */
export function addressOf(path: string, { publicUrl }: Pick<Place, 'publicUrl'>): string {
  return `${publicUrl.replace(/\/+$/, '')}${path}`;
}

function articleOf(
  { title, written }: PageHead,
  { url, picture, description }: { url: string; picture: string; description: string },
  { productName }: Place,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    image: picture,
    mainEntityOfPage: url,
    datePublished: written,
    inLanguage: 'en',
    isAccessibleForFree: true,
    author: { '@type': 'Organization', name: productName },
    publisher: { '@type': 'Organization', name: productName },
  };
}

/** Nothing in it may end the script it stands in. */
function asScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
