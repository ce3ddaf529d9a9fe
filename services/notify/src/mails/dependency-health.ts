import { MAIL_SOURCES, type MailSourceName } from './mail-content.ts';

/** What a mail depends on: the service that provides its content, and the mail server. */
export type Dependency = MailSourceName | 'mail server';

/** Which dependencies answered during an attempt, and which did not. */
export interface DependencyReport {
  readonly answered: readonly Dependency[];
  readonly unavailable?: Dependency;
}

/**
 * Tracks which dependencies are available. One that is down is probed by a single mail after an increasing pause, so that
 * other mails neither use up attempts on it nor wait for it.
 */
export class DependencyHealth {
  readonly #outages = new Map<Dependency, { failures: number; retryAt: number }>();
  readonly #wait: (failures: number) => number;

  constructor(wait: (failures: number) => number) {
    this.#wait = wait;
  }

  /** Which dependencies have answered last (1) and which have not (0). */
  samples(): (readonly [{ dependency: Dependency }, number])[] {
    const all: Dependency[] = [...MAIL_SOURCES, 'mail server'];
    return all.map((dependency) => [{ dependency }, this.#outages.has(dependency) ? 0 : 1]);
  }

  record({ answered, unavailable }: DependencyReport): void {
    for (const dependency of answered) this.#outages.delete(dependency);
    if (!unavailable) return;
    const { failures, retryAt } = this.#outages.get(unavailable) ?? { failures: 0, retryAt: 0 };
    // Attempts in progress at the same time count as one failure.
    if (performance.now() < retryAt) return;
    this.#outages.set(unavailable, {
      failures: failures + 1,
      retryAt: performance.now() + this.#wait(failures + 1),
    });
  }

  /** `probe`: it was down, and one mail may test it now. */
  status(dependency: Dependency): 'up' | 'probe' | 'down' {
    const outage = this.#outages.get(dependency);
    if (!outage) return 'up';
    return performance.now() < outage.retryAt ? 'down' : 'probe';
  }

  sourcesWithStatus(status: 'up' | 'probe'): MailSourceName[] {
    return MAIL_SOURCES.filter((source) => this.status(source) === status);
  }

  /** Milliseconds until the next dependency may be probed; undefined when none is down. */
  msUntilRetry(): number | undefined {
    const waits = [...this.#outages.values()].map(({ retryAt }) => retryAt - performance.now());
    const remaining = waits.filter((wait) => wait > 0);
    return remaining.length > 0 ? Math.min(...remaining) : undefined;
  }
}
