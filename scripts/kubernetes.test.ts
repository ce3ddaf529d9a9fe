import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLER_NAMES, type CallerName, internalEndpoints, publicEndpoints } from '@app/contracts';
import { newSecrets } from '@app/launcher';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readProvisionConfig } from '../packages/launcher/src/database/config.ts';
import { PRIVATE_SETTINGS } from '../packages/launcher/src/product/secrets.ts';
import { readMigrationConfig } from '../packages/service-kit/src/database/config.ts';
import { createApp } from '../packages/service-kit/src/http/app.ts';
import { silentLog } from '../packages/service-kit/src/log.ts';
import { readTelemetryConfig } from '../packages/service-kit/src/telemetry/config.ts';
import { readConfig as readAuthConfig } from '../services/auth/src/config.ts';
import { readConfig as readBillingConfig } from '../services/billing/src/config.ts';
import { readConfig as readChatConfig } from '../services/chat/src/config.ts';
import { readConfig as readGatewayConfig } from '../services/gateway/src/config.ts';
import { readConfig as readNotifyConfig } from '../services/notify/src/config.ts';
import { findTypeErrors } from './deployment/find-type-errors.ts';
import { image, sourceOf } from './deployment/image.ts';
import {
  type Container,
  hasKubectl,
  type NetworkPolicy,
  renderManifests,
  selects,
} from './deployment/kubernetes.ts';

const root = path.dirname(import.meta.dirname);
const READERS = {
  gateway: readGatewayConfig,
  auth: readAuthConfig,
  chat: readChatConfig,
  billing: readBillingConfig,
  notify: readNotifyConfig,
};
/** What a stop takes after the requests and replies in progress: closing connections, jobs and the database. */
const STOP_RESERVE_MS = 10_000;
const nameOf = (labels: Record<string, string>) => labels['app.kubernetes.io/name'] ?? '';

const canRender = hasKubectl();
/** Debian 13 has it in kubernetes-client; that of Debian 12 is too old. */
if (!canRender) test.skip('the manifests: there is no kubectl 1.27 or newer that could render them');

describe.runIf(canRender)('the manifests', () => {
  let manifests: ReturnType<typeof renderManifests>;
  beforeAll(() => {
    manifests = renderManifests('production');
  });

  /** All pods: the labels of a template and its containers. */
  const templates = () => [...manifests.deployments, ...manifests.jobs].map(({ spec }) => spec.template);
  const containers = () => templates().flatMap(({ spec }) => [...spec.initContainers, ...spec.containers]);
  const migration = () => manifests.jobs.find(({ metadata }) => metadata.name === 'migrate')?.spec.template;
  /** The container of a service's Deployment. */
  const serviceContainer = (name: CallerName): Container => {
    const own = manifests.deployments.find(({ metadata }) => metadata.name === name);
    const [only, ...others] = own?.spec.template.spec.containers ?? [];
    if (!only || others.length > 0) throw new Error(`${name} has one container`);
    return only;
  };
  const shared = (container: Container): Record<string, string> =>
    Object.assign(
      {},
      ...container.envFrom.map(
        ({ configMapRef }) =>
          manifests.configMaps.find(({ metadata }) => metadata.name === configMapRef.name)?.data,
      ),
    );

  test('every manifest has only what the API of Kubernetes knows, with values of its types', () => {
    // The Prometheus operator defines ServiceMonitor; the package has no type of it.
    const own = manifests.all.filter(({ kind }) => kind !== 'ServiceMonitor');
    const typed = own.map((value) => ({ value, type: value.kind, module: apiModule(value.apiVersion) }));
    expect(typed.length).toBeGreaterThan(20);
    expect(findTypeErrors(typed)).toBe('');
    const [deployment] = manifests.all.filter(({ kind }) => kind === 'Deployment');
    const misspelled = { ...deployment, spec: { ...Object(deployment?.spec), replica: 3 } };
    expect(
      findTypeErrors([{ value: misspelled, type: 'Deployment', module: apiModule('apps/v1') }]),
    ).toContain("'\"replica\"' does not exist in type 'DeploymentSpec'");
  });

  test('every service starts with its settings: none is missing or invalid, and it reads each of its own', () => {
    const readByAny = new Set<string>();
    for (const name of CALLER_NAMES) {
      const container = serviceContainer(name);
      const read = new Set<string>();
      const environment = recording(environmentOf(container, shared(container), name), read);
      expect(() => READERS[name](environment), name).not.toThrow();
      readTelemetryConfig(environment);
      for (const one of read) readByAny.add(one);
      expect(
        container.env.map((one) => one.name).filter((one) => !read.has(one)),
        name,
      ).toEqual([]);
    }
    const inConfigMaps = manifests.configMaps.flatMap(({ data }) => Object.keys(data));
    expect(inConfigMaps.filter((name) => !readByAny.has(name))).toEqual([]);
  });

  test('[PUR-7] secrets are in Secrets only, and each container receives its own', () => {
    expect(manifests.secrets).toEqual([]);
    const isSecret = (name: string) =>
      PRIVATE_SETTINGS.includes(name) || name === 'REDIS_URL' || name.startsWith('DATABASE_PASSWORD');
    const inConfigMaps = manifests.configMaps.flatMap(({ data }) => Object.keys(data));
    expect(inConfigMaps.filter(isSecret)).toEqual([]);
    for (const container of containers())
      for (const variable of container.env) {
        expect(isSecret(variable.name), `${container.name} ${variable.name}`).toBe('valueFrom' in variable);
        if (!('valueFrom' in variable)) continue;
        const { name, key } = variable.valueFrom.secretKeyRef;
        expect(key).toBe(variable.name);
        const program = container.command[1].split('/')[1] ?? '';
        expect(['shared', program === 'launcher' ? 'provision' : program]).toContain(name);
      }
  });

  test('docs/operations.md names every key of every Secret', () => {
    const rows = readFileSync(path.join(root, 'docs/operations.md'), 'utf8').split('\n');
    for (const { env } of containers())
      for (const variable of env) {
        if (!('valueFrom' in variable)) continue;
        const { name, key } = variable.valueFrom.secretKeyRef;
        expect(rows.find((row) => row.startsWith(`| \`${name}\` |`))?.match(/[A-Z_]{6,}/g)).toContain(key);
      }
  });

  test('probes, ports and addresses lead to where a service listens', async () => {
    const app = createApp({ log: silentLog });
    for (const name of CALLER_NAMES) {
      const container = serviceContainer(name);
      const environment = environmentOf(container, shared(container), name);
      expect(container.ports).toEqual([
        { name: 'http', containerPort: READERS[name](environment).PORT },
        { name: 'metrics', containerPort: readTelemetryConfig(environment).metrics?.port },
      ]);
      expect([environment.HOST, environment.METRICS_HOST]).toEqual(['0.0.0.0', '0.0.0.0']);
      const { startupProbe, readinessProbe, livenessProbe } = container;
      for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
        expect(probe?.httpGet.port, name).toBe('http');
        expect(app.hasRoute({ method: 'GET', url: probe?.httpGet.path ?? '' }), name).toBe(true);
      }
      // A dead database must not restart a service.
      expect(livenessProbe?.httpGet.path).toBe('/healthz');
      expect(readinessProbe?.httpGet.path).toBe('/readyz');
    }
    await app.close();
  });

  test('every address of a service is that of a headless Service, which selects its pods', () => {
    const urls = Object.entries(manifests.configMaps[0]?.data ?? {}).filter(([name]) =>
      CALLER_NAMES.some((caller) => name === `${caller.toUpperCase()}_URL`),
    );
    expect(urls).toHaveLength(CALLER_NAMES.length - 1);
    for (const [name, url] of urls) {
      const { hostname, port } = new URL(url);
      expect(name).toBe(`${hostname.toUpperCase()}_URL`);
      const service = manifests.services.find(({ metadata }) => metadata.name === hostname);
      expect(service?.spec.clusterIP, hostname).toBe('None');
      // Without a cluster address nothing translates ports.
      expect(service?.spec.ports[0]).toEqual({ name: 'http', port: Number(port), targetPort: 'http' });
      expect(serviceContainer(hostname as CallerName).ports[0]?.containerPort).toBe(Number(port));
    }
    for (const { metadata, spec } of manifests.services) {
      const selected = templates().filter((one) =>
        selects({ matchLabels: spec.selector, matchExpressions: [] }, one.metadata.labels),
      );
      expect(selected.map((one) => nameOf(one.metadata.labels))).toEqual([metadata.name]);
      const ports = selected.flatMap((one) => one.spec.containers.flatMap((container) => container.ports));
      for (const { targetPort } of spec.ports) expect(ports.map(({ name }) => name)).toContain(targetPort);
    }
  });

  test('a pod has the time that its service takes to stop', () => {
    for (const name of CALLER_NAMES) {
      const container = serviceContainer(name);
      const { STOP_DELAY_MS, STOP_FINISH_MS } = READERS[name](
        environmentOf(container, shared(container), name),
      );
      const template = manifests.deployments.find(({ metadata }) => metadata.name === name)?.spec.template;
      // A gateway and a load balancer need a while until they know.
      expect(STOP_DELAY_MS).toBeGreaterThanOrEqual(5_000);
      const grace = Number(template?.spec.terminationGracePeriodSeconds) * 1000;
      expect(grace, name).toBeGreaterThanOrEqual(STOP_DELAY_MS + STOP_FINISH_MS + STOP_RESERVE_MS);
    }
  });

  test('[PUR-7] every container runs as the user of the image, can write nothing and gain no rights', () => {
    const [runAsUser, runAsGroup] = image.user;
    expect(runAsUser).toBeGreaterThan(0);
    for (const { spec } of templates())
      expect(spec.securityContext).toEqual({
        runAsNonRoot: true,
        runAsUser,
        runAsGroup,
        seccompProfile: { type: 'RuntimeDefault' },
      });
    for (const container of containers()) {
      expect(container.securityContext, container.name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory, container.name).toMatch(/^\d+Mi$/);
      expect(Object.keys(container.resources.requests).sort(), container.name).toEqual(['cpu', 'memory']);
    }
  });

  test('every container runs a program of the one image, which production pins by its digest', () => {
    const images = new Set(containers().map((container) => container.image));
    expect([...images]).toEqual([expect.stringMatching(/^[\w.-]+\/[\w/-]+@sha256:[0-9a-f]{64}$/)]);
    const inCompose: { services: Record<string, { image: string }> } = parse(
      readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'),
      { merge: true },
    );
    const base = renderManifests('base').deployments.flatMap(({ spec }) => spec.template.spec.containers);
    for (const one of base) expect(one.image).toBe(inCompose.services.gateway?.image);
    for (const { command } of containers()) expect(sourceOf(command[1]), command[1]).toBeDefined();
    for (const name of CALLER_NAMES)
      expect(sourceOf(serviceContainer(name).command[1])).toBe(`services/${name}/src/main.ts`);
  });

  test('before a rollout a Job prepares the database, then migrates every service that has a schema', () => {
    const { initContainers = [], containers: programs = [] } = migration()?.spec ?? {};
    const [provision, ...others] = initContainers;
    expect(others).toEqual([]);
    if (provision) readProvisionConfig(environmentOf(provision, {}, 'auth'));
    expect(sourceOf(provision?.command[1] ?? '')).toBe('packages/launcher/src/database/provision.main.ts');
    const sources = programs.map(({ command }) => sourceOf(command[1]));
    expect(sources.sort()).toEqual(globSync('services/*/src/migrate.ts', { cwd: root }).sort());
    for (const one of programs) {
      const read = new Set<string>();
      readMigrationConfig(recording(environmentOf(one, {}, 'auth'), read));
      expect(one.env.filter(({ name }) => !read.has(name))).toEqual([]);
    }
    for (const name of CALLER_NAMES) expect(shared(serviceContainer(name)).MIGRATE).toBe('false');
  });

  test('what is applied before a rollout is the Job, and what it needs of the network', () => {
    const applied = [...manifests.jobs, ...manifests.networkPolicies, ...manifests.deployments].filter(
      ({ metadata }) => metadata.labels['app.kubernetes.io/component'] === 'migration',
    );
    expect(applied.map(({ metadata }) => metadata.name).sort()).toEqual(['database', 'dns', 'migrate']);
  });

  test('an eviction or a rollout leaves replicas of every service', () => {
    for (const { metadata, spec } of manifests.deployments) {
      const labels = spec.template.metadata.labels;
      expect(selects(spec.selector, labels), metadata.name).toBe(true);
      const budgets = manifests.disruptionBudgets.filter((one) => selects(one.spec.selector, labels));
      expect(budgets.map((one) => [one.metadata.name, one.spec.maxUnavailable])).toEqual([
        [metadata.name, 1],
      ]);
      const autoscaler = manifests.autoscalers.find((one) => one.spec.scaleTargetRef.name === metadata.name);
      expect(spec.replicas ?? autoscaler?.spec.minReplicas, metadata.name).toBeGreaterThanOrEqual(2);
    }
    expect(manifests.disruptionBudgets).toHaveLength(CALLER_NAMES.length);
  });

  test('chat is scaled by the streams that are open, which it exports as a metric', () => {
    const [autoscaler, ...others] = manifests.autoscalers;
    expect(others).toEqual([]);
    const target = autoscaler?.spec.scaleTargetRef.name;
    expect(target).toBe('chat');
    // A number in the manifest would undo that of the autoscaler at each rollout.
    const chat = manifests.deployments.find(({ metadata }) => metadata.name === target);
    expect(chat?.spec.replicas).toBeUndefined();
    const metrics = autoscaler?.spec.metrics.flatMap(({ pods }) => (pods ? [pods.metric.name] : []));
    expect(metrics).toHaveLength(1);
    const streams = readFileSync(path.join(root, 'packages/service-kit/src/http/event-stream.ts'), 'utf8');
    expect(streams).toContain(`gauge('${metrics?.[0]}'`);
  });

  test('[PUR-7] services can make exactly the calls of the contract', () => {
    const inContract = new Set(publicEndpoints.map(({ service }) => `gateway → ${service}`));
    for (const { callers, service } of Object.values(internalEndpoints))
      for (const caller of callers) inContract.add(`${caller} → ${service}`);
    const calls = [...inContract].sort();
    const pods = templates().map(({ metadata }) => metadata.labels);
    for (const allows of [mayLeave, mayEnter]) {
      const connections = (port: number) =>
        pods.flatMap((from) =>
          pods
            .filter((to) => allows(manifests.networkPolicies, from, to, port))
            .map((to) => `${nameOf(from)} → ${nameOf(to)}`),
        );
      expect(connections(8080).sort(), allows.name).toEqual(calls);
      expect(connections(9464), allows.name).toEqual([]);
    }
  });

  test('[PUR-7] from outside only the gateway can be reached, and metrics only by Prometheus', () => {
    const entrances = templates().flatMap(({ metadata }) =>
      policiesOf(manifests.networkPolicies, metadata.labels, 'Ingress').flatMap(({ spec }) =>
        spec.ingress.flatMap(({ from, ports }) =>
          from
            .filter(({ podSelector, namespaceSelector }) => namespaceSelector ?? !podSelector)
            .map(({ namespaceSelector }) => {
              const namespace = namespaceSelector?.matchLabels['kubernetes.io/metadata.name'];
              return `${namespace} → ${nameOf(metadata.labels)} ${ports.map(({ port }) => port)}`;
            }),
        ),
      ),
    );
    expect(entrances.sort()).toEqual(
      ['ingress-nginx → gateway 8080', ...CALLER_NAMES.map((name) => `monitoring → ${name} 9464`)].sort(),
    );
  });

  test('[PUR-7] a pod reaches outside only what its settings name, and DNS', () => {
    for (const { metadata, spec } of templates()) {
      const names = new Set(
        [...spec.initContainers, ...spec.containers].flatMap(({ env }) => env.map(({ name }) => name)),
      );
      const wanted = [
        ...(names.has('DATABASE_URL') ? [5432] : []),
        ...(names.has('REDIS_URL') ? [6379] : []),
        ...(names.has('SMTP_URL') ? [465, 587] : []),
        ...(names.has('OPENAI_API_KEY') || names.has('STRIPE_SECRET_KEY') ? [443] : []),
      ];
      const rules = policiesOf(manifests.networkPolicies, metadata.labels, 'Egress').flatMap(
        (policy) => policy.spec.egress,
      );
      const outside = rules.filter(({ to }) => to.some(({ podSelector }) => !podSelector));
      const ports = outside.flatMap((rule) => rule.ports.map(({ port }) => port));
      expect(ports.sort(), nameOf(metadata.labels)).toEqual(wanted.sort());
      // Public addresses do not include those of the cluster and its neighbours.
      for (const { to } of outside)
        for (const { ipBlock } of to)
          if (ipBlock?.cidr === '0.0.0.0/0') expect(ipBlock.except).toContain('10.0.0.0/8');
      const dns = rules.filter(({ to }) => to.some(({ namespaceSelector }) => namespaceSelector));
      expect(dns.flatMap((rule) => rule.ports)).toEqual([
        { port: 53, protocol: 'UDP' },
        { port: 53, protocol: 'TCP' },
      ]);
    }
  });

  test('the public address leads to the gateway, over TLS', () => {
    const [{ spec } = { spec: undefined }, ...others] = manifests.ingresses;
    expect(others).toEqual([]);
    const container = serviceContainer('gateway');
    const { PUBLIC_URL } = READERS.gateway(environmentOf(container, shared(container), 'gateway'));
    const { host } = new URL(PUBLIC_URL);
    expect(spec?.tls).toEqual([{ hosts: [host] }]);
    expect(spec?.rules).toEqual([
      {
        host,
        http: { paths: [{ path: '/', backend: { service: { name: 'gateway', port: { name: 'http' } } } }] },
      },
    ]);
  });

  test('Prometheus finds the metrics of every service', () => {
    const [monitor, ...others] = manifests.serviceMonitors;
    expect(others).toEqual([]);
    expect(monitor?.spec.endpoints).toEqual([{ port: 'metrics', path: '/metrics' }]);
    const found = manifests.services.filter(
      ({ metadata, spec }) =>
        monitor &&
        selects(monitor.spec.selector, metadata.labels) &&
        spec.ports.some(({ name }) => name === 'metrics'),
    );
    expect(found.map(({ metadata }) => metadata.name).sort()).toEqual([...CALLER_NAMES].sort());
  });
});

const generated: Record<string, string> = newSecrets();
/** Valid values of what is in Secrets and is not generated. */
const ISSUED: Record<string, string> = {
  DATABASE_URL: 'postgres://role:password@postgres.example.org/app',
  REDIS_URL: 'rediss://:password@redis.example.org:6379',
  SMTP_URL: 'smtps://user:password@smtp.example.org',
  OPENAI_API_KEY: 'sk-…',
  STRIPE_SECRET_KEY: 'sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'whsec_…',
};

/** The module of kubernetes-types with the types of an API, such as `networking.k8s.io/v1`. */
function apiModule(apiVersion: string): string {
  const [, group = 'core', version = ''] = /^(?:(\w+)[\w.]*\/)?(\w+)$/.exec(apiVersion) ?? [];
  return `kubernetes-types/${group}/${version}`;
}

/** The environment of a container, with values in place of its Secrets. */
function environmentOf(
  container: Container,
  shared: Record<string, string>,
  owner: CallerName,
): Record<string, string> {
  const own = container.env.map((variable) => [
    variable.name,
    'value' in variable ? variable.value : secretValue(variable.valueFrom.secretKeyRef.key, owner),
  ]);
  return { ...image.environment, ...shared, ...Object.fromEntries(own) };
}

function secretValue(key: string, owner: CallerName): string {
  const name = key === 'SERVICE_KEY' ? `SERVICE_KEY_${owner.toUpperCase()}` : key;
  return ISSUED[name] ?? generated[name] ?? '';
}

/** An environment that notes which of its settings are read. */
function recording(environment: Record<string, string>, read: Set<string>) {
  return new Proxy<Record<string, string | undefined>>(environment, {
    get: (target, name) => {
      read.add(String(name));
      return target[String(name)];
    },
  });
}

function policiesOf(
  policies: readonly NetworkPolicy[],
  labels: Record<string, string>,
  direction: 'Ingress' | 'Egress',
): NetworkPolicy[] {
  const own = policies.filter(
    ({ spec }) => spec.policyTypes.includes(direction) && selects(spec.podSelector, labels),
  );
  // Without any policy everything would be allowed.
  if (own.length === 0) throw new Error(`no policy limits ${direction} of ${nameOf(labels)}`);
  return own;
}

type Peers = NetworkPolicy['spec']['ingress'][number]['from'];

/** Whether a rule names a port of a pod in the same namespace. */
function matches(
  peers: Peers,
  ports: readonly { port: number }[],
  pod: Record<string, string>,
  port: number,
) {
  return (
    ports.some((one) => one.port === port) &&
    peers.some(
      ({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector && selects(podSelector, pod),
    )
  );
}

/** Whether the policies of a pod allow it to open a connection to a port of another. */
function mayLeave(
  policies: readonly NetworkPolicy[],
  from: Record<string, string>,
  to: Record<string, string>,
  port: number,
): boolean {
  return policiesOf(policies, from, 'Egress').some(({ spec }) =>
    spec.egress.some((rule) => matches(rule.to, rule.ports, to, port)),
  );
}

/** Whether the policies of the other pod accept that connection. */
function mayEnter(
  policies: readonly NetworkPolicy[],
  from: Record<string, string>,
  to: Record<string, string>,
  port: number,
): boolean {
  return policiesOf(policies, to, 'Ingress').some(({ spec }) =>
    spec.ingress.some((rule) => matches(rule.from, rule.ports, from, port)),
  );
}
