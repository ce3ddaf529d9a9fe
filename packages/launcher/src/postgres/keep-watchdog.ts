import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A process that stops PostgreSQL when the launcher can no longer do so. */
export interface Watchdog {
  pid(): number;
  /** Ends the watchdog without stopping the server, after the server has already ended. */
  release(): void;
  /** Closes the pipe, as the death of the launcher would, and waits until the watchdog has cleaned up. */
  finish(): Promise<void>;
}

/** Starts a watchdog for a server, and a new one whenever the watchdog is killed. */
export function keepWatchdog(postmasterPid: number, dataDir: string, removeData: boolean): Watchdog {
  const script = path.join(import.meta.dirname, 'watchdog.ts');
  const argv = [script, String(postmasterPid), dataDir, ...(removeData ? ['--remove'] : [])];
  let wanted = true;

  function start(): ChildProcess {
    const watchdog = spawn(process.execPath, argv, {
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watchdog.unref();
    // A pipe whose reader was killed reports EPIPE; the `exit` event below handles that case.
    watchdog.stdin?.on('error', () => {});
    watchdog.once('exit', () => {
      if (wanted) current = start();
    });
    return watchdog;
  }
  let current = start();

  return {
    pid: () => current.pid ?? 0,
    release() {
      wanted = false;
      current.kill('SIGKILL');
    },
    async finish() {
      wanted = false;
      const gone = new Promise<void>((resolve) => current.once('exit', () => resolve()));
      if (current.exitCode !== null || current.signalCode !== null) return;
      current.ref();
      current.stdin?.end();
      await gone;
    },
  };
}
