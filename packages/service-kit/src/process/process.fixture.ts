import { fork } from 'node:child_process';
import * as z from 'zod';
import { readSettings } from '../settings/settings.ts';
import { runProcess } from './run-process.ts';

/** A process for tests of `runProcess`; its first argument selects what goes wrong. */
const [how] = process.argv.slice(2);

if (how === 'be-parent') {
  const child = fork(import.meta.filename, ['well'], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.on('message', () => process.send?.({ child: child.pid }));
} else {
  await runProcess('test', start, { stopTimeoutMs: how === 'stops-never' ? 200 : 9_500 });
}

async function start() {
  if (how === 'bad-settings')
    readSettings(z.object({ WANTED: z.string(), NUMBER: z.string().regex(/^\d+$/, 'must be a number') }), {
      NUMBER: 'secret',
    });
  if (how === 'fails-to-start') throw new Error('private details');
  if (how === 'starts-never') {
    process.send?.({ starting: true });
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  if (how === 'breaks') process.on('message', () => void Promise.reject(new Error('nobody caught this')));
  const alive = setInterval(() => undefined, 60_000);
  return {
    facts: { port: 4711 },
    async finish() {
      if (how !== 'finishes-slowly') return;
      process.send?.({ finishing: true });
      await new Promise<void>((resolve) => process.once('message', () => resolve()));
      process.stderr.write('finished\n');
    },
    async stop() {
      process.stderr.write('stopping\n');
      if (how === 'stops-never') await new Promise(() => undefined);
      if (how === 'stops-badly') throw new Error('private details');
      if (how === 'stops-slowly') {
        process.send?.({ stopping: true });
        await new Promise<void>((resolve) => process.once('message', () => resolve()));
      }
      clearInterval(alive);
    },
  };
}
