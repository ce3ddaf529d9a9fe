import { watch } from 'node:fs';
import path from 'node:path';
import { runInTerminal } from './run-in-terminal.ts';

const root = path.dirname(import.meta.dirname);
const WEB_PORT = 5173;
const SERVICES = ['auth', 'chat', 'billing', 'notify', 'gateway'];

/**
 * `npm run dev`: as `npm start`, but a service starts again when its files change, all of them when a shared package
 * does, and Vite serves the web application with its changes.
 */
await runInTerminal({
  root,
  web: { script: path.join(import.meta.dirname, 'dev-web.ts'), port: WEB_PORT },
  onReady: (product) => {
    for (const name of SERVICES) onChange(`services/${name}/src`, () => product.restart([name]));
    onChange('packages', () => product.restart());
    return `ready http://localhost:${WEB_PORT} (services at ${product.url})`;
  },
});

/** A folder is watched, not its files: editors and git replace files by renaming, and a watched file is then lost. */
function onChange(folder: string, act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || /\.(test|fixture)\.ts$/.test(file)) return;
    // One save, or one checkout of many files, is one restart.
    clearTimeout(timer);
    timer = setTimeout(act, 100);
  });
}
