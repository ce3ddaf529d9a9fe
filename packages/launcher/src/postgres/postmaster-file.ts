import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, isRunning } from '../processes/process-table.ts';

/** What PostgreSQL says of itself in `postmaster.pid` (documented: PostgreSQL, "miscadmin.h"). */
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

/** Is this process really the PostgreSQL of this data, and not a stranger who was given its old id? */
export function isPostmasterOf(pid: number, dataDir: string): boolean {
  return isRunning(pid) && (commandLineOf(pid)?.includes(dataDir) ?? false);
}
