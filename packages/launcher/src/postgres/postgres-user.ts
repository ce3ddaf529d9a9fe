import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../failure.ts';

/** The user that PostgreSQL runs as, when it is not the current one. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. When started by root, it runs as the owner of existing data, else as `postgres`,
 * else as `nobody`; no user is created.
 * @returns undefined when the current user is not root and PostgreSQL can run as that user.
 * @throws StartFailure when the data belongs to another user, or root finds no user to run PostgreSQL as.
 */
export function postgresUser(dataDir: string): SystemUser | undefined {
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  const owner = existsSync(path.join(dataDir, 'PG_VERSION')) ? statSync(dataDir) : undefined;
  if (self !== 0) {
    if (owner && owner.uid !== self)
      throw new StartFailure(
        `${dataDir} belongs to another user (uid ${owner.uid}): start as that user or set DATA_DIR.`,
      );
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const chosen = known.find(([name]) => name === 'postgres') ?? known.find(([name]) => name === 'nobody');
  if (!chosen)
    throw new StartFailure(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
    );
  return { uid: Number(chosen[2]), gid: Number(chosen[3]) };
}

/** Whether the user may enter `directory`, according to the permission bits of every folder on the path. */
export function canReach(user: SystemUser, directory: string): boolean {
  for (let at = path.resolve(directory); ; at = path.dirname(at)) {
    if (existsSync(at)) {
      const { uid, gid, mode } = statSync(at);
      const mayEnter = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
      if (mayEnter === 0) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}
