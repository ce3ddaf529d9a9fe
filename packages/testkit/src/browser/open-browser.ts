import { type Browser, chromium } from 'playwright-core';
import { findChromium, INSTALL_CHROMIUM } from './find-chromium.ts';

/**
 * Starts the installed Chromium without a window. It connects only to the pages under test: no updates, no sync, no
 * field trials. Close it in `afterAll`.
 * @throws when there is no browser, with the command that installs one.
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error(`There is no Chromium. Run as root: ${INSTALL_CHROMIUM}`);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      // One process less per browser: a tenth of the processor time of a page.
      '--in-process-gpu',
    ],
  });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of this worker, for all its test files: each test opens its own profile. It is not closed: it ends with
 * the worker.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  return shared;
}
