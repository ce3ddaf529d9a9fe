import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * sonner writes a `<style>` into the page when it is imported, which our Content-Security-Policy forbids; its stylesheet is
 * imported as a file instead. The build fails when the line is no longer where it was.
 */
function sonnerWithoutInjectedStyle(): Plugin {
  return {
    name: 'sonner-without-injected-style',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        const kept = code.replace(/^__insertCSS\(".*"\);$/m, '');
        if (kept === code)
          this.error('sonner no longer injects its style where it did: look at this plugin again');
        return { code: kept, map: null };
      },
    },
  };
}

/** The two typefaces of every page are fetched along with the script, not after the stylesheet has been read. */
function preloadFonts(): Plugin {
  const wanted = /(fraunces|figtree)-latin-(?!ext).*\.woff2$/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sonnerWithoutInjectedStyle(), preloadFonts()],
  /** The gateway puts the nonce of each answer in the mark's place (PAGE_MARKS of the contract). */
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // zod and the line that configures it run before any schema that another chunk makes.
      output: {
        codeSplitting: { groups: [{ name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]|zod-without-eval/ }] },
      },
      // The contract only defines: what a page does not use of it need not travel.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]packages[\\/]contracts[\\/]src[\\/]/, sideEffects: false }],
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000' },
  },
});
