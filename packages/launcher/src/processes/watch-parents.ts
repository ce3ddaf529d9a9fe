import { commandLineOf, parentOf, startOf } from './process-table.ts';

/**
 * Calls `onGone` once when the npm that runs this process, or the shell between, has ended: a SIGTERM to npm reaches
 * only the shell, a SIGKILL reaches neither, and this process is not notified in either case. Parents above npm are
 * not watched, so that `nohup npm start` survives a closed terminal.
 * @returns a function that stops watching.
 */
export function watchParents(onGone: () => void): () => void {
  const watched = upToNpm().map((pid) => ({ pid, start: startOf(pid) }));
  const timer = setInterval(() => {
    if (watched.every(({ pid, start }) => startOf(pid) === start)) return;
    clearInterval(timer);
    onGone();
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}

function upToNpm(): number[] {
  const line: number[] = [];
  for (let pid: number | undefined = process.ppid; pid !== undefined && pid > 1; pid = parentOf(pid)) {
    line.push(pid);
    if (/\bnpm\b/.test(commandLineOf(pid)?.split(' -c ')[0] ?? '')) return line;
  }
  return [process.ppid];
}
