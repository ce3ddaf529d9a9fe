import { type Caller, Failure, type SessionLiveness, type Visitor } from '@app/service-kit';

interface Audience {
  /** Aborts with the Failure to tell when the session ends or the process leaves, and with the given signal. */
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Somebody who waits for a turn: for as long as their session lives (rule 2; a visitor has none) and this process serves
 * (rule 15).
 */
export function gatherAudience(
  { sessions, leaving }: { sessions: SessionLiveness; leaving: AbortSignal },
  caller: Caller | Visitor,
  gone?: AbortSignal,
): Audience {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, leaving, ...(gone ? [gone] : [])]);
  if (!('sessionId' in caller)) return { signal, end: () => undefined };
  const end = () => ended.abort(new Failure('unauthenticated'));
  const unsubscribe = sessions.onEnded(caller.sessionId, end);
  // It may have ended between the check at the door and now.
  void Promise.resolve(sessions.isEnded(caller.sessionId)).then((isEnded) => isEnded && end());
  return { signal, end: unsubscribe };
}
