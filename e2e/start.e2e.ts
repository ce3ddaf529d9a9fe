import { createServer } from 'node:http';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type NpmStart, npmStart, processesOf, processNamed, temporaryDataDir } from './npm-start.ts';

const { dataDir, remove } = temporaryDataDir();
let running: NpmStart | undefined;

async function start(env: Record<string, string> = {}): Promise<NpmStart> {
  running = await npmStart(dataDir, env);
  return running;
}

/** npm starts a shell, and the shell starts the supervisor. */
const SUPERVISOR = /^node scripts\/start\.ts/;

const nothingRuns = () => until(() => processesOf(dataDir).size === 0, { timeout: 30_000, every: 100 });
const isReady = (product: NpmStart) =>
  until(async () => (await fetch(`${product.url()}/readyz`)).status === 200, { timeout: 30_000 });

async function stopEverything(): Promise<void> {
  running?.npm.kill('SIGKILL');
  await nothingRuns();
}
afterAll(remove);

describe('npm start brings up the whole product until Ctrl-C stops all of it', { timeout: 120_000 }, () => {
  let product: NpmStart;

  beforeAll(async () => {
    product = await start();
    console.log(`npm start to ready with new data: ${Math.round(await product.ready())} ms`);
  });
  afterAll(async () => {
    product.pressCtrlC();
    // npm's exit code tells nothing: after Ctrl-C it ends as if the signal had killed it.
    await product.ended;
    await nothingRuns().finally(stopEverything);
  });

  test('the page and the inbox are served, and the output names what the sandbox replaces', async () => {
    expect(product.output()).toContain(
      'The sandbox plays the coach, because neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.',
    );
    const inbox = /read them at (http:\/\/localhost:\d+\/inbox)/.exec(product.output())?.[1];
    expect((await fetch(String(inbox))).status).toBe(200);
    const page = await fetch(`${product.url()}/`);
    expect(await page.text()).toContain('<title>');
  });

  test('a second npm start with the same data is refused in a sentence, and the first keeps running', async () => {
    const second = await npmStart(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`${dataDir} is in use by a product that is already running`);
    expect(second.output()).not.toMatch(/^\s+at /m);
    await isReady(product);
  });

  test('each process that is killed is started again on its port, and the output says so', async () => {
    const scripts = {
      auth: 'services/auth/dist/process/main.js',
      chat: 'services/chat/dist/process/main.js',
      billing: 'services/billing/dist/process/main.js',
      notify: 'services/notify/dist/process/main.js',
      gateway: 'services/gateway/dist/process/main.js',
      sandbox: 'packages/sandbox/dist/process/main.js',
    };
    for (const script of Object.values(scripts))
      process.kill(Number(processNamed(dataDir, new RegExp(`${script}$`))), 'SIGKILL');
    for (const name of Object.keys(scripts)) {
      const ended = new RegExp(`${name} +ended unexpectedly \\(SIGKILL\\) and is started again`);
      await until(() => ended.test(product.output()));
      await until(() => new RegExp(`${name} +is running again`).test(product.output()), { timeout: 30_000 });
    }
    await isReady(product);
  });

  test('a killed database is started again, and so is its watchdog', async () => {
    const watchdog = Number(processNamed(dataDir, /watchdog\.ts/));
    process.kill(watchdog, 'SIGKILL');
    await until(() => {
      const successor = processNamed(dataDir, /watchdog\.ts/);
      return successor !== undefined && successor !== watchdog;
    });
    process.kill(Number(processNamed(dataDir, /bin\/postgres /)), 'SIGKILL');
    await until(() => /PostgreSQL ended unexpectedly and is started again/.test(product.output()));
    await until(() => processNamed(dataDir, /bin\/postgres /) !== undefined, { timeout: 30_000 });
    await isReady(product);
  });
});

describe('npm start', { timeout: 120_000 }, () => {
  afterEach(stopEverything);

  test('a second Ctrl-C does not wait', async () => {
    const product = await start();
    await product.ready();
    // A service that does not answer, so that the first Ctrl-C has something to wait for.
    const chat = Number(processNamed(dataDir, /services\/chat\/dist\/process\/main\.js$/));
    process.kill(chat, 'SIGSTOP');
    const began = performance.now();
    product.pressCtrlC();
    await until(() => product.output().includes('Press Ctrl-C again to stop at once.'));
    product.pressCtrlC();
    await nothingRuns();
    // After the first one alone that service would have 7.5 s.
    expect(performance.now() - began).toBeLessThan(7_000);
  });

  test('SIGTERM stops the processes in order, with exit code 0', async () => {
    const product = await start();
    await product.ready();
    process.kill(Number(processNamed(dataDir, SUPERVISOR)), 'SIGTERM');
    expect(await product.ended).toBe(0);
    const stopped = [...product.output().matchAll(/ (\w+) +info +stopped \(SIGTERM\)/g)].map(
      ([, name]) => name,
    );
    expect(stopped[0]).toBe('gateway');
    expect(stopped.at(-1)).toBe('sandbox');
    expect(stopped.toSorted()).toEqual(['auth', 'billing', 'chat', 'gateway', 'notify', 'sandbox']);
    await nothingRuns();
  });

  // Other signals, and those to the shell between the two, end the supervisor in the same way: watch-parents.test.ts.
  test.each(['npm', 'the supervisor'])('SIGKILL to %s leaves nothing running', async (who) => {
    const product = await start();
    await product.ready();
    const supervisor = Number(processNamed(dataDir, SUPERVISOR));
    process.kill(who === 'npm' ? Number(product.npm.pid) : supervisor, 'SIGKILL');
    await nothingRuns();
  });

  test('a port in use is reported in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const address = await until(() => other.address() ?? false);
    const port = typeof address === 'object' ? String(address.port) : '';
    const product = await start({ PORT: port });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(`Port ${port} of 127.0.0.1 is in use.`);
    expect(product.output()).not.toMatch(/^\s+at /m);
    other.close();
  });

  test('all invalid settings are named, whichever process reads them', async () => {
    const [launcher, services] = await Promise.all([
      npmStart(dataDir, { PUBLIC_URL: 'example.org', SMTP_URL: 'mail' }),
      start({ RATE_LOGIN: 'often', REQUIRE_CONFIRMED_EMAIL: 'perhaps' }),
    ]);
    expect(await launcher.ended).toBe(1);
    expect(launcher.output()).toMatch(/PUBLIC_URL.*\n.*SMTP_URL/);
    expect(await services.ended).toBe(1);
    for (const name of ['RATE_LOGIN', 'REQUIRE_CONFIRMED_EMAIL']) expect(services.output()).toContain(name);
    expect(services.output()).not.toMatch(/^\s+at /m);
  });

  test('production refuses the sandbox and generated secrets', async () => {
    const product = await start({ NODE_ENV: 'production' });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(/MASTER_KEYS is missing[\s\S]*SMTP_URL is missing/);
    expect(product.output()).not.toMatch(/^\s+at /m);
  });
});
