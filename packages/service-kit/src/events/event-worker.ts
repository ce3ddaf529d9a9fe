import type { ServiceName } from '@app/contracts';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import * as z from 'zod';
import type { Logger } from '../log.ts';
import { runPeriodically } from '../process/run-periodically.ts';
import { counter } from '../telemetry/metrics.ts';
import { EventRefusedError, REFUSAL_REASONS } from './event-refused-error.ts';
import {
  postgres,
  postgresConnection,
  QUEUE_TIMEOUT_MS,
  type QueueSettings,
  queueName,
  throttle,
  withTimeout,
} from './queues.ts';

/** The data of a job: the id, topic and payload (ids only) of the outbox row, signed by its publisher. */
const envelope = z.object({ token: z.string() });
const uuid = z.uuid();
/** A job as found in the queue. Any role may write to the queue, so nothing in it is verified yet. */
export interface Delivery {
  readonly id: string;
  readonly token: string;
}

const refusedEvents = counter(
  'events_refused_total',
  'Events whose publisher could not be told or may not publish them',
  ['receiver', 'reason'],
);

/** The receiving side: runs until closed; running jobs are finished first. */
export interface EventWorker {
  close(): Promise<void>;
}

/** How long closing waits for running jobs; a process has 10 s to stop. Milliseconds. */
const WORKER_CLOSE_TIMEOUT_MS = 5_000;

type BackendWorker = Pick<Worker, 'waitUntilReady' | 'run' | 'close'> & {
  on(event: 'error', listener: (error: Error) => void): unknown;
};

/** Opens the receiving side for `receiver`. `handle` must be idempotent: it is called again after a crash. */
export async function openWorker(
  settings: QueueSettings,
  receiver: ServiceName,
  log: Logger,
  handle: (delivery: Delivery) => Promise<void>,
): Promise<EventWorker> {
  for (const reason of REFUSAL_REASONS) refusedEvents.inc({ receiver, reason }, 0);
  const process = async (job: Pick<Job, 'id' | 'name' | 'data'>) => {
    try {
      const read = envelope.safeParse(job.data);
      if (!read.success) throw new EventRefusedError('unsigned', 'the job carries no signed event');
      await handle({ id: uuid.parse(job.id), token: read.data.token });
    } catch (error) {
      if (error instanceof EventRefusedError) {
        refusedEvents.inc({ receiver, reason: error.reason });
        log.error(
          { event: uuid.safeParse(job.id).data, reason: error.reason, detail: error.message },
          'event refused',
        );
        throw new UnrecoverableError('the event was refused; see the log');
      }
      log.warn({ err: error, event: job.id, topic: job.name }, 'event handling failed');
      // BullMQ stores the message and stack of this error in the queue, and those of the original error may contain
      // private text.
      throw new Error('the event could not be handled; see the log');
    }
  };
  const options = {
    autorun: false,
    concurrency: 8,
    // A job whose process died runs again once its lock has expired; the inbox makes a second run harmless.
    lockDuration: 10_000,
    stalledInterval: 10_000,
    maxStalledCount: 100,
    // New jobs are announced, by PostgreSQL or Redis. This is how often to look without an announcement; seconds.
    drainDelay: 30,
    // BullMQ's default of 15 s would prolong every short outage.
    runRetryDelay: 1_000,
  };
  const redis = settings.redisUrl
    ? // Not loaded with PostgreSQL, because it loads ioredis.
      (await import('../settings/redis-connection.ts')).redisConnection(settings.redisUrl)
    : undefined;
  const open = () =>
    redis
      ? new Worker(queueName(receiver), process, {
          ...options,
          connection: { ...redis, maxRetriesPerRequest: null },
        })
      : new postgres.Worker(queueName(receiver), process, {
          ...options,
          connection: postgresConnection(settings.databaseUrl, 2),
        });
  const reportError = throttle((error) => log.warn({ err: error, receiver }, 'job queue unreachable'));
  return keepWorkerRunning(open, reportError);
}

/** Delay before a worker is opened again whose queue was unreachable; milliseconds. */
const WORKER_RETRY_DELAY_MS = 500;

/**
 * Runs a worker until it is closed. A BullMQ worker whose first connection to PostgreSQL failed does not recover and
 * polls without a pause, which blocks its process. So it is run only once it is ready, and opened again until then.
 */
function keepWorkerRunning(open: () => BackendWorker, reportError: (error: unknown) => void): EventWorker {
  let worker: BackendWorker | undefined;
  const loop = runPeriodically({
    round: async (signal) => {
      const opened = open();
      worker = opened;
      opened.on('error', reportError);
      try {
        await opened.waitUntilReady();
        if (!signal.aborted) await opened.run();
      } catch (error) {
        await withTimeout(QUEUE_TIMEOUT_MS, opened.close(true)).catch(reportError);
        throw error;
      }
    },
    everyMs: WORKER_RETRY_DELAY_MS,
    onFailure: reportError,
  });
  return {
    async close() {
      // Closing the worker ends the current round; a round that waits for an unreachable queue times out by itself.
      void loop.stop();
      if (worker) await withTimeout(WORKER_CLOSE_TIMEOUT_MS, worker.close()).catch(reportError);
    },
  };
}
