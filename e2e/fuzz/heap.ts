import { execFileSync } from 'node:child_process';
import type { TestProduct } from '@app/testkit';
import * as z from 'zod';

/** Memory of a process in MB: the JavaScript heap with its buffers after a garbage collection, and the resident size. */
export interface Held {
  heap: number;
  resident: number;
}

/** A setting for `startProduct({ env })` with which the memory of every process can be read. */
export const WITH_INSPECTORS = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

const MB = 1024 * 1024;
const OPENED = /\b(auth|chat|billing|notify|gateway|sandbox)\b.*Debugger listening on (ws:\S+)/g;
const answer = z.object({
  id: z.number(),
  result: z.looseObject({ result: z.looseObject({ value: z.unknown() }).optional() }).optional(),
});

/** Collects the garbage of every process; returns the memory in use by process name. */
export async function heldByEach(product: TestProduct): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  for (const [, name = '', url = ''] of product.output().matchAll(OPENED)) {
    const heap = await heapAfterCollection(url);
    const resident = residentOf(product.pids()[name]);
    held.set(name, { heap, resident });
  }
  return held;
}

async function heapAfterCollection(url: string): Promise<number> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let id = 0;
  const ask = (method: string, params: object = {}) => {
    id += 1;
    const own = id;
    return new Promise<z.infer<typeof answer>['result']>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const told = answer.safeParse(JSON.parse(String(data)));
        if (told.success && told.data.id === own) resolve(told.data.result);
      });
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  };
  // Twice, because the second collection frees what the first one finalizes.
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const told = await ask('Runtime.evaluate', { expression, returnByValue: true });
  socket.close();
  return z.number().parse(told?.result?.value) / MB;
}

function residentOf(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
