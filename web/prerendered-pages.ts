import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Pages that look the same for every visitor, and the source of each; the code of further ones comes later, but their
 * styles are needed from the beginning.
 */
const PAGES: Readonly<Record<string, readonly [source: string, ...later: string[]]>> = {
  '/': ['home-page.tsx', 'home-illustration.tsx', 'home-more.tsx'],
  '/library': ['library-page.tsx'],
  '/library/weekly-check-in-template': ['weekly-check-in-page.tsx'],
  '/library/repair-after-conflict': ['repair-after-conflict-page.tsx'],
  '/library/saying-no-kindly': ['saying-no-kindly-page.tsx'],
  '/safety': ['safety-page.tsx'],
  '/privacy': ['privacy-page.tsx'],
  '/terms': ['terms-page.tsx'],
};
/** Read by the gateway (services/gateway/src/pages/site.ts). */
const FILE = 'prerendered.json';

/**
 * Renders those pages at build time, so that they can be read before their script has come, and without it. The gateway
 * sends them in place of the empty page; React takes them over.
 */
export function prerenderedPages(): Plugin {
  let folder = '';
  let nested: string;
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = path.resolve(root, outDir);
      nested = path.join(root, `node_modules/.prerender-${process.pid}`);
    },
    async writeBundle(_options, bundle) {
      const render = await buildRenderer(nested);
      const pages: Record<string, { head: string; body: string; bodyWithVisitors: string }> = {};
      for (const [address, sources] of Object.entries(PAGES)) {
        const body = await render.closed(address);
        const bodyWithVisitors = await render.open(address);
        if (/<script|\sstyle="/.test(body + bodyWithVisitors))
          this.error(`${address} holds what our policy forbids in a page`);
        pages[address] = { head: linksFor(bundle, sources), body, bodyWithVisitors };
      }
      writeFileSync(path.join(folder, FILE), JSON.stringify(pages));
      rmSync(nested, { recursive: true, force: true });
    },
  };
}

type Render = (address: string) => Promise<string>;

/** Two of them, as what visitors may do is settled when a page's code is loaded: `open` where they may chat (NAV-6). */
async function buildRenderer(outDir: string): Promise<Record<'closed' | 'open', Render>> {
  const root = import.meta.dirname;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^.*\/page-settings\.ts$/, replacement: path.join(root, 'src/app/prerender-settings.ts') },
      ],
    },
    build: {
      outDir,
      ssr: 'src/app/prerender.tsx',
      emptyOutDir: true,
      // In one file: loaded under another address, all of it is loaded anew.
      rolldownOptions: { output: { entryFileNames: 'prerender.js', codeSplitting: false } },
    },
  });
  const load = async (query: string): Promise<Render> => {
    const file = pathToFileURL(path.join(outDir, 'prerender.js'));
    const module: { render: Render } = await import(file.href + query);
    return module.render;
  };
  return { closed: await load(''), open: await load('?visitors') };
}

/**
 * Elements that fetch along with the page what its script would ask for one after the other. It can be read before its
 * script has come, so the script waits for styles and typefaces on a slow line.
 */
function linksFor(bundle: Rolldown.OutputBundle, [source, ...later]: readonly string[]): string {
  const now = chunksOf(bundle, source);
  const all = [...now, ...later.flatMap((one) => chunksOf(bundle, one))];
  const styles = new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...now.map(
      ({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`,
    ),
  ].join('\n    ');
}

/** The chunk of a page's source, and what it imports; what the entry brings along is in the page already. */
function chunksOf(bundle: Rolldown.OutputBundle, source: string | undefined): Rolldown.OutputChunk[] {
  const files = Object.values(bundle);
  const isFrom = (id: string | null) => id?.endsWith(`/src/app/pages/${source}`) === true;
  const chunk = files.find((file) => file.type === 'chunk' && isFrom(file.facadeModuleId));
  if (chunk?.type !== 'chunk') throw new Error(`No chunk was made of ${source}`);
  const known = new Set(files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.imports : [])));
  // What a chunk imports comes before it, so that its styles have the last word as they do in the application.
  const seen = new Set<string>();
  const inOrder = (one: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
    seen.add(one.fileName);
    const before = one.imports.flatMap((name) => {
      const imported = bundle[name];
      if (imported?.type !== 'chunk' || imported.isEntry || known.has(name) || seen.has(name)) return [];
      return inOrder(imported);
    });
    return [...before, one];
  };
  return inOrder(chunk);
}
