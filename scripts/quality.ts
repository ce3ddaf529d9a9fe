import { startProduct } from '@app/testkit';
import { findChromium, INSTALL_CHROMIUM } from '@app/testkit/chromium';
import { type AxeFigures, lookWithAxe } from './quality/axe.ts';
import { installLighthouse, type LighthouseFigures, measure } from './quality/lighthouse.ts';

/**
 * `npm run quality`: the whole product, built and started as a person would have it, measured with Lighthouse on a
 * middling phone and looked at with axe; prints the figures, and fails below what we promise.
 */
const MEASURED = ['/', '/library', '/library/weekly-check-in-template'];
const PERFORMANCE = 95;

const chromium = findChromium(process.env);
if (chromium === undefined) {
  console.error(`There is no Chromium. Run as root: ${INSTALL_CHROMIUM}`);
  process.exit(1);
}
await installLighthouse();
const product = await startProduct();
let short: string[];
try {
  const measured: [string, LighthouseFigures][] = [];
  for (const path of MEASURED) measured.push([path, await measure(product.url + path, chromium)]);
  printMeasured(measured);
  const axe = await lookWithAxe(product.url);
  const serious = axe.findings.filter((finding) => finding.serious);
  console.log(
    `\naxe: ${axe.pages} looks at pages, ${serious.length} serious of ${axe.findings.length} findings`,
  );
  short = [...measured.flatMap(shortOf), ...shortOfAxe(axe)];
} finally {
  await product.stop();
}
for (const sentence of short) console.log(sentence);
console.log(short.length === 0 ? '\nAll as promised.' : `\n${short.length} short of what we promise.`);
process.exit(short.length === 0 ? 0 : 1);

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

function shortOf([path, figures]: [string, LighthouseFigures]): string[] {
  const floors: [string, number, number][] = [
    ['performance', figures.performance, PERFORMANCE],
    ['accessibility', figures.accessibility, 100],
    ['best practices', figures.bestPractices, 100],
    ['SEO', figures.seo, 100],
  ];
  const low = floors
    .filter(([, score, floor]) => score < floor)
    .map(([name, score, floor]) => `${path}: ${name} ${score}, promised ${floor}`);
  return [...low, ...figures.failed.map((audit) => `${path}: ${audit}`)];
}

function shortOfAxe({ findings }: AxeFigures): string[] {
  return findings.filter(({ serious }) => serious).map(({ where, what }) => `${where}: ${what}`);
}
