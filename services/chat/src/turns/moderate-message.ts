import type { Finding } from '@app/contracts';
import { counter } from '@app/service-kit';
import { textOfTurn } from '../coach/turn-prompt.ts';
import { isCertain } from '../safety/finding.ts';
import type { StartedTurn, TurnContext } from './turn-context.ts';

type ModerationContext = Pick<TurnContext, 'moderation' | 'config' | 'log'>;

interface ModeratedTurn {
  readonly turn: StartedTurn;
  readonly onFinding: (finding: Finding) => void;
}

/** How a request ended. `unused`: the turn ended first, or screening has a certain finding. */
type Result = 'found' | 'nothing' | 'failed' | 'timed_out' | 'unused';

const requests = counter('chat_moderation_requests_total', 'Requests to the moderation endpoint, by result', [
  'result',
]);

/** More messages than are tried again while one process runs. */
const MAX_REMEMBERED = 1_000;

/**
 * Asks the moderation endpoint about messages while they are answered, if one is configured. It only adds findings, and
 * nothing waits for it (docs/decisions/0072).
 */
export class MessageModerator {
  readonly #context: ModerationContext;
  /** Messages in which nothing was found; when one is answered once more, it is not asked about again. */
  readonly #harmless = new Set<string>();

  constructor(context: ModerationContext) {
    this.#context = context;
  }

  /**
   * Begins to ask about the message of a turn. Calls `onFinding` when something is found, but not before screening has
   * ended, and not if screening has a certain finding itself.
   * @returns a function that ends the request; `onFinding` is not called afterwards.
   */
  begin({ turn, onFinding }: ModeratedTurn): () => void {
    if (!this.#context.moderation || this.#harmless.has(turn.userMessageId)) return () => undefined;
    const stop = new AbortController();
    void this.#ask({ turn, onFinding }, stop.signal).then((result) => requests.inc({ result }));
    return () => stop.abort();
  }

  async #ask({ turn, onFinding }: ModeratedTurn, stopped: AbortSignal): Promise<Result> {
    const { moderation, config, log } = this.#context;
    const deadline = AbortSignal.timeout(config.MODERATION_DEADLINE_MS);
    try {
      const signal = AbortSignal.any([stopped, deadline]);
      const found = (await moderation?.findDangers(textOfTurn(turn.prompt), signal)) ?? [];
      const isKnown = isCertain(await turn.screening);
      if (stopped.aborted || isKnown) return 'unused';
      for (const finding of found) onFinding(finding);
      if (found.length > 0) return 'found';
      this.#remember(turn.userMessageId);
      return 'nothing';
    } catch (error) {
      if (stopped.aborted) return 'unused';
      const result = deadline.aborted ? 'timed_out' : 'failed';
      log.warn({ err: error, turnId: turn.id, result }, 'moderation failed');
      return result;
    }
  }

  #remember(messageId: string): void {
    this.#harmless.add(messageId);
    for (const oldest of this.#harmless) {
      if (this.#harmless.size <= MAX_REMEMBERED) return;
      this.#harmless.delete(oldest);
    }
  }
}
