import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');

const version = z.object({ kustomizeVersion: z.string() });

/** Whether there is a `kubectl` with kustomize 5 on the PATH, that is 1.27 or newer. It renders manifests without a cluster. */
export function hasKubectl(): boolean {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client', '--output=json'], {
    encoding: 'utf8',
  });
  if (status !== 0) return false;
  const read = version.safeParse(JSON.parse(stdout));
  return read.success && /^v([5-9]|\d\d)/.test(read.data.kustomizeVersion);
}

const labels = z.record(z.string(), z.string());
const metadata = z.object({ name: z.string(), labels: labels.default({}) });

/** Selects pods by their labels; without any condition it selects all. */
const selector = z.strictObject({
  matchLabels: labels.default({}),
  matchExpressions: z
    .array(z.strictObject({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()).min(1) }))
    .default([]),
});
type Selector = z.output<typeof selector>;

const probe = z.object({ httpGet: z.strictObject({ path: z.string(), port: z.string() }) });
/** A value is written down, or is a key of a Secret. */
const variable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({
    name: z.string(),
    valueFrom: z.strictObject({ secretKeyRef: z.strictObject({ name: z.string(), key: z.string() }) }),
  }),
]);
const container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.tuple([z.literal('node'), z.string()]),
  env: z.array(variable).default([]),
  envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) })).default([]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })).default([]),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z.object({ requests: labels, limits: labels }),
  securityContext: z.unknown(),
});
export type Container = z.output<typeof container>;
const template = z.object({
  metadata: z.object({ labels }),
  spec: z.object({
    terminationGracePeriodSeconds: z.int().default(30),
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    securityContext: z.unknown(),
    initContainers: z.array(container).default([]),
    containers: z.array(container).min(1),
  }),
});
const deployment = z.object({
  metadata,
  spec: z.object({ replicas: z.int().optional(), selector, template }),
});
const job = z.object({ metadata, spec: z.object({ template }) });
const configMap = z.object({ metadata, data: z.record(z.string(), z.string()) });
const service = z.object({
  metadata,
  spec: z.object({
    clusterIP: z.string().optional(),
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});
const disruptionBudget = z.object({ metadata, spec: z.object({ selector, maxUnavailable: z.int() }) });
const autoscaler = z.object({
  spec: z.object({
    scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.string() }),
    minReplicas: z.int(),
    metrics: z.array(z.object({ pods: z.object({ metric: z.object({ name: z.string() }) }).optional() })),
  }),
});
const peer = z.strictObject({
  podSelector: selector.optional(),
  namespaceSelector: selector.optional(),
  ipBlock: z.strictObject({ cidr: z.string(), except: z.array(z.string()).optional() }).optional(),
});
const policyPorts = z.array(
  z.strictObject({ port: z.int(), protocol: z.enum(['TCP', 'UDP']).default('TCP') }),
);
const networkPolicy = z.object({
  metadata,
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    // A rule without peers or ports would allow all of them.
    ingress: z.array(z.strictObject({ from: z.array(peer).min(1), ports: policyPorts.min(1) })).default([]),
    egress: z.array(z.strictObject({ to: z.array(peer).min(1), ports: policyPorts.min(1) })).default([]),
  }),
});
export type NetworkPolicy = z.output<typeof networkPolicy>;
const ingress = z.object({
  spec: z.object({
    tls: z.array(z.object({ hosts: z.array(z.string()) })),
    rules: z.array(
      z.object({
        host: z.string(),
        http: z.object({
          paths: z.array(
            z.object({
              path: z.string(),
              backend: z.object({
                service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
});
const serviceMonitor = z.object({
  spec: z.object({ selector, endpoints: z.array(z.object({ port: z.string(), path: z.string() })) }),
});

/**
 * The manifests of a folder of deploy/kubernetes as `kubectl apply -k` would send them.
 * @throws an error of kubectl, or of a manifest that has not the expected form.
 */
export function renderManifests(folder: 'base' | 'production') {
  const rendered = execFileSync('kubectl', ['kustomize', `deploy/kubernetes/${folder}`], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = parseAllDocuments(rendered).map((document): unknown => document.toJS());
  const ofKind = <S extends z.ZodType>(kind: string, schema: S): z.output<S>[] =>
    all
      .filter((one) => z.object({ kind: z.string() }).parse(one).kind === kind)
      .map((one) => schema.parse(one));
  return {
    all: all.map((one) => z.looseObject({ apiVersion: z.string(), kind: z.string() }).parse(one)),
    deployments: ofKind('Deployment', deployment),
    jobs: ofKind('Job', job),
    configMaps: ofKind('ConfigMap', configMap),
    secrets: ofKind('Secret', z.unknown()),
    services: ofKind('Service', service),
    disruptionBudgets: ofKind('PodDisruptionBudget', disruptionBudget),
    autoscalers: ofKind('HorizontalPodAutoscaler', autoscaler),
    networkPolicies: ofKind('NetworkPolicy', networkPolicy),
    ingresses: ofKind('Ingress', ingress),
    serviceMonitors: ofKind('ServiceMonitor', serviceMonitor),
  };
}

/** Whether a selector selects what has these labels. */
export function selects(
  { matchLabels, matchExpressions }: Selector,
  labelled: Record<string, string>,
): boolean {
  return (
    Object.entries(matchLabels).every(([name, value]) => labelled[name] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labelled[key] ?? ''))
  );
}
