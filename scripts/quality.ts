import { parseArgs } from 'node:util';
import { INDEXED_PAGES } from '@app/contracts';
import { startProduct } from '@app/testkit';
import { findChromium, INSTALL_CHROMIUM } from '@app/testkit/chromium';
import { type AxeFigures, analyzeWithAxe } from './quality/axe.ts';
import {
  DEVICES,
  type Device,
  installLighthouse,
  type LighthouseFigures,
  measure,
} from './quality/lighthouse.ts';
import { openMeasuredBrowser } from './quality/measured-browser.ts';

/**
 * `npm run quality`: builds and starts the whole product, measures it with Lighthouse as on a mid-range phone and on a
 * desktop, and analyzes every page with axe. It prints the figures as docs/quality.md has them, and fails when one is below
 * its threshold. `--runs <number>` sets how often a page is measured, `--only <path,…>` which pages are.
 */
const PAGES = {
  visitor: [
    '/',
    '/library',
    '/library/weekly-check-in-template',
    '/library/when-it-may-be-abuse',
    '/contact',
    '/safety',
    '/signup',
    '/login',
  ],
  'signed in': ['/ask', '/dashboard', '/account'],
} as const;
const MIN_PERFORMANCE = 95;
/** The audit that fails a page which search engines must leave out. */
const INDEXABLE = 'is-crawlable';

interface Row {
  path: string;
  device: Device;
  figures: LighthouseFigures;
}

const { values } = parseArgs({ options: { runs: { type: 'string' }, only: { type: 'string' } } });
const runs = Number(values.runs ?? 3);
const only = values.only?.split(',');

const chromium = findChromium(process.env);
if (chromium === undefined) {
  console.error(`There is no Chromium. Run as root: ${INSTALL_CHROMIUM}`);
  process.exit(1);
}
const lighthouse = await installLighthouse();
const product = await startProduct();
let failures: string[];
try {
  const rows = [
    ...(await measureAs('visitor', product.url, chromium)),
    ...(await measureAs('signed in', product.url, chromium)),
  ];
  failures = rows.flatMap(findLighthouseFailures);
  if (only === undefined) {
    const axe = await analyzeWithAxe(product.url);
    const serious = axe.findings.filter((finding) => finding.serious);
    console.log(
      `\naxe: ${axe.pages} pages analyzed, ${axe.findings.length} findings, ${serious.length} of them serious`,
    );
    failures.push(...findAxeFailures(axe));
  }
} finally {
  await product.stop();
}
for (const sentence of failures) console.log(sentence);
console.log(failures.length === 0 ? '\nAll thresholds are met.' : `\n${failures.length} failures.`);
process.exit(failures.length === 0 ? 0 : 1);

/** Measures the pages that such a person uses, and prints a table. */
async function measureAs(who: keyof typeof PAGES, url: string, executable: string): Promise<Row[]> {
  const paths = PAGES[who].filter((path) => only?.includes(path) ?? true);
  if (paths.length === 0) return [];
  const browser = await openMeasuredBrowser(executable, url, who);
  console.log(`\nLighthouse ${lighthouse}, Chromium ${browser.version}, ${who}, median of ${runs}\n`);
  console.log('| page | device | performance | accessibility | best practices | SEO | LCP | CLS | TBT |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const rows: Row[] = [];
  for (const path of paths) {
    for (const device of DEVICES) {
      const figures = await measure({ url: url + path, device, port: browser.port, runs });
      rows.push({ path, device, figures });
      console.log(formatRow({ path, device, figures }));
    }
  }
  await browser.close();
  return rows;
}

function formatRow({ path, device, figures }: Row): string {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt } = figures;
  const times = `${Math.round(lcp)} ms | ${cls.toFixed(3)} | ${Math.round(tbt)} ms`;
  return `| ${path} | ${device} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${times} |`;
}

function findLighthouseFailures({ path, device, figures }: Row): string[] {
  const isIndexed = path in INDEXED_PAGES;
  const failed = figures.failed.filter(({ id }) => isIndexed || id !== INDEXABLE);
  const thresholds: [string, number, number][] = [
    ['performance', figures.performance, MIN_PERFORMANCE],
    ['accessibility', figures.accessibility, 100],
    ['best practices', figures.bestPractices, 100],
    ['SEO', isIndexed ? figures.seo : 100, 100],
  ];
  const tooLow = thresholds
    .filter(([, score, threshold]) => score < threshold)
    .map(([name, score, threshold]) => `${name} ${score}, must be at least ${threshold}`);
  return [...tooLow, ...failed.map(({ title }) => title)].map((what) => `${path} (${device}): ${what}`);
}

function findAxeFailures({ findings }: AxeFigures): string[] {
  return findings.filter(({ serious }) => serious).map(({ where, what }) => `${where}: ${what}`);
}
