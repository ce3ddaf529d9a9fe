import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import * as z from 'zod';
import './borrow-product.ts';
import { areAllReady } from './is-ready.ts';
import { startProduct, type TestProduct } from './start-product.ts';

const wanted = z.object({ env: z.record(z.string(), z.string()) });
const lent = z.object({ url: z.string() });

/** A product that runs, and the settings it was started with. */
interface Held {
  settings: string;
  product: TestProduct;
  /** Stops it when nobody borrows it; undefined while it is lent. */
  idle: NodeJS.Timeout | undefined;
}

/** How long a product waits for the next borrower. One that waits uses a hundredth of a core, a new one several seconds of both. */
const MAX_IDLE_MS = 180_000;

/** Visitors in all test files have the same address: messages of one file must not count toward the limit of the next. */
const UNLIMITED_VISITORS = { VISITOR_ADDRESS_FACTOR: '1000' };

/**
 * Global setup of Vitest: lends running products to test files, so that a file need not start its own. A product serves
 * one file at a time. It is lent again only with the same settings, after the sandbox has forgotten its instructions.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const held = new Set<Held>();
  const stopping: Promise<void>[] = [];

  function discard(one: Held): void {
    clearTimeout(one.idle);
    held.delete(one);
    stopping.push(one.product.stop());
  }

  async function lend(env: Record<string, string>): Promise<TestProduct> {
    const settings = JSON.stringify(Object.entries(env).sort());
    const waiting = [...held].find((one) => one.idle !== undefined && one.settings === settings);
    if (waiting) {
      clearTimeout(waiting.idle);
      waiting.idle = undefined;
      return waiting.product;
    }
    const product = await startProduct({ env: { ...UNLIMITED_VISITORS, ...env }, isBuilt: true });
    held.add({ settings, product, idle: undefined });
    return product;
  }

  function heldAt(url: string): Held {
    const one = [...held].find(({ product }) => product.url === url);
    if (!one) throw new Error(`No product at ${url} was lent.`);
    return one;
  }

  async function takeBack(one: Held): Promise<void> {
    if (await isAsNew(one.product)) one.idle = setTimeout(() => discard(one), MAX_IDLE_MS);
    else discard(one);
  }

  const answerTo = async (request: IncomingMessage): Promise<unknown> => {
    const body = await json(request);
    if (request.url === '/pids') return heldAt(lent.parse(body).url).product.pids();
    if (request.url === '/return') return takeBack(heldAt(lent.parse(body).url));
    const { url, sandboxUrl, databaseUrl, dataDir, serviceUrls } = await lend(wanted.parse(body).env);
    return { url, sandboxUrl, databaseUrl, dataDir, serviceUrls };
  };
  const server = createServer((request, response) => {
    answerTo(request).then(
      (answer) => response.end(JSON.stringify(answer ?? null)),
      (error) => response.writeHead(500).end(String(error?.stack)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  project.provide('productLender', `http://127.0.0.1:${port}`);

  return async () => {
    server.close();
    for (const one of [...held]) discard(one);
    await Promise.all(stopping);
  };
}

/** Undoes what a test file told the sandbox; false when the product no longer works as it should. */
async function isAsNew(product: TestProduct): Promise<boolean> {
  const { sandboxUrl } = product;
  const tell = (path: string, order: object) =>
    fetch(`${sandboxUrl}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  try {
    const answers = await Promise.all([
      tell('/coach', { mode: 'ok' }),
      tell('/stripe', { mode: 'ok' }),
      tell('/stripe/webhooks', { mode: 'send' }),
    ]);
    return answers.every(({ ok }) => ok) && (await areAllReady(product));
  } catch {
    return false;
  }
}
