/** Fixed labels for metrics; they contain nothing from the event. */
export const REFUSAL_REASONS = ['unsigned', 'signature', 'publisher'] as const;

/**
 * Thrown for an event whose named publisher cannot be verified. The job is not retried as it is; a relay that still
 * holds the event in its outbox signs it again.
 */
export class EventRefusedError extends Error {
  readonly reason: (typeof REFUSAL_REASONS)[number];

  constructor(reason: EventRefusedError['reason'], message: string) {
    super(message);
    this.name = 'EventRefused';
    this.reason = reason;
  }
}
