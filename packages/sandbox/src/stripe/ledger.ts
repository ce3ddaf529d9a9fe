import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Charge } from './objects/charge.ts';
import type { SessionRecord } from './objects/checkout-session.ts';
import type { Customer, DeletedCustomer } from './objects/customer.ts';
import type { Dispute } from './objects/dispute.ts';
import type { StripeEvent } from './objects/event.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { Refund } from './objects/refund.ts';

interface LedgerData {
  sessions: Map<string, SessionRecord>;
  customers: Map<string, Customer | DeletedCustomer>;
  intents: Map<string, PaymentIntent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  events: Map<string, StripeEvent>;
}

/** The file contains only data that this program wrote, so only ids and types are checked. */
const mapEntries = <Kept>(kind: string) =>
  z.array(
    z.tuple([
      z.string().startsWith(kind),
      z.custom<Kept>((kept) => typeof kept === 'object' && kept !== null),
    ]),
  );

const fileSchema = z.object({
  sessions: mapEntries<SessionRecord>('cs_'),
  customers: mapEntries<Customer | DeletedCustomer>('cus_'),
  intents: mapEntries<PaymentIntent>('pi_'),
  charges: mapEntries<Charge>(''),
  refunds: mapEntries<Refund>('re_'),
  disputes: mapEntries<Dispute>('du_'),
  events: mapEntries<StripeEvent>('evt_'),
});

const MAX_EVENTS = 5_000;
const MAX_EVENTS_IN_FILE = 200;

/** All data of the account: in memory and, when a folder is configured, in one file. */
export class Ledger implements LedgerData {
  readonly sessions = new Map<string, SessionRecord>();
  readonly customers = new Map<string, Customer | DeletedCustomer>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly events = new Map<string, StripeEvent>();
  readonly #file: string | undefined;
  #saving = Promise.resolve();
  #queued = false;

  private constructor(folder: string | undefined) {
    this.#file = folder === undefined ? undefined : path.join(folder, 'stripe.json');
  }

  /** Opens the ledger with the data from its file. @throws Error when the file exists and can't be read. */
  static async open(folder: string | undefined): Promise<Ledger> {
    const ledger = new Ledger(folder);
    if (!folder || !ledger.#file) return ledger;
    await mkdir(folder, { recursive: true });
    const kept = await readFile(ledger.#file, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (kept === undefined) return ledger;
    const read = fileSchema.parse(JSON.parse(kept));
    for (const [id, record] of read.sessions) ledger.sessions.set(id, record);
    for (const [id, customer] of read.customers) ledger.customers.set(id, customer);
    for (const [id, intent] of read.intents) ledger.intents.set(id, intent);
    for (const [id, charge] of read.charges) ledger.charges.set(id, charge);
    for (const [id, refund] of read.refunds) ledger.refunds.set(id, refund);
    for (const [id, dispute] of read.disputes) ledger.disputes.set(id, dispute);
    for (const [id, event] of read.events) ledger.events.set(id, event);
    return ledger;
  }

  /** Resolves when all current data is in the file. Concurrent calls share one write. */
  save(): Promise<void> {
    const target = this.#file;
    if (!target) return Promise.resolve();
    if (this.#queued) return this.#saving;
    this.#queued = true;
    this.#saving = this.#saving
      .catch(() => undefined)
      .then(async () => {
        this.#queued = false;
        await writeFile(`${target}.part`, this.#asText());
        await rename(`${target}.part`, target);
      });
    return this.#saving;
  }

  /** Finds any object by its id, for `expand`. */
  find(id: string): object | undefined {
    const { sessions, customers, intents, charges, refunds, disputes } = this;
    const shelves = [customers, intents, charges, refunds, disputes];
    return sessions.get(id)?.session ?? shelves.map((shelf) => shelf.get(id)).find((found) => found);
  }

  addEvent(event: StripeEvent): void {
    this.events.set(event.id, event);
    const [oldest] = this.events.keys();
    if (this.events.size > MAX_EVENTS && oldest) this.events.delete(oldest);
  }

  #asText(): string {
    const { sessions, customers, intents, charges, refunds, disputes } = this;
    const events = new Map([...this.events].slice(-MAX_EVENTS_IN_FILE));
    const books: LedgerData = { sessions, customers, intents, charges, refunds, disputes, events };
    return JSON.stringify(books, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
  }
}
