import { randomBytes } from 'node:crypto';
import { PAGE_MARKS, type PageSettings } from '@app/contracts';
import { escapeHtml } from './escape-html.ts';
import { headOf } from './page-head.view.ts';

/** One answer's page: its HTML and the nonce its policy must name. */
export interface Page {
  readonly html: string;
  readonly nonce: string;
}

/** Pages by their paths, as visitors see them: what they want in the head, and what stands in the empty page's place. */
export type Prerendered = Readonly<Record<string, { readonly head: string; readonly body: string }>>;

const EMPTY = '<div id="root"></div>';

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Fills the marks of the built index.html (contracts, PAGE_MARKS): what belongs to a path once, the nonce in each answer.
 * @returns a function that makes one answer's page; its path is undefined where there is no such page.
 */
export function pageTemplate(
  source: string,
  settings: PageSettings,
  publicUrl: string,
  prerendered: Prerendered = {},
): (path: string | undefined) => Page {
  const known = new Map<string | undefined, readonly string[]>();
  const piecesOf = (path: string | undefined) => {
    const { title, description, more } = headOf(path, { publicUrl, productName: settings.productName });
    const { head = '', body = '' } = prerendered[path ?? ''] ?? {};
    return source
      .replace('</head>', () => `${head}</head>`)
      .replace(EMPTY, () => EMPTY.replace('><', () => `>${body}<`))
      .replaceAll(PAGE_MARKS.settings, () => escapeHtml(JSON.stringify(settings)))
      .replaceAll(PAGE_MARKS.productName, () => escapeHtml(settings.productName))
      .replaceAll(String(PAGE_MARKS.freeMessagesPerMonth), () => String(settings.freeMessagesPerMonth))
      .replaceAll(PAGE_MARKS.title, () => title)
      .replaceAll(PAGE_MARKS.description, () => description)
      .replaceAll(PAGE_MARKS.head, () => more)
      .split(PAGE_MARKS.nonce);
  };
  return (path) => {
    const pieces = known.get(path) ?? piecesOf(path);
    known.set(path, pieces);
    const nonce = newNonce();
    return { html: pieces.join(nonce), nonce };
  };
}
