import { type Endpoint, type StreamEvent, streamEvents } from '@app/contracts';
import { unreadableAnswer } from './call-failure.ts';
import { type Border, readEvents } from './read-events.ts';
import { type CallInput, prepare } from './request.ts';
import { send } from './transport.ts';

/** A server that answers whole after all (the paywall does) is read as a single `done`. */
async function* wholeAnswer(response: Response, border: Border): AsyncGenerator<StreamEvent, void> {
  const answer = streamEvents.done.safeParse(border(await response.json().catch(() => undefined)));
  if (!answer.success) throw unreadableAnswer(response, answer.error);
  yield { event: 'done', data: answer.data };
}

/**
 * One call of the contract, for the events of a turn.
 * @param border makes what arrives fit to be read, where that may be needed.
 * @returns null when there is no turn to stream (204).
 * @throws CallFailure for whatever is refused before the turn begins; the events' own failures come from `readEvents`.
 */
export async function stream<E extends Endpoint & { stream: 'offered' | 'always' }>(
  endpoint: E,
  input: CallInput<E>,
  border: Border = (json) => json,
): Promise<AsyncGenerator<StreamEvent, void> | null> {
  const response = await send(prepare(endpoint, input, 'text/event-stream'));
  if (response.status === 204) return null;
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  return streams ? readEvents(response, input.signal, border) : wholeAnswer(response, border);
}
