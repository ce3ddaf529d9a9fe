import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTypeErrors } from './deployment/find-type-errors.ts';
import { metricsIn, readAlerts, readExpectedAlerts, readQueries } from './observability.ts';

const root = path.dirname(import.meta.dirname);
const alerts = readAlerts().map(({ alert }) => alert);
/** The titles under “Alerts” in docs/operations.md. */
const explained = [
  ...(readFileSync(path.join(root, 'docs/operations.md'), 'utf8').split('\n## Alerts\n')[1] ?? '').matchAll(
    /^\*\*(\w+)\.\*\* \S/gm,
  ),
].map(([, name]) => name);

test('every query of the dashboard and of the alerts is valid, and names a metric', () => {
  for (const { title, query } of readQueries())
    expect(metricsIn(query).size, title).toBeGreaterThanOrEqual(1);
  expect(() => metricsIn('sum by (route (up)')).toThrow('not valid PromQL');
});

test('the dashboard has only what Grafana knows, with values of its types', () => {
  const dashboard = JSON.parse(readFileSync(path.join(root, 'deploy/observability/dashboard.json'), 'utf8'));
  const [row, panel] = dashboard.panels;
  const misspelled = { ...dashboard, panels: [row, { ...panel, titel: 'Requests' }] };
  const errorsOf = (value: unknown) =>
    findTypeErrors([{ value, type: 'Dashboard', module: '@grafana/schema' }]);
  expect(errorsOf(dashboard)).toBe('');
  expect(errorsOf(misspelled)).toContain('\'"titel"\' does not exist in type');
});

test('every alert has one paragraph of its name in docs/operations.md', () => {
  expect(explained.toSorted()).toEqual(alerts.toSorted());
});

test('a test shows of every alert that it fires, and that it does not always', () => {
  const expected = readExpectedAlerts();
  for (const alert of alerts) {
    const firing = expected.filter(({ name }) => name === alert).map((one) => one.firing);
    expect(firing, alert).toEqual(expect.arrayContaining([0, 1]));
  }
});

const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPrometheus)('Prometheus loads the rules, and each alert fires when it should', () => {
  for (const args of [
    ['check', 'config', 'deploy/observability/prometheus.yml'],
    ['test', 'rules', 'deploy/observability/alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  }
});

test('`npm run observe` says what is missing where there is no Docker engine', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/observe.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  expect(stderr).toContain('No Docker engine with Compose answers');
  expect(status).toBe(1);
});
