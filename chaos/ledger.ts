/** A call and what came of it; times by `performance.now()`. */
export interface CallRecord {
  readonly path: string;
  /** A status, or why there was none. */
  readonly status: number | string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly retryAfter: string | null;
}

/** What the product has acknowledged to the clients of a run and must therefore keep. */
export class Ledger {
  /** Replies that were acknowledged as complete. */
  readonly replies: { email: string; conversationId: string; question: string }[] = [];
  /** References of acknowledged contact messages. */
  readonly contactReferences: string[] = [];
  readonly paidEmails = new Set<string>();
  readonly deletedAccounts: { userId: string; email: string }[] = [];
  /** The number of responses for each status and path, for example `200 /chat-start`. */
  readonly responseCounts = new Map<string, number>();
  /** One sentence for each acknowledged fact that is no longer true, and for each response of 500. */
  readonly violations: string[] = [];

  readonly calls: CallRecord[] = [];

  /** @returns a function that records the call, which begins now, with what came of it. */
  beginCall(path: string): (status: CallRecord['status'], retryAfter?: string | null) => void {
    const startedAt = performance.now();
    return (status, retryAfter = null) => {
      this.calls.push({ path, status, startedAt, endedAt: performance.now(), retryAfter });
      const key = `${status} ${path}`;
      this.responseCounts.set(key, (this.responseCounts.get(key) ?? 0) + 1);
      if (status === 500) this.violations.push(`${path} answered 500`);
    };
  }
}
