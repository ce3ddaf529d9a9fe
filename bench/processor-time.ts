import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one clock tick of /proc (USER_HZ, which is 100 on every Linux). */
const TICK_MS = 10;

interface ProcessStat {
  readonly parent: number;
  readonly ticks: number;
}

/**
 * Processor time of processes with all their descendants, in milliseconds; descendants that have ended are included.
 * It is exact to 10 ms for each process, so measure for seconds.
 * @throws Error when there is no /proc.
 */
export function processorTime(...roots: readonly number[]): number {
  return sumOfTrees(roots, (_pid, { ticks }) => ticks * TICK_MS);
}

/** Memory in RAM of processes with all their descendants, in KiB. Memory they share counts for each. */
export function residentMemory(...roots: readonly number[]): number {
  return sumOfTrees(roots, (pid) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status') ?? '')?.[1] ?? 0));
}

function sumOfTrees(roots: readonly number[], measure: (pid: number, stat: ProcessStat) => number): number {
  const stats = readProcesses();
  const children = new Map<number, number[]>();
  for (const [pid, { parent }] of stats) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const sum = (pid: number): number => {
    const stat = stats.get(pid);
    if (!stat) return 0;
    return (children.get(pid) ?? []).reduce((total, child) => total + sum(child), measure(pid, stat));
  };
  for (const pid of roots) if (!stats.has(pid)) throw new Error(`process ${pid} has ended`);
  return roots.reduce((total, pid) => total + sum(pid), 0);
}

function readProcesses(): Map<number, ProcessStat> {
  const stats = new Map<number, ProcessStat>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const stat = readStat(pid);
    if (stat) stats.set(pid, stat);
  }
  return stats;
}

/** proc_pid_stat(5). The second field, the name, may contain spaces and brackets, so fields are counted from the third. */
function readStat(pid: number): ProcessStat | undefined {
  const line = read(pid, 'stat');
  if (line === undefined) return undefined;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  // utime, stime, and those of the children that were waited for.
  return { parent: field(4), ticks: field(14) + field(15) + field(16) + field(17) };
}

/** A file of /proc; undefined when the process has ended in the meantime. */
function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
