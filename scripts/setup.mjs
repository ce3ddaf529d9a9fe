// Dependency-free; must run on the oldest Node a user may have (system Node 20).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const stamp = path.join(root, 'node_modules', '.setup-stamp');
const lock = readFileSync('package-lock.json');
const want = createHash('sha256')
  .update(lock)
  .update(process.platform + process.arch)
  .digest('hex');
const have = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
if (have === want && existsSync('node_modules/.bin/node')) process.exit(0);
if (process.argv.includes('--stamp')) {
  writeFileSync(stamp, want);
  process.exit(0);
}
const t0 = Date.now();
console.log('[setup] installing dependencies (npm ci), runtime', process.version);
// npm_node_execpath = the node that runs npm (system), never the one in node_modules we are about to delete
const nodeExe = process.env.npm_node_execpath || process.execPath;
const npmCli = process.env.npm_execpath;
const env = { ...process.env };
const bin = path.join(root, 'node_modules', '.bin');
env.PATH = env.PATH.split(path.delimiter)
  .filter((p) => path.resolve(p) !== bin)
  .join(path.delimiter);
for (const k of Object.keys(env))
  if (/^npm_(lifecycle|package|command|config_)/.test(k)) {
    if (!/^npm_config_(cache|userconfig|globalconfig|registry|prefix|cafile)/.test(k)) delete env[k];
  }
const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
const r = npmCli
  ? spawnSync(nodeExe, [npmCli, ...args], { stdio: 'inherit', env })
  : spawnSync('npm', args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
if (r.status !== 0) {
  console.error('[setup] npm ci failed: see the messages above. Check access to the npm registry and retry.');
  process.exit(r.status ?? 1);
}
mkdirSync('node_modules', { recursive: true });
writeFileSync(stamp, want + '\n');
console.log(`[setup] done in ${((Date.now() - t0) / 1000).toFixed(1)} s`);
