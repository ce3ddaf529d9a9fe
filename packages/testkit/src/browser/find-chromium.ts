import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium's engine without its windows, which the whole browser tests run in a third less of the processor's time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

const INSTALL = 'apt-get install -y -qq --no-install-recommends fonts-liberation';
/** The command with which root gets a browser on Debian and Ubuntu, and enough fonts to render a page. */
export const INSTALL_CHROMIUM = `apt-get update -qq && (${INSTALL} ${HEADLESS_SHELL} || ${INSTALL} chromium)`;

/** The browser for the tests: CHROMIUM_PATH, else the first one on the PATH; undefined when there is none. */
export function findChromium(env: Record<string, string | undefined>): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** Whether it is the engine alone. */
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
