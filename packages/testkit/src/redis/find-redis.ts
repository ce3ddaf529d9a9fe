import { spawnSync } from 'node:child_process';

/**
 * The command that installs a Redis server on Debian and Ubuntu (as root); runlevel 1 prevents it from being started.
 */
export const INSTALL_REDIS =
  'apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends redis-server';

/**
 * Whether there is a `redis-server` on the PATH. Tests start, freeze and kill their own server and never use that of
 * REDIS_URL, which may be in use by others.
 */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}
