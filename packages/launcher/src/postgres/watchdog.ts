// A separate process: `node watchdog.ts <postmaster pid> <data dir> [--remove]`. Its standard input is a pipe that
// only the launcher holds. However the launcher ends, kill -9 included, the pipe closes, and the watchdog stops
// PostgreSQL as the launcher would.
import { rmSync } from 'node:fs';
import { becomesTrue } from '../processes/becomes-true.ts';
import { isRunning, signal } from '../processes/process-table.ts';
import { isPostmasterOf } from './postmaster-file.ts';

const [, , pidText, dataDir, remove] = process.argv;
const pid = Number(pidText);
if (!Number.isInteger(pid) || dataDir === undefined) process.exit(2);

// A signal for the launcher's process group (Ctrl-C, a closed terminal) must not end the watchdog.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {});

process.stdin.resume();
process.stdin.once('close', async () => {
  if (isPostmasterOf(pid, dataDir)) {
    signal(pid, 'SIGINT');
    if (!(await becomesTrue(() => !isRunning(pid), 8_000, 50))) signal(pid, 'SIGQUIT');
    await becomesTrue(() => !isRunning(pid), 2_000, 50);
  }
  if (remove === '--remove')
    for (const made of [dataDir, `${dataDir}.log`]) rmSync(made, { recursive: true, force: true });
  process.exit(0);
});
