import { once } from 'node:events';
import type { ServiceName } from '@app/contracts';
import { createPostgresBackend, type Job, Queue, withBackend } from 'bullmq';
import type { OutgoingEvent, ServiceIdentity } from '../identity/service-identity.ts';
import type { Logger } from '../log.ts';

/** Where BullMQ keeps its jobs: in Redis when REDIS_URL is set, else in PostgreSQL. */
export interface QueueSettings {
  /** Leads to PostgreSQL itself, because BullMQ uses LISTEN. */
  databaseUrl: string;
  redisUrl?: string | undefined;
}

/** The schema of BullMQ's tables; created with the database and shared by the roles of all services. */
const JOBS_SCHEMA = 'jobs';
/** The state of a job; `unknown` when BullMQ has no job with that id. */
export type JobState = Awaited<ReturnType<Queue['getJobState']>>;

/** The sending side of one receiver's queue. Calls fail, rather than wait, while the queue is unreachable. */
export interface EventQueue {
  /** Signs events and enqueues those that are not in the queue yet. */
  add(events: readonly OutgoingEvent[]): Promise<void>;
  state(id: string): Promise<JobState>;
  /**
   * Retries a job that has failed for good, with a new signature: it may have been refused because of an old key or
   * its age.
   */
  retry(event: OutgoingEvent): Promise<void>;
  close(): Promise<void>;
}

export const queueName = (receiver: ServiceName) => `events-${receiver}`;
const JOB_OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500 },
  // The relay reads the state of completed jobs to learn what was received, so they are kept for an hour.
  removeOnComplete: { age: 3_600 },
  // The relay retries them while the event is in the outbox; what nobody has published any more is kept this long, in seconds.
  removeOnFail: { age: 30 * 86_400 },
} as const;

/** Timeout of a call to a queue, and of closing it; milliseconds. */
export const QUEUE_TIMEOUT_MS = 3_000;
/** What the queues of both backends have in common; their types differ only in the connection. */
type BackendQueue = Pick<Queue, 'add' | 'getJobState' | 'close'> & {
  getJob(id: string): Promise<Pick<Job, 'updateData' | 'retry'> | undefined>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

/** Runs `work` on an open queue; fails when the queue is unreachable. */
interface QueueConnection {
  use<Result>(work: (queue: BackendQueue) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the sending side for `receiver`; the queue need not be reachable yet. */
export async function openQueue(
  settings: QueueSettings,
  receiver: ServiceName,
  identity: Pick<ServiceIdentity, 'signEvent'>,
  log: Logger,
): Promise<EventQueue> {
  const signJobData = (event: OutgoingEvent) => ({ token: identity.signEvent(event, receiver) });
  const reportError = throttle((error) => log.warn({ err: error, receiver }, 'job queue unreachable'));
  const connection = settings.redisUrl
    ? await connectThroughRedis(settings.redisUrl, receiver, reportError)
    : connectThroughPostgres(settings.databaseUrl, receiver, reportError);
  return {
    // Added one by one: in bulk, BullMQ creates a sequence for job ids, which the roles of the services may not do.
    add: (events) =>
      connection.use(async (queue) => {
        await Promise.all(
          events.map((event) =>
            queue.add(event.topic, signJobData(event), { ...JOB_OPTIONS, jobId: event.id }),
          ),
        );
      }),
    state: (id) => connection.use((queue) => queue.getJobState(id)),
    retry: (event) =>
      connection.use(async (queue) => {
        const job = await queue.getJob(event.id);
        await job?.updateData(signJobData(event));
        await job?.retry('failed');
      }),
    close: connection.close,
  };
}

function connectThroughPostgres(
  url: string,
  receiver: ServiceName,
  reportError: (error: unknown) => void,
): QueueConnection {
  return reopenAfterFailure(() => {
    const queue: BackendQueue = new postgres.Queue(queueName(receiver), {
      connection: postgresConnection(url, 2),
      skipMetasUpdate: true,
    });
    queue.on('error', reportError);
    return queue;
  }, reportError);
}

/**
 * BullMQ waits without limit for an unreachable Redis and queues all calls meanwhile. So the queue is opened once
 * Redis is ready, and used only while it is.
 */
async function connectThroughRedis(
  url: string,
  receiver: ServiceName,
  reportError: (error: unknown) => void,
): Promise<QueueConnection> {
  // Not loaded with PostgreSQL, because it takes memory in every process.
  const { Redis } = await import('ioredis');
  const { redisConnection } = await import('../settings/redis-connection.ts');
  const redis = new Redis({
    ...redisConnection(url),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: QUEUE_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  });
  redis.on('error', reportError);
  let connecting: Promise<unknown> | undefined;
  const connected = async (): Promise<void> => {
    if (redis.status === 'ready') return;
    connecting ??= once(redis, 'ready', { signal: AbortSignal.timeout(1_000) }).finally(() => {
      connecting = undefined;
    });
    await connecting;
  };
  const connection = reopenAfterFailure(() => {
    const queue: BackendQueue = new Queue(queueName(receiver), { connection: redis, skipMetasUpdate: true });
    queue.on('error', reportError);
    return queue;
  }, reportError);
  return {
    async use(work) {
      await connected();
      return connection.use(work);
    },
    async close() {
      await connection.close();
      redis.disconnect();
    },
  };
}

/** A BullMQ queue whose first connection failed does not recover, so a queue is opened again after each failure. */
function reopenAfterFailure(
  open: () => BackendQueue,
  reportError: (error: unknown) => void,
): QueueConnection {
  let opened: BackendQueue | undefined;
  const discard = async (): Promise<void> => {
    const queue = opened;
    opened = undefined;
    if (queue) await withTimeout(QUEUE_TIMEOUT_MS, queue.close());
  };
  return {
    async use(work) {
      try {
        opened ??= open();
        return await withTimeout(QUEUE_TIMEOUT_MS, work(opened));
      } catch (error) {
        discard().catch(reportError);
        throw error;
      }
    },
    close: () => discard().catch(reportError),
  };
}

/** BullMQ's classes on PostgreSQL. */
export const postgres = withBackend(createPostgresBackend);

/** A worker uses one more connection, for LISTEN. */
export function postgresConnection(connectionString: string, max: number) {
  return {
    connectionString,
    schema: JOBS_SCHEMA,
    max,
    skipMigrations: true,
    connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
  };
}

/** Calls `callback` at most every ten seconds: an unreachable queue reports an error with every attempt. */
export function throttle(callback: (error: unknown) => void): (error: unknown) => void {
  let silentUntil = 0;
  return (error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + 10_000;
    callback(error);
  };
}

/** @throws when `work` has not settled after `ms` milliseconds. The work itself continues; its outcome is ignored. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`there was no answer within ${ms} ms`)), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
