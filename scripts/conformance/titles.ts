import { format } from 'node:util';
import { parseAst } from 'rolldown/parseAst';

/** A test as its source tells it. */
export interface TitledTest {
  /** As written, after the titles of what it stands in; a row of a table that names a clause is filled in. */
  title: string;
  /** The clauses that all of this names. */
  clauses: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const TESTS = new Set(['test', 'it']);

/**
 * Reads the titles of all tests from a source, without running it: `test`, `it` and `describe`, with whatever stands between
 * the name and the title (`.each([...])`, `.runIf(...)`), template titles (`${…}` where a value comes in), and tables whose
 * rows are literals. What is `.skip`ped or `.todo` proves nothing and is left out.
 */
export function titledTests(source: string, file: string): TitledTest[] {
  const found: TitledTest[] = [];
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  walk(program, []);
  return found;

  function walk(value: unknown, around: string[]): void {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, around);
      return;
    }
    if (!isNode(value)) return;
    const call = declared(value);
    if (!call) {
      for (const child of Object.values(value)) walk(child, around);
      return;
    }
    if (call.words.includes('skip') || call.words.includes('todo')) return;
    if (call.kind === 'describe') {
      for (const child of call.rest) walk(child, [...around, call.title]);
      return;
    }
    for (const own of filledIn(call.title, call.rows)) {
      const title = [...around, own].join(' › ');
      found.push({ title, clauses: [...new Set(clausesOf(title))] });
    }
  }
}

/** The clauses that a title names: `[AUT-13]`, `[ASK-3] [ASK-4]`, `[ASK-3, ASK-4]`, `[API-1..6]`. */
export function clausesOf(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]{2,}-[^\]]+)\]/g)].flatMap(([, named = '']) =>
    named.split(/[\s,;]+/).flatMap((one) => {
      const [, group, first, last] = /^([A-Z]+)-(\d+)\.\.(\d+)$/.exec(one) ?? [];
      if (!group) return [one];
      return Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, at) => `${group}-${Number(first) + at}`,
      );
    }),
  );
}

/** A call of `test`, `it` or `describe` with a title that can be read. */
function declared(node: Node) {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined;
  const [title, ...rest] = node.arguments;
  const text = textOf(title);
  if (text === undefined) return undefined;
  const words: string[] = [];
  let rows: unknown;
  let at = node.callee;
  while (isNode(at)) {
    if (at.type === 'CallExpression') {
      rows = Array.isArray(at.arguments) ? at.arguments[0] : undefined;
      at = at.callee;
    } else if (at.type === 'MemberExpression') {
      if (isNode(at.property)) words.push(String(at.property.name));
      at = at.object;
    } else break;
  }
  const name = isNode(at) && at.type === 'Identifier' ? String(at.name) : '';
  if (name !== 'describe' && !TESTS.has(name)) return undefined;
  return { kind: name === 'describe' ? 'describe' : 'test', words, title: text, rest, rows } as const;
}

/** One title for each row that names a clause of its own; otherwise the title alone. */
function filledIn(title: string, rows: unknown): string[] {
  if (!isNode(rows) || rows.type !== 'ArrayExpression' || !Array.isArray(rows.elements)) return [title];
  const named = rows.elements.flatMap((row: unknown) => {
    const cells: unknown[] = isNode(row) && row.type === 'ArrayExpression' ? list(row.elements) : [row];
    const texts = cells.map((cell) => textOf(cell) ?? '…');
    return texts.some((text) => clausesOf(text).length > 0) ? [format(title, ...texts)] : [];
  });
  return named.length > 0 ? named : [title];
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  return list(node.quasis)
    .map((part) => (isNode(part) && isCooked(part.value) ? part.value.cooked : ''))
    .join('…');
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isCooked(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
