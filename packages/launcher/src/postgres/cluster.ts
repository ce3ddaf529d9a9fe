import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartFailure } from '../failure.ts';
import type { SystemUser } from './postgres-user.ts';

/** PostgreSQL's messages and its order of letters must not depend on whose machine this is. */
export function postgresEnvironment(): Record<string, string> {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Makes a database cluster with the superuser `postgres` in `dataDir`, unless there is one. It gets its name
 * only when it is whole, so an interrupted first start leaves nothing half made.
 * @throws StartFailure with PostgreSQL's own words.
 */
export function ensureCluster(o: {
  native: string;
  dataDir: string;
  password: string;
  user: SystemUser | undefined;
}): void {
  if (existsSync(path.join(o.dataDir, 'PG_VERSION'))) {
    if (o.user && statSync(o.dataDir).uid !== o.user.uid) handOver(o.dataDir, o.user);
    return;
  }
  if (existsSync(o.dataDir) && readdirSync(o.dataDir).length > 0)
    throw new StartFailure(
      `${o.dataDir} is not empty and holds no database. Remove it or set DATA_DIR to another folder.`,
    );
  mkdirSync(path.dirname(o.dataDir), { recursive: true, mode: 0o755 });
  const half = `${o.dataDir}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const secretDir = mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  const passwordFile = path.join(secretDir, 'password');
  try {
    writeFileSync(passwordFile, `${o.password}\n`, { mode: 0o600 });
    if (o.user) for (const file of [half, secretDir, passwordFile]) chownSync(file, o.user.uid, o.user.gid);
    initdb(o.native, half, passwordFile, o.user);
    renameSync(half, o.dataDir);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(secretDir, { recursive: true, force: true });
  }
}

function initdb(native: string, dataDir: string, passwordFile: string, user: SystemUser | undefined): void {
  const answer = spawnSync(
    path.join(native, 'bin', 'initdb'),
    [
      `--pgdata=${dataDir}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: '/', env: postgresEnvironment(), encoding: 'utf8' },
  );
  if (answer.status === 0) return;
  const reason = answer.error?.message ?? answer.stderr.trim();
  throw new StartFailure(`PostgreSQL could not make its database in ${dataDir}: ${reason}`);
}

/** Gives files that came to root (a copy, a restored backup) to the user whom PostgreSQL runs as. */
function handOver(dataDir: string, user: SystemUser): void {
  for (const entry of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(dataDir, entry), user.uid, user.gid);
  lchownSync(dataDir, user.uid, user.gid);
}
