import type { ServerResponse } from 'node:http';
import type { CoachBehavior, CoachControl } from './coach-control.ts';
import { type Completion, toChunk, toUsageChunk } from './completion.ts';

const DEFAULT_SLOW_DELAY_MS = 400;
const DEFAULT_WORDS_BEFORE_FAULT = 12;

export interface StreamOptions {
  delayMs: number;
  control: CoachControl;
  behavior: CoachBehavior;
  withUsage: boolean;
}

/** Sends a completion as server-sent events, word by word, until it ends, a fault is injected, or the client disconnects. */
export async function streamCompletion(
  response: ServerResponse,
  completion: Completion,
  options: StreamOptions,
): Promise<void> {
  const { control, behavior, withUsage } = options;
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  control.countStream((listener) => response.once('close', listener));
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    connection: 'keep-alive',
  });
  response.flushHeaders();
  if (behavior.mode === 'silence') return;

  const send = (data: object | string): void => {
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  };
  const delay = behavior.mode === 'slow' ? (behavior.delayMs ?? DEFAULT_SLOW_DELAY_MS) : options.delayMs;
  send(toChunk(completion, withUsage, { role: 'assistant', content: '', refusal: null }));
  for (const [index, content] of completion.pieces.entries()) {
    if (index === (behavior.words ?? DEFAULT_WORDS_BEFORE_FAULT)) {
      if (behavior.mode === 'hold') await control.waitForRelease(disconnected.signal);
      else if (injectStreamFault(response, behavior, send)) return;
    }
    await control.pause(delay, disconnected.signal);
    if (disconnected.signal.aborted) return;
    send(toChunk(completion, withUsage, { content }));
  }
  send(toChunk(completion, withUsage, {}, true));
  if (withUsage) send(toUsageChunk(completion));
  send('[DONE]');
  response.end();
}

/** Injects the fault of the behavior in the middle of a reply. @returns false if there is none. */
function injectStreamFault(
  response: ServerResponse,
  behavior: CoachBehavior,
  send: (data: object | string) => void,
): boolean {
  switch (behavior.mode) {
    case 'cut_off':
      // The words must reach the client before the socket is destroyed.
      response.write(': cut\n\n', () => response.destroy());
      return true;
    case 'no_finish':
      response.end();
      return true;
    case 'garbage':
      response.write(`data: {"id":"chatcmpl-\n\n${behavior.text ?? 'nonsense'}\n\ndata: <<<not json>>>\n\n`);
      response.end();
      return true;
    case 'error_event':
      send({
        error: {
          message:
            behavior.text ?? 'The server had an error while processing your request. Sorry about that!',
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
