import { execFileSync } from 'node:child_process';
import type { TestProduct } from '@app/testkit';
import * as z from 'zod';

/** What a process holds, in MB: what lives in JavaScript after a collection, with its buffers, and what the system sees. */
export interface Held {
  heap: number;
  resident: number;
}

/** Lets every process of a product be asked for its memory; a setting for `startProduct({ env })`. */
export const WITH_INSPECTORS = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

const MB = 1024 * 1024;
const OPENED = /\b(auth|chat|billing|notify|gateway|sandbox)\b.*Debugger listening on (ws:\S+)/g;
const answer = z.object({
  id: z.number(),
  result: z.looseObject({ result: z.looseObject({ value: z.unknown() }).optional() }).optional(),
});

/** Collects the garbage of every process of ours and says what is left, by name. */
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
  // Twice: what the first collection finalises, the second frees.
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
