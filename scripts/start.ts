import { enableCompileCache } from 'node:module';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
// Before anything else is loaded, so that all of it is loaded fast the next time.
enableCompileCache(path.join(root, 'node_modules/.cache/node-compile'));

const { runInTerminal } = await import('./run-in-terminal.ts');
await runInTerminal({ root, onReady: (product) => `ready ${product.url}` });
