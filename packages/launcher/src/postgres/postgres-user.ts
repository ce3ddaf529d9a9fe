import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../failure.ts';

/** Whom PostgreSQL runs as, when that is not simply ourselves. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Root therefore lends it the identity of whoever owns the data already,
 * else of `postgres`, else of `nobody`; nobody is created for it.
 * @returns undefined when we are not root and PostgreSQL can run as ourselves.
 * @throws StartFailure when the data belongs to somebody else, or root finds no user to lend.
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
  const lent = known.find(([name]) => name === 'postgres') ?? known.find(([name]) => name === 'nobody');
  if (!lent)
    throw new StartFailure(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.',
    );
  return { uid: Number(lent[2]), gid: Number(lent[3]) };
}

/** May this user walk down to `directory`? Goes by the permission bits of every folder on the way. */
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
