import { type Browser, chromium } from 'playwright-core';
import { findChromium, INSTALL_CHROMIUM } from './find-chromium.ts';

/**
 * Starts the machine's Chromium without a window. It talks to nobody but the pages under test: no updates, no sync,
 * no field trials. Close it in `afterAll`.
 * @throws when there is no browser, with how to get one.
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
    ],
  });
}
