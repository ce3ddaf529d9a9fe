import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import * as z from 'zod';
import { type Coach, CoachFailure, type CoachFailureKind, type PromptMessage } from './coach.port.ts';
import { type Deadlines, watchDeadlines } from './deadlines.ts';

export interface OpenAiSettings {
  apiKey: string;
  /** Ends in /v1; OpenAI's own when absent. */
  baseUrl: string | undefined;
  model: string;
  maxTokens: number;
  deadlines: Deadlines;
  /** The breaker opens after so many failures in a row, and tries again after so many milliseconds. */
  breaker: { failures: number; restMs: number };
  /** Replies being written at once (bulkhead). */
  concurrent: number;
}

/** What we rely on of a chunk; more may stand in it. */
const chunkShape = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * Any OpenAI-compatible server (chat completions, streaming). The breaker covers what comes before the first word: who
 * has begun to speak is alive, so a probe is over with its first word and not with its last.
 */
export function createOpenAiCoach(settings: OpenAiSettings): Coach {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    timeout: settings.deadlines.firstWordMs,
    maxRetries: 1,
    // Read from the environment otherwise; what is ours is passed in (rule 16).
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof CoachFailure && error.kind === 'aborted')),
    { halfOpenAfter: settings.breaker.restMs, breaker: new ConsecutiveBreaker(settings.breaker.failures) },
  );
  const room = bulkhead(settings.concurrent);

  return {
    async reply({ messages, signal, say }) {
      try {
        await room.execute(async () => {
          const speech = { whole: Promise.resolve() };
          await breaker.execute(() => {
            const begun = Promise.withResolvers<void>();
            speech.whole = speak(client, settings, messages, signal, (piece) => {
              begun.resolve();
              say(piece);
            });
            speech.whole.then(begun.resolve, begun.reject);
            return begun.promise;
          });
          await speech.whole;
        });
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new CoachFailure('resting', error);
        if (error instanceof BulkheadRejectedError) throw new CoachFailure('busy', error);
        throw error;
      }
    },
  };
}

async function speak(
  client: OpenAI,
  { model, maxTokens, deadlines }: OpenAiSettings,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
  say: (piece: string) => void,
): Promise<void> {
  const watch = watchDeadlines(deadlines, signal);
  let chunks = 0;
  let spoken = false;
  let finish: string | undefined;
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        messages: messages.map(({ role, content }) => ({ role, content })),
        stream: true,
        stream_options: { include_usage: true },
        store: false,
        max_completion_tokens: maxTokens,
      },
      { signal: watch.signal },
    );
    for await (const raw of stream) {
      const chunk = chunkShape.safeParse(raw);
      if (!chunk.success) throw new CoachFailure('garbage', chunk.error);
      chunks += 1;
      const [choice] = chunk.data.choices;
      const piece = choice?.delta?.content;
      finish = choice?.finish_reason ?? finish;
      if (piece) {
        spoken = true;
        say(piece);
      }
      if (spoken) watch.heard();
    }
  } catch (error) {
    throw new CoachFailure(watch.reason() ?? kindOf(error, chunks > 0), error);
  } finally {
    watch.end();
  }
  // An aborted stream and one that breaks off both end without an error (toolchain.md, 7).
  const ended = watch.reason() ?? kindOfEnd(finish, spoken, chunks);
  if (ended) throw new CoachFailure(ended);
}

function kindOfEnd(
  finish: string | undefined,
  spoken: boolean,
  chunks: number,
): CoachFailureKind | undefined {
  if (finish === 'content_filter') return 'filtered';
  if (finish === undefined) return chunks === 0 ? 'garbage' : 'unfinished';
  return spoken ? undefined : 'empty';
}

function kindOf(error: unknown, begun: boolean): CoachFailureKind {
  if (error instanceof CoachFailure) return error.kind;
  if (error instanceof APIUserAbortError) return 'aborted';
  if (error instanceof APIConnectionError) return begun ? 'cut_off' : 'unreachable';
  if (error instanceof APIError) {
    if (error.status === 429) return 'rate_limited';
    if (error.status === 401 || error.status === 403) return 'unauthorized';
    if (error.status !== undefined && error.status >= 400 && error.status < 500) return 'rejected';
    return 'server_error';
  }
  if (error instanceof SyntaxError) return 'garbage';
  return 'cut_off';
}
