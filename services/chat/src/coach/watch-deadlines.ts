import type { CoachFailureKind } from './coach.port.ts';

/** In milliseconds: for the first text, for each further text, and for the whole reply. */
export interface Deadlines {
  firstWordMs: number;
  nextWordMs: number;
  wholeMs: number;
}

type Reason = Extract<CoachFailureKind, 'silent' | 'stalled' | 'too_slow' | 'aborted'>;

export interface DeadlineWatch {
  /** Aborts when a deadline passes or the caller aborts. */
  readonly signal: AbortSignal;
  /** Why `signal` aborted; undefined if it has not. */
  reason(): Reason | undefined;
  /** Call when text has arrived: starts the deadline of the next one. */
  textArrived(): void;
  end(): void;
}

/** Watches the deadlines of a stream. The OpenAI client's own timeout ends with the response headers. */
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
  let textAt = 0;
  /** Checks the deadline of the next text when it may have passed: restarting a timer for each word costs more. */
  const checkNext = () => {
    const left = textAt + nextWordMs - performance.now();
    if (left <= 0) abort('stalled');
    else next = setTimeout(checkNext, left);
  };
  return {
    signal: controller.signal,
    reason: () => reason,
    textArrived() {
      textAt = performance.now();
      if (next) return;
      clearTimeout(first);
      next = setTimeout(checkNext, nextWordMs);
    },
    end() {
      clearTimeout(first);
      clearTimeout(next);
      clearTimeout(whole);
      caller.removeEventListener('abort', onCaller);
    },
  };
}
