import { setTimeout as pause } from 'node:timers/promises';
import type { TestProduct } from '@app/testkit';
import fc from 'fast-check';

const PROCESSES = ['auth', 'chat', 'billing', 'notify', 'gateway'] as const;
type ProcessName = (typeof PROCESSES)[number];

/** One thing that goes wrong. */
type Fault =
  | { kind: 'kill'; process: ProcessName }
  | { kind: 'freeze'; process: ProcessName; ms: number }
  | { kind: 'coach'; mode: string; ms: number }
  | { kind: 'mail'; mode: string; ms: number }
  | { kind: 'payments'; mode: string; ms: number }
  | { kind: 'notices'; mode: string; ms: number };

/** A fault and how long after the one before it comes; milliseconds. */
interface Blow {
  readonly afterMs: number;
  readonly fault: Fault;
}

const process = fc.constantFrom(...PROCESSES);
const ms = fc.integer({ min: 500, max: 4_000 });
const played = (kind: 'coach' | 'mail' | 'payments' | 'notices', ...modes: string[]) =>
  fc.record({ kind: fc.constant(kind), mode: fc.constantFrom(...modes), ms });

const blow: fc.Arbitrary<Blow> = fc.record({
  afterMs: fc.integer({ min: 300, max: 3_000 }),
  fault: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill' as const), process }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('freeze' as const), process, ms }) },
    {
      weight: 2,
      arbitrary: played('coach', 'http_500', 'http_429', 'silence', 'cut_off', 'garbage', 'refused'),
    },
    { weight: 2, arbitrary: played('mail', 'refuse', 'tempfail', 'hang') },
    { weight: 1, arbitrary: played('payments', 'http_500', 'hang', 'refused', 'answer_lost') },
    { weight: 1, arbitrary: played('notices', 'lose', 'duplicate', 'reverse') },
  ),
});

/** What goes wrong within `forMs`, the same for the same seed. */
export function planBlows(seed: number, forMs: number): Blow[] {
  const blows: Blow[] = [];
  let at = 0;
  for (const next of fc.sample(blow, { seed, numRuns: Math.ceil(forMs / 300) })) {
    at += next.afterMs;
    if (at > forMs) break;
    blows.push(next);
  }
  return blows;
}

export function nameOf(fault: Fault): string {
  if (fault.kind === 'kill') return `kill -9 ${fault.process}`;
  if (fault.kind === 'freeze') return `freeze ${fault.process} for ${fault.ms} ms`;
  return `${fault.kind}: ${fault.mode} for ${fault.ms} ms`;
}

/** Lets one fault happen, and mends it where it does not mend itself. */
export async function strike(product: TestProduct, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      signal(product, fault.process, 'SIGKILL');
      return;
    case 'freeze':
      signal(product, fault.process, 'SIGSTOP');
      await pause(fault.ms);
      signal(product, fault.process, 'SIGCONT');
      return;
    case 'coach':
      return playFor(product, '/control/coach', fault);
    case 'mail':
      return playFor(product, '/control/smtp', fault);
    case 'payments':
      return playFor(product, '/control/stripe', fault);
    case 'notices':
      return playFor(product, '/control/stripe/webhooks', fault, 'send');
  }
}

/** It may just have died of another fault; then there is nothing to do. */
function signal(product: TestProduct, name: ProcessName, signal: NodeJS.Signals): void {
  const pid = product.pids()[name];
  if (pid === undefined) return;
  try {
    globalThis.process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function playFor(
  product: TestProduct,
  path: string,
  { mode, ms }: { mode: string; ms: number },
  well = 'ok',
): Promise<void> {
  await play(product, path, mode);
  await pause(ms);
  await play(product, path, well);
}

async function play(product: TestProduct, path: string, mode: string): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  if (!answer.ok) throw new Error(`the sandbox refused ${mode}: ${answer.status}`);
}
