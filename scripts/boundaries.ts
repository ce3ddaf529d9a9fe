import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

/**
 * Who may import whom (style.md, "Rooms of a service"; architecture.md). `from` and `to` are matched against paths from
 * the top of the repository; a package from npm is written `npm:name`. What `from` captures, `to` may use as `$1`.
 */
interface Boundary {
  from: RegExp;
  to: RegExp;
  /** Imports that `to` matches and that are fine nevertheless. */
  but?: RegExp;
  /** A type alone is fine: it is gone when the program runs. */
  typesMay?: true;
  why: string;
}

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** Tests, and what only tests are made of, may look behind any wall. */
const TEST = /(\.(test|e2e|fixture)|-for-tests)\.tsx?$|\/testing\//;

const BOUNDARIES: readonly Boundary[] = [
  {
    from: /^services\/(\w+)\/src\//,
    to: /^services\//,
    but: /^services\/$1\//,
    why: 'a service knows another only by the contract: it calls it over HTTP or hears its events',
  },
  {
    from: /^services\/(\w+)\/src\//,
    to: /^(web|scripts|e2e|packages\/(launcher|sandbox|testkit))\//,
    why: 'what runs in production does not depend on what starts, plays or tests it',
  },
  {
    from: /^web\/src\//,
    to: /^(services|scripts|e2e|packages)\//,
    but: /^packages\/contracts\//,
    why: 'the browser shares the contract with the services and nothing else',
  },
  {
    from: /^packages\/contracts\//,
    to: /^(services|scripts|e2e|web|packages)\//,
    but: /^packages\/contracts\//,
    why: 'the contract depends on nothing of ours, so that everything may depend on it',
  },
  {
    from: /^packages\/service-kit\//,
    to: /^(services|scripts|e2e|web|packages)\//,
    but: /^packages\/(service-kit|contracts)\//,
    why: 'what every service does alike knows no service',
  },
  {
    from: /^(services|packages)\/(?!.*\.adapter\.ts$)(?!sandbox\/)/,
    to: /^npm:(openai|nodemailer|stripe)$/,
    why: 'a vendor is behind a port: only its *.adapter.ts imports the SDK',
  },
  {
    from: /^(?!packages\/(service-kit\/src\/events|launcher\/src\/database)\/)/,
    to: /^npm:bullmq$/,
    why: 'queues are opened in service-kit/src/events alone',
  },
  {
    from: /^services\/.*\.(repository|table)\.ts$/,
    to: /\.(routes|view|policy|adapter|job)\.ts$|\/(app|deps|main)\.ts$/,
    why: 'queries know tables and nouns, not who asks for them',
  },
  {
    from: /^services\/.*\.routes\.ts$/,
    to: /\.(adapter|job|table)\.ts$|^npm:(kysely|pg)$/,
    why: 'a route is a border post: it checks, calls one operation, and shapes what leaves',
  },
  {
    from: /^services\/.*\.(view|policy)\.ts$/,
    to: /\.(repository|routes|adapter|job)\.ts$|^npm:(kysely|pg|fastify)$/,
    typesMay: true,
    why: 'what a person may see or do is decided from values alone',
  },
  {
    from: /^services\/.*\.port\.ts$/,
    to: /\.adapter\.ts$/,
    why: 'a port says what we need, whoever gives it',
  },
  {
    from: /^web\/src\/features\/([\w-]+)\//,
    to: /^web\/src\/(features|app)\//,
    but: /^web\/src\/features\/$1\//,
    why: 'a feature imports no other feature and no page: pages compose them',
  },
  {
    from: /^web\/src\/(ui|forms|api|styles)\//,
    to: /^web\/src\/(features|app)\//,
    why: 'primitives know nothing of the product',
  },
];

const SOURCES = ['packages/*/src/**/*.ts', 'services/*/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];

/** Every import that crosses a boundary, as a sentence with its address. */
export async function brokenBoundaries(root: string): Promise<string[]> {
  const broken: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) {
    if (TEST.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const { specifier, typeOnly } of importsOf(source)) {
      const target = resolve(root, file, specifier);
      for (const why of violations(file, target, typeOnly))
        broken.push(`${file} imports ${specifier}: ${why}.`);
    }
  }
  return broken.sort();
}

/** The reasons why `file` must not import `target`, both as `Boundary` spells them. */
export function violations(file: string, target: string, typeOnly = false): string[] {
  return BOUNDARIES.filter(({ from, to, but, typesMay }) => {
    const captured = from.exec(file);
    if (!captured || !to.test(target) || (typeOnly && typesMay)) return false;
    return !but || !new RegExp(but.source.replaceAll('$1', captured[1] ?? '')).test(target);
  }).map(({ why }) => why);
}

/** All imports and re-exports of a source, dynamic ones included. */
export function importsOf(source: string): Import[] {
  const found = source.matchAll(
    /^\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, type, from, bare, dynamic]) => ({
    specifier: from ?? bare ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

/** Where an import leads: a path in this repository or `npm:name`. */
function resolve(root: string, file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  const own = /^@app\/([\w-]+)/.exec(specifier)?.[1];
  if (own) {
    const folder = ['packages', 'services'].find((parent) => existsSync(path.join(root, parent, own)));
    return folder ? `${folder}/${own}/` : `${own}/`;
  }
  const [first = '', second] = specifier.split('/');
  return `npm:${first.startsWith('@') ? `${first}/${second}` : first}`;
}
