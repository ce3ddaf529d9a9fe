import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { prerenderedPages } from './prerendered-pages.ts';

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

/**
 * Naming a component for developer tools, and making one with forwardRef, count as using it: without the first, and with
 * the second marked as pure, what of the router no page uses does not travel.
 */
function routerWithoutUnused(): Plugin {
  return {
    name: 'router-without-unused',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/** The contract only defines: what a page does not use of it need not travel. */
const treeshake = {
  moduleSideEffects: [{ test: /[\\/]packages[\\/]contracts[\\/]src[\\/]/, sideEffects: false }],
};

const EARLY = path.join(import.meta.dirname, 'src/early/early.ts');

/** What runs before the first paint: a classic script of its own, as modules wait until the page has been read. */
function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, rolldownOptions: { input: EARLY, output: { format: 'iife' }, treeshake } },
      });
      const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      const source = files.find((file) => file.type === 'chunk')?.code;
      if (source === undefined) this.error('src/early/early.ts was not built');
      this.emitFile({ type: 'asset', name: 'early.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const early = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('early.js'),
        );
        return [{ tag: 'script', attrs: { src: `/${early?.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Under the dev server the same file is a module: a flash at load is nobody's there. */
function earlyModule(): Plugin {
  return {
    name: 'early-module',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/early/early.ts' }, injectTo: 'head-prepend' },
    ],
  };
}

const FIRST_FONTS = [
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
].map((url) => path.basename(fileURLToPath(url)));

/** The two typefaces of every page are fetched along with the script, not after the stylesheet has been read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.some((name) => FIRST_FONTS.includes(name)))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** react-router ships both builds and its package names the development one only: its checks are not for visitors. */
const productionRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace(
    /([\\/])development([\\/])/,
    '$1production$2',
  ),
}));

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: productionRouter },
  plugins: [
    react(),
    sonnerWithoutInjectedStyle(),
    routerWithoutUnused(),
    preloadFonts(),
    earlyScript(),
    earlyModule(),
    prerenderedPages(),
  ],
  /** The gateway puts the nonce of each answer in the mark's place (PAGE_MARKS of the contract). */
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The scripts that every page may need would be named in the first one: they are found when a page's own has come.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((name) => !name.endsWith('.js')),
    },
    rolldownOptions: {
      // zod and the line that configures it run before any schema that another chunk makes. What several pages share in
      // small pieces travels together: on a slow line each piece costs more than what it brings;
      // without what the pieces import themselves, or the first page would bring that too.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]|zod-without-eval/ },
            { name: 'fields', test: /[\\/]src[\\/]ui[\\/](field|text-field|choice|switch|use-hydrated)\b/ },
            { name: 'cards', test: /[\\/]src[\\/]ui[\\/](card|drawing)\b/ },
            { name: 'guides', test: /[\\/]guides[\\/]components[\\/](written|guide-(?!drawings))/ },
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
          ],
        },
      },
      treeshake,
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000' },
  },
});
