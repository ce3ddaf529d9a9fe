import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether a process with this id runs. Processes of other users count; a zombie, which has ended but whose parent has
 * not waited for it, does not.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

/**
 * Sends a signal.
 * @returns false when there is no such process.
 */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** The command line of a process; undefined when it has ended or is not visible. */
export function commandLineOf(pid: number): string | undefined {
  return fromProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? fromPs(pid, 'command');
}

/** The id of the parent of a process; undefined when the process has ended. */
export function parentOf(pid: number): number | undefined {
  const parent = Number(statFields(pid)?.[1] ?? fromPs(pid, 'ppid'));
  return Number.isInteger(parent) && parent > 0 ? parent : undefined;
}

/**
 * The start time of a process, in a format of the system. Process ids are reused; id and start time together identify
 * a process.
 */
export function startOf(pid: number): string | undefined {
  return statFields(pid)?.[19] ?? fromPs(pid, 'lstart');
}

/** The fields of /proc/<pid>/stat from the third on; the second, the name, may contain spaces and brackets. */
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

/** Used where there is no /proc (macOS); a minimal Linux has no `ps`. */
function fromPs(pid: number, column: string): string | undefined {
  if (process.platform === 'linux') return undefined;
  const answer = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout?.trim() || undefined;
}
