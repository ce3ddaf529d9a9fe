// A process of its own: `node watchdog.ts <postmaster pid> <data dir> [--remove]`.
// Its standard input is a pipe that only our process holds. However that process ends, kill -9 included, the
// pipe closes, and PostgreSQL is told to stop as it would be by ourselves.
import { rmSync } from 'node:fs';
import { isRunning, signal } from '../processes/process-table.ts';
import { comesTrue } from '../processes/until.ts';
import { isPostmasterOf } from './postmaster-file.ts';

const [, , pidText, dataDir, remove] = process.argv;
const pid = Number(pidText);
if (!Number.isInteger(pid) || dataDir === undefined) process.exit(2);

// A signal meant for our process's group (Ctrl-C, a closed terminal) must not end the one who cleans up.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {});

process.stdin.resume();
process.stdin.once('close', async () => {
  if (isPostmasterOf(pid, dataDir)) {
    signal(pid, 'SIGINT');
    if (!(await comesTrue(() => !isRunning(pid), 8_000, 50))) signal(pid, 'SIGQUIT');
    await comesTrue(() => !isRunning(pid), 2_000, 50);
  }
  if (remove === '--remove')
    for (const made of [dataDir, `${dataDir}.log`]) rmSync(made, { recursive: true, force: true });
  process.exit(0);
});
