import { spawnSync } from 'node:child_process';

/**
 * Whether there is a `redis-server` on the PATH. Tests start, freeze and kill their own server and never use that of
 * REDIS_URL, which may be in use by others.
 */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}
