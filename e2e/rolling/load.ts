import { setTimeout as pause } from 'node:timers/promises';
import { authEndpoints, billingEndpoints, chatEndpoints, notifyEndpoints } from '@app/contracts';
import { callApi, type Person } from '../person.ts';
import type { Replica } from './replicated-product.ts';

/** How often the gateways are asked whether they are ready; milliseconds. */
const CHECK_EVERY_MS = 200;
const PAUSE_MS = 40;
const QUESTION = {
  title: 'We keep arguing',
  question: 'My husband and I argue about the dishes every evening and I feel alone.',
};

/** Chooses among the gateways as a load balancer does: those that report that they are ready, in turn. */
export class Balancer {
  readonly #gateways: readonly Replica[];
  #ready: readonly Replica[];
  #next = 0;

  constructor(gateways: readonly Replica[]) {
    this.#gateways = gateways;
    this.#ready = gateways;
  }

  async check(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const states = await Promise.all(this.#gateways.map((gateway) => gateway.isReady()));
      this.#ready = this.#gateways.filter((_gateway, at) => states[at]);
      await pause(CHECK_EVERY_MS);
    }
  }

  url(): string {
    this.#next += 1;
    return this.#ready[this.#next % this.#ready.length]?.url ?? 'no gateway is ready';
  }
}

/** People who use the product one call after the other. Counts what was answered, and collects each failure. */
export class Load {
  readonly answered = new Map<string, number>();
  readonly failures: string[] = [];
  readonly #balancer: Balancer;

  constructor(balancer: Balancer) {
    this.#balancer = balancer;
  }

  /** Short calls of all services. */
  async useAll(person: Person, signal: AbortSignal): Promise<void> {
    const { headers, email } = person;
    const contact = { fullName: 'Ada', email, subject: 'Rolling', message: 'Is anybody there?' };
    const calls = [
      () => callApi(this.#balancer.url(), chatEndpoints.usage, { headers }),
      () => callApi(this.#balancer.url(), chatEndpoints.list, { headers }),
      () => callApi(this.#balancer.url(), authEndpoints.listSessions, { headers }),
      () =>
        callApi(this.#balancer.url(), authEndpoints.updateProfile, {
          headers,
          body: { firstName: 'Ada', lastName: 'L' },
        }),
      () => callApi(this.#balancer.url(), billingEndpoints.paymentStatus, { headers }),
      () =>
        callApi(this.#balancer.url(), billingEndpoints.createCheckout, {
          headers,
          body: { currency: 'usd', source: 'website' },
        }),
      () => callApi(this.#balancer.url(), notifyEndpoints.sendContact, { body: contact }),
    ];
    for (let turn = 0; !signal.aborted; turn += 1) {
      const call = calls[turn % calls.length];
      await this.#count(`call ${turn % calls.length}`, async () => (await call?.())?.status ?? 0);
      await pause(PAUSE_MS);
    }
  }

  /** Replies of the coach that take several seconds, as a stream and as JSON. */
  async talk(
    { headers }: Person,
    accept: 'text/event-stream' | 'application/json',
    signal: AbortSignal,
  ): Promise<void> {
    while (!signal.aborted) {
      await this.#count(accept, async () => {
        const answer = await fetch(`${this.#balancer.url()}/api${chatEndpoints.start.path}`, {
          method: 'POST',
          headers: { ...headers, accept, 'content-type': 'application/json' },
          body: JSON.stringify(QUESTION),
        });
        const text = await answer.text();
        const isWhole =
          accept === 'application/json' ? text.startsWith('{"data"') : text.includes('event: done');
        return isWhole ? answer.status : `${answer.status} …${text.slice(-200)}`;
      });
    }
  }

  /** Makes a call again and again, with a pause. */
  async repeat(what: string, call: () => Promise<number>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#count(what, call);
      await pause(PAUSE_MS);
    }
  }

  async #count(what: string, call: () => Promise<number | string>): Promise<void> {
    const result = await call().catch(
      (error: unknown) => `${error} ${error instanceof Error ? error.cause : ''}`,
    );
    if (result === 200) this.answered.set(what, (this.answered.get(what) ?? 0) + 1);
    else this.failures.push(`${what}: ${result}`);
  }
}
