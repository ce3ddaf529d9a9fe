import { type Cluster, until } from '@app/testkit';
import type pg from 'pg';
import { ReceivedMails } from '../received-mails.ts';

/** Mails and events are tried again after pauses of up to a minute. */
const KEPT_WITHIN_MS = 150_000;
const CHECK_EVERY_MS = 500;

interface LatePromise {
  readonly seed: number;
  readonly sentence: string;
  readonly deadline: number;
  isKept(): Promise<boolean>;
}

/** What must become true after a seed, while the next ones run already: each mail is sent, each payment has its effect. */
export class LatePromises {
  readonly violations: string[] = [];
  readonly #pending = new Set<LatePromise>();
  readonly #mails: ReceivedMails;
  readonly #onceOnly: { readonly to: string; readonly subject: string }[] = [];

  constructor(cluster: Cluster) {
    this.#mails = new ReceivedMails(cluster.sandboxUrl);
  }

  add(seed: number, sentence: string, isKept: () => Promise<boolean>): void {
    this.#pending.add({ seed, sentence, deadline: performance.now() + KEPT_WITHIN_MS, isKept });
  }

  /** Promises that one mail with this in its subject reaches this address. */
  addMail(seed: number, to: string, subject: string): void {
    this.#onceOnly.push({ to, subject });
    const hasArrived = async () => this.#mails.idsOf(to, subject).size > 0;
    this.add(seed, `the mail “${subject}” reaches ${to}`, hasArrived);
  }

  /** Checks once what is pending, and all mails so far. */
  async check(): Promise<void> {
    await this.#mails.read();
    for (const promise of this.#pending) {
      if (await promise.isKept().catch(() => false)) this.#pending.delete(promise);
      else if (performance.now() > promise.deadline) {
        this.#pending.delete(promise);
        this.violations.push(
          `seed ${promise.seed}: not true within ${KEPT_WITHIN_MS / 1_000} s: ${promise.sentence}`,
        );
      }
    }
  }

  /** Waits for all that is pending, and until no event is on its way. */
  async finish(database: pg.Client): Promise<void> {
    const outboxes = ['auth', 'chat', 'billing', 'notify'].map(
      (schema) => `select topic from ${schema}.outbox where done_at is null`,
    );
    this.add(0, 'every event has been received', async () => {
      return (await database.query(outboxes.join(' union all '))).rows.length === 0;
    });
    this.add(0, 'no mail is waiting, and none was given up', async () => {
      const { rows } = await database.query(
        "select 1 from notify.mails where state not in ('sent', 'dropped')",
      );
      return rows.length === 0;
    });
    const isDone = async () => {
      await this.check();
      return this.#pending.size === 0;
    };
    await until(isDone, { timeout: KEPT_WITHIN_MS + 10_000, every: CHECK_EVERY_MS });
    for (const { to, subject } of this.#onceOnly) {
      const times = this.#mails.idsOf(to, subject).size;
      if (times > 1) this.violations.push(`${times} mails “${subject}” to ${to} were written instead of one`);
    }
    this.violations.push(...(await this.#mails.findAlteredIds(database, true)));
  }
}
