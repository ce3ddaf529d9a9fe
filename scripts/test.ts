import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APT_GET, findChromium, INSTALL_CHROMIUM, isHeadlessShell } from '@app/testkit/chromium';
import { runCommand } from './run-command.ts';
import { countTests } from './test-report.ts';
import { findUnitTests } from './unit-tests.ts';

/** Programs that some tests start, and Debian's packages of them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  openssl: 'openssl',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
  'redis-server': 'redis-server',
};
/** Runlevel 1 prevents that they are started. */
const INSTALL = `${APT_GET} update -qq && RUNLEVEL=1 ${APT_GET} install -y -qq --no-install-recommends`;
const root = path.dirname(import.meta.dirname);
const args = process.argv.slice(2);
/** `--unit`: only what needs no browser, no database and no other process, for the time while one writes code. */
const unitOnly = args.includes('--unit');
const asked = args.filter((arg) => arg !== '--unit');
const isAsked = (file: string) => asked.length === 0 || asked.some((part) => file.includes(part));
const units = unitOnly ? findUnitTests(root).filter(isAsked) : [];
const filters = units.length > 0 ? units : asked;
const notRun: string[] = [];

const NO_BROWSER = ['--project=node', '--project=web'];
const projects = unitOnly || !(await readyForBrowserTests()) ? NO_BROWSER : [];
if (!unitOnly) await readyForProgramTests();
const folder = mkdtempSync(path.join(os.tmpdir(), 'test-report-'));
const reportFile = path.join(folder, 'report.json');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const { code } = await runCommand(
  [
    process.execPath,
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...projects,
    ...filters,
  ],
  { cwd: root, show: true },
);
const counts = countTests(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined, code);
rmSync(folder, { recursive: true, force: true });

// A filter excludes tests on purpose, so skipped tests are reported only without one.
if (filters.length === 0) notRun.push(...counts.skipped);
for (const part of notRun) console.log(`not run: ${part}`);
const failed = counts.failed + (process.env.CI === 'true' ? notRun.length : 0);
console.log(`${counts.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Installs a browser when there is none and it can be installed; otherwise records which tests did not run and why. */
async function readyForBrowserTests(): Promise<boolean> {
  if (process.env.E2E === '0') {
    notRun.push('the browser tests (E2E=0)');
    return false;
  }
  const found = findChromium(process.env);
  // The headless shell is installed even if another Chromium exists: the tests run minutes faster with it (decision 0033).
  if (found && (process.env.CHROMIUM_PATH || isHeadlessShell(found) || !isRootOfDebian())) return true;
  if (process.env.CHROMIUM_PATH) {
    notRun.push(`the browser tests: CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is no program`);
    return false;
  }
  if (isRootOfDebian()) {
    console.log(`Installing Chromium for the browser tests: ${INSTALL_CHROMIUM}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(['sh', '-c', INSTALL_CHROMIUM], { cwd: root, show: true, env });
    if (findChromium(process.env)) return true;
  }
  notRun.push(`the browser tests: there is no Chromium. As root: ${INSTALL_CHROMIUM}; or set CHROMIUM_PATH`);
  return false;
}

/** Installs the programs that some tests need, where it can; otherwise records which tests did not run. */
async function readyForProgramTests(): Promise<void> {
  const missing = () => Object.keys(PROGRAMS).filter((name) => spawnSync(name, ['--version']).error);
  const install = (names: readonly string[]) => `${INSTALL} ${names.map((name) => PROGRAMS[name]).join(' ')}`;
  if (missing().length > 0 && isRootOfDebian()) {
    console.log(`Installing programs for tests: ${install(missing())}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(['sh', '-c', install(missing())], { cwd: root, show: true, env });
  }
  for (const name of missing()) notRun.push(`the tests that need ${name}. As root: ${install([name])}`);
}

function isRootOfDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
