import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeWeights, type Weights } from './weights.ts';

/** Where `npm run safety:train` puts what it has learned. */
export const WEIGHTS_FILE = path.join(import.meta.dirname, 'judging.weights');

/** The weights that were trained. @throws where they are missing or not whole. */
export function readWeights(): Weights {
  return decodeWeights(readFileSync(WEIGHTS_FILE));
}
