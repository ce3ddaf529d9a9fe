import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { installApart } from '../install-apart.ts';
import { runCommand } from '../run-command.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../quality');
const CLI = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const MAX_FAILURES = 3;

/** A mid-range phone on a slow connection, and a desktop. */
export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

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

/** What Lighthouse measures for one page. */
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
  failed: { id: string; title: string }[];
}

interface Measured {
  url: string;
  device: Device;
  /** The port where the browser accepts commands. Its profile is kept, so that a signed-in person stays signed in. */
  port: number;
  /** The median counts, because other work on the machine distorts a single run. */
  runs: number;
}

/** Installs Lighthouse into `quality/` when the version of its lock file is not installed. @returns its version. */
export function installLighthouse(): Promise<string> {
  return installApart(FOLDER, 'lighthouse');
}

/** Measures a page with the defaults of Lighthouse for the device. */
export async function measure({ runs, ...measured }: Measured): Promise<LighthouseFigures> {
  const figures: LighthouseFigures[] = [];
  let failures = 0;
  while (figures.length < runs) {
    try {
      figures.push(await measureOnce(measured));
    } catch (error) {
      // On a busy machine Chromium sometimes loses a trace; Lighthouse then asks for another run.
      failures += 1;
      if (failures > MAX_FAILURES) throw error;
    }
  }
  const median = figures.toSorted((a, b) => a.performance - b.performance)[Math.floor((runs - 1) / 2)];
  if (median === undefined) throw new Error('Lighthouse measured nothing.');
  return median;
}

async function measureOnce({ url, device, port }: Omit<Measured, 'runs'>): Promise<LighthouseFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    const ended = await runCommand(
      [
        process.execPath,
        CLI,
        url,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--port=${port}`,
        '--disable-storage-reset',
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { cwd: folder },
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

function findFailedAudits(source: unknown): LighthouseFigures['failed'] {
  const { audits, categories } = auditReport.parse(source);
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1
        ? [{ id, title: `${name}: ${audit.title}` }]
        : [];
    }),
  );
}
