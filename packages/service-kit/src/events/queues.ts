import type { ServiceName } from '@app/contracts';
import { createPostgresBackend, type Job, Queue, Worker, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import * as z from 'zod';
import type { Logger } from '../log.ts';

/** Where BullMQ keeps its jobs: Redis when there is one, else PostgreSQL (api.md, REDIS_URL). */
export interface QueueSettings {
  databaseUrl: string;
  redisUrl?: string | undefined;
}

/** The schema of BullMQ's own tables; provisioned with the database, shared by the services' roles. */
export const JOBS_SCHEMA = 'jobs';
/** BullMQ's answer for a job it does not know. */
export type JobState = Awaited<ReturnType<Queue['getJobState']>>;

const envelope = z.object({ topic: z.string(), payload: z.unknown() });
/** What travels: the outbox row's id, topic and payload (ids only). */
export interface Delivery {
  id: string;
  topic: string;
  payload: unknown;
}

/** The sending end of one receiver's queue. */
export interface EventQueue {
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

/** What both backends' queues have in common; their own types differ in the connection alone. */
type Opened = Pick<Queue, 'addBulk' | 'getJobState' | 'close'> & {
  getJob(id: string): Promise<{ retry(state: 'failed'): Promise<void> } | undefined>;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

/** Opens the sending end for `receiver`. Never blocks a start: a dead Redis fails each call instead. */
export function openQueue(settings: QueueSettings, receiver: ServiceName, log: Logger): EventQueue {
  let redis: Redis | undefined;
  let queue: Opened;
  if (settings.redisUrl) {
    // A call on a dead Redis must fail, not hang (rule 5).
    redis = new Redis(settings.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 2_000,
    });
    redis.on('error', (error) => log.warn({ err: error }, 'Redis is not reachable'));
    queue = new Queue(name(receiver), { connection: redis });
  } else {
    queue = new postgres.Queue(name(receiver), { connection: postgresConnection(settings.databaseUrl) });
  }
  queue.on('error', (error) => log.warn({ err: error }, 'the job queue is not reachable'));
  return {
    add: async (deliveries) => {
      await queue.addBulk(
        deliveries.map(({ id, topic, payload }) => ({
          name: topic,
          data: { topic, payload },
          opts: { ...JOB_OPTIONS, jobId: id },
        })),
      );
    },
    state: (id) => queue.getJobState(id),
    retry: async (id) => {
      const job = await queue.getJob(id);
      await job?.retry('failed');
    },
    close: async () => {
      await queue.close();
      redis?.disconnect();
    },
  };
}

/** Opens the receiving end for `receiver`. `take` must be idempotent: it is called again after a crash. */
export function openWorker(
  settings: QueueSettings,
  receiver: ServiceName,
  log: Logger,
  take: (delivery: Delivery) => Promise<void>,
): EventWorker {
  const process = async (job: Pick<Job, 'id' | 'data'>) => {
    const { topic, payload } = envelope.parse(job.data);
    await take({ id: z.uuid().parse(job.id), topic, payload });
  };
  const options = { concurrency: 8, lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 100 };
  const worker = settings.redisUrl
    ? new Worker(name(receiver), process, {
        ...options,
        connection: new Redis(settings.redisUrl, { maxRetriesPerRequest: null }),
      })
    : new postgres.Worker(name(receiver), process, {
        ...options,
        connection: postgresConnection(settings.databaseUrl),
      });
  worker.on('error', (error: Error) => log.warn({ err: error }, 'the job queue is not reachable'));
  worker.on('failed', (job: { id?: string | undefined; name: string } | undefined, error: Error) =>
    log.warn({ err: error, job: job?.id, topic: job?.name }, 'a job failed'),
  );
  return { close: () => worker.close() };
}

const postgres = withBackend(createPostgresBackend);

function postgresConnection(connectionString: string) {
  return { connectionString, schema: JOBS_SCHEMA, max: 4, skipMigrations: true };
}
