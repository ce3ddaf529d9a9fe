import path from 'node:path';
import { newSecrets } from '@app/launcher';
import { UNLIMITED_RATES, until } from '@app/testkit';
import {
  GenericContainer,
  getContainerRuntimeClient,
  Network,
  type StartedNetwork,
  type StartedTestContainer,
  Wait,
} from 'testcontainers';
import { type ComposeService, fillIn, readCompose } from '../scripts/deployment/compose.ts';
import { image } from '../scripts/deployment/image.ts';
import { APP_IMAGE } from './image.ts';

const ROOT = path.dirname(import.meta.dirname);
/** As `stop_grace_period` in docker-compose.yml. */
const STOP_TIMEOUT_MS = 170_000;
const PORT = 8080;
const SMTP_PORT = 2525;
export const SUPPORT_EMAIL = 'support@hearten.example.org';
export type ServiceName = 'auth' | 'chat' | 'billing' | 'notify' | 'gateway';

/** What an operator writes into `.env` for docker-compose.yml. */
const SETTINGS: Readonly<Record<string, string>> = {
  ...newSecrets(),
  ...UNLIMITED_RATES,
  PUBLIC_URL: 'https://hearten.example.org',
  TRUST_PROXY: 'none',
  SUPPORT_EMAIL,
  MAIL_FROM: 'no-reply@hearten.example.org',
  FREE_MESSAGES_PER_MONTH: '1000000',
  OPENAI_API_KEY: 'sandbox',
  OPENAI_BASE_URL: `http://sandbox:${PORT}/v1`,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_BASE: `http://sandbox:${PORT}`,
  SMTP_URL: `smtp://sandbox:${SMTP_PORT}`,
};

/** A container with the limits that docker-compose.yml sets. */
class ComposeContainer extends GenericContainer {
  constructor(name: string, from: string, { environment = {}, command = [], ...limits }: ComposeService) {
    super(from);
    const filled = Object.entries(environment).map(([key, text]) => [key, fillIn(text, SETTINGS)]);
    this.withNetworkAliases(name).withEnvironment(Object.fromEntries(filled));
    this.withCommand(command.map((part) => fillIn(part, SETTINGS)));
    if (limits.cap_drop) this.withDroppedCapabilities(...limits.cap_drop);
    if (limits.security_opt) this.withSecurityOpt(...limits.security_opt);
    this.hostConfig.ReadonlyRootfs = limits.read_only ?? false;
    if (limits.mem_limit) this.hostConfig.Memory = Number.parseInt(limits.mem_limit, 10) * 1024 * 1024;
    if (limits.pids_limit) this.hostConfig.PidsLimit = limits.pids_limit;
  }
}

/** A running container, and what can happen to it. */
export class RunningContainer {
  readonly url: string;
  readonly #started: StartedTestContainer;

  constructor(started: StartedTestContainer, port?: number) {
    this.#started = started;
    this.url = port === undefined ? '' : `http://${started.getHost()}:${started.getMappedPort(port)}`;
  }

  /** What a load balancer asks. */
  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Stops it as an orchestrator does. @returns its exit code, 137 after a kill because it took too long. */
  async stop(): Promise<number> {
    const container = await this.#container();
    await container.stop({ t: STOP_TIMEOUT_MS / 1000 });
    const { State } = await container.inspect();
    await container.remove({ v: true });
    return State.ExitCode;
  }

  /** Ends it without a warning; it can be started again. */
  async kill(): Promise<void> {
    await (await this.#container()).kill();
  }

  /** Starts it again, with its data. */
  async start(): Promise<void> {
    await (await this.#container()).start();
  }

  /** From now on it does nothing, and its connections stay open. */
  async freeze(): Promise<void> {
    await (await this.#container()).pause();
  }

  async thaw(): Promise<void> {
    await (await this.#container()).unpause();
  }

  async remove(): Promise<void> {
    await (await this.#container()).remove({ force: true, v: true }).catch(() => undefined);
  }

  async #container() {
    return (await getContainerRuntimeClient()).container.getById(this.#started.getId());
  }
}

/** The product of docker-compose.yml in containers, with the sandbox in place of third parties. */
export class ContainerProduct {
  readonly replicas: Readonly<Record<ServiceName, RunningContainer[]>> = {
    auth: [],
    chat: [],
    billing: [],
    notify: [],
    gateway: [],
  };
  readonly #network: StartedNetwork;
  readonly #compose = readCompose().services;
  readonly #others = new Map<string, RunningContainer>();

  private constructor(network: StartedNetwork) {
    this.#network = network;
  }

  /** Starts PostgreSQL, Redis and the sandbox, prepares the database, and starts this many replicas of each service. */
  static async start(counts: Readonly<Record<ServiceName, number>>): Promise<ContainerProduct> {
    const product = new ContainerProduct(await new Network().start());
    try {
      await Promise.all([product.#startPostgres(), product.#startRedis(), product.#startSandbox()]);
      await product.#provision();
      const names = Object.keys(product.replicas) as ServiceName[];
      await Promise.all(
        names.flatMap((name) => Array.from({ length: counts[name] }, () => product.add(name))),
      );
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  get url(): string {
    return this.replicas.gateway[0]?.url ?? '';
  }

  get sandboxUrl(): string {
    return this.#other('sandbox').url;
  }

  get postgres(): RunningContainer {
    return this.#other('postgres');
  }

  get redis(): RunningContainer {
    return this.#other('redis');
  }

  /** Starts one more replica, and waits until it is ready. */
  async add(name: ServiceName): Promise<void> {
    const container = this.#container(name, APP_IMAGE)
      .withExposedPorts(PORT)
      .withWaitStrategy(Wait.forHttp('/readyz', PORT));
    this.replicas[name].push(new RunningContainer(await container.start(), PORT));
  }

  /** Stops the oldest replica. @returns its exit code. */
  async stopOldest(name: ServiceName): Promise<number> {
    const oldest = this.replicas[name][0];
    if (!oldest) throw new Error(`no replica of ${name} runs`);
    const code = await oldest.stop();
    this.replicas[name].shift();
    return code;
  }

  /** Whether all replicas of all services are ready. */
  async isReady(): Promise<boolean> {
    const states = await Promise.all(
      Object.values(this.replicas)
        .flat()
        .map((one) => one.isReady()),
    );
    return states.every(Boolean);
  }

  /** Removes all containers and their network. */
  async stop(): Promise<void> {
    const all = [...Object.values(this.replicas).flat(), ...this.#others.values()];
    await Promise.all(all.map((container) => container.remove()));
    await this.#network.stop();
  }

  #other(name: string): RunningContainer {
    const running = this.#others.get(name);
    if (!running) throw new Error(`${name} does not run`);
    return running;
  }

  #container(name: string, from?: string): ComposeContainer {
    const service = this.#compose[name];
    if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
    return new ComposeContainer(name, from ?? service.image, service).withNetwork(this.#network);
  }

  async #startPostgres(): Promise<void> {
    const isReady = Wait.forSuccessfulCommand('pg_isready --host=127.0.0.1 --username=postgres --dbname=app');
    const started = await this.#container('postgres').withWaitStrategy(isReady).start();
    this.#others.set('postgres', new RunningContainer(started));
  }

  async #startRedis(): Promise<void> {
    const started = await this.#container('redis')
      .withWaitStrategy(Wait.forSuccessfulCommand('redis-cli ping'))
      .start();
    this.#others.set('redis', new RunningContainer(started));
  }

  /** Runs from its sources: it replaces third parties, so it is not in the image. */
  async #startSandbox(): Promise<void> {
    const started = await new GenericContainer(image.base)
      .withNetwork(this.#network)
      .withNetworkAliases('sandbox')
      .withBindMounts([{ source: ROOT, target: '/repository', mode: 'ro' }])
      .withWorkingDir('/repository')
      .withCommand(['node', 'packages/sandbox/src/main.ts'])
      .withEnvironment({
        HOST: '0.0.0.0',
        PORT: String(PORT),
        SMTP_PORT: String(SMTP_PORT),
        SANDBOX_ALLOW_REMOTE: 'true',
        // A reply takes several seconds.
        SANDBOX_TOKEN_DELAY_MS: '70',
        SANDBOX_STRIPE_WEBHOOK_URL: `http://gateway:${PORT}/api/payment/webhook`,
      })
      .withExposedPorts(PORT)
      .withWaitStrategy(Wait.forHttp('/readyz', PORT))
      .start();
    this.#others.set('sandbox', new RunningContainer(started, PORT));
  }

  async #provision(): Promise<void> {
    const container = this.#container('provision', APP_IMAGE).withWaitStrategy(Wait.forOneShotStartup());
    this.#others.set('provision', new RunningContainer(await container.start()));
  }
}

/** Waits until all replicas are ready again. */
export async function untilReady(product: ContainerProduct): Promise<void> {
  await until(() => product.isReady(), { timeout: 60_000, every: 100 });
}
