import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSettings } from '@app/contracts';
import * as z from 'zod';
import { type Page, type Prerendered, pageTemplate } from './page-template.ts';

/** The pages that the build has rendered for visitors (web/prerendered-pages.ts). */
const PRERENDERED = 'prerendered.json';
const prerenderedPages = z.record(
  z.string(),
  z.object({ head: z.string(), body: z.string(), bodyWithVisitors: z.string() }),
);

/** The built web application, as it was found in WEB_DIST. */
export interface Site {
  /** Its files as URLs name them, `/assets/x.js`; the page itself is none of them. */
  readonly files: ReadonlySet<string>;
  /** The page at a path; undefined stands for all paths without one. */
  page(path: string | undefined): Page;
}

/** @returns undefined when there is no build. */
export function readSite(folder: string, settings: PageSettings, publicUrl: string): Site | undefined {
  const index = path.join(folder, 'index.html');
  const ahead = path.join(folder, PRERENDERED);
  if (!existsSync(index)) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`.replaceAll(path.sep, '/'),
    )
    .filter((file) => file !== '/index.html' && file !== `/${PRERENDERED}` && !/(^|\/)\.|\.map$/.test(file));
  return {
    files: new Set(files),
    page: pageTemplate(readFileSync(index, 'utf8'), settings, publicUrl, readPrerendered(ahead, settings)),
  };
}

/** Where visitors may chat, the pages say so. */
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
