import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

/**
 * A forbidden import. `from` and `to` match paths relative to the root of the repository; an npm package is written
 * `npm:name`. `except` may use what `from` captures as `$1`.
 */
interface Boundary {
  from: RegExp;
  to: RegExp;
  /** Imports that `to` matches and that are allowed nevertheless. */
  except?: RegExp;
  /** Type-only imports are allowed, because they do not exist at run time. */
  allowsTypes?: true;
  reason: string;
}

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** Tests and test support may import anything. */
const TEST = /(\.(test|e2e|fixture)|-for-tests)\.tsx?$|\/testing\//;

const BOUNDARIES: readonly Boundary[] = [
  {
    from: /^services\/(\w+)\/src\//,
    to: /^services\//,
    except: /^services\/$1\//,
    reason: 'services depend on each other only through the contract: HTTP calls and events',
  },
  {
    from: /^services\/(\w+)\/src\//,
    to: /^(web|scripts|e2e|tools|packages\/(launcher|sandbox|testkit))\//,
    reason: 'production code does not depend on the code that starts it, tests it or replaces third parties',
  },
  {
    from: /^web\/src\//,
    to: /^(services|scripts|e2e|packages)\//,
    except: /^packages\/contracts\//,
    reason: 'the browser shares the contract with the services and nothing else',
  },
  {
    from: /^packages\/contracts\//,
    to: /^(services|scripts|e2e|web|packages)\//,
    except: /^packages\/contracts\//,
    reason: 'the contract imports no other code of this repository, so that all code may import the contract',
  },
  {
    from: /^packages\/service-kit\//,
    to: /^(services|scripts|e2e|web|packages)\//,
    except: /^packages\/(service-kit|contracts)\//,
    reason: 'code shared by all services depends on no single service',
  },
  {
    from: /^packages\/screening\//,
    to: /^(services|scripts|e2e|web|packages)\//,
    except: /^packages\/(screening|contracts)\//,
    reason: 'screening knows texts and findings, not who asks for them',
  },
  {
    from: /^(packages|web)\//,
    to: /^tools\//,
    reason: 'tools train, measure and evaluate; they are not in the image',
  },
  {
    from: /^(services|packages|web|tools)\/(?!screening\/)/,
    to: /^packages\/screening\/training$/,
    reason: 'only training and measuring use the parts of screening; everything else calls `screen`',
  },
  {
    from: /^(services|packages)\/(?!.*\.adapter\.ts$)(?!sandbox\/)/,
    to: /^npm:(openai|nodemailer|stripe)$/,
    reason: 'a vendor is behind a port: only its *.adapter.ts imports the SDK',
  },
  {
    from: /^(?!packages\/(service-kit\/src\/events|launcher\/src\/database)\/)/,
    to: /^npm:bullmq$/,
    reason: 'queues are opened only in service-kit/src/events',
  },
  {
    from: /^services\/.*\.(repository|table)\.ts$/,
    to: /\.(routes|view|policy|adapter|job)\.ts$|\/(app|deps|main)\.ts$/,
    reason: 'repositories depend on tables and nouns, not on their callers',
  },
  {
    from: /^services\/.*\.routes\.ts$/,
    to: /\.(adapter|job)\.ts$|^npm:(kysely|pg)$/,
    reason: 'a route only validates, calls one operation and maps the result',
  },
  {
    from: /^services\/.*\.(view|policy)\.ts$/,
    to: /\.(repository|routes|adapter|job)\.ts$|^npm:(kysely|pg|fastify)$/,
    allowsTypes: true,
    reason: 'views and policies are pure functions',
  },
  {
    from: /^services\/.*\.port\.ts$/,
    to: /\.adapter\.ts$/,
    reason: 'a port does not depend on its adapters',
  },
  {
    from: /^web\/src\/features\/([\w-]+)\//,
    to: /^web\/src\/(features|pages|app)\//,
    except: /^web\/src\/features\/$1\//,
    reason: 'a feature imports no other feature and no page: pages compose them',
  },
  {
    from: /^web\/src\/(ui|forms|api|styles)\//,
    to: /^web\/src\/(features|pages|app)\//,
    reason: 'primitives know nothing of the product',
  },
];

const SOURCES = ['{packages,services,tools}/*/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];

/** Checks the imports of all sources. @returns one sentence for each import that crosses a boundary. */
export async function checkBoundaries(root: string): Promise<string[]> {
  const problems: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) {
    if (TEST.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const { specifier, typeOnly } of importsOf(source)) {
      const target = resolve(root, file, specifier);
      for (const reason of findViolations(file, target, typeOnly))
        problems.push(`${file} imports ${specifier}: ${reason}.`);
    }
  }
  return problems.sort();
}

/** The reasons why `file` must not import `target`, both written as in `Boundary`. */
export function findViolations(file: string, target: string, typeOnly = false): string[] {
  return BOUNDARIES.filter(({ from, to, except, allowsTypes }) => {
    const captured = from.exec(file);
    if (!captured || !to.test(target) || (typeOnly && allowsTypes)) return false;
    return !except || !new RegExp(except.source.replaceAll('$1', captured[1] ?? '')).test(target);
  }).map(({ reason }) => reason);
}

/** All imports and re-exports of a source, including dynamic imports. */
export function importsOf(source: string): Import[] {
  const found = source.matchAll(
    /^\s*(?:import|export)\s(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, type, from, bare, dynamic]) => ({
    specifier: from ?? bare ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

/** Resolves an import to a path in this repository or to `npm:name`. */
function resolve(root: string, file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  const [, own, entry = ''] = /^@app\/([\w-]+)\/?(.*)/.exec(specifier) ?? [];
  if (own) {
    const folder = ['packages', 'services'].find((parent) => existsSync(path.join(root, parent, own)));
    return folder ? `${folder}/${own}/${entry}` : `${own}/${entry}`;
  }
  const [first = '', second] = specifier.split('/');
  return `npm:${first.startsWith('@') ? `${first}/${second}` : first}`;
}
