import * as z from 'zod';

export const smtpBehavior = z.strictObject({
  mode: z.enum(['ok', 'refuse', 'tempfail', 'hang', 'reject_recipient', 'refuse_sender', 'refuse_message']),
  /** The answer to the command that `reject_recipient`, `refuse_sender` or `refuse_message` rejects. */
  reply: z
    .strictObject({ code: z.int().min(400).max(599), text: z.string().regex(/^[ -~]{1,200}$/) })
    .optional(),
  /** The number of mails (or of connections, for `refuse` and `hang`) before the mode is `ok` again. */
  times: z.int().min(1).optional(),
});

export type SmtpBehavior = z.infer<typeof smtpBehavior>;
export type SmtpReply = NonNullable<SmtpBehavior['reply']>;
type Fault = Exclude<SmtpBehavior['mode'], 'ok'>;

/** Holds how the mail server behaves. */
export class SmtpControl {
  #behavior: SmtpBehavior = { mode: 'ok' };

  setBehavior(behavior: SmtpBehavior): void {
    this.#behavior = { ...behavior };
  }

  current(): SmtpBehavior {
    return { ...this.#behavior };
  }

  /** Returns whether this fault applies now, and decrements `times`. */
  due(fault: Fault): boolean {
    if (this.#behavior.mode !== fault) return false;
    const { times } = this.#behavior;
    if (times !== undefined)
      this.#behavior = times > 1 ? { ...this.#behavior, times: times - 1 } : { mode: 'ok' };
    return true;
  }

  /** Returns the answer if this refusal applies now, and decrements `times`. */
  refusal(fault: Fault, usual: SmtpReply): SmtpReply | undefined {
    const { reply } = this.#behavior;
    return this.due(fault) ? (reply ?? usual) : undefined;
  }
}
