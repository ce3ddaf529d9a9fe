import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Finding } from '@app/contracts';
import { histogram, type Logger } from '@app/service-kit';
import * as z from 'zod';
import { findingSchema } from './finding.ts';
import type { Screening } from './screening.port.ts';

export interface ScreeningTask {
  readonly id: number;
  readonly texts: readonly string[];
}

const answerSchema = z.object({ id: z.int(), finding: z.optional(findingSchema) });
export type ScreeningAnswer = z.output<typeof answerSchema>;

interface PoolOptions {
  readonly log: Logger;
  /** Number of worker threads. Each holds the model, about 30 MB. */
  readonly size?: number;
  /**
   * After this wait a request is answered by the patterns for explicit danger, because contacts must be shown within a
   * second.
   */
  readonly budgetMs?: number;
  /** A worker that is busy with one task for this long is replaced. */
  readonly stuckMs?: number;
  /** Delay before a worker that ended while loading is replaced. */
  readonly restartMs?: number;
  readonly threadFile?: string;
}

/** The thread's file is next to this one, with the same extension, bundled or not (scripts/bundle-process.ts). */
const THREAD_FILE = path.join(import.meta.dirname, `screening-thread${path.extname(import.meta.filename)}`);

/** Maximum waiting requests of one person and of all; more are answered by the patterns for explicit danger. */
const MOST_WAITING = { person: 4, all: 200 };

interface Task extends ScreeningTask {
  readonly person: string;
  /** Only the first call has an effect. */
  readonly settle: (outcome: { finding: Finding | undefined } | { fallback: string }) => void;
}

interface Thread {
  readonly worker: Worker;
  isLoaded: boolean;
  task: Task | undefined;
  stuck: NodeJS.Timeout | undefined;
}

/** No label tells what was found: that would reveal as much about the only person who writes as their text. */
const durations = histogram(
  'chat_screening_seconds',
  'How long people waited for screening, by what judged their text: the model, or the patterns in its place',
  ['judge'],
  [0.01, 0.03, 0.1, 0.2, 0.4, 0.6, 1],
);

/** Loads the patterns only when they are needed, because they take a quarter of a second and some MiB. */
async function findExplicitDanger(texts: readonly string[]): Promise<Finding | undefined> {
  const patterns = await import('@app/screening/explicit-danger');
  return patterns.findExplicitDanger(texts);
}

/**
 * Screens in worker threads, so that no text blocks the event loop. When no worker answers in time (all are busy or
 * have failed), the patterns for explicit danger decide on this thread, and a warning is logged.
 */
export class ScreeningPool implements Screening {
  /** Resolves when a worker is ready; rejects when the first one can't load. */
  readonly loaded: Promise<void>;
  readonly #options: Required<PoolOptions>;
  readonly #threads = new Set<Thread>();
  /** Waiting tasks by person. The person at the front is next with their oldest task, and then goes to the back. */
  readonly #waiting = new Map<string, Task[]>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  readonly #loading = Promise.withResolvers<void>();
  #waitingTasks = 0;
  #lastId = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = {
      size: 1,
      budgetMs: 600,
      stuckMs: 10_000,
      restartMs: 1_000,
      threadFile: THREAD_FILE,
      ...options,
    };
    this.loaded = this.#loading.promise;
    this.loaded.catch(() => undefined);
    for (let started = 0; started < this.#options.size; started += 1) this.#startThread();
  }

  screen(texts: readonly string[], person: string): Promise<Finding | undefined> {
    return new Promise((resolve) => {
      let isSettled = false;
      const begunAt = performance.now();
      const settle: Task['settle'] = (outcome) => {
        if (isSettled) return;
        isSettled = true;
        clearTimeout(timer);
        const judge = 'finding' in outcome ? 'model' : 'patterns';
        durations.observe({ judge }, (performance.now() - begunAt) / 1000);
        if ('finding' in outcome) resolve(outcome.finding);
        else {
          this.#options.log.warn({ reason: outcome.fallback }, 'screening fell back to patterns');
          resolve(findExplicitDanger(texts));
        }
      };
      this.#lastId += 1;
      const task: Task = { id: this.#lastId, texts, person, settle };
      const timer = setTimeout(() => {
        this.#withdraw(task);
        settle({ fallback: 'no answer in time' });
      }, this.#options.budgetMs);
      if (this.#isClosed) settle({ fallback: 'closed' });
      else if (!this.#enqueue(task)) settle({ fallback: 'too many waiting' });
      else this.#assignTasks();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const restart of this.#restarts) clearTimeout(restart);
    for (const tasks of this.#waiting.values()) for (const task of tasks) task.settle({ fallback: 'closed' });
    this.#waiting.clear();
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #enqueue(task: Task): boolean {
    const tasks = this.#waiting.get(task.person) ?? [];
    if (tasks.length >= MOST_WAITING.person || this.#waitingTasks >= MOST_WAITING.all) return false;
    tasks.push(task);
    this.#waitingTasks += 1;
    this.#waiting.set(task.person, tasks);
    return true;
  }

  /** Removes a task from the queue; does nothing when a worker already has it. */
  #withdraw(task: Task): void {
    const tasks = this.#waiting.get(task.person);
    const at = tasks?.indexOf(task) ?? -1;
    if (!tasks || at < 0) return;
    tasks.splice(at, 1);
    this.#waitingTasks -= 1;
    if (tasks.length === 0) this.#waiting.delete(task.person);
  }

  #assignTasks(): void {
    for (const thread of this.#threads) {
      if (!thread.isLoaded || thread.task) continue;
      const task = this.#nextTask();
      if (!task) return;
      thread.task = task;
      thread.stuck = setTimeout(() => {
        this.#options.log.error('screening thread is stuck');
        void thread.worker.terminate();
      }, this.#options.stuckMs);
      const { id, texts } = task;
      thread.worker.postMessage({ id, texts } satisfies ScreeningTask);
    }
  }

  #nextTask(): Task | undefined {
    for (const [person, tasks] of this.#waiting) {
      const [task] = tasks;
      if (!task) continue;
      this.#withdraw(task);
      // Other waiting tasks of the same person go to the back.
      this.#waiting.delete(person);
      if (tasks.length > 0) this.#waiting.set(person, tasks);
      return task;
    }
    return undefined;
  }

  #startThread(): void {
    const worker = new Worker(this.#options.threadFile, { resourceLimits: { maxYoungGenerationSizeMb: 4 } });
    const thread: Thread = { worker, isLoaded: false, task: undefined, stuck: undefined };
    this.#threads.add(thread);
    worker.on('message', (message) => {
      if (message === 'loaded') {
        thread.isLoaded = true;
        this.#loading.resolve();
      } else {
        const answer = answerSchema.safeParse(message);
        if (answer.success) this.#takeAnswer(thread, answer.data);
      }
      this.#assignTasks();
    });
    worker.on('error', (error) => {
      this.#options.log.error({ err: error }, 'screening thread failed');
      this.#loading.reject(error);
    });
    worker.on('exit', () => this.#replaceThread(thread));
  }

  #takeAnswer(thread: Thread, { id, finding }: ScreeningAnswer): void {
    if (thread.task?.id !== id) return;
    clearTimeout(thread.stuck);
    thread.task.settle({ finding });
    thread.task = undefined;
  }

  #replaceThread(thread: Thread): void {
    this.#threads.delete(thread);
    clearTimeout(thread.stuck);
    thread.task?.settle({ fallback: 'worker ended' });
    if (this.#isClosed) return;
    this.#options.log.error({ wasLoaded: thread.isLoaded }, 'screening thread ended and is replaced');
    if (thread.isLoaded) this.#startThread();
    else {
      const restart = setTimeout(() => {
        this.#restarts.delete(restart);
        this.#startThread();
      }, this.#options.restartMs);
      this.#restarts.add(restart);
    }
  }
}
