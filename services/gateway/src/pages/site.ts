import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSettings } from '@app/contracts';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { type Page, type Prerendered, pageTemplate } from './page-template.ts';

/** The pages that the build prerenders for people who are not signed in (web/prerendered-pages.ts). */
const PRERENDERED = 'prerendered.json';
const prerenderedPages = z.record(
  z.string(),
  z.object({ head: z.string(), body: z.string(), bodyWithVisitors: z.string() }),
);

/** The built web application in WEB_DIST. */
export interface Site {
  /** The URL paths of its files, such as `/assets/x.js`, without index.html. */
  readonly files: ReadonlySet<string>;
  /** Renders the page at a path; undefined stands for every path without a page. */
  page(path: string | undefined): Page;
}

/** @returns undefined when there is no build. */
export function readSite(folder: string, config: SiteConfig): Site | undefined {
  const settings = pageSettings(config);
  const index = path.join(folder, 'index.html');
  const prerenderedFile = path.join(folder, PRERENDERED);
  if (!existsSync(index)) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`.replaceAll(path.sep, '/'),
    )
    // Compressed files are sent in place of the ones that they are made of.
    .filter((file) => file !== '/index.html' && file !== `/${PRERENDERED}`)
    .filter((file) => !/(^|\/)\.|\.(map|br|gz)$/.test(file));
  return {
    files: new Set(files),
    page: pageTemplate(
      readFileSync(index, 'utf8'),
      settings,
      config.PUBLIC_URL,
      readPrerendered(prerenderedFile, settings),
    ),
  };
}

/** Reads the prerendered pages in the variant for the setting ANONYMOUS_CHAT. */
function readPrerendered(file: string, { anonymousChat }: PageSettings): Prerendered {
  if (!existsSync(file)) return {};
  const pages = prerenderedPages.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(pages).map(([address, { head, body, bodyWithVisitors }]) => [
      address,
      { head, body: anonymousChat ? bodyWithVisitors : body },
    ]),
  );
}

type SiteConfig = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'PRODUCT_NAME'
  | 'FREE_MESSAGES_PER_MONTH'
  | 'ANONYMOUS_CHAT'
  | 'REQUIRE_CONFIRMED_EMAIL'
  | 'SUPPORT_EMAIL'
>;

/** The settings that every page carries for the web application. */
function pageSettings(config: SiteConfig): PageSettings {
  return {
    productName: config.PRODUCT_NAME,
    freeMessagesPerMonth: config.FREE_MESSAGES_PER_MONTH,
    anonymousChat: config.ANONYMOUS_CHAT,
    requireConfirmedEmail: config.REQUIRE_CONFIRMED_EMAIL,
    supportEmail: config.SUPPORT_EMAIL,
  };
}
