import type { Finding } from '@app/contracts';

/** Looks for danger in what a person writes, off the event loop. */
export interface Screening {
  /**
   * Returns the gravest danger in the texts of one request, a certain one rather than a likely one. Always resolves, and
   * within a bounded time.
   * @param person identifies whose texts these are, so that one person's requests do not delay those of others.
   */
  screen(texts: readonly string[], person: string): Promise<Finding | undefined>;
}
