import type { Finding } from '@app/contracts';

/** A second opinion on a message, besides screening and the coach (docs/decisions/0072). */
export interface Moderation {
  /**
   * Returns the dangers in a text, the gravest first and each kind once.
   * @throws when there is no answer, or none that follows the protocol.
   */
  findDangers(text: string, signal: AbortSignal): Promise<readonly Finding[]>;
}
