import { type Endpoint, type StreamEvent, streamEvents } from '@app/contracts';
import { send } from './call.ts';
import { unreadableFailure } from './call-failure.ts';
import { type JsonTransform, readEvents } from './read-events.ts';
import { type CallInput, prepareRequest } from './request.ts';

/** A plain JSON response (the paywall) is yielded as a single `done` event. */
async function* readJsonAsDone(
  response: Response,
  transform: JsonTransform,
): AsyncGenerator<StreamEvent, void> {
  const answer = streamEvents.done.safeParse(transform(await response.json().catch(() => undefined)));
  if (!answer.success) throw unreadableFailure(response, answer.error);
  yield { event: 'done', data: answer.data };
}

/**
 * Calls an endpoint of the contract that streams the events of a turn.
 * @param transform transforms received JSON before the contract's schema parses it.
 * @returns null when there is no turn to stream (204).
 * @throws CallFailure when the request is refused before the turn begins; failures of the stream come from `readEvents`.
 */
export async function stream<E extends Endpoint & { stream: 'offered' | 'always' }>(
  endpoint: E,
  input: CallInput<E>,
  transform: JsonTransform = (json) => json,
): Promise<AsyncGenerator<StreamEvent, void> | null> {
  const response = await send(prepareRequest(endpoint, input, 'text/event-stream'));
  if (response.status === 204) return null;
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  return streams ? readEvents(response, input.signal, transform) : readJsonAsDone(response, transform);
}
