import type { Endpoint, Parsed } from '@app/contracts';
import { sessionStore } from '../session/session.ts';
import { unreadableFailure } from './call-failure.ts';
import { createRefresher, createTabLock } from './refresh-session.ts';
import { type CallInput, prepareRequest } from './request.ts';
import { createSender } from './send.ts';
import { createServerClock } from './server-clock.ts';

const browserFetch: typeof fetch = (input, init) => fetch(input, init);
const clock = createServerClock(Date.now);

/** Renews this page's session; see `createRefresher`. */
export const refreshSession = createRefresher({
  store: sessionStore,
  clock,
  fetch: browserFetch,
  exclusively: createTabLock(navigator.locks),
});

/** Sends this page's requests; see `createSender`. */
export const send = createSender({
  store: sessionStore,
  clock,
  fetch: browserFetch,
  refresh: refreshSession,
  elapsed: () => performance.now(),
});

/** The response body of endpoint `E`; `undefined` when it has none. */
export type ResponseBody<E extends Endpoint> = E extends { answer: infer S } ? Parsed<S> : undefined;

async function parseResponse<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseBody<E>> {
  if (endpoint.answer === undefined) return undefined as ResponseBody<E>;
  const json: unknown = await response.json().catch(() => undefined);
  const answer = endpoint.answer.safeParse(json);
  if (!answer.success) throw unreadableFailure(response, answer.error);
  return answer.data as ResponseBody<E>;
}

/**
 * Calls an endpoint of the contract and returns its parsed response.
 * @throws CallFailure with a sentence for the person; an abort of `input.signal` is rethrown unchanged.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseBody<E>> {
  return parseResponse(endpoint, await send(prepareRequest(endpoint, input, 'application/json')));
}
