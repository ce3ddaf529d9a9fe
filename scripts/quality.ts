import { startProduct } from '@app/testkit';
import { findChromium, INSTALL_CHROMIUM } from '@app/testkit/chromium';
import { type AxeFigures, analyzeWithAxe } from './quality/axe.ts';
import { installLighthouse, type LighthouseFigures, measure } from './quality/lighthouse.ts';

/**
 * `npm run quality`: builds and starts the whole product, measures it with Lighthouse on an emulated mid-range phone and
 * analyzes every page with axe. It prints the figures and fails when one is below its threshold.
 */
const MEASURED_PATHS = ['/', '/library', '/library/weekly-check-in-template'];
const MIN_PERFORMANCE = 95;

const chromium = findChromium(process.env);
if (chromium === undefined) {
  console.error(`There is no Chromium. Run as root: ${INSTALL_CHROMIUM}`);
  process.exit(1);
}
await installLighthouse();
const product = await startProduct();
let failures: string[];
try {
  const measured: [string, LighthouseFigures][] = [];
  for (const path of MEASURED_PATHS) measured.push([path, await measure(product.url + path, chromium)]);
  printMeasured(measured);
  const axe = await analyzeWithAxe(product.url);
  const serious = axe.findings.filter((finding) => finding.serious);
  console.log(
    `\naxe: ${axe.pages} pages analyzed, ${axe.findings.length} findings, ${serious.length} of them serious`,
  );
  failures = [...measured.flatMap(findLighthouseFailures), ...findAxeFailures(axe)];
} finally {
  await product.stop();
}
for (const sentence of failures) console.log(sentence);
console.log(failures.length === 0 ? '\nAll thresholds are met.' : `\n${failures.length} failures.`);
process.exit(failures.length === 0 ? 0 : 1);

function printMeasured(measured: readonly [string, LighthouseFigures][]): void {
  const rows = measured.map(([path, figures]) => [
    path,
    String(figures.performance),
    String(figures.accessibility),
    String(figures.bestPractices),
    String(figures.seo),
    `${Math.round(figures.lcp)} ms`,
    figures.cls.toFixed(3),
    `${Math.round(figures.tbt)} ms`,
  ]);
  const head = [
    'Lighthouse, mobile',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'CLS',
    'TBT',
  ];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows])
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function findLighthouseFailures([path, figures]: [string, LighthouseFigures]): string[] {
  const thresholds: [string, number, number][] = [
    ['performance', figures.performance, MIN_PERFORMANCE],
    ['accessibility', figures.accessibility, 100],
    ['best practices', figures.bestPractices, 100],
    ['SEO', figures.seo, 100],
  ];
  const tooLow = thresholds
    .filter(([, score, threshold]) => score < threshold)
    .map(([name, score, threshold]) => `${path}: ${name} ${score}, must be at least ${threshold}`);
  return [...tooLow, ...figures.failed.map((audit) => `${path}: ${audit}`)];
}

function findAxeFailures({ findings }: AxeFigures): string[] {
  return findings.filter(({ serious }) => serious).map(({ where, what }) => `${where}: ${what}`);
}
