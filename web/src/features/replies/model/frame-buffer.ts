/** Does something a little later, at most once a frame; gives the way to take it back. */
export type Later = (act: () => void) => () => void;

/** Gathers what arrives within a frame, so that a page is drawn once for it and not once a word. */
export function createFrameBuffer(later: Later, pour: (text: string) => void) {
  let held = '';
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel?.();
    cancel = null;
    const text = held;
    held = '';
    if (text !== '') pour(text);
  };
  return {
    add(text: string) {
      held += text;
      cancel ??= later(flush);
    },
    /** Pours at once what is held. */
    flush,
    /** Forgets what is held. */
    drop() {
      held = '';
      flush();
    },
  };
}
