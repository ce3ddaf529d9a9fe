import { randomBytes } from 'node:crypto';
import { PAGE_MARKS, type PageSettings } from '@app/contracts';

/** One answer's page: its HTML and the nonce its policy must name. */
export interface Page {
  readonly html: string;
  readonly nonce: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in text and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * Fills the marks of the built index.html (contracts, PAGE_MARKS): settings and name once, the nonce in each answer.
 * @returns a function that makes one answer's page.
 */
export function pageTemplate(source: string, settings: PageSettings): () => Page {
  const pieces = source
    .replaceAll(PAGE_MARKS.settings, () => escapeHtml(JSON.stringify(settings)))
    .replaceAll(PAGE_MARKS.productName, () => escapeHtml(settings.productName))
    .split(PAGE_MARKS.nonce);
  return () => {
    const nonce = newNonce();
    return { html: pieces.join(nonce), nonce };
  };
}
