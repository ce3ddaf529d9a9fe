import { spawnSync } from 'node:child_process';

/** The command with which root gets a Redis server on Debian and Ubuntu; runlevel 1 keeps it from being started. */
export const INSTALL_REDIS =
  'apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends redis-server';

/**
 * Whether there is a `redis-server` on the PATH. The tests start, freeze and kill their own: one that REDIS_URL names is
 * somebody's, and is left alone.
 */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}
