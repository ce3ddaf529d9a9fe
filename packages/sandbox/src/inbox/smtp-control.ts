import * as z from 'zod';

export const smtpOrder = z.strictObject({
  mode: z.enum(['ok', 'refuse', 'tempfail', 'hang', 'reject_recipient']),
  /** For how many mails (or connections, for `refuse` and `hang`), before it is `ok` again. */
  times: z.int().min(1).optional(),
});

export type SmtpOrder = z.infer<typeof smtpOrder>;
type Fault = Exclude<SmtpOrder['mode'], 'ok'>;

/** How the mail server behaves next. */
export class SmtpControl {
  #order: SmtpOrder = { mode: 'ok' };

  play(order: SmtpOrder): void {
    this.#order = { ...order };
  }

  current(): SmtpOrder {
    return { ...this.#order };
  }

  /** Whether this fault is due now; counts down `times`. */
  due(fault: Fault): boolean {
    if (this.#order.mode !== fault) return false;
    const { times } = this.#order;
    if (times !== undefined) this.#order = times > 1 ? { mode: fault, times: times - 1 } : { mode: 'ok' };
    return true;
  }
}
