import { setTimeout as pause } from 'node:timers/promises';
import type { TestProduct } from '@app/testkit';
import fc from 'fast-check';

const PROCESSES = ['auth', 'chat', 'billing', 'notify', 'gateway'] as const;
type ProcessName = (typeof PROCESSES)[number];

/** A failure to inject into a process or a third party. */
type Fault =
  | { kind: 'kill'; process: ProcessName }
  | { kind: 'freeze'; process: ProcessName; ms: number }
  | SandboxFault;

/** A failure of a third party, which ends after `ms`. */
export interface SandboxFault {
  kind: 'coach' | 'mail' | 'payments' | 'notices';
  mode: string;
  ms: number;
}

interface PlannedFault {
  /** Milliseconds between the previous fault and this one. */
  readonly afterMs: number;
  readonly fault: Fault;
}

const process = fc.constantFrom(...PROCESSES);
const ms = fc.integer({ min: 500, max: 4_000 });
const sandboxFault = (kind: 'coach' | 'mail' | 'payments' | 'notices', ...modes: string[]) =>
  fc.record({ kind: fc.constant(kind), mode: fc.constantFrom(...modes), ms });

export const sandboxFaults: fc.Arbitrary<SandboxFault> = fc.oneof(
  {
    weight: 2,
    arbitrary: sandboxFault('coach', 'http_500', 'http_429', 'silence', 'cut_off', 'garbage', 'refused'),
  },
  { weight: 2, arbitrary: sandboxFault('mail', 'refuse', 'tempfail', 'hang') },
  { weight: 1, arbitrary: sandboxFault('payments', 'http_500', 'hang', 'refused', 'answer_lost') },
  { weight: 1, arbitrary: sandboxFault('notices', 'lose', 'duplicate', 'reverse') },
);

const plannedFault: fc.Arbitrary<PlannedFault> = fc.record({
  afterMs: fc.integer({ min: 300, max: 3_000 }),
  fault: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill' as const), process }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('freeze' as const), process, ms }) },
    { weight: 6, arbitrary: sandboxFaults },
  ),
});

/** Plans the faults of a run of `durationMs`. The same seed gives the same faults. */
export function planFaults(seed: number, durationMs: number): PlannedFault[] {
  const faults: PlannedFault[] = [];
  let elapsedMs = 0;
  for (const next of fc.sample(plannedFault, { seed, numRuns: Math.ceil(durationMs / 300) })) {
    elapsedMs += next.afterMs;
    if (elapsedMs > durationMs) break;
    faults.push(next);
  }
  return faults;
}

export function describeFault(fault: Fault): string {
  if (fault.kind === 'kill') return `kill -9 ${fault.process}`;
  if (fault.kind === 'freeze') return `freeze ${fault.process} for ${fault.ms} ms`;
  return `${fault.kind}: ${fault.mode} for ${fault.ms} ms`;
}

/** Injects one fault and ends it after its duration. The supervisor restarts a killed process. */
export async function injectFault(product: TestProduct, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      sendSignal(product, fault.process, 'SIGKILL');
      return;
    case 'freeze':
      sendSignal(product, fault.process, 'SIGSTOP');
      await pause(fault.ms);
      sendSignal(product, fault.process, 'SIGCONT');
      return;
    default:
      if (product.sandboxUrl) await injectSandboxFault(product.sandboxUrl, fault);
  }
}

const CONTROLS: Readonly<Record<SandboxFault['kind'], string>> = {
  coach: '/control/coach',
  mail: '/control/smtp',
  payments: '/control/stripe',
  notices: '/control/stripe/webhooks',
};

/** Makes a third party fail, and ends that after its duration. */
export async function injectSandboxFault(
  sandboxUrl: string,
  { kind, mode, ms }: SandboxFault,
): Promise<void> {
  const path = CONTROLS[kind];
  await setMode(sandboxUrl, path, mode);
  await pause(ms);
  await setMode(sandboxUrl, path, kind === 'notices' ? 'send' : 'ok');
}

/** Sends a signal to a process. Does nothing if another fault has already ended that process. */
function sendSignal(product: TestProduct, name: ProcessName, signal: NodeJS.Signals): void {
  const pid = product.pids()[name];
  if (pid === undefined) return;
  try {
    globalThis.process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function setMode(sandboxUrl: string, path: string, mode: string): Promise<void> {
  const response = await fetch(`${sandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  if (!response.ok) throw new Error(`the sandbox refused the mode ${mode}: ${response.status}`);
}
