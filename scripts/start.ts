import { enableCompileCache } from 'node:module';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
// Enabled before other modules are loaded, so that all of them are cached for the next start.
enableCompileCache(path.join(root, 'node_modules/.cache/node-compile'));

const { runInTerminal } = await import('./run-in-terminal.ts');
await runInTerminal({ root, onReady: (product) => `ready ${product.url}` });
