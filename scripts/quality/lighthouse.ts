import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { installApart } from '../install-apart.ts';
import { runCommand } from '../run-command.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../quality');
const CLI = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
/** The median of three runs counts, because other work on the machine distorts a single run. */
const RUNS = 3;
const MAX_FAILURES = 3;

const category = z.object({ score: z.number() });
const numeric = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'cumulative-layout-shift': numeric,
    'total-blocking-time': numeric,
  }),
});
const auditReport = z.object({
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
});

/** What Lighthouse measures for one page on an emulated mid-range phone with a slow connection. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint; milliseconds. */
  lcp: number;
  cls: number;
  /** Total Blocking Time; milliseconds. */
  tbt: number;
  /** Audits of accessibility, best practices and SEO that did not pass. */
  failed: string[];
}

/** Installs Lighthouse into `quality/` when the version of its lock file is not installed. */
export async function installLighthouse(): Promise<void> {
  await installApart(FOLDER, 'lighthouse');
}

/**
 * Measures a page with Lighthouse's defaults: a mobile screen, a throttled processor and network.
 * @param chromium path of the browser.
 */
export async function measure(url: string, chromium: string): Promise<LighthouseFigures> {
  const runs: LighthouseFigures[] = [];
  let failures = 0;
  while (runs.length < RUNS) {
    try {
      runs.push(await measureOnce(url, chromium));
    } catch (error) {
      // On a busy machine Chromium sometimes loses a trace; Lighthouse then asks for another run.
      failures += 1;
      if (failures > MAX_FAILURES) throw error;
    }
  }
  const [, median] = runs.toSorted((a, b) => a.performance - b.performance);
  if (median === undefined) throw new Error('Lighthouse measured nothing.');
  return median;
}

async function measureOnce(url: string, chromium: string): Promise<LighthouseFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-background-networking';
  try {
    const ended = await runCommand(
      [
        process.execPath,
        CLI,
        url,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--chrome-flags=${flags}`,
      ],
      { cwd: folder, env: { CHROME_PATH: chromium } },
    );
    if (ended.code !== 0 || !existsSync(file))
      throw new Error(`Lighthouse failed at ${url}:\n${ended.output}`);
    return readFigures(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFigures(source: unknown): LighthouseFigures {
  const { categories, audits } = report.parse(source);
  const toPercent = (score: number) => Math.round(score * 100);
  return {
    performance: toPercent(categories.performance.score),
    accessibility: toPercent(categories.accessibility.score),
    bestPractices: toPercent(categories['best-practices'].score),
    seo: toPercent(categories.seo.score),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    failed: findFailedAudits(source),
  };
}

function findFailedAudits(source: unknown): string[] {
  const { audits, categories } = auditReport.parse(source);
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${name}: ${audit.title}`]
        : [];
    }),
  );
}
