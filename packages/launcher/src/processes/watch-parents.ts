import { commandLineOf, parentOf, startOf } from './process-table.ts';

/**
 * Calls `onGone` once when the npm that runs us ends, or the shell between: a SIGTERM to npm reaches the shell alone, a
 * SIGKILL nobody, and in neither case are we told. Nothing above npm is watched: a closed terminal must not
 * end what `nohup npm start` began.
 * @returns stops watching.
 */
export function watchParents(onGone: () => void): () => void {
  const watched = upToNpm().map((pid) => ({ pid, start: startOf(pid) }));
  const timer = setInterval(() => {
    if (watched.every(({ pid, start }) => startOf(pid) === start)) return;
    clearInterval(timer);
    onGone();
  }, 300);
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
