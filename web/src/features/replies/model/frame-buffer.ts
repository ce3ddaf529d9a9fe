/** Schedules a callback for the next frame and returns a function that cancels it. */
export type ScheduleFrame = (act: () => void) => () => void;

/** Collects the text that arrives within a frame, so that the page renders once per frame and not once per token. */
export function createFrameBuffer(scheduleFrame: ScheduleFrame, onText: (text: string) => void) {
  let buffered = '';
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel?.();
    cancel = null;
    const text = buffered;
    buffered = '';
    if (text !== '') onText(text);
  };
  return {
    add(text: string) {
      buffered += text;
      cancel ??= scheduleFrame(flush);
    },
    /** Passes the buffered text on immediately. */
    flush,
    /** Discards the buffered text. */
    discard() {
      buffered = '';
      flush();
    },
  };
}
