/** What the product has acknowledged to people, and must keep. */
export class Ledger {
  /** Replies that were told to be whole, by conversation. */
  readonly replies: { who: string; conversationId: string; question: string }[] = [];
  readonly contacts: string[] = [];
  readonly paid = new Set<string>();
  readonly gone: { userId: string; email: string }[] = [];
  /** How often each answer came: `200 /chat-start`. */
  readonly answers = new Map<string, number>();
  readonly broken: string[] = [];

  count(status: number | string, path: string): void {
    const key = `${status} ${path}`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
    if (status === 500) this.broken.push(`${path} answered 500`);
  }
}
