import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** The process that stops PostgreSQL when we no longer can. */
export interface Watchdog {
  pid(): number;
  /** It has nobody left to watch: ends without touching anything. */
  release(): void;
  /** Closes the pipe, as our death would, and waits until it has cleaned up. */
  finish(): Promise<void>;
}

/** Starts a watchdog for a server, and another one whenever that is killed. */
export function keepWatchdog(postmasterPid: number, dataDir: string, removeData: boolean): Watchdog {
  const script = path.join(import.meta.dirname, 'watchdog.ts');
  const argv = [script, String(postmasterPid), dataDir, ...(removeData ? ['--remove'] : [])];
  let wanted = true;

  function start(): ChildProcess {
    const dog = spawn(process.execPath, argv, {
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    dog.unref();
    // A pipe whose reader was killed reports EPIPE; the exit below is what we act on.
    dog.stdin?.on('error', () => {});
    dog.once('exit', () => {
      if (wanted) current = start();
    });
    return dog;
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
