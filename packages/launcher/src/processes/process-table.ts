import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Does a process with this id run? One that belongs to somebody else counts as well; one that has ended and waits for
 * its parent to notice does not.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

/** Sends a signal; false when there is nobody to receive it. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** The command line of a process, or undefined when it is gone or hidden from us. */
export function commandLineOf(pid: number): string | undefined {
  return fromProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? fromPs(pid, 'command');
}

/** The id of a process's parent, or undefined when it is gone. */
export function parentOf(pid: number): number | undefined {
  const parent = Number(statFields(pid)?.[1] ?? fromPs(pid, 'ppid'));
  return Number.isInteger(parent) && parent > 0 ? parent : undefined;
}

/**
 * When a process started, in the system's own words. Together with the id it names one process for ever:
 * ids alone are used again.
 */
export function startOf(pid: number): string | undefined {
  return statFields(pid)?.[19] ?? fromPs(pid, 'lstart');
}

/** The fields of /proc/<pid>/stat from the third on; the second, the name, may hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  const stat = fromProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function fromProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Only where there is no /proc (macOS): a minimal Linux has no `ps`. */
function fromPs(pid: number, column: string): string | undefined {
  if (process.platform === 'linux') return undefined;
  const answer = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout?.trim() || undefined;
}
