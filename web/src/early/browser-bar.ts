/** `--paper` of tokens.css, which is not there yet when this runs. */
const PAPER = { light: '#fbf6ee', dark: '#1d1820' };

/** Colours the browser's own bar like the page beneath it, now and whenever the theme changes (ACC-4). */
export function colourBrowserBar(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const { theme } = root.dataset;
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', PAPER[isDark ? 'dark' : 'light']);
  };
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', paint);
  // The element comes after the script that calls this.
  document.addEventListener('DOMContentLoaded', paint);
}
