/**
 * Thrown for an event whose named publisher cannot be verified. The job is not retried as it is; a relay that still
 * holds the event in its outbox signs it again.
 */
export class EventRefusedError extends Error {
  /** A fixed label for metrics; contains nothing from the event. */
  readonly reason: 'unsigned' | 'signature' | 'publisher';

  constructor(reason: EventRefusedError['reason'], message: string) {
    super(message);
    this.name = 'EventRefused';
    this.reason = reason;
  }
}
