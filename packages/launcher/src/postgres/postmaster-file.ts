import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, isRunning } from '../processes/process-table.ts';

/** The content of `postmaster.pid` (documented in "miscadmin.h" of PostgreSQL). */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Whether the process is the PostgreSQL of this data, and not another process that was given the same id later. */
export function isPostmasterOf(pid: number, dataDir: string): boolean {
  return isRunning(pid) && (commandLineOf(pid)?.includes(dataDir) ?? false);
}
