import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../failure.ts';
import { startOf } from '../processes/process-table.ts';

/**
 * Locks a data folder, so that only one running product uses it.
 * @returns a function that releases the lock.
 * @throws StartFailure naming the process that holds the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = path.join(dataDir, 'running.json');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }));
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        // Creating the link is atomic: it fails when another process holds the lock.
        linkSync(mine, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        const holder = liveHolder(lock);
        if (holder !== undefined)
          throw new StartFailure(
            `${dataDir} is in use by a product that is already running (process ${holder}). Stop that one, or set DATA_DIR to another folder.`,
          );
        if (attempt === 3) throw error;
        rmSync(lock, { force: true });
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** The process that holds the lock; undefined when it has ended without releasing it. */
function liveHolder(lock: string): number | undefined {
  try {
    const { pid, start } = JSON.parse(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) && start !== undefined && startOf(pid) === start ? pid : undefined;
  } catch {
    return undefined;
  }
}
