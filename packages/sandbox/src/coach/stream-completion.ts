import type { ServerResponse } from 'node:http';
import type { CoachControl, CoachOrder } from './coach-control.ts';
import { asChunk, asUsageChunk, type Completion } from './completion.ts';

const SLOW_MS = 400;
const BREAKS_AFTER = 12;

export interface Pace {
  delayMs: number;
  control: CoachControl;
  order: CoachOrder;
  withUsage: boolean;
}

/** Sends a completion as server-sent events, word by word, until it is finished, broken on order, or the client has gone. */
export async function streamCompletion(
  response: ServerResponse,
  completion: Completion,
  pace: Pace,
): Promise<void> {
  const { control, order, withUsage } = pace;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  control.countStream((listener) => response.once('close', listener));
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    connection: 'keep-alive',
  });
  response.flushHeaders();
  if (order.mode === 'silence') return;

  const send = (data: object | string): void => {
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  };
  const delay = order.mode === 'slow' ? (order.delayMs ?? SLOW_MS) : pace.delayMs;
  send(asChunk(completion, withUsage, { role: 'assistant', content: '', refusal: null }));
  for (const [index, content] of completion.pieces.entries()) {
    if (index === (order.words ?? BREAKS_AFTER)) {
      if (order.mode === 'hold') await control.held(gone.signal);
      else if (breaks(response, order, send)) return;
    }
    await control.pause(delay, gone.signal);
    if (gone.signal.aborted) return;
    send(asChunk(completion, withUsage, { content }));
  }
  send(asChunk(completion, withUsage, {}, true));
  if (withUsage) send(asUsageChunk(completion));
  send('[DONE]');
  response.end();
}

/** Plays the fault that is due in the middle of a reply; false when there is none. */
function breaks(response: ServerResponse, order: CoachOrder, send: (data: object | string) => void): boolean {
  switch (order.mode) {
    case 'cut_off':
      // What was written must reach the client before the socket dies, otherwise nothing was cut.
      response.write(': cut\n\n', () => response.destroy());
      return true;
    case 'no_finish':
      response.end();
      return true;
    case 'garbage':
      response.write(`data: {"id":"chatcmpl-\n\n${order.text ?? 'nonsense'}\n\ndata: <<<not json>>>\n\n`);
      response.end();
      return true;
    case 'error_event':
      send({
        error: {
          message: order.text ?? 'The server had an error while processing your request. Sorry about that!',
          type: 'server_error',
          param: null,
          code: null,
        },
      });
      response.end();
      return true;
    default:
      return false;
  }
}
