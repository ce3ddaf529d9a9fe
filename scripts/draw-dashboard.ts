import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '@app/testkit';
import * as z from 'zod';

// `node scripts/draw-dashboard.ts`: draws the queries of the dashboard with the data of the last minutes in the Prometheus at
// 127.0.0.1:9090, into docs/dashboard.png. It is not a picture of Grafana, which shows the same panels.

const MINUTES = 3;
const COLORS = ['#2f6fbf', '#d2691e', '#2e8b57', '#a0338f', '#c0392b', '#7a6f00', '#4b4b8f', '#008b8b'];
const root = path.dirname(import.meta.dirname);

const panelSchema = z.object({
  type: z.string(),
  title: z.string(),
  targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
});
const dashboard = z.object({ panels: z.array(panelSchema) });
const answer = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        values: z.array(z.tuple([z.number(), z.string().transform(Number)])),
      }),
    ),
  }),
});
interface Line {
  name: string;
  points: (readonly [time: number, value: number])[];
}

const end = Math.floor(Date.now() / 1000);
const start = end - MINUTES * 60;

async function readLines({ targets }: z.infer<typeof panelSchema>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { expr, legendFormat } of targets) {
    const query = new URLSearchParams({ query: expr, start: `${start}`, end: `${end}`, step: '5' });
    const response = await fetch(`http://127.0.0.1:9090/api/v1/query_range?${query}`);
    for (const { metric, values } of answer.parse(await response.json()).data.result)
      lines.push({
        name: legendFormat.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ''),
        points: values.filter(([, value]) => Number.isFinite(value)),
      });
  }
  return lines;
}

function drawPanel(title: string, lines: readonly Line[]): string {
  const top = Math.max(...lines.flatMap(({ points }) => points.map(([, value]) => value)), 0) || 1;
  const drawn = lines.map(({ name, points }, index) => {
    const color = COLORS[index % COLORS.length];
    const at = points.map(
      ([time, value]) => `${((time - start) / (end - start)) * 380},${100 - (value / top) * 96}`,
    );
    return {
      line: `<polyline points="${at.join(' ')}" fill="none" stroke="${color}" stroke-width="1.5"/>`,
      label: `<span style="color:${color}">${name} ${Number(points.at(-1)?.[1].toPrecision(3) ?? Number.NaN)}</span>`,
    };
  });
  return `<section><h2>${title}</h2><svg viewBox="0 0 380 100">${drawn.map(({ line }) => line).join('')}</svg>
    <p><b>top ${Number(top.toPrecision(3))}</b> ${drawn.map(({ label }) => label).join(' · ')}</p></section>`;
}

const { panels } = dashboard.parse(
  JSON.parse(readFileSync(path.join(root, 'deploy/observability/dashboard.json'), 'utf8')),
);
let page = `<style>body{font:12px sans-serif;display:grid;grid-template-columns:repeat(3,400px);gap:8px;margin:12px}
  h1{grid-column:1/-1;font-size:16px;margin:4px 0}h2{font-size:12px;margin:0}p{font-size:10px;margin:2px 0}
  section{border:1px solid #ccc;padding:6px}svg{width:100%;background:#f7f7f7}</style>
  <h1>The queries of deploy/observability/dashboard.json, ${MINUTES} minutes, latest value beside each name</h1>`;
for (const panel of panels)
  page += panel.type === 'row' ? `<h1>${panel.title}</h1>` : drawPanel(panel.title, await readLines(panel));

const browser = await openBrowser();
const tab = await browser.newPage({ viewport: { width: 1256, height: 800 } });
await tab.setContent(page);
await tab.screenshot({ path: path.join(root, 'docs/dashboard.png'), fullPage: true });
await browser.close();
