import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { prerenderedPages } from './prerendered-pages.ts';

/** Matches the paths of modules on any system. */
function within(...paths: string[]): RegExp {
  return new RegExp(paths.map((one) => `[\\\\/]${one.replaceAll('/', '[\\\\/]')}`).join('|'));
}

/** The contracts package and the readers of stored JSON have no side effects, so their unused parts can be dropped. */
const treeshake = {
  moduleSideEffects: [
    { test: /[\\/]packages[\\/]contracts[\\/]src[\\/]|[\\/]session[\\/]read-/, sideEffects: false },
  ],
};

const EARLY = path.join(import.meta.dirname, 'src/early/early.ts');

/** Builds src/early as a classic script, which runs before the first paint; modules run only after parsing. */
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

/** Under the dev server the same file is a module: a flash at load does not matter there. */
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

/** Preloads the two fonts of every page, instead of loading them after the stylesheet. */
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadFonts(),
    earlyScript(),
    earlyModule(),
    prerenderedPages(),
    // Compressed once here, and not by the gateway for each request.
    compression({
      include: /\.(js|css|svg)$/,
      threshold: 512,
      algorithms: ['brotliCompress', 'gzip'],
      logLevel: 'silent',
    }),
  ],
  /** The gateway replaces this placeholder with the nonce of each response (PAGE_PLACEHOLDERS of the contract). */
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // Read by e2e/first-scripts.ts.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Scripts are not preloaded from other scripts: the entry script would have to list those of every page.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((name) => !name.endsWith('.js')),
    },
    rolldownOptions: {
      // Small modules that several pages share are grouped, because on a slow network each request costs more than its
      // content, and because together they compress better. Their own imports are not included, because the first page
      // would load them too.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'zod', test: within('node_modules/zod/') },
            { name: 'fields', test: within('src/ui/(field|text-field|use-hydrated)\\b') },
            { name: 'choices', test: within('src/ui/(choice|switch)\\b') },
            { name: 'cards', test: within('src/ui/card\\b') },
            { name: 'drawings', test: within('src/ui/drawing\\b') },
            { name: 'guides', test: within('guides/components/(written|guide-(?!drawings))') },
            { name: 'react', test: within('node_modules/(react|react-dom|scheduler|react-router-dom)/') },
            // Without what only the dashboard and the account use: infinite queries and mutations.
            {
              name: 'server-state',
              test: within(
                'node_modules/@tanstack/(?!.*(nfiniteQuery(Observer|\\.js)|utationObserver|useMutation))',
                'src/app/server-state',
                'src/api/refresh-usage',
                'src/forms/use-action',
              ),
            },
            // The first script of every page.
            {
              name: 'shared',
              test: within(
                'src/session/',
                'src/ui/(badge|button|class-names|code-on-demand|formats|link|notice|page|spinner|toast(-host)?|until-used)\\.',
                'src/ui/(use-online|use-search-params)\\.',
                'src/api/(call-failure|load-calls|page-settings)\\.',
                'contracts/src/product',
                'preload-helper',
              ),
            },
            // What the pages with conversations share.
            {
              name: 'conversations',
              test: within(
                'features/conversations/(conversations.copy|list-code|api/invalidate-conversations|hooks/use-start-draft|model/start-draft)',
                'features/conversations/components/(story-field|start-bar|start-form.module|remaining-characters)',
                'src/pages/chat/(ask-page.(copy|module)|keep-conversation|status-line)',
                'src/ui/(use-covered-height|voice/voice-input)',
                'features/replies/(hooks/use-reply-format|components/chat-window.module|chat-opening.copy|model/chat-state)',
                'features/usage/(hooks/(?!use-returnable|use-checkout-in)|usage.copy|model/usage|components/(renewal|upgrade.module|usage-badge))',
                'src/pages/safety-notice',
              ),
            },
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
