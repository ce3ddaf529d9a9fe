import { watch } from 'node:fs';
import path from 'node:path';
import { runInTerminal } from './run-in-terminal.ts';

const root = path.dirname(import.meta.dirname);
const WEB_PORT = 5173;
const SERVICES = ['auth', 'chat', 'billing', 'notify', 'gateway'];

/**
 * `npm run dev`: the same as `npm start`, but a service is restarted when its files change, all services are restarted when
 * a shared package changes, and Vite serves the web application.
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

/** Watches the folder instead of its files, because editors and git replace files by renaming, which ends a watch on a file. */
function onChange(folder: string, restart: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || /\.(test|fixture)\.ts$/.test(file)) return;
    // Many files that change at once cause one restart.
    clearTimeout(timer);
    timer = setTimeout(restart, 100);
  });
}
