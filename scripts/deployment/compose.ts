import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const file = path.resolve(import.meta.dirname, '../../docker-compose.yml');

/** The keys that docker-compose.yml may use: those that every version of Compose since 1.27 understands. */
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
  read_only: z.literal(true).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.int().optional(),
  healthcheck: healthcheck.optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .optional(),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
export type ComposeService = z.output<typeof service>;

/** docker-compose.yml as it is written, with the names of settings in place of their values. */
export function readCompose(): z.output<typeof compose> {
  return compose.parse(parse(readFileSync(file, 'utf8'), { merge: true }));
}

/**
 * Fills settings into a text of docker-compose.yml, as Compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?required}`.
 * @throws Error for a required setting that is not given.
 */
export function fillIn(text: string, settings: Readonly<Record<string, string>>): string {
  return text.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_match, name: string, kind: string, rest: string) => {
      const value = settings[name];
      if (value) return value;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return rest ?? '';
    },
  );
}
