import { setTimeout as pause } from 'node:timers/promises';

/** How often the gateways are asked whether they are ready; milliseconds. */
const CHECK_EVERY_MS = 200;

/** One gateway, as a load balancer sees it. */
interface GatewayReplica {
  readonly url: string;
  isReady(): Promise<boolean>;
}

/** Chooses among the gateways as a load balancer does: those that report that they are ready, in turn. */
export class Balancer {
  readonly #gateways: readonly GatewayReplica[];
  #ready: readonly GatewayReplica[];
  #next = 0;

  /** @param gateways may change meanwhile. */
  constructor(gateways: readonly GatewayReplica[]) {
    this.#gateways = gateways;
    this.#ready = [...gateways];
  }

  async check(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const known = [...this.#gateways];
      const states = await Promise.all(known.map((gateway) => gateway.isReady()));
      this.#ready = known.filter((_gateway, at) => states[at]);
      await pause(CHECK_EVERY_MS);
    }
  }

  gatewayUrl(): string {
    this.#next += 1;
    return this.#ready[this.#next % this.#ready.length]?.url ?? 'no gateway is ready';
  }
}
