import { startProduct, type TestProduct, UNLIMITED_RATES } from '@app/testkit';
import { processorTime, residentMemory } from './processor-time.ts';

const NO_LIMIT = '1000000000';

/** Limits that no benchmark reaches, and a log without a line for each request. */
const RAISED: Record<string, string> = {
  ...UNLIMITED_RATES,
  FREE_MESSAGES_PER_MONTH: '1000000',
  COACH_DAILY_TURN_CEILING: NO_LIMIT,
  TURNS_PER_DAY: NO_LIMIT,
  TURNS_PER_DAY_PER_ADDRESS: NO_LIMIT,
  TURNS_AT_ONCE: '10000',
  TURNS_AT_ONCE_PER_PERSON: '10000',
  SANDBOX_TOKEN_DELAY_MS: '0',
  LOG_LEVEL: 'warn',
  // In tests each answer is checked against its contract, which production does not do.
  NODE_ENV: 'development',
};

/** The parts whose processor time and memory are measured separately. `postgres` is the server with all its backends. */
export const PARTS = ['chat', 'gateway', 'postgres', 'auth', 'billing', 'notify'] as const;
export type Part = (typeof PARTS)[number];
export type ByPart = Readonly<Record<Part, number>>;

/** The product, built and running as with `npm start`, with raised limits. */
export interface MeasuredProduct extends TestProduct {
  /** Processor time so far by part, in milliseconds. */
  processorTimes(): ByPart;
  /** Memory in RAM by part, in KiB. */
  memory(): ByPart;
}

/**
 * Starts the product for a benchmark.
 * @param env settings of the benchmark, such as OPENAI_BASE_URL.
 */
export async function startMeasuredProduct(env: Record<string, string> = {}): Promise<MeasuredProduct> {
  const product = await startProduct({ env: { ...RAISED, ...env } });
  const byPart = (measure: (pid: number) => number): ByPart => {
    const pids = product.pids();
    const value = (part: Part) => {
      const pid = pids[part];
      if (pid === undefined) throw new Error(`${part} does not run:\n${product.rawOutput()}`);
      return measure(pid);
    };
    return {
      chat: value('chat'),
      gateway: value('gateway'),
      postgres: value('postgres'),
      auth: value('auth'),
      billing: value('billing'),
      notify: value('notify'),
    };
  };
  return {
    ...product,
    processorTimes: () => byPart((pid) => processorTime(pid)),
    memory: () => byPart((pid) => residentMemory(pid)),
  };
}
