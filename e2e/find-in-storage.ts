import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProduct } from '@app/testkit';
import pg from 'pg';

/** A place that stores data: its name and its content. */
export type Place = readonly [name: string, content: Buffer];

/** The forms in which a word could be stored: as text in any case, in hexadecimal, and in base64 at any offset. */
function formsOf(word: string): { lower: string; exact: string[] } {
  const hex = Buffer.from(word).toString('hex');
  const base64 = [0, 1, 2].map((shift) => {
    const encoded = Buffer.from(`${' '.repeat(shift)}${word}`).toString('base64');
    // Without the characters that depend on the bytes before and after the word.
    return encoded.slice(shift === 0 ? 0 : shift + 1, Math.floor(((shift + word.length) * 8) / 6));
  });
  return { lower: word.toLowerCase(), exact: [hex, ...base64] };
}

/** The contents in lower case, cached because each is searched for many words. */
const lowerCase = new WeakMap<Buffer, string>();

function lowerCaseOf(content: Buffer): string {
  const text = lowerCase.get(content) ?? content.toString('latin1').toLowerCase();
  lowerCase.set(content, text);
  return text;
}

/** The names of the places that contain a word in any form. */
export function placesWith(word: string, places: readonly Place[]): string[] {
  const { lower, exact } = formsOf(word);
  const found = places.filter(
    ([, content]) =>
      lowerCaseOf(content).includes(lower) || exact.some((form) => content.includes(form, 0, 'latin1')),
  );
  return [...new Set(found.map(([name]) => name))].sort();
}

/** The rows of every table except the system tables, a place for each: `schema.table`. Bytes are in hexadecimal. */
export async function tablesOf(databaseUrl: string): Promise<Place[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const places: Place[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} as t`);
      places.push([name, Buffer.from(rows.map(({ text }) => text).join('\n'))]);
    }
    // Writes everything that is still in memory to the files, which are searched next.
    await client.query('checkpoint');
    return places;
  } finally {
    await client.end();
  }
}

/** The output of every process, a place for each: `log of chat`. */
export function logsOf(product: TestProduct): Place[] {
  const lines = Map.groupBy(product.rawOutput().split('\n'), (line) => line.split(' ', 1)[0]);
  const raw = [...lines].map(([name, said]): Place => [`log of ${name}`, Buffer.from(said.join('\n'))]);
  return [...raw, ['terminal', Buffer.from(product.output())]];
}

/** Every file below a folder, named after its top folder: `file in postgres`. */
export async function filesIn(folder: string): Promise<Place[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const places: Place[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const top = path.relative(folder, file).split(path.sep)[0] ?? '';
    // The database is running: a file may have been deleted meanwhile.
    const content = await readFile(file).catch(() => undefined);
    if (content) places.push([`file in ${top}`, content]);
  }
  return places;
}

/** All mails and all requests to the model that the sandbox has received. */
export async function sandboxOf(url: string | undefined): Promise<Place[]> {
  const read = async (from: string) => (await fetch(`${url}${from}`)).text();
  const { mails } = JSON.parse(await read('/inbox.json')) as { mails: { id: string }[] };
  const whole = await Promise.all(mails.map(({ id }) => read(`/inbox/${id}.json`)));
  return [
    ['mails', Buffer.from(whole.join('\n'))],
    ['requests to the model', Buffer.from(await read('/control/coach/requests'))],
  ];
}
