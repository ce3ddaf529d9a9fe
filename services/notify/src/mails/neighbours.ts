import { MAIL_SOURCES, type MailSourceName } from './mail.table.ts';

/** Whom a mail needs: the service that says what is in it, and the mail server. */
export type Neighbour = MailSourceName | 'mail server';

/** What one attempt has learnt of those it met. */
export interface Met {
  readonly answered: readonly Neighbour[];
  readonly silent?: Neighbour;
}

/**
 * Who answers at the moment. One that does not is asked by one mail at a time, after a pause that grows, so that the
 * other mails use up no attempts, and those that need others are not kept waiting.
 */
export class Neighbours {
  readonly #outages = new Map<Neighbour, { times: number; quietUntil: number }>();
  readonly #wait: (times: number) => number;

  constructor(wait: (times: number) => number) {
    this.#wait = wait;
  }

  note({ answered, silent }: Met): void {
    for (const neighbour of answered) this.#outages.delete(neighbour);
    if (!silent) return;
    const { times, quietUntil } = this.#outages.get(silent) ?? { times: 0, quietUntil: 0 };
    // Those that were underway together met one outage, not several.
    if (performance.now() < quietUntil) return;
    this.#outages.set(silent, {
      times: times + 1,
      quietUntil: performance.now() + this.#wait(times + 1),
    });
  }

  /** `fine`; `try`: one mail may find out; `quiet`: not yet. */
  look(neighbour: Neighbour): 'fine' | 'try' | 'quiet' {
    const outage = this.#outages.get(neighbour);
    if (!outage) return 'fine';
    return performance.now() < outage.quietUntil ? 'quiet' : 'try';
  }

  sources(which: 'fine' | 'try'): MailSourceName[] {
    return MAIL_SOURCES.filter((source) => this.look(source) === which);
  }

  /** Milliseconds until one of the quiet may be asked again; undefined when none is quiet. */
  quietFor(): number | undefined {
    const waits = [...this.#outages.values()].map(({ quietUntil }) => quietUntil - performance.now());
    const ahead = waits.filter((wait) => wait > 0);
    return ahead.length > 0 ? Math.min(...ahead) : undefined;
  }
}
