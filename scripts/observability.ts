import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import * as z from 'zod';

const folder = path.join(path.dirname(import.meta.dirname), 'deploy/observability');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});
const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const alertTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) }),
      ),
    }),
  ),
});

/** The alert rules in deploy/observability. */
export function readAlerts() {
  return rules.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);
}

/** What the tests of the alert rules expect: how many alerts of a name fire at one time. */
export function readExpectedAlerts(): { name: string; firing: number }[] {
  return alertTests
    .parse(parse(read('alerts.test.yml')))
    .tests.flatMap((test) => test.alert_rule_test)
    .map(({ alertname, exp_alerts }) => ({ name: alertname, firing: exp_alerts.length }));
}

/** All queries of the dashboard and of the alerts, with the title of their panel or the name of their alert. */
export function readQueries(): { title: string; query: string }[] {
  const { panels } = dashboard.parse(JSON.parse(read('dashboard.json')));
  return [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, query: expr }))),
    ...readAlerts().map(({ alert, expr }) => ({ title: alert, query: expr })),
  ];
}

/** The names of the metrics in a query. @throws for a query that is not valid PromQL. */
export function metricsIn(query: string): Set<string> {
  const names = new Set<string>();
  parser.parse(query).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`not valid PromQL at ${from}: ${query}`);
      if (type.name === 'VectorSelector') {
        const [name = ''] = /^[\w:]*/.exec(query.slice(from, to)) ?? [];
        names.add(name);
      }
    },
  });
  return names;
}
