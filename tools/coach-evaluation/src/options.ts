import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type LabelledText, parseLabelledTexts, UNTRAINED } from '@app/screening-tools/dataset';
import * as z from 'zod';

const DATA = path.join(import.meta.dirname, '../../screening/data');

const options = z.object({
  /** Files or folders in tools/screening/data, or absolute paths. */
  texts: z.string().transform((list) => list.split(',')),
  /** How many texts are asked about at once. */
  concurrency: z.coerce.number().int().min(1).max(100),
  /** Only the layers of danger screening, and not the conversations. */
  layers: z.boolean(),
});

/** Reads the options of the command. @throws for an unknown or invalid one. */
export function readOptions(args?: readonly string[]): z.output<typeof options> {
  const { values } = parseArgs({
    ...(args ? { args } : {}),
    options: {
      texts: { type: 'string', default: UNTRAINED[0] },
      concurrency: { type: 'string', default: '4' },
      layers: { type: 'boolean', default: false },
    },
  });
  return options.parse(values);
}

/** Reads labelled texts from `.jsonl` files and folders of them. @throws when one does not exist or is invalid. */
export function readTexts(places: readonly string[]): LabelledText[] {
  return places
    .map((place) => path.resolve(DATA, place))
    .flatMap((place) =>
      statSync(place).isDirectory()
        ? readdirSync(place)
            .filter((name) => name.endsWith('.jsonl'))
            .toSorted()
            .map((name) => path.join(place, name))
        : [place],
    )
    .flatMap((file) => parseLabelledTexts(readFileSync(file, 'utf8')));
}
