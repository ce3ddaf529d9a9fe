import { setTimeout as pause } from 'node:timers/promises';
import { authEndpoints, billingEndpoints, chatEndpoints, notifyEndpoints } from '@app/contracts';
import type { Cluster } from '@app/testkit';
import { callApi, type Person } from '../person.ts';

const PAUSE_MS = 40;
const QUESTION = {
  title: 'We keep arguing',
  question: 'My husband and I argue about the dishes every evening and I feel alone.',
};

/** People who use the product one call after the other. Counts what was answered, and collects each failure. */
export class Load {
  readonly answered = new Map<string, number>();
  readonly failures: string[] = [];
  readonly #cluster: Pick<Cluster, 'gatewayUrl'>;

  constructor(cluster: Pick<Cluster, 'gatewayUrl'>) {
    this.#cluster = cluster;
  }

  /** Short calls of all services. */
  async useAll(person: Person, signal: AbortSignal): Promise<void> {
    const { headers, email } = person;
    const contact = { fullName: 'Ada', email, subject: 'Rolling', message: 'Is anybody there?' };
    const calls = [
      () => callApi(this.#cluster.gatewayUrl(), chatEndpoints.usage, { headers }),
      () => callApi(this.#cluster.gatewayUrl(), chatEndpoints.list, { headers }),
      () => callApi(this.#cluster.gatewayUrl(), authEndpoints.listSessions, { headers }),
      () =>
        callApi(this.#cluster.gatewayUrl(), authEndpoints.updateProfile, {
          headers,
          body: { firstName: 'Ada', lastName: 'L' },
        }),
      () => callApi(this.#cluster.gatewayUrl(), billingEndpoints.paymentStatus, { headers }),
      () =>
        callApi(this.#cluster.gatewayUrl(), billingEndpoints.createCheckout, {
          headers,
          body: { currency: 'usd', source: 'website' },
        }),
      () => callApi(this.#cluster.gatewayUrl(), notifyEndpoints.sendContact, { body: contact }),
    ];
    for (let turn = 0; !signal.aborted; turn += 1) {
      const call = calls[turn % calls.length];
      await this.#count(`call ${turn % calls.length}`, async () => {
        const answer = await call?.();
        return answer?.status === 200 ? 200 : `${answer?.status} ${JSON.stringify(answer?.body)}`;
      });
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
        const answer = await fetch(`${this.#cluster.gatewayUrl()}/api${chatEndpoints.start.path}`, {
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
    else this.failures.push(`${what} at ${new Date().toISOString()}: ${result}`);
  }
}
