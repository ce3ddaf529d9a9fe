import { parentPort } from 'node:worker_threads';
import { screen } from '@app/screening';
import type { ScreeningAnswer, ScreeningTask } from './screening-pool.adapter.ts';

// A worker thread of screening-pool.adapter.ts. Only this thread loads the model.
if (!parentPort) throw new Error('this runs in a worker thread');
const port = parentPort;
port.on('message', ({ id, texts }: ScreeningTask) => {
  port.postMessage({ id, finding: screen(texts) ?? undefined } satisfies ScreeningAnswer);
});
port.postMessage('loaded');
// Only with --expose-gc: loading leaves as much behind as it keeps.
globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
