import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSlices } from './slice-order.ts';

/** Writes the order of the slices into ARCHITECTURE.md. */
const file = path.join(import.meta.dirname, '../ARCHITECTURE.md');
writeFileSync(file, drawSlices(readFileSync(file, 'utf8')));
