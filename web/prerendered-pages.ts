import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

/** Source files in src/pages. The code of the later ones is not needed at once, but their styles are. */
type Sources = readonly [source: string | readonly string[], ...later: string[]];

/** One of the guides whose texts are loaded beside the page, with what else it loads. */
const moreGuide = (name: string, ...others: string[]): Sources => [
  ['library/more-guide-page.tsx', `../features/guides/more/${name}.ts`, ...others],
];

/** The pages that look the same for every visitor, with their source files. */
const PAGES: Readonly<Record<string, Sources>> = {
  '/': ['home/home-page.tsx', 'home/home-box.tsx', 'home/home-illustration.tsx', 'home/home-more.tsx'],
  '/library': ['library/library-page.tsx'],
  '/library/weekly-check-in-template': ['library/weekly-check-in-page.tsx'],
  '/library/repair-after-conflict': ['library/repair-after-conflict-page.tsx'],
  '/library/saying-no-kindly': ['library/saying-no-kindly-page.tsx'],
  '/library/jealousy': moreGuide('jealousy'),
  '/library/money': moreGuide('money'),
  '/library/in-laws': moreGuide('in-laws'),
  '/library/long-distance': moreGuide('long-distance'),
  '/library/parenting-as-a-team': moreGuide('parenting'),
  '/library/after-a-breakup': moreGuide('breakup'),
  '/library/when-it-may-be-abuse': moreGuide('abuse', '../features/safety/components/safety-contacts.tsx'),
  '/safety': ['safety/safety-page.tsx'],
  '/privacy': ['legal/privacy-page.tsx'],
  '/terms': ['legal/terms-page.tsx'],
};
/** Read by the gateway (services/gateway/src/pages/site.ts). */
const FILE = 'prerendered.json';

/**
 * Renders those pages at build time, so that they can be read before their script is loaded, and without it. The gateway
 * sends them instead of the empty page, and React hydrates them.
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
          this.error(`${address} contains what our Content-Security-Policy forbids`);
        pages[address] = { head: linksFor(bundle, sources), body, bodyWithVisitors };
      }
      writeFileSync(path.join(folder, FILE), JSON.stringify(pages));
      rmSync(nested, { recursive: true, force: true });
    },
  };
}

type Render = (address: string) => Promise<string>;

/**
 * Builds two renderers, because what visitors may do is decided when the code of a page is loaded: `open` is for products
 * on which they may chat (NAV-6).
 */
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
      // One file, so that importing it under another address loads all of its modules again.
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
 * The elements that load styles and scripts together with the page instead of one after the other. Scripts have a low
 * priority, because the page can be read without them: on a slow network, styles and fonts come first.
 */
function linksFor(bundle: Rolldown.OutputBundle, [source, ...later]: Sources): string {
  const now = [...new Set([source].flat().flatMap((one) => chunksOf(bundle, one)))];
  const all = [...now, ...later.flatMap((one) => chunksOf(bundle, one))];
  const styles = new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...now.map(
      ({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`,
    ),
  ].join('\n    ');
}

/** The chunk of a page's source file and its imports, without those that the entry already loads. */
function chunksOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk[] {
  const files = Object.values(bundle);
  const isFrom = (id: string | null) => id?.endsWith(path.posix.join('/src/pages', source)) === true;
  const chunk =
    files.find((file) => file.type === 'chunk' && isFrom(file.facadeModuleId)) ??
    // A file that several pages load has no chunk of its own name.
    files.find((file) => file.type === 'chunk' && file.moduleIds.some(isFrom));
  if (chunk?.type !== 'chunk') throw new Error(`No chunk was made of ${source}`);
  const known = new Set(files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.imports : [])));
  // The imports of a chunk come before it, so that its styles override theirs, as in the application.
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
