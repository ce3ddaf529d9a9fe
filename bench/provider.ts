import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const SCRIPT = fileURLToPath(new URL('./provider.main.ts', import.meta.url));
const asked = z.object({ askedAt: z.number() });
const listening = z.object({ port: z.number() });

/** How the stand-in for the model's provider answers. */
export interface Pace {
  /** Words of a reply. */
  readonly words: number;
  /** Milliseconds between two words, on average; 0: as fast as possible, but each is sent by itself. */
  readonly delayMs: number;
}

/** What the process is told. */
export interface Order {
  readonly pace?: Pace;
  /** A file whose size is reported whenever the provider is asked. */
  readonly watchedFile?: string;
  readonly finish?: boolean;
}

/** The stand-in for the model's provider: a process of its own that speaks OpenAI's streams and does little else. */
export interface Provider {
  /** For OPENAI_BASE_URL. */
  readonly baseUrl: string;
  readonly port: number;
  readonly pid: number;
  /** Sets the pace of the replies that begin from now on. */
  setPace(pace: Pace): Promise<void>;
  /** Ends the replies in progress with their next word. */
  finish(): Promise<void>;
  /** From now on, `askedAt` gets the size of this file whenever the provider is asked. */
  watch(file: string): Promise<void>;
  readonly askedAt: number[];
  stop(): Promise<void>;
}

/** Starts the stand-in for the model's provider. */
export async function startProvider(pace: Pace): Promise<Provider> {
  const child = fork(SCRIPT, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [message] = await once(child, 'message');
  const { port } = listening.parse(message);
  const tell = async (order: Order) => {
    const isDone = once(child, 'message');
    child.send(order);
    await isDone;
  };
  await tell({ pace });
  const askedAt: number[] = [];
  child.on('message', (report) => {
    const { data } = asked.safeParse(report);
    if (data) askedAt.push(data.askedAt);
  });
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    port,
    pid: pidOf(child),
    setPace: (next) => tell({ pace: next }),
    watch: (watchedFile) => tell({ watchedFile }),
    askedAt,
    finish: () => tell({ finish: true }),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the provider did not start');
  return child.pid;
}
