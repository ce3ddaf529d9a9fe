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
import { MarkFilter } from './alarm/mark-filter.ts';
import { type Coach, CoachFailure, type CoachFailureKind, type PromptMessage } from './coach.port.ts';
import { type Deadlines, type DeadlineWatch, watchDeadlines } from './deadlines.ts';
import { LeadingThoughts } from './leading-thoughts.ts';
import { allowanceOf, firstMannerOf, type Manner, PATIENCE_WITH_THOUGHTS } from './reasoning.policy.ts';
import { boundVisible } from './visible-bound.ts';

export interface OpenAiSettings {
  apiKey: string;
  /** Ends in /v1; OpenAI's own when absent. */
  baseUrl: string | undefined;
  model: string;
  /** Of what is read; a model that thinks before it speaks is given room for that beside them. */
  replyTokens: number;
  deadlines: Deadlines;
  /** The breaker opens after so many failures in a row, and tries again after so many milliseconds. */
  breaker: { failures: number; restMs: number };
  /** Replies being written at once (bulkhead). */
  concurrent: number;
}

/** What we rely on of a chunk; more may stand in it. Thoughts are nobody's to read, but a sign of life. */
const chunkShape = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          reasoning: z.unknown().optional(),
          reasoning_content: z.unknown().optional(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

type CoachRequest = Parameters<Coach['reply']>[0];
type Heard = Pick<CoachRequest, 'say' | 'alarm'>;

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
  let manner = firstMannerOf(settings.model);
  let takesRoomForThoughts = true;

  /** The reply, in the other manner when the model shows that it needs it before it has said anything. */
  const speakAsNeeded = async ({ messages, signal, say, alarm }: CoachRequest): Promise<void> => {
    const begun = performance.now();
    const speakAs = async (how: Manner) => {
      const deadlines = deadlinesOf(how, settings.deadlines, performance.now() - begun);
      const watch = watchDeadlines(deadlines, signal);
      try {
        return await speak(client, { ...settings, deadlines }, how, { messages, watch, say, alarm });
      } finally {
        watch.end();
      }
    };
    const used = manner;
    const speech = await speakAs(used);
    // Its thoughts left less for what is read: the next reply has room for both.
    if (speech === 'whole_with_thoughts' && takesRoomForThoughts) manner = 'thinking';
    if (speech !== 'otherwise') return;
    if (used === 'thinking') takesRoomForThoughts = false;
    const other = used === 'plain' ? 'thinking' : 'plain';
    if ((await speakAs(other)) === 'otherwise') throw new CoachFailure('empty');
    manner = other;
  };

  return {
    async reply({ messages, signal, say, alarm }) {
      try {
        await room.execute(async () => {
          const speech = { whole: Promise.resolve() };
          await breaker.execute(() => {
            const begun = Promise.withResolvers<void>();
            const heard = (piece: string) => {
              begun.resolve();
              say(piece);
            };
            speech.whole = speakAsNeeded({ messages, signal, say: heard, alarm });
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

function deadlinesOf(manner: Manner, { firstWordMs, nextWordMs, wholeMs }: Deadlines, spentMs: number) {
  const patience = manner === 'thinking' ? PATIENCE_WITH_THOUGHTS : 1;
  return { firstWordMs: firstWordMs * patience, nextWordMs, wholeMs: wholeMs - spentMs };
}

/** Also of what a reply was, with thoughts in the same text before it (`<think>`), of which nothing is said. */
type Speech = 'whole' | 'whole_with_thoughts' | 'otherwise';

/**
 * One request. `otherwise`: not a word came, for thoughts took all the room, or because the server takes no request made
 * for thoughts; asked in the other manner it may answer.
 */
async function speak(
  client: OpenAI,
  { model, replyTokens, deadlines }: OpenAiSettings,
  manner: Manner,
  { messages, watch, say, alarm }: { messages: readonly PromptMessage[]; watch: DeadlineWatch } & Heard,
): Promise<Speech> {
  const bounded = boundVisible(replyTokens);
  const thoughts = new LeadingThoughts();
  const marks = new MarkFilter((finding) => alarm?.(finding));
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
        ...allowanceOf(manner, model, replyTokens),
      },
      { signal: watch.signal, timeout: deadlines.firstWordMs },
    );
    for await (const raw of stream) {
      const chunk = chunkShape.safeParse(raw);
      if (!chunk.success) throw new CoachFailure('garbage', chunk.error);
      chunks += 1;
      const [choice] = chunk.data.choices;
      const { content, reasoning, reasoning_content } = choice?.delta ?? {};
      finish = choice?.finish_reason ?? finish;
      if (spoken || content || reasoning || reasoning_content) watch.heard();
      const visible = content ? marks.push(thoughts.push(content)) : '';
      if (!visible) continue;
      spoken = true;
      const { said, isLast } = bounded(visible);
      say(said);
      // Leaving the stream ends it at the provider as well.
      if (isLast) return wholeWith(thoughts);
    }
    const held = marks.push(thoughts.end()) + marks.end();
    if (held) {
      spoken = true;
      say(bounded(held).said);
    }
  } catch (error) {
    // Who breaks off in the middle of an alarm has raised it.
    marks.end();
    const kind = watch.reason() ?? kindOf(error, chunks > 0);
    if (kind === 'rejected' && manner === 'thinking' && isAboutRequest(error)) return 'otherwise';
    throw new CoachFailure(kind, error);
  }
  // An aborted stream and one that breaks off both end without an error (toolchain.md, 7).
  const ended = watch.reason() ?? kindOfEnd(finish, spoken, chunks);
  if (ended === 'empty' && finish === 'length' && manner === 'plain') return 'otherwise';
  if (ended) throw new CoachFailure(ended);
  return wholeWith(thoughts);
}

function wholeWith(thoughts: LeadingThoughts): Speech {
  return thoughts.found ? 'whole_with_thoughts' : 'whole';
}

/** What we asked is refused, and not who asks or for which model. */
function isAboutRequest(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
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
