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

/** Messages and collation must not depend on the locale of the machine. */
export function postgresEnvironment(): Record<string, string> {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Creates a database cluster with the superuser `postgres` in `dataDir`, unless there is one. The folder gets its
 * final name once it is complete, so that an interrupted first start leaves no partial cluster.
 * @throws StartFailure with the message of PostgreSQL.
 */
export function ensureCluster(o: {
  native: string;
  dataDir: string;
  password: string;
  user: SystemUser | undefined;
}): void {
  if (existsSync(path.join(o.dataDir, 'PG_VERSION'))) {
    if (o.user && statSync(o.dataDir).uid !== o.user.uid) changeOwner(o.dataDir, o.user);
    return;
  }
  if (existsSync(o.dataDir) && readdirSync(o.dataDir).length > 0)
    throw new StartFailure(
      `${o.dataDir} is not empty and holds no database. Remove it or set DATA_DIR to another folder.`,
    );
  mkdirSync(path.dirname(o.dataDir), { recursive: true, mode: 0o755 });
  const partial = `${o.dataDir}.half`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const secretDir = mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  const passwordFile = path.join(secretDir, 'password');
  try {
    writeFileSync(passwordFile, `${o.password}\n`, { mode: 0o600 });
    if (o.user)
      for (const file of [partial, secretDir, passwordFile]) chownSync(file, o.user.uid, o.user.gid);
    initdb(o.native, partial, passwordFile, o.user);
    renameSync(partial, o.dataDir);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
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

/** Changes the owner of files that belong to root (a copy, a restored backup) to the user that PostgreSQL runs as. */
function changeOwner(dataDir: string, user: SystemUser): void {
  for (const entry of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(dataDir, entry), user.uid, user.gid);
  lchownSync(dataDir, user.uid, user.gid);
}
