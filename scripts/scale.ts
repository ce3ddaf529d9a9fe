import { readFileSync, writeFileSync } from 'node:fs';
import { readMeasurements } from './scale/costs.ts';
import { simulateHeld, simulateLateness, simulateTurns } from './scale/measured-points.ts';
import { ASSUMPTIONS, type Plan, planFor } from './scale/plan.ts';

/** `npm run scale`: writes the tables of docs/scale.md from docs/benchmarks.json and the assumptions of scale/plan.ts. */
const REPORT = new URL('../docs/scale.md', import.meta.url);
const PEOPLE = [1_000, 100_000, 10_000_000];

const { costs, points, sizes } = readMeasurements();
const format = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));
const bytes = (value: number) => {
  const [unit, size] = (
    [
      ['TB', 1e12],
      ['GB', 1e9],
      ['MB', 1e6],
    ] as const
  ).find(([, one]) => value >= one) ?? ['kB', 1e3];
  return `${format(value / size)} ${unit}`;
};

const lines: [string, (plan: Plan) => string][] = [
  ['turns in the busiest second', (plan) => format(plan.turnsPerSecond)],
  ['open streams', (plan) => format(plan.openStreams)],
  ['other calls in the busiest second', (plan) => format(plan.callsPerSecond)],
  ['processes of chat', (plan) => format(plan.chat)],
  ['processes of the gateway', (plan) => format(plan.gateway)],
  ['connections to PostgreSQL, without PgBouncer', (plan) => format(plan.connections)],
  ['busy cores of PostgreSQL', (plan) => format(plan.databaseCores)],
  ['stored in a year', (plan) => bytes(plan.storedPerYear)],
  ['write-ahead log of a day', (plan) => bytes(plan.loggedPerDay)],
  ['memory of the open streams', (plan) => bytes(plan.streamMemory)],
  ['requests to the provider, a minute', (plan) => format(plan.requestsPerMinute)],
  ['tokens, a minute', (plan) => format(plan.tokensPerMinute)],
  ['cost of the provider, a month', (plan) => `$${format(plan.providerCost)}`],
  [`income, a month, if ${ASSUMPTIONS.paying * 100} % pay`, (plan) => `$${format(plan.income)}`],
];
const plans = PEOPLE.map((people) => planFor(people, costs, sizes));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
replacePart('plan', [
  row(['active people in a month', ...PEOPLE.map((people) => people.toLocaleString('en'))]),
  row(['---', ...PEOPLE.map(() => '---:')]),
  ...lines.map(([name, show]) => row([name, ...plans.map(show)])),
]);
replacePart('simulation', [
  row(['benchmark', 'measured', 'simulated']),
  row(['---', '---:', '---:']),
  row(['turns, 16 at a time, 1/s', format(points.turnsPerSecond), format(simulateTurns(costs))]),
  row(['streams held', format(points.held), format(simulateHeld(costs))]),
  row([
    '100 streams: 99 of 100 words at most late, ms',
    format(points.lateness),
    format(simulateLateness(costs, 100)),
  ]),
]);

function replacePart(name: string, table: readonly string[]): void {
  const [begin, end] = [`<!-- ${name}: written by npm run scale -->`, `<!-- end of ${name} -->`];
  const report = readFileSync(REPORT, 'utf8');
  const [before, rest] = report.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/scale.md must contain ${begin} and ${end}`);
  writeFileSync(REPORT, `${before}${begin}\n${table.join('\n')}\n${end}${after}`);
}
