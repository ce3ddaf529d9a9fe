import type { Finding } from '@app/contracts';
import type { Coach } from '../coach/coach.port.ts';

type CoachRequest = Parameters<Coach['reply']>[0];

/**
 * Asks the coach while screening may still be running, and passes nothing of the reply on before it has ended.
 * @returns what screening found; the request is then aborted, because the coach must be told of it. Null when nothing was
 * found and the reply is complete.
 * @throws CoachFailure as the coach does, after screening has ended.
 */
export async function askWhileScreening(
  coach: Coach,
  { messages, signal, onText, onAlert }: CoachRequest,
  screening: Promise<Finding | null>,
): Promise<Finding | null> {
  const cut = new AbortController();
  const abort = () => cut.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  /** What the coach has sent meanwhile; undefined once screening has ended. */
  let held: (() => void)[] | undefined = [];
  const pass = (call: () => void) => (held ? held.push(call) : call());
  const reply = coach.reply({
    messages,
    signal: cut.signal,
    onText: (piece) => (held ? held.push(() => onText(piece)) : onText(piece)),
    onAlert: (finding) => pass(() => onAlert?.(finding)),
  });
  // It may fail before screening has ended; the error is handled below.
  reply.catch(() => undefined);
  try {
    const finding = await screening;
    if (finding) {
      cut.abort();
      await reply.catch(() => undefined);
      return finding;
    }
    for (const call of held) call();
    held = undefined;
    await reply;
    return null;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** What a promise that never rejects has resolved to by now; undefined when it has not. */
export async function settledValue<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, Promise.resolve(undefined)]);
}
