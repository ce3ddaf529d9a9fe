import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '@app/testkit';
import fc from 'fast-check';
import type pg from 'pg';
import { Ledger } from '../ledger.ts';
import { injectClusterFault, planClusterFaults } from './cluster-faults.ts';
import { ClusterPerson } from './cluster-person.ts';
import { checkEndedSession, checkSeed, type SeedContext } from './cluster-promises.ts';
import type { LatePromises } from './late-promises.ts';
import { Timeline } from './timeline.ts';

const PAUSE_MS = 50;
const ACTIONS = 500;

/** Repeated entries are drawn more often. */
const action = fc.constantFrom(
  'ask' as const,
  'ask' as const,
  'ask' as const,
  'askAndResume' as const,
  'askAndResume' as const,
  'followUp' as const,
  'sendContactMessage' as const,
  'pay' as const,
  'signOut' as const,
);

interface SeedOptions {
  readonly cluster: Cluster;
  readonly database: pg.Client;
  readonly late: LatePromises;
  readonly seed: number;
  readonly seconds: number;
  readonly people: number;
}

interface SeedResult {
  /** What happened, in one line. */
  readonly summary: string;
  readonly violations: readonly string[];
  /** What happened when, for a person who looks for the cause of a violation. */
  readonly timeline: readonly string[];
}

/** People who exist only in this seed use the cluster while its faults happen. Afterwards all promises are checked. */
export async function runSeed(options: SeedOptions): Promise<SeedResult> {
  const { cluster, seed, seconds, people: count } = options;
  const begun = performance.now();
  const timeline = new Timeline();
  const ledger = new Ledger();
  const context: SeedContext = { ...options, timeline, ledger };
  const place = { url: cluster.gatewayUrl, sandboxUrl: cluster.sandboxUrl };
  const people = Array.from({ length: count }, () => new ClusterPerson(place, ledger));
  const faults = planClusterFaults(seed, seconds * 1_000);
  const stopWatching = watchMachine(timeline);
  let areFaultsOver = false;
  const isOver = () => areFaultsOver && performance.now() > begun + seconds * 1_000;
  const actions = fc.sample(action, { seed, numRuns: ACTIONS });
  const checks: Promise<void>[] = [];
  const clients = people.map(async (person, index) => {
    for (let step = index * 37; !isOver(); step += 1) {
      const known = person.endedSessions.length;
      if (person.isSignedIn) await person[actions[step % actions.length] ?? 'ask']();
      else await person.signUpOrIn();
      for (const ended of person.endedSessions.slice(known)) checks.push(checkEndedSession(context, ended));
      await pause(PAUSE_MS);
    }
  });
  const injecting = faults.map(async ({ atMs, fault }) => {
    await pause(atMs);
    await injectClusterFault(cluster, timeline, fault).catch((error: unknown) =>
      ledger.violations.push(String(error)),
    );
  });
  await Promise.all(injecting);
  areFaultsOver = true;
  await Promise.all(clients);
  await Promise.all(checks);
  stopWatching();
  await checkSeed(context, people);
  noteProcesses(context, begun);
  return {
    summary: summarise(context, people, performance.now() - begun),
    violations: [...new Set(ledger.violations)],
    timeline: timeline.lines(begun),
  };
}

const LOOK_EVERY_MS = 100;
/** Half of the time in which a chat process must renew its leases. */
const STALLED_MS = 1_000;
const ALL = ['gateway', 'auth', 'chat', 'billing', 'notify'];

/** Other work on this machine can stop all processes for seconds, which no promise survives. @returns a function that ends it. */
function watchMachine(timeline: Timeline): () => void {
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const lateMs = Math.round(performance.now() - lookedAt - LOOK_EVERY_MS);
    if (lateMs > STALLED_MS)
      timeline.begin(`this machine stalled for ${lateMs} ms`, {
        on: ALL,
        sessionsOf: 'all',
        cutsReplies: true,
        since: lookedAt,
      })();
    lookedAt = performance.now();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

function summarise(
  { ledger, timeline }: SeedContext,
  people: readonly ClusterPerson[],
  took: number,
): string {
  const replies = people.flatMap(({ asked }) => asked).filter(({ reply }) => reply !== undefined).length;
  const ended = people.flatMap(({ endedSessions }) => endedSessions).length;
  const failed = ledger.calls.filter(({ status }) => typeof status === 'string' || status >= 500).length;
  const counts = [
    `${ledger.calls.length} calls (${failed} failed)`,
    `${replies + ledger.replies.length} replies`,
    `${ledger.contactReferences.length} contact messages`,
    `${ledger.paidEmails.size} payments`,
    `${ended} sign-outs`,
  ];
  return `${(took / 1_000).toFixed(1)} s, ${counts.join(', ')}; ${timeline.names().join(', ')}`;
}

/** What the processes have printed, and whether one ended by itself. */
function noteProcesses({ cluster, timeline, ledger }: SeedContext, since: number): void {
  for (const replica of Object.values(cluster.replicas).flat()) {
    ledger.violations.push(...replica.crashes.splice(0));
    for (const { at, line } of replica.lines) if (at >= since) timeline.note(`${replica.name}: ${line}`, at);
  }
}
