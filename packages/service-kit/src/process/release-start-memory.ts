import { flushCompileCache } from 'node:module';

/** By then BullMQ has been loaded (INBOX_START_DELAY_MS) and the first connections are open; milliseconds. */
const AFTER_START_MS = 5_000;

/**
 * Gives back what the start left behind, about a third of the memory of an idle process. Without load V8 would not collect
 * garbage for hours, and Node keeps what it has read from the compile cache until it is flushed. Only for processes
 * that run with `--expose-gc`.
 */
export function releaseStartMemory(): void {
  const { gc } = globalThis;
  if (gc)
    setTimeout(() => {
      flushCompileCache();
      void gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
    }, AFTER_START_MS).unref();
}
