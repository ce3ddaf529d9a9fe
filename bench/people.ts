import { signUp } from '../e2e/person.ts';

/** A signed-in person of a benchmark. */
export interface Caller {
  /** For streams of the coach's reply. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs up people, a few at a time, because each sign-up computes a password hash. */
export async function signUpCallers(url: string, count: number): Promise<Caller[]> {
  const callers: Caller[] = [];
  while (callers.length < count) {
    const batch = Math.min(4, count - callers.length);
    const people = await Promise.all(Array.from({ length: batch }, () => signUp(url)));
    callers.push(...people.map(({ headers }) => ({ headers: { ...headers, accept: 'text/event-stream' } })));
  }
  return callers;
}
