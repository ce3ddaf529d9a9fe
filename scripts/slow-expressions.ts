import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const SOURCES = [
  'services/*/src/**/*.ts',
  'packages/{contracts,screening,service-kit}/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
];
/** Code that never receives untrusted text. */
const EXCLUDED = /\.test\.tsx?$|-for-tests\.ts$|\.fixture\.ts$|\/testing\//;

/** All regular expression literals of the sources, without duplicates. */
export async function expressionsIn(root: string): Promise<{ file: string; expression: RegExp }[]> {
  const found = new Map<string, { file: string; expression: RegExp }>();
  for await (const file of glob(SOURCES, { cwd: root })) {
    if (EXCLUDED.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('regex' in node && 'value' in node && node.value instanceof RegExp)
        found.set(String(node.value), { file, expression: node.value });
      for (const child of Object.values(node)) visit(child);
    };
    visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  }
  return [...found.values()];
}

/** Lengths in the order in which they are tried. An expression that is slow on a short text is not tried on a longer one. */
const LENGTHS = [24, 200, 2_000, 8_000, 16_000];
/** Processor time allowed for one pass over the longest text. A linear expression takes a tenth of it. Milliseconds. */
const LIMIT_MS = 20;

/** Tries candidate texts on an expression. @returns a description of the first text on which it is slow. */
export function slowTextFor(expression: RegExp): string | undefined {
  // Without the sticky flag the expression is tried at every position of a text.
  const flags = new Set(`${expression.flags.replace('y', '')}g`);
  const globalExpression = new RegExp(expression.source, [...flags].join(''));
  for (const { prefix, unit, tail } of textsFor(expression.source))
    for (const length of LENGTHS) {
      const text = prefix + unit.repeat(Math.ceil(length / unit.length)) + tail;
      const measure = () => measureReplace(globalExpression, text);
      if (measure() < LIMIT_MS) continue;
      // Measured again, because the machine may have been busy or the expression may have been compiled.
      if (Math.min(measure(), measure()) >= LIMIT_MS)
        return `${JSON.stringify(prefix)} + ${JSON.stringify(unit)} × ${length / unit.length}`;
      break;
    }
  return undefined;
}

/** Processor time of one replacement; milliseconds. */
function measureReplace(expression: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  expression.lastIndex = 0;
  text.replace(expression, '');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Candidate texts for an expression. Nearly every slow text repeats one or two characters that occur in the expression.
 */
function textsFor(source: string): { prefix: string; unit: string; tail: string }[] {
  const plain = source
    .replace(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\[wLp]|\\p\{\w+\}/g, 'a')
    .replace(/\\[dN]/g, '1')
    .replace(/\\[sn]/g, ' \n')
    .replace(/\\(.)/g, '$1');
  const characters = [...new Set([...plain.slice(0, 60), 'a', '1', ' ', '\n', '.', '我'])];
  const words = plain.match(/[a-z:/]{3,}/gi) ?? [];
  const pairs = characters.slice(0, 12).flatMap((one) => [`${one} `, `a${one}`, `${one}1`]);
  const units = [...new Set([...characters, ...pairs, ...words.slice(0, 6)])];
  const prefixes = ['', ...new Set([plain.slice(0, 1), ...words.slice(0, 2)])];
  return units.flatMap((unit) => prefixes.map((prefix) => ({ prefix, unit, tail: '\u0001' })));
}
