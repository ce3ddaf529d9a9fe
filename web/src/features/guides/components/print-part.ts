/**
 * Prints one part of the page, or all of it. The attribute is what the print styles look at; it is gone again when the
 * dialog closes, so that the browser's own print command prints the whole guide.
 */
export function printPart(part: 'guide' | 'sheet'): void {
  const root = document.documentElement;
  root.dataset.print = part;
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  window.print();
}
