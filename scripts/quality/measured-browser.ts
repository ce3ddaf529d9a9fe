import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { signUp } from '../screens/person.ts';

export interface MeasuredBrowser {
  /** The port where it accepts the commands of Lighthouse. */
  port: number;
  version: string;
  close(): Promise<void>;
}

/** Opens a browser whose own profile Lighthouse uses, as a visitor or as a person who has just signed up. */
export async function openMeasuredBrowser(
  executablePath: string,
  baseURL: string,
  who: 'visitor' | 'signed in',
): Promise<MeasuredBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'measured-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    baseURL,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--remote-debugging-port=0',
    ],
  });
  const version = context.browser()?.version() ?? 'unknown';
  const page = await context.newPage();
  if (who === 'signed in') await signUp(page);
  // A page of the product in another tab would react to the measured one.
  await page.goto('about:blank');
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    port: Number(port),
    version,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
