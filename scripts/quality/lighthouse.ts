import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runCommand } from '../run-command.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../quality');
const CLI = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
/** One run is at the mercy of whatever else the machine does: the middle one of three counts. */
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
const failing = z.object({
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
});

/** What Lighthouse says of one page on a middling phone with a slow line. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds until the largest thing is there. */
  lcp: number;
  cls: number;
  /** Milliseconds in which the page could not answer. */
  tbt: number;
  /** Audits of accessibility, best practices and SEO that did not pass. */
  failed: string[];
}

/** Installs Lighthouse, whose tree nothing else needs, when what the lock file of `quality/` names is not there. */
export async function installLighthouse(): Promise<void> {
  const lock = z
    .object({ packages: z.object({ 'node_modules/lighthouse': z.object({ version: z.string() }) }) })
    .parse(JSON.parse(readFileSync(path.join(FOLDER, 'package-lock.json'), 'utf8')));
  const wanted = lock.packages['node_modules/lighthouse'].version;
  const manifest = path.join(FOLDER, 'node_modules/lighthouse/package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === wanted) return;
  console.log(`Installing Lighthouse ${wanted} into quality/ (npm ci).`);
  const npm: [string, ...string[]] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const ended = await runCommand([...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
  });
  if (ended.code !== 0) throw new Error(`npm ci in quality/ failed:\n${ended.output}`);
}

/**
 * Measures a page as Lighthouse does by default: a mobile screen, a slowed processor and line.
 * @param chromium the browser to measure with.
 */
export async function measure(url: string, chromium: string): Promise<LighthouseFigures> {
  const runs: LighthouseFigures[] = [];
  let failures = 0;
  while (runs.length < RUNS) {
    try {
      runs.push(await measureOnce(url, chromium));
    } catch (error) {
      // On a busy machine Chromium loses a trace now and then, and Lighthouse asks for another run.
      failures += 1;
      if (failures > MAX_FAILURES) throw error;
    }
  }
  const [, middle] = runs.toSorted((a, b) => a.performance - b.performance);
  if (middle === undefined) throw new Error('Lighthouse measured nothing.');
  return middle;
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
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(source: unknown): LighthouseFigures {
  const { categories, audits } = report.parse(source);
  const of = (score: number) => Math.round(score * 100);
  return {
    performance: of(categories.performance.score),
    accessibility: of(categories.accessibility.score),
    bestPractices: of(categories['best-practices'].score),
    seo: of(categories.seo.score),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    failed: failedAudits(source),
  };
}

function failedAudits(source: unknown): string[] {
  const { audits, categories } = failing.parse(source);
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [`${name}: ${audit.title}`]
        : [];
    }),
  );
}
