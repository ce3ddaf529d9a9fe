// Installs missing dependencies before any other command runs. It has no dependencies and runs on Node 20, the oldest version
// that we support for it. Everything after it runs on the Node that the lock file pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const bin = path.join(modules, '.bin');
const stamp = path.join(modules, '.setup-stamp');

/** Identifies what node_modules was installed from. A different lock file or platform requires a new installation. */
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

if (process.argv.includes('--stamp')) {
  // npm runs this after an installation, and also when it created no node_modules (`--package-lock-only`).
  writeStamp();
} else if (!isInstalled()) {
  install();
  ensureRuntime();
} else if (!checkRuntime().works) {
  ensureRuntime();
}

function isInstalled() {
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted && existsSync(path.join(bin, 'node'))
  );
}

function writeStamp() {
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, wanted);
}

function install() {
  console.log('Installing dependencies (npm ci). This takes about half a minute the first time.');
  const began = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm names its own path and the path of its Node, which is not the one in node_modules: that one is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, env: environmentWithoutNpm(), stdio: 'inherit' };
  const result = npm
    ? spawnSync(node || process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) {
    exitWithError(
      'npm ci failed; its output is above. Check that the npm registry can be reached, and try again.',
    );
  }
  writeStamp();
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/** The environment without the variables that npm set for this script, because they would configure the npm that it starts. */
function environmentWithoutNpm() {
  const kept = /^npm_config_(cache|userconfig|globalconfig|registry|prefix|cafile|https?_proxy|noproxy)$/;
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name));
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.resolve(folder) !== bin)
    .join(path.delimiter);
  return { ...Object.fromEntries(env), PATH };
}

function checkRuntime() {
  const result = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  return { works: result.status === 0, error: (result.stderr || result.error?.message || '').trim() };
}

/** The pinned Node needs the library libatomic1, which a minimal Debian or Ubuntu does not have. */
function ensureRuntime() {
  const { works, error } = checkRuntime();
  if (works) return;
  if (!error.includes('libatomic')) exitWithError(`The installed Node does not run here: ${error}`);
  const command = 'apt-get install -y libatomic1';
  if (process.getuid?.() !== 0)
    exitWithError(`The installed Node needs the library libatomic1. Run: sudo ${command}`);
  console.log(`The installed Node needs the library libatomic1: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Waits while another process installs something, as a new machine may do by itself.
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  spawnSync('apt-get', [...wait, 'update'], { stdio: 'inherit', env });
  spawnSync('apt-get', [...wait, 'install', '-y', 'libatomic1'], { stdio: 'inherit', env });
  const again = checkRuntime();
  if (!again.works) exitWithError(`The installed Node still does not run: ${again.error}`);
}

function exitWithError(sentence) {
  console.error(sentence);
  process.exit(1);
}
