import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const DIST = path.resolve(import.meta.dirname, '../web/dist');

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
);

/**
 * The scripts of the built web application that a browser loads before a page can be used: those of index.html, the
 * page's own, and what they import.
 * @param sources files of the page's code, below web/.
 * @returns the bytes of each.
 */
export function firstScripts(...sources: readonly string[]): ReadonlyMap<string, number> {
  const chunks = manifest.parse(JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')));
  const index = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const files = new Set(
    Array.from(index.matchAll(/<script[^>]* src="\/([^"]+)"/g), ([, file]) => file ?? ''),
  );
  const add = (name: string) => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`${name} has no script of its own in the build.`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) if (!files.has(chunks[imported]?.file ?? '')) add(imported);
  };
  for (const [name, { isEntry }] of Object.entries(chunks)) if (isEntry) add(name);
  for (const source of sources) add(source);
  return new Map(Array.from(files, (file) => [file, sentSize(path.join(DIST, file))]));
}

/** The bytes that are sent: the compressed file where the build made one, which it does not for tiny files. */
function sentSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

export const sumOf = (sizes: Iterable<number>): number => [...sizes].reduce((sum, size) => sum + size, 0);
