import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, type Edge, failOver, type Replica, type ReplicatedName } from '@app/testkit';
import fc from 'fast-check';
import { injectSandboxFault, type SandboxFault, sandboxFaults } from '../faults.ts';
import type { Effects, Timeline } from './timeline.ts';

const NAMES = ['gateway', 'auth', 'chat', 'billing', 'notify'] as const;
const DATABASE_USERS = ['auth', 'chat', 'billing', 'notify'] as const;
/** One of six failovers takes as long as this, or three times as long as a short run. */
const LONGEST_FAILOVER_MS = 20_000;
/** Services give up a connection on which nothing answers after 12 s. */
const DEAD_CONNECTION_MS = 15_000;

/** Balancers ask every second whether a process is ready, and wait for half a second. */
const NOTICED_MS = 2_500;
/** A process that was killed refuses connections at once; what was on its way to it has failed. */
const KILLED_MS = 500;

/** A failure to inject into a cluster. `at` chooses one of the replicas or edges there are. */
type ClusterFault =
  | { kind: 'kill' | 'roll'; name: ReplicatedName; at: number }
  | { kind: 'freeze'; name: ReplicatedName; at: number; ms: number }
  | { kind: 'failover'; ms: number }
  | { kind: 'flush' }
  | { kind: 'edge'; at: number; state: 'cut' | 'partition' | 'slow' | 'forget'; ms: number }
  | SandboxFault;

export interface PlannedClusterFault {
  /** Milliseconds after the beginning of the run. */
  readonly atMs: number;
  readonly fault: ClusterFault;
}

// Without a preference for the smallest and largest numbers.
const at = fc.noBias(fc.nat({ max: 10_000 }));
const name = fc.constantFrom(...NAMES);
const ms = fc.noBias(fc.integer({ min: 500, max: 3_000 }));
const clusterFaults = (longFailoverMs: number): fc.Arbitrary<ClusterFault> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill' as const), name, at }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('roll' as const), name, at }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('freeze' as const), name, at, ms }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('failover' as const),
        ms: fc.oneof({ weight: 5, arbitrary: ms }, { weight: 1, arbitrary: fc.constant(longFailoverMs) }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('flush' as const) }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('edge' as const),
        at,
        state: fc.constantFrom('cut' as const, 'partition' as const, 'slow' as const, 'forget' as const),
        ms,
      }),
    },
    { weight: 2, arbitrary: sandboxFaults },
  );

/** Plans the faults of a seed: three to six in the first two thirds of the run. */
export function planClusterFaults(seed: number, durationMs: number): PlannedClusterFault[] {
  const atMs = fc.noBias(
    fc.integer({ min: Math.floor(durationMs / 10), max: Math.floor((durationMs * 2) / 3) }),
  );
  const plan = fc.array(
    fc.record({ atMs, fault: clusterFaults(Math.min(LONGEST_FAILOVER_MS, 3 * durationMs)) }),
    {
      minLength: 3,
      maxLength: 6,
      size: 'max',
    },
  );
  const [planned = []] = fc.sample(plan, { seed, numRuns: 1 });
  return planned.toSorted((a, b) => a.atMs - b.atMs);
}

/** Injects a fault, ends it after its duration, and resolves when what it hit runs again. */
export async function injectClusterFault(
  cluster: Cluster,
  timeline: Timeline,
  fault: ClusterFault,
): Promise<void> {
  switch (fault.kind) {
    case 'kill':
    case 'roll':
    case 'freeze':
      return hitReplica(cluster, timeline, fault);
    case 'failover':
      return failOverFor(cluster, timeline, fault.ms);
    case 'flush': {
      const end = timeline.begin('FLUSHALL', { on: [] });
      await cluster.redis?.flush();
      return end();
    }
    case 'edge':
      return breakEdge(cluster, timeline, fault);
    default: {
      const on = { coach: ['chat'], payments: ['billing'], mail: [], notices: [] }[fault.kind];
      const end = timeline.begin(`${fault.kind}: ${fault.mode} for ${fault.ms} ms`, {
        on,
        cutsReplies: fault.kind === 'coach',
      });
      await injectSandboxFault(cluster.sandboxUrl, fault);
      return end();
    }
  }
}

let isFailingOver = false;

async function failOverFor(cluster: Cluster, timeline: Timeline, forMs: number): Promise<void> {
  // A second one during the first could not change the settings of the database.
  if (isFailingOver) return;
  isFailingOver = true;
  const end = timeline.begin(`failover for ${forMs} ms`, { on: DATABASE_USERS, sessionsOf: 'all' });
  const recover = await failOver({ adminUrl: cluster.databaseUrl, name: 'app' });
  await pause(forMs);
  await recover();
  end();
  isFailingOver = false;
}

/** The replicas that a fault has hit and that do not work yet. */
const impaired = new Set<Replica>();

async function hitReplica(
  cluster: Cluster,
  timeline: Timeline,
  fault: Extract<ClusterFault, { kind: 'kill' | 'roll' | 'freeze' }>,
): Promise<void> {
  const all = cluster.replicas[fault.name];
  const replica = all[fault.at % all.length];
  // One that leaves would be ended by a second signal.
  if (!replica || (fault.kind === 'roll' && impaired.has(replica))) return;
  impaired.add(replica);
  const isLast = all.every((one) => impaired.has(one));
  const endOutage = isLast ? timeline.begin(`no ${fault.name} works`, { on: [fault.name] }) : () => undefined;
  const sessionsOf = fault.name === 'auth' ? ('all' as const) : [replica.name];
  const cutsReplies = fault.name === 'chat';
  const effects: Effects = { on: [fault.name], noticedMs: NOTICED_MS, sessionsOf, cutsReplies };
  if (fault.kind === 'freeze') {
    const end = timeline.begin(`freeze ${replica.name} for ${fault.ms} ms`, effects);
    replica.signal('SIGSTOP');
    await pause(fault.ms);
    replica.signal('SIGCONT');
    end();
  } else if (fault.kind === 'kill') {
    const end = timeline.begin(`kill -9 ${replica.name}`, { ...effects, noticedMs: KILLED_MS });
    await replica.stop('SIGKILL');
    await replica.start();
    end();
  } else {
    const end = timeline.begin(`roll ${replica.name}`, { on: [] });
    const code = await replica.stop();
    // null: another fault has killed it.
    if (code) throw new Error(`${replica.name} stopped with exit code ${code}`);
    await replica.start();
    end();
  }
  impaired.delete(replica);
  endOutage();
}

async function breakEdge(
  cluster: Cluster,
  timeline: Timeline,
  { at: chosen, state, ms: forMs }: Extract<ClusterFault, { kind: 'edge' }>,
): Promise<void> {
  const edge = cluster.edges[chosen % cluster.edges.length];
  if (!edge) return;
  if (state === 'forget') {
    const end = timeline.begin(
      `connections of ${edge.name} become half-open`,
      effectsOf(edge, DEAD_CONNECTION_MS),
    );
    edge.forgetConnections();
    return end();
  }
  const delayMs = 20 + (chosen % 130);
  const end = timeline.begin(
    `${edge.name} is ${state === 'slow' ? `slower by ${delayMs} ms` : state} for ${forMs} ms`,
    state === 'slow' ? { on: [] } : effectsOf(edge),
  );
  edge.set(state === 'slow' ? { kind: 'slow', delayMs } : { kind: state });
  await pause(forMs);
  edge.set({ kind: 'pass' });
  end();
}

/** What it means that nothing passes over an edge. */
function effectsOf({ name: edge }: Edge, graceMs?: number): Effects {
  const [from = '', to = ''] = edge.split(' → ');
  const [service = ''] = from.split('-');
  const grace = graceMs === undefined ? {} : { graceMs };
  const isOfAuth = from.startsWith('auth-') || to.startsWith('auth-');
  const sessions = isOfAuth ? { sessionsOf: 'all' as const } : { sessionsOf: [from] };
  if (service === 'gateway' && to !== 'redis')
    return { on: [to.split('-')[0] ?? ''], ...grace, noticedMs: graceMs ?? NOTICED_MS, ...sessions };
  if (to === 'postgres' || to === 'coach' || to === 'payments')
    return { on: [service], ...grace, ...sessions, cutsReplies: service === 'chat' };
  return { on: [], ...sessions };
}
