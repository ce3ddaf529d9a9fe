import type { TestProduct } from '@app/testkit';
import fc from 'fast-check';
import { type Held, heldByEach } from './heap.ts';
import { type HostileRequest, hostileRequests, type Sender } from './hostile-request.ts';
import { readOperations } from './operations.ts';
import { sendBytes } from './send-bytes.ts';
import { renewSenders } from './senders.ts';
import { suspicionOf } from './suspicion.ts';

/** What became of a run. */
export interface FuzzReport {
  requests: number;
  seconds: number;
  /** Answers by status; `none` where the connection was closed without one. */
  byStatus: Map<string, number>;
  byRoute: Map<string, Map<string, number>>;
  /** What must not be: each with the bytes that did it. */
  suspicions: string[];
  /** Processes that are not the ones that were there before. */
  restarted: string[];
  before: Map<string, Held>;
  after: Map<string, Held>;
}

export interface FuzzOptions {
  product: TestProduct;
  requests: number;
  seed: number;
  /** Requests before the memory is first looked at: what is loaded and kept once is there by then. */
  warmUp: number;
  /** Ends the run early, so that it is bounded whatever the machine. */
  maxSeconds: number;
  onProgress?: (done: number) => void;
}

/** So many are under way at a time. */
const AT_ONCE = 24;
/** The first of them sends what may end a session, so that the others come far. */
const PEOPLE = 8;
const BATCH = 250;
/** Kept of what went wrong; the counts tell the rest. */
const TOLD = 20;

/** Sends seeded hostile requests over every route of a running product, and watches what it says and what it holds. */
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
