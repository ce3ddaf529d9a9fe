import * as z from 'zod';

export const smtpOrder = z.strictObject({
  mode: z.enum(['ok', 'refuse', 'tempfail', 'hang', 'reject_recipient', 'refuse_sender', 'refuse_message']),
  /** The answer to the command that `reject_recipient`, `refuse_sender` or `refuse_message` rejects. */
  reply: z
    .strictObject({ code: z.int().min(400).max(599), text: z.string().regex(/^[ -~]{1,200}$/) })
    .optional(),
  /** The number of mails (or of connections, for `refuse` and `hang`) before the mode is `ok` again. */
  times: z.int().min(1).optional(),
});

export type SmtpOrder = z.infer<typeof smtpOrder>;
export type SmtpReply = NonNullable<SmtpOrder['reply']>;
type Fault = Exclude<SmtpOrder['mode'], 'ok'>;

/** Holds how the mail server behaves. */
export class SmtpControl {
  #order: SmtpOrder = { mode: 'ok' };

  play(order: SmtpOrder): void {
    this.#order = { ...order };
  }

  current(): SmtpOrder {
    return { ...this.#order };
  }

  /** Returns whether this fault applies now, and decrements `times`. */
  due(fault: Fault): boolean {
    if (this.#order.mode !== fault) return false;
    const { times } = this.#order;
    if (times !== undefined) this.#order = times > 1 ? { ...this.#order, times: times - 1 } : { mode: 'ok' };
    return true;
  }

  /** Returns the answer if this refusal applies now, and decrements `times`. */
  refusal(fault: Fault, usual: SmtpReply): SmtpReply | undefined {
    const { reply } = this.#order;
    return this.due(fault) ? (reply ?? usual) : undefined;
  }
}
