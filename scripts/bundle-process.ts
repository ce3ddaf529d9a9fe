import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

// `npm run build` of a service or the sandbox: its main.ts and all it imports as a few files in dist/, because a start
// that looks up a thousand modules in six processes takes seconds (docs/decisions/0019). Types are not checked here.
const folder = process.cwd();
const dist = path.join(folder, 'dist');

/** Files that code reads by their place beside it: from the sources, to where the bundle looks for them. */
const READ_BY_PLACE: Readonly<Record<string, readonly [from: string, to: string]>> = {
  auth: ['src/passwords/common-passwords.txt', 'process/common-passwords.txt'],
  chat: ['src/safety/judging/judging.weights', 'process/judging.weights'],
  sandbox: ['src/pages/assets', 'pages/assets'],
};

/** Binaries, and what reads files of its own package. */
const OUTSIDE = ['bullmq', '@node-rs/argon2', 'pg-native'];

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: folder,
  input: path.join(folder, 'src', 'main.ts'),
  platform: 'node',
  external: OUTSIDE,
  logLevel: 'silent',
});
await bundle.write({
  dir: dist,
  format: 'esm',
  sourcemap: true,
  entryFileNames: 'process/main.js',
  // Without a hash: a process that is running finds what it loads later also after the next build.
  chunkFileNames: 'process/[name].js',
});
await bundle.close();
const files = READ_BY_PLACE[path.basename(folder)];
if (files) cpSync(path.join(folder, files[0]), path.join(dist, files[1]), { recursive: true });
