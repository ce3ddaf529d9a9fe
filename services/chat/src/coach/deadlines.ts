import type { CoachFailureKind } from './coach.port.ts';

/** Milliseconds; nested: the first word, then each further one, within the whole. */
export interface Deadlines {
  firstWordMs: number;
  nextWordMs: number;
  wholeMs: number;
}

type Reason = Extract<CoachFailureKind, 'silent' | 'stalled' | 'too_slow' | 'aborted'>;

export interface DeadlineWatch {
  /** Aborts when a deadline passes or the caller ends it. */
  readonly signal: AbortSignal;
  /** Why `signal` aborted, if it did. */
  reason(): Reason | undefined;
  /** A word was heard: from now on the next one is waited for. */
  heard(): void;
  end(): void;
}

/** Timers of a stream: the client's own timeout covers nothing after the headers (toolchain.md, 7). */
export function watchDeadlines(
  { firstWordMs, nextWordMs, wholeMs }: Deadlines,
  caller: AbortSignal,
): DeadlineWatch {
  const controller = new AbortController();
  let reason: Reason | undefined;
  const abort = (why: Reason) => {
    reason ??= why;
    controller.abort();
  };
  const onCaller = () => abort('aborted');
  if (caller.aborted) onCaller();
  else caller.addEventListener('abort', onCaller, { once: true });
  const first = setTimeout(() => abort('silent'), firstWordMs);
  const whole = setTimeout(() => abort('too_slow'), wholeMs);
  let next: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    reason: () => reason,
    heard() {
      clearTimeout(first);
      if (next) next.refresh();
      else next = setTimeout(() => abort('stalled'), nextWordMs);
    },
    end() {
      clearTimeout(first);
      clearTimeout(next);
      clearTimeout(whole);
      caller.removeEventListener('abort', onCaller);
    },
  };
}
