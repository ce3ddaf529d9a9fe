import { measureProvider } from '@app/service-kit';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { MarkFilter } from './alert/mark-filter.ts';
import { type Coach, CoachFailure, type CoachFailureKind, type PromptMessage } from './coach.port.ts';
import { LeadingReasoningFilter } from './leading-reasoning-filter.ts';
import { PieceJoiner } from './piece-joiner.ts';
import { createProviderFetch, StreamedResponse } from './provider-fetch.ts';
import { readChunks } from './read-chunks.ts';
import {
  initialModeFor,
  type ReasoningMode,
  THINKING_DEADLINE_FACTOR,
  tokenLimitsFor,
} from './reasoning.policy.ts';
import { boundVisible, splitIntoParts } from './text-filter.ts';
import { type Deadlines, type DeadlineWatch, watchDeadlines } from './watch-deadlines.ts';

export interface OpenAiSettings {
  apiKey: string;
  /** Ends in /v1; OpenAI's address when absent. */
  baseUrl: string | undefined;
  model: string;
  /** Limit of the visible reply; a reasoning model gets additional tokens for its reasoning. */
  replyTokens: number;
  deadlines: Deadlines;
  /** The breaker opens after this many consecutive failures, and tries again after `restMs`. */
  breaker: { failures: number; restMs: number };
  /** Maximum number of concurrent replies (bulkhead). */
  concurrent: number;
}

type CoachRequest = Parameters<Coach['reply']>[0];
type ReplyCallbacks = Pick<CoachRequest, 'onText' | 'onAlert'>;

/**
 * Creates a coach on any OpenAI-compatible server (chat completions, streaming). The breaker judges only the time up to
 * the first text, so that a half-open probe ends with the first text and not with the whole reply.
 */
export function createOpenAiCoach(settings: OpenAiSettings): Coach {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    timeout: settings.deadlines.firstWordMs,
    maxRetries: 1,
    // Without null, the client reads these from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: createProviderFetch(),
  });
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof CoachFailure && error.kind === 'aborted')),
    { halfOpenAfter: settings.breaker.restMs, breaker: new ConsecutiveBreaker(settings.breaker.failures) },
  );
  const slots = bulkhead(settings.concurrent);
  const measured = measureProvider('coach', () => breaker.state === CircuitState.Closed);
  let mode = initialModeFor(settings.model);
  let acceptsThinkingMode = true;

  /** Requests the reply, and once more in the other mode if the model shows before any text that it needs it. */
  const requestInEitherMode = async ({ messages, signal, onText, onAlert }: CoachRequest): Promise<void> => {
    const begun = performance.now();
    const requestInMode = async (how: ReasoningMode) => {
      const deadlines = deadlinesOf(how, settings.deadlines, performance.now() - begun);
      const watch = watchDeadlines(deadlines, signal);
      try {
        return await requestReply(client, { ...settings, deadlines }, how, {
          messages,
          watch,
          onText,
          onAlert,
        });
      } finally {
        watch.end();
      }
    };
    const used = mode;
    const result = await requestInMode(used);
    // The reasoning used part of the reply's tokens; the next request has room for both.
    if (result === 'complete_with_reasoning' && acceptsThinkingMode) mode = 'thinking';
    if (result !== 'retry_in_other_mode') return;
    if (used === 'thinking') acceptsThinkingMode = false;
    const other = used === 'plain' ? 'thinking' : 'plain';
    if ((await requestInMode(other)) === 'retry_in_other_mode') throw new CoachFailure('empty');
    mode = other;
  };

  return {
    async reply({ messages, signal, onText, onAlert }) {
      try {
        await slots.execute(async () => {
          const request = { completed: Promise.resolve() };
          await breaker.execute(() => {
            const begun = Promise.withResolvers<void>();
            const receive = (piece: string) => {
              begun.resolve();
              onText(piece);
            };
            request.completed = requestInEitherMode({ messages, signal, onText: receive, onAlert });
            request.completed.then(begun.resolve, begun.reject);
            return begun.promise;
          });
          await request.completed;
        });
        measured.count('complete');
      } catch (error) {
        const failure = toCoachFailure(error);
        measured.count(failure instanceof CoachFailure ? failure.kind : 'internal');
        throw failure;
      }
    },
  };
}

function toCoachFailure(error: unknown): unknown {
  if (error instanceof BrokenCircuitError) return new CoachFailure('resting', error);
  if (error instanceof BulkheadRejectedError) return new CoachFailure('busy', error);
  return error;
}

function deadlinesOf(mode: ReasoningMode, { firstWordMs, nextWordMs, wholeMs }: Deadlines, spentMs: number) {
  const factor = mode === 'thinking' ? THINKING_DEADLINE_FACTOR : 1;
  return { firstWordMs: firstWordMs * factor, nextWordMs, wholeMs: wholeMs - spentMs };
}

/**
 * How a request ended. `complete_with_reasoning`: complete, after reasoning in the same text (`<think>`), which was
 * removed.
 */
type RequestResult = 'complete' | 'complete_with_reasoning' | 'retry_in_other_mode';

/**
 * Sends one request. `retry_in_other_mode`: there was no text, because reasoning used all tokens or the server rejects the
 * parameters of reasoning models. A request in the other mode may succeed.
 */
async function requestReply(
  client: OpenAI,
  { model, replyTokens, deadlines }: OpenAiSettings,
  mode: ReasoningMode,
  {
    messages,
    watch,
    onText,
    onAlert,
  }: { messages: readonly PromptMessage[]; watch: DeadlineWatch } & ReplyCallbacks,
): Promise<RequestResult> {
  const bounded = boundVisible(replyTokens);
  const reasoningFilter = new LeadingReasoningFilter();
  const marks = new MarkFilter((finding) => onAlert?.(finding));
  let chunks = 0;
  let hasContent = false;
  let hasText = false;
  let isBounded = false;
  let finish: string | undefined;
  const passOn = (text: string): void => {
    let visible = '';
    for (const part of splitIntoParts(text)) visible += marks.push(reasoningFilter.push(part));
    if (!visible || isBounded) return;
    hasText = true;
    const { visible: allowed, isLast } = bounded(visible);
    isBounded = isLast;
    onText(allowed);
  };
  try {
    const response = await client.chat.completions
      .create(
        {
          model,
          messages: messages.map(({ role, content }) => ({ role, content })),
          stream: true,
          stream_options: { include_usage: true },
          store: false,
          ...tokenLimitsFor(mode, model, replyTokens),
        },
        { signal: watch.signal, timeout: deadlines.firstWordMs },
      )
      .asResponse();
    if (!(response instanceof StreamedResponse)) throw new CoachFailure('garbage');
    let failure: { readonly error: unknown } | undefined;
    const joiner = new PieceJoiner((text) => {
      try {
        passOn(text);
        if (isBounded) reading.stop();
      } catch (error) {
        failure = { error };
        reading.stop();
      }
    });
    const reading = readChunks(response.streamed, ({ choices: [choice] }) => {
      chunks += 1;
      const { content, reasoning, reasoning_content } = choice?.delta ?? {};
      finish = choice?.finish_reason ?? finish;
      hasContent ||= Boolean(content || reasoning || reasoning_content);
      if (hasContent) watch.textArrived();
      if (content) joiner.push(content);
    });
    await reading.done
      .catch((error: unknown) => {
        // When a deadline has passed or the caller has aborted, the text so far is read like that of a whole reply.
        if (watch.reason() === undefined) throw error;
      })
      .finally(joiner.end);
    if (failure) throw failure.error;
    if (isBounded) return completeResult(reasoningFilter);
    const held = marks.push(reasoningFilter.end()) + marks.end();
    if (held) {
      hasText = true;
      onText(bounded(held).visible);
    }
  } catch (error) {
    // A mark that is cut off by the error still raises its alert.
    marks.end();
    const kind = watch.reason() ?? kindOf(error, chunks > 0);
    if (kind === 'rejected' && mode === 'thinking' && isAboutRequest(error)) return 'retry_in_other_mode';
    throw new CoachFailure(kind, error);
  }
  const ended = watch.reason() ?? kindOfEnd(finish, hasText, chunks);
  if (ended === 'empty' && finish === 'length' && mode === 'plain') return 'retry_in_other_mode';
  if (ended) throw new CoachFailure(ended);
  return completeResult(reasoningFilter);
}

function completeResult(filter: LeadingReasoningFilter): RequestResult {
  return filter.hasFoundReasoning ? 'complete_with_reasoning' : 'complete';
}

/** Whether the server refused the request itself, and not the key or the model. */
function isAboutRequest(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}

function kindOfEnd(
  finish: string | undefined,
  hasText: boolean,
  chunks: number,
): CoachFailureKind | undefined {
  if (finish === 'content_filter') return 'filtered';
  if (finish === undefined) return chunks === 0 ? 'garbage' : 'unfinished';
  return hasText ? undefined : 'empty';
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
