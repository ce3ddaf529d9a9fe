import type { TestProduct } from '@app/testkit';
import fc from 'fast-check';
import { type Held, heldByEach } from './heap.ts';
import { type HostileRequest, hostileRequests, type Sender } from './hostile-request.ts';
import { readOperations } from './operations.ts';
import { sendBytes } from './send-bytes.ts';
import { renewSenders } from './senders.ts';
import { suspicionOf } from './suspicion.ts';

/** The result of a run. */
export interface FuzzReport {
  requests: number;
  seconds: number;
  /** Numbers of answers by status; `none` for connections that were closed without an answer. */
  byStatus: Map<string, number>;
  byRoute: Map<string, Map<string, number>>;
  /** Answers that must not happen, each with the bytes that caused it. */
  suspicions: string[];
  /** Names of the processes that were restarted during the run. */
  restarted: string[];
  before: Map<string, Held>;
  after: Map<string, Held>;
}

export interface FuzzOptions {
  product: TestProduct;
  requests: number;
  seed: number;
  /** Requests before memory is first measured, so that one-time allocations do not count. */
  warmUp: number;
  /** Ends the run early on a slow machine. */
  maxSeconds: number;
  onProgress?: (done: number) => void;
}

/** Requests in progress at the same time. */
const AT_ONCE = 24;
/** The first person sends what may end a session, so that the sessions of the others last. */
const PEOPLE = 8;
const BATCH = 250;
/** Reported suspicions; more of them are only counted. */
const TOLD = 20;

/** Sends seeded hostile requests to every route of a running product, and checks its answers and its memory. */
export async function fuzzProduct(o: FuzzOptions): Promise<FuzzReport> {
  const { product } = o;
  const requests = hostileRequests(await readOperations(product.url));
  const pids = product.pids();
  const byStatus = new Map<string, number>();
  const byRoute = new Map<string, Map<string, number>>();
  const suspicions: string[] = [];
  let senders: Sender[] = [];

  const send = async (request: HostileRequest, sender: Sender) => {
    const { bytes, endsEarly, isPair } = request.write(sender);
    const returned = await sendBytes(Number(new URL(product.url).port), bytes, endsEarly);
    const status = String(returned.statuses[0] ?? 'none');
    const ofRoute = byRoute.get(request.route) ?? new Map<string, number>();
    byRoute.set(request.route, ofRoute);
    for (const counts of [byStatus, ofRoute]) counts.set(status, (counts.get(status) ?? 0) + 1);
    const why = suspicionOf(returned, isPair === true);
    if (why && suspicions.length < TOLD)
      suspicions.push(`${why}\n  ${JSON.stringify(bytes.toString('latin1').slice(0, 1_500))}`);
  };
  const sendAll = async (count: number, seed: number, until: number) => {
    let sent = 0;
    for (let batch = 0; sent < count && performance.now() < until; batch++) {
      senders = await renewSenders(
        product.url,
        senders.length > 0 ? senders : Array.from({ length: PEOPLE }, () => undefined),
      );
      const queue = fc.sample(requests, { seed: seed + batch, numRuns: Math.min(BATCH, count - sent) });
      const next = queue.entries();
      const worker = async () => {
        for (const [at, request] of next)
          await send(request, senders[request.mayEnd ? 0 : 1 + (at % (PEOPLE - 1))] as Sender); // there are PEOPLE of them
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      sent += queue.length;
      o.onProgress?.(sent);
    }
    return sent;
  };

  await sendAll(o.warmUp, o.seed - 1_000_000, Number.POSITIVE_INFINITY);
  for (const counts of [byStatus, byRoute]) counts.clear();
  const before = await heldByEach(product);
  const began = performance.now();
  const sent = await sendAll(o.requests, o.seed, began + o.maxSeconds * 1_000);
  const seconds = (performance.now() - began) / 1_000;
  const after = await heldByEach(product);
  const now = product.pids();
  const restarted = Object.keys(pids).filter((name) => pids[name] !== now[name]);
  return { requests: sent, seconds, byStatus, byRoute, suspicions, restarted, before, after };
}
