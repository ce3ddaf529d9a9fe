import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium without a window system; browser tests need a third less processor time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/** Waits while another process installs something, as a new machine may do by itself. */
export const APT_GET = 'apt-get -o DPkg::Lock::Timeout=300';
const INSTALL = `${APT_GET} install -y -qq --no-install-recommends fonts-liberation`;
/** The command that installs a browser on Debian and Ubuntu (as root), with enough fonts to render a page. */
export const INSTALL_CHROMIUM = `${APT_GET} update -qq && (${INSTALL} ${HEADLESS_SHELL} || ${INSTALL} chromium)`;

/**
 * The path of the browser for the tests: CHROMIUM_PATH, else the first one on the PATH; undefined when there is none.
 */
export function findChromium(env: Record<string, string | undefined>): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** Whether the program is the headless shell. */
export function isHeadlessShell(program: string): boolean {
  return path.basename(program) === HEADLESS_SHELL;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
