/** By then BullMQ has been loaded (INBOX_START_DELAY_MS) and the first connections are open; milliseconds. */
const AFTER_START_MS = 5_000;

/**
 * Collects once what the start left behind, about a third of the memory of an idle process: without load V8 would not do
 * so for hours. Only for processes that run with `--expose-gc`.
 */
export function releaseStartMemory(): void {
  const { gc } = globalThis;
  if (gc)
    setTimeout(
      () => void gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
      AFTER_START_MS,
    ).unref();
}
