import { once } from 'node:events';
import type { ServiceName } from '@app/contracts';
import { createPostgresBackend, type Job, Queue, Worker, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import * as z from 'zod';
import type { Logger } from '../log.ts';
import { startRounds } from '../process/rounds.ts';
import { within } from './within.ts';

/** Where BullMQ keeps its jobs: Redis when there is one, else PostgreSQL (api.md, REDIS_URL). */
export interface QueueSettings {
  databaseUrl: string;
  redisUrl?: string | undefined;
}

/** The schema of BullMQ's own tables; provisioned with the database, shared by the services' roles. */
const JOBS_SCHEMA = 'jobs';
/** BullMQ's answer for a job it does not know is `unknown`. */
export type JobState = Awaited<ReturnType<Queue['getJobState']>>;

const envelope = z.object({ topic: z.string(), payload: z.unknown() });
/** What travels: the outbox row's id, topic and payload (ids only). */
export interface Delivery {
  id: string;
  topic: string;
  payload: unknown;
}

/** The sending end of one receiver's queue. Every call fails, rather than waits, while the queue can't be reached. */
export interface EventQueue {
  /** Adds what isn't there yet. */
  add(deliveries: readonly Delivery[]): Promise<void>;
  state(id: string): Promise<JobState>;
  /** Runs a job once more that failed all its attempts. */
  retry(id: string): Promise<void>;
  close(): Promise<void>;
}

/** The receiving end: runs until closed; a running job is finished first. */
export interface EventWorker {
  close(): Promise<void>;
}

const name = (receiver: ServiceName) => `events-${receiver}`;
const JOB_OPTIONS = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500 },
  // The relay reads the state of finished jobs to learn what was received, so they stay for a while.
  removeOnComplete: { age: 3_600 },
  removeOnFail: false,
} as const;

/** How long a call to a queue, or its closing, may take; milliseconds. */
const ANSWER_WITHIN_MS = 3_000;
/** How long closing waits for jobs that are running (a process has 10 s to stop). */
const FINISH_WITHIN_MS = 5_000;

/** What both backends' queues have in common; their own types differ in the connection alone. */
type Opened = Pick<Queue, 'add' | 'getJobState' | 'close'> & {
  getJob(id: string): Promise<{ retry(state: 'failed'): Promise<void> } | undefined>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

type OpenedWorker = Pick<Worker, 'waitUntilReady' | 'run' | 'close'> & {
  on(event: 'error', listener: (error: Error) => void): unknown;
};

/** Runs work on an opened queue, or fails because it can't be reached. */
interface QueueDoor {
  use<Result>(work: (queue: Opened) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the sending end for `receiver`; it need not be reachable yet. */
export function openQueue(settings: QueueSettings, receiver: ServiceName, log: Logger): EventQueue {
  const complain = seldom((error) => log.warn({ err: error, receiver }, 'the job queue is not reachable'));
  const door = settings.redisUrl
    ? redisDoor(settings.redisUrl, receiver, complain)
    : postgresDoor(settings.databaseUrl, receiver, complain);
  return {
    // One by one: in bulk, BullMQ makes a sequence for ids of its own, which the services' roles may not.
    add: (deliveries) =>
      door.use(async (queue) => {
        await Promise.all(
          deliveries.map(({ id, topic, payload }) =>
            queue.add(topic, { topic, payload }, { ...JOB_OPTIONS, jobId: id }),
          ),
        );
      }),
    state: (id) => door.use((queue) => queue.getJobState(id)),
    retry: (id) =>
      door.use(async (queue) => {
        const job = await queue.getJob(id);
        await job?.retry('failed');
      }),
    close: door.close,
  };
}

function postgresDoor(url: string, receiver: ServiceName, complain: (error: unknown) => void): QueueDoor {
  return reopening(() => {
    const queue: Opened = new postgres.Queue(name(receiver), {
      connection: postgresConnection(url, 2),
      skipMetasUpdate: true,
    });
    queue.on('error', complain);
    return queue;
  }, complain);
}

/**
 * BullMQ waits for a Redis that isn't there for as long as it takes, and forgets none of the calls that pile up
 * meanwhile: so it is opened once Redis is ready and asked only while it is.
 */
function redisDoor(url: string, receiver: ServiceName, complain: (error: unknown) => void): QueueDoor {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  });
  redis.on('error', complain);
  let connecting: Promise<unknown> | undefined;
  const connected = async (): Promise<void> => {
    if (redis.status === 'ready') return;
    connecting ??= once(redis, 'ready', { signal: AbortSignal.timeout(1_000) }).finally(() => {
      connecting = undefined;
    });
    await connecting;
  };
  const door = reopening(() => {
    const queue: Opened = new Queue(name(receiver), { connection: redis, skipMetasUpdate: true });
    queue.on('error', complain);
    return queue;
  }, complain);
  return {
    async use(work) {
      await connected();
      return door.use(work);
    },
    async close() {
      await door.close();
      redis.disconnect();
    },
  };
}

/** A queue of BullMQ's whose very first words failed stays broken: it is opened anew after a failure. */
function reopening(open: () => Opened, complain: (error: unknown) => void): QueueDoor {
  let opened: Opened | undefined;
  const forget = async (): Promise<void> => {
    const queue = opened;
    opened = undefined;
    if (queue) await within(ANSWER_WITHIN_MS, queue.close());
  };
  return {
    async use(work) {
      try {
        opened ??= open();
        return await within(ANSWER_WITHIN_MS, work(opened));
      } catch (error) {
        forget().catch(complain);
        throw error;
      }
    },
    close: () => forget().catch(complain),
  };
}

/** Opens the receiving end for `receiver`. `take` must be idempotent: it is called again after a crash. */
export function openWorker(
  settings: QueueSettings,
  receiver: ServiceName,
  log: Logger,
  take: (delivery: Delivery) => Promise<void>,
): EventWorker {
  const process = async (job: Pick<Job, 'id' | 'name' | 'data'>) => {
    try {
      const { topic, payload } = envelope.parse(job.data);
      await take({ id: z.uuid().parse(job.id), topic, payload });
    } catch (error) {
      log.warn({ err: error, event: job.id, topic: job.name }, 'an event was not taken in');
      // BullMQ stores the message and stack of what is thrown here, and an error's own may hold private text.
      throw new Error('the event was not taken in; the log tells why');
    }
  };
  const options = {
    autorun: false,
    concurrency: 8,
    // A job whose process died runs again after the lock at the latest; the inbox makes twice harmless.
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 100,
    // BullMQ's own 15 s would make a quarter of a minute of every short outage.
    runRetryDelay: 1_000,
  };
  const open = () =>
    settings.redisUrl
      ? new Worker(name(receiver), process, {
          ...options,
          connection: { url: settings.redisUrl, maxRetriesPerRequest: null },
        })
      : new postgres.Worker(name(receiver), process, {
          ...options,
          connection: postgresConnection(settings.databaseUrl, 2),
        });
  const complain = seldom((error) => log.warn({ err: error, receiver }, 'the job queue is not reachable'));
  return keepRunning(open, complain);
}

/** How long until a worker is tried again whose queue could not be reached; milliseconds. */
const REOPEN_AFTER_MS = 500;

/**
 * Runs a worker until it is closed. One of BullMQ's whose very first words with PostgreSQL failed stays broken, and asks
 * on without a pause, so that its process does nothing else: it runs once it is ready, and is opened anew until it is.
 */
function keepRunning(open: () => OpenedWorker, complain: (error: unknown) => void): EventWorker {
  let worker: OpenedWorker | undefined;
  const rounds = startRounds({
    round: async (signal) => {
      const opened = open();
      worker = opened;
      opened.on('error', complain);
      try {
        await opened.waitUntilReady();
        if (!signal.aborted) await opened.run();
      } catch (error) {
        await within(ANSWER_WITHIN_MS, opened.close(true)).catch(complain);
        throw error;
      }
    },
    everyMs: REOPEN_AFTER_MS,
    onFailure: complain,
  });
  return {
    async close() {
      // Closing the worker ends its round, and a round that waits for a queue out of reach ends by itself.
      void rounds.stop();
      if (worker) await within(FINISH_WITHIN_MS, worker.close()).catch(complain);
    },
  };
}

const postgres = withBackend(createPostgresBackend);

/** A worker listens on a connection of its own beside these. */
function postgresConnection(connectionString: string, max: number) {
  return {
    connectionString,
    schema: JOBS_SCHEMA,
    max,
    skipMigrations: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    statement_timeout: 10_000,
  };
}

/** Lets a complaint through at most every ten seconds: a neighbour that is down says so with every attempt. */
function seldom(say: (error: unknown) => void): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 10_000;
    say(error);
  };
}
