/**
 * Asks chat to give a visitor's chat to an account: `settled` when it has done so or has nothing to give, `later` when
 * it did not answer. Never rejects.
 */
export type ClaimVisitor = (
  userId: string,
  visitor: string,
  timeoutMs: number,
) => Promise<'settled' | 'later'>;
