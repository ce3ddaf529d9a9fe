import path from 'node:path';
import { buildProduct } from '@app/launcher';

/** Builds before the first test: a build empties the folders that another test's product is serving from. */
export async function setup(): Promise<void> {
  await buildProduct(path.resolve(import.meta.dirname, '..'), process.env);
}
