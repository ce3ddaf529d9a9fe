import path from 'node:path';
import { runCommand } from './run-command.ts';

/** The first port in deploy/observability/prometheus.yml. */
const METRICS_PORT = 9464;
const root = path.dirname(import.meta.dirname);
const compose = (...args: string[]) =>
  runCommand(['docker', 'compose', '--file', 'deploy/observability/docker-compose.yml', ...args], {
    cwd: root,
    show: true,
  });

// `npm run observe`: shows the dashboard beside `npm start`, in containers. `npm run observe -- stop` removes them.
if (process.argv[2] === 'stop') process.exitCode = (await compose('down')).code;
else await observe();

async function observe(): Promise<void> {
  const missing = [
    ...((await servesMetrics())
      ? []
      : [
          `No metrics on port ${METRICS_PORT}: run \`METRICS_PORT=${METRICS_PORT} npm start\` and leave it running.`,
        ]),
    ...((await hasDocker())
      ? []
      : [
          'No Docker engine with Compose answers (`docker info`, `docker compose version`): install Docker, or start it.',
          'With a Prometheus of your own, run',
          '`prometheus --config.file=deploy/observability/prometheus.yml`, and import deploy/observability/dashboard.json into Grafana.',
        ]),
  ];
  for (const line of missing) console.error(line);
  process.exitCode = missing.length > 0 ? 1 : (await compose('up', '--detach')).code;
  if (process.exitCode === 0)
    console.log('dashboard http://127.0.0.1:3300 and alerts http://127.0.0.1:9090/alerts');
}

async function servesMetrics(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function hasDocker(): Promise<boolean> {
  const answers = async (...command: string[]) =>
    (await runCommand(['docker', ...command], { cwd: root })).code === 0;
  return (await answers('info')) && (await answers('compose', 'version'));
}
