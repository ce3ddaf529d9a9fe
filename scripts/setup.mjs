// Installs what is missing before any other command runs. It has no dependencies and runs on the oldest Node that
// somebody may have (20); everything after it runs on the Node that the lock file pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const bin = path.join(modules, '.bin');
const stamp = path.join(modules, '.setup-stamp');

/** Names what node_modules was installed from: another lock file or another machine asks for another install. */
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

if (process.argv.includes('--stamp')) {
  // After an install by hand. npm runs this also when it made no node_modules (`--package-lock-only`).
  writeStamp();
} else if (!isInstalled()) {
  install();
  ensureRuntime();
} else if (!runtime().works) {
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
  console.log('Installing what the lock file names (npm ci). This takes about half a minute the first time.');
  const began = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm says where it and its Node are. That Node is never the one in node_modules, which is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = { cwd: root, env: outsideEnvironment(), stdio: 'inherit' };
  const answer = npm
    ? spawnSync(node || process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (answer.status !== 0) {
    stop(
      'npm ci failed; its own words are above. Check that the npm registry can be reached, and try again.',
    );
  }
  writeStamp();
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/** The environment as it was before npm ran a script of ours: its variables would steer the npm that we start. */
function outsideEnvironment() {
  const kept = /^npm_config_(cache|userconfig|globalconfig|registry|prefix|cafile|https?_proxy|noproxy)$/;
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name));
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.resolve(folder) !== bin)
    .join(path.delimiter);
  return { ...Object.fromEntries(env), PATH };
}

function runtime() {
  const answer = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  return { works: answer.status === 0, said: (answer.stderr || answer.error?.message || '').trim() };
}

/** The pinned Node needs one library that a bare Debian or Ubuntu comes without. */
function ensureRuntime() {
  const { works, said } = runtime();
  if (works) return;
  if (!said.includes('libatomic')) stop(`The installed Node does not run here: ${said}`);
  const command = 'apt-get install -y libatomic1';
  if (process.getuid?.() !== 0) stop(`The installed Node needs the library libatomic1. Run: sudo ${command}`);
  console.log(`The installed Node needs the library libatomic1: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'libatomic1'], { stdio: 'inherit', env });
  const again = runtime();
  if (!again.works) stop(`The installed Node still does not run: ${again.said}`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
