import { randomBytes } from 'node:crypto';
import { PAGE_PLACEHOLDERS, type PageSettings } from '@app/contracts';
import { escapeHtml } from '@app/service-kit';
import { renderPageHead } from './page-head.view.ts';

/** The page of one response: its HTML, and the nonce that the response's Content-Security-Policy must name. */
export interface Page {
  readonly html: string;
  readonly nonce: string;
}

/** Prerendered pages by path: further elements for the head, and the content of the root element. */
export type Prerendered = Readonly<Record<string, { readonly head: string; readonly body: string }>>;

const EMPTY_ROOT = '<div id="root"></div>';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Fills the placeholders of the built index.html (PAGE_PLACEHOLDERS of the contracts): once per path, the nonce per response.
 * @returns a function that renders the page of one response. Its path is undefined when there is no such page.
 */
export function pageTemplate(
  source: string,
  settings: PageSettings,
  publicUrl: string,
  prerendered: Prerendered = {},
): (path: string | undefined) => Page {
  const piecesByPath = new Map<string | undefined, readonly string[]>();
  const renderPieces = (path: string | undefined) => {
    const { title, description, more } = renderPageHead(path, {
      publicUrl,
      productName: settings.productName,
    });
    const { head = '', body = '' } = prerendered[path ?? ''] ?? {};
    return source
      .replace('</head>', () => `${head}</head>`)
      .replace(EMPTY_ROOT, () => EMPTY_ROOT.replace('><', () => `>${body}<`))
      .replaceAll(PAGE_PLACEHOLDERS.settings, () => escapeHtml(JSON.stringify(settings)))
      .replaceAll(PAGE_PLACEHOLDERS.productName, () => escapeHtml(settings.productName))
      .replaceAll(String(PAGE_PLACEHOLDERS.freeMessagesPerMonth), () => String(settings.freeMessagesPerMonth))
      .replaceAll(PAGE_PLACEHOLDERS.title, () => title)
      .replaceAll(PAGE_PLACEHOLDERS.description, () => description)
      .replaceAll(PAGE_PLACEHOLDERS.head, () => more)
      .split(PAGE_PLACEHOLDERS.nonce);
  };
  return (path) => {
    const pieces = piecesByPath.get(path) ?? renderPieces(path);
    piecesByPath.set(path, pieces);
    const nonce = createNonce();
    return { html: pieces.join(nonce), nonce };
  };
}
