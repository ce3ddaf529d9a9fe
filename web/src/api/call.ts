import type { Endpoint, Parsed } from '@app/contracts';
import { unreadableAnswer } from './call-failure.ts';
import { type CallInput, prepare } from './request.ts';
import { send } from './transport.ts';

/** What a call of `E` gives; `undefined` for one that answers without a body. */
export type Answer<E extends Endpoint> = E extends { answer: infer S } ? Parsed<S> : undefined;

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  if (endpoint.answer === undefined) return undefined as Answer<E>;
  const json: unknown = await response.json().catch(() => undefined);
  const answer = endpoint.answer.safeParse(json);
  if (!answer.success) throw unreadableAnswer(response, answer.error);
  return answer.data as Answer<E>;
}

/**
 * One call of the contract, for an answer that comes whole.
 * @throws CallFailure with a sentence for the person; the abort of `input.signal` as it is.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  return readAnswer(endpoint, await send(prepare(endpoint, input, 'application/json')));
}
