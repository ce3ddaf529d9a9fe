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

  countResponse(status: number | string, path: string): void {
    const key = `${status} ${path}`;
    this.responseCounts.set(key, (this.responseCounts.get(key) ?? 0) + 1);
    if (status === 500) this.violations.push(`${path} answered 500`);
  }
}
