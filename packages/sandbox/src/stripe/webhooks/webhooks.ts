import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StripeEvent } from '../objects/event.ts';
import type { Delivery, ReleaseOrder, WebhookBehavior, WebhookTarget } from './webhook-behavior.ts';

/** Stripe retries for three days; the sandbox for about five minutes. */
const BACKOFF_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(9).fill(30_000)];
const ANSWER_TIMEOUT_MS = 10_000;
const MAX_DELIVERIES = 1_000;

/** Sends signed notices as Stripe does: retried until they are accepted, sometimes twice, in no guaranteed order. */
export class Webhooks {
  #target: WebhookTarget | undefined;
  #behavior: WebhookBehavior = { mode: 'send' };
  #held: StripeEvent[] = [];
  readonly #told = new Map<string, number>();
  #deliveries: Delivery[] = [];
  readonly #underway = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #now: () => Date;
  readonly #settled: () => void;

  /** `settled` is called when an event needs no further try. */
  constructor(options: { now: () => Date; settled: () => void; target?: WebhookTarget | undefined }) {
    this.#now = options.now;
    this.#settled = options.settled;
    this.#target = options.target;
  }

  deliverTo(target: WebhookTarget): void {
    this.#target = { ...target };
  }

  setBehavior(behavior: WebhookBehavior): void {
    this.#behavior = { ...behavior };
  }

  current(): WebhookBehavior {
    return { ...this.#behavior };
  }

  held(): StripeEvent[] {
    return [...this.#held];
  }

  /** The last 1000 attempts, oldest first. */
  deliveries(): Delivery[] {
    return [...this.#deliveries];
  }

  /** Sends notices of events that happened together. Without a target they are never sent, not even later. */
  announce(events: readonly StripeEvent[]): void {
    if (!this.#target) {
      for (const event of events) event.pending_webhooks = 0;
      return;
    }
    if (this.#behavior.mode === 'reverse') {
      this.#count();
      this.#start(this.#inTurn(events.toReversed()));
      return;
    }
    for (const event of events) this.#send(event);
  }

  /** Sends the events from before a restart that were not delivered yet. */
  resume(events: Iterable<StripeEvent>): void {
    for (const event of events) if (event.pending_webhooks > 0) this.#start(this.#deliver(event));
  }

  /** Sends held events one after the other in the requested order. @throws Error for an id that isn't held. */
  release(order: ReleaseOrder = 'sent'): void {
    const byId = new Map(this.#held.map((event) => [event.id, event]));
    const chosen = typeof order === 'string' ? this.held() : order.map((id) => findHeldEvent(byId, id));
    if (order === 'reverse') chosen.reverse();
    this.#held = this.#held.filter((event) => !chosen.includes(event));
    this.#start(this.#inTurn(chosen));
  }

  /** Sends an event once more, as the button in Stripe's dashboard does, even if it was delivered. */
  resend(event: StripeEvent): void {
    this.#start(this.#deliver(event));
  }

  /** Resolves when no notice is being sent or waits for a retry; held notices don't count. */
  async whenDelivered(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.whenDelivered();
  }

  #send(event: StripeEvent): void {
    const behavior = this.#count();
    const told = (this.#told.get(event.type) ?? 0) + 1;
    this.#told.set(event.type, told);
    switch (behavior.mode) {
      case 'lose':
        event.pending_webhooks = 0;
        return;
      case 'hold':
        this.#held.push(event);
        return;
      case 'duplicate':
        for (let copy = 0; copy < (behavior.copies ?? 2); copy += 1) this.#start(this.#deliver(event));
        return;
      default: {
        const copies = behavior.copies ?? (told % 2 === 1 ? 2 : 1);
        this.#start(this.#inTurn(Array<StripeEvent>(copies).fill(event)));
      }
    }
  }

  #count(): WebhookBehavior {
    const behavior = this.#behavior;
    if (behavior.times !== undefined) {
      this.#behavior = behavior.times > 1 ? { ...behavior, times: behavior.times - 1 } : { mode: 'send' };
    }
    return behavior;
  }

  #start(delivery: Promise<void>): void {
    const tracked = delivery.finally(() => this.#underway.delete(tracked));
    this.#underway.add(tracked);
  }

  async #inTurn(events: readonly StripeEvent[]): Promise<void> {
    for (const event of events) await this.#deliver(event);
  }

  async #deliver(event: StripeEvent): Promise<void> {
    const { signal } = this.#stopping;
    for (const pause of [0, ...BACKOFF_MS]) {
      if (pause > 0) await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      if (await this.#attempt(event)) {
        event.pending_webhooks = 0;
        break;
      }
    }
    this.#settled();
  }

  async #attempt(event: StripeEvent): Promise<boolean> {
    const target = this.#target;
    if (!target) return false;
    const at = this.#now();
    const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const status = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        accept: '*/*; q=0.5, application/xml',
        'stripe-signature': signPayload(payload, target.secret, at),
      },
      body: payload,
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    }).then(
      async (response) => {
        await response.body?.cancel().catch(() => undefined);
        return response.status;
      },
      () => null,
    );
    this.#deliveries.push({ event: event.id, type: event.type, at: at.toISOString(), status });
    if (this.#deliveries.length > MAX_DELIVERIES) this.#deliveries.shift();
    return status !== null && status >= 200 && status < 300;
  }
}

function findHeldEvent(held: ReadonlyMap<string, StripeEvent>, id: string): StripeEvent {
  const event = held.get(id);
  if (!event) throw new Error(`No event ${id} is held.`);
  return event;
}

/** Creates the `Stripe-Signature` of a payload: the time, and an HMAC-SHA256 over time and payload (scheme v1). */
function signPayload(payload: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`, 'utf8').digest('hex')}`;
}
