import { cpSync, rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';

// `npm run build` of a service or the sandbox: bundles main.ts, the worker threads and everything they import into a few files in
// dist/, because resolving a thousand modules in six processes takes seconds (docs/decisions/0019). It does not check types.
// The image is built with `--commands`: the service's other programs, such as its worker, are then bundled too.
const folder = process.cwd();
const service = path.basename(folder);
const { commands: withCommands } = parseArgs({ options: { commands: { type: 'boolean' } } }).values;
const dist = path.join(folder, 'dist');

/** Files that code reads by their path relative to its module: their place in the sources and in the bundle. */
const DATA_FILES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  auth: ['src/passwords/common-passwords.txt', 'process/common-passwords.txt'],
  chat: ['../../packages/screening/src/screening.model', 'process/screening.model'],
  sandbox: ['src/pages/assets', 'pages/assets'],
};

/** Programs and worker threads beside main.ts, bundled under their own names. */
const THREADS: Readonly<Record<string, readonly string[]>> = { chat: ['safety/screening-thread.ts'] };
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  auth: ['worker.ts', 'migrate.ts', 'erase-again.ts'],
  chat: ['worker.ts', 'migrate.ts', 'rotate-keys.ts'],
  billing: ['worker.ts', 'migrate.ts', 'parked.ts'],
  notify: ['worker.ts', 'migrate.ts'],
};
/** The launcher runs from its sources; the image contains only the program that prepares the database. */
const entries =
  service === 'launcher'
    ? ['database/provision.main.ts']
    : ['main.ts', ...(THREADS[service] ?? []), ...(withCommands ? (COMMANDS[service] ?? []) : [])];

/** Packages that are not bundled, because they contain binaries or read files of their own package. */
const EXTERNAL_PACKAGES = ['@node-rs/argon2', 'pg-native'];

/**
 * An `import` of node:http reads all its properties. Those that are getters (WebSocket and its events) load undici, which
 * takes a fifth of the start of a process and 5 MiB of its memory. Imported through this module they are not read.
 */
const importHttpWithoutGetters: Plugin = {
  name: 'import-http-without-getters',
  resolveId: (source, _importer, { kind }) =>
    /^(node:)?http$/.test(source) && kind === 'import-statement' ? '\0http' : undefined,
  load(id) {
    if (id !== '\0http') return undefined;
    const descriptors = Object.entries(Object.getOwnPropertyDescriptors(http));
    const names = descriptors.filter(([, { get }]) => get === undefined).map(([name]) => name);
    return `const http = process.getBuiltinModule('node:http');
      export default http;
      export const { ${names.join(', ')} } = http;`;
  },
};

/**
 * Packages that a bundle contains only because another package names them: @fastify/http-proxy can send calls with undici,
 * but the gateway sends them itself, and undici would take 3 MiB.
 */
const UNUSED_PACKAGES: Readonly<Record<string, readonly string[]>> = { gateway: ['undici'] };

const omitUnusedPackages: Plugin = {
  name: 'omit-unused-packages',
  resolveId: (source) => (UNUSED_PACKAGES[service]?.includes(source) ? '\0unused' : undefined),
  load: (id) => (id === '\0unused' ? 'module.exports = {};' : undefined),
};

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: folder,
  input: Object.fromEntries(
    entries.map((file) => [path.basename(file, '.ts'), path.join(folder, 'src', file)]),
  ),
  platform: 'node',
  plugins: [importHttpWithoutGetters, omitUnusedPackages],
  external: EXTERNAL_PACKAGES,
  // BullMQ's ESM form cannot load pg by itself.
  resolve: { alias: { bullmq$: path.join(folder, '../../node_modules/bullmq/dist/cjs/index.js') } },
  logLevel: 'silent',
});
await bundle.write({
  dir: dist,
  format: 'esm',
  sourcemap: true,
  entryFileNames: 'process/[name].js',
  // Names have no hash, so that a running process can still load its chunks after the next build.
  chunkFileNames: 'process/[name].js',
  // Processes hold their source in memory, at two bytes per character if a single one is not ASCII, such as in the name of
  // the author of a package.
  comments: { legal: false },
  minify: {
    compress: false,
    mangle: { keepNames: true },
    codegen: { asciiOnly: true },
  },
});
await bundle.close();
const files = DATA_FILES[service];
if (files) cpSync(path.join(folder, files[0]), path.join(dist, files[1]), { recursive: true });
