/**
 * Prints one part of the page or the whole guide. The print styles depend on the attribute. It is removed when the dialog closes,
 * so that the browser's own print command prints the whole guide.
 */
export function printPart(part: 'guide' | 'sheet'): void {
  const root = document.documentElement;
  root.dataset.print = part;
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  window.print();
}
