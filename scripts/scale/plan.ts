import type { Costs, Sizes } from './costs.ts';

/** What people do, what a provider charges, and how full a process may be. Nothing here is measured. */
export const ASSUMPTIONS = {
  /** Turns of an active person in a month; at most 20 of them are free. */
  turnsPerMonth: 15,
  /** Pages, lists and small calls around each turn. */
  callsPerTurn: 12,
  wordsPerReply: 200,
  /** How fast a provider writes. */
  wordsPerSecond: 40,
  firstWordSeconds: 1,
  /** The busiest second of a month, as a multiple of the average. */
  peak: 5,
  /** A process or database is planned to be so busy at most. */
  utilization: 0.6,
  /** Instructions of 12 kB, and the conversation so far. */
  inputTokensPerTurn: 4_300,
  outputTokensPerTurn: 270,
  /** Prices of a small model, dollars for a million tokens: docs/scale.md. */
  inputPrice: 0.4,
  outputPrice: 1.6,
  /** Of active people in a month who pay $2 once. */
  paying: 0.02,
  price: 2,
  /** Connections of one process of chat, and of the others (docs/operations.md). */
  connections: { chat: 13, auth: 15, billing: 11, notify: 11 },
} as const;

/** What a number of active people needs. */
export interface Plan {
  readonly people: number;
  /** In the busiest second. */
  readonly turnsPerSecond: number;
  readonly openStreams: number;
  readonly callsPerSecond: number;
  /** Processes, at least two of each. */
  readonly chat: number;
  readonly gateway: number;
  readonly connections: number;
  /** Cores of PostgreSQL that are busy. */
  readonly databaseCores: number;
  /** Bytes. */
  readonly storedPerYear: number;
  readonly loggedPerDay: number;
  readonly streamMemory: number;
  /** Of the provider, in the busiest minute. */
  readonly requestsPerMinute: number;
  readonly tokensPerMinute: number;
  /** Dollars a month. */
  readonly providerCost: number;
  readonly income: number;
}

const SECONDS_PER_MONTH = 30 * 24 * 3_600;
/** The cost of a turn was measured with replies of so many words; further words are counted as words. */
const WORDS_IN_TURN = 40;

/** Plans for a number of active people from the measured costs. */
export function planFor(people: number, costs: Costs, sizes: Sizes): Plan {
  const of = ASSUMPTIONS;
  const turnsPerMonth = people * of.turnsPerMonth;
  const turnsPerSecond = (turnsPerMonth / SECONDS_PER_MONTH) * of.peak;
  const openStreams = turnsPerSecond * (of.firstWordSeconds + of.wordsPerReply / of.wordsPerSecond);
  const furtherWords = of.wordsPerReply - WORDS_IN_TURN;
  const callsPerSecond = turnsPerSecond * of.callsPerTurn;
  const coresOf = (part: 'chat' | 'gateway' | 'postgres', ofCalls = 0) =>
    (turnsPerSecond * (costs.turn[part] + furtherWords * costs.word[part]) + ofCalls) / 1_000;
  const processes = (cores: number) => Math.max(2, Math.ceil(cores / of.utilization));
  // Most small calls are reads of chat and auth; each is taken to cost there what it costs the gateway, ten times over.
  const serviceMs = callsPerSecond * costs.call.gateway * 10;
  const chat = processes(coresOf('chat', serviceMs / 2));
  const others = processes(serviceMs / 2 / 1_000);
  const { connections } = of;
  return {
    people,
    turnsPerSecond,
    openStreams,
    callsPerSecond,
    chat,
    gateway: processes(coresOf('gateway', callsPerSecond * costs.call.gateway)),
    connections:
      chat * connections.chat + others * (connections.auth + connections.billing + connections.notify),
    databaseCores: coresOf('postgres', callsPerSecond * 0.4),
    storedPerYear: turnsPerMonth * 12 * sizes.storedPerTurn,
    loggedPerDay: (turnsPerMonth / 30) * sizes.loggedPerTurn,
    streamMemory: openStreams * sizes.perStream,
    requestsPerMinute: turnsPerSecond * 60,
    tokensPerMinute: turnsPerSecond * 60 * (of.inputTokensPerTurn + of.outputTokensPerTurn),
    providerCost:
      (turnsPerMonth * (of.inputTokensPerTurn * of.inputPrice + of.outputTokensPerTurn * of.outputPrice)) /
      1_000_000,
    income: people * of.paying * of.price,
  };
}
