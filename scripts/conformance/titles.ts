import { format } from 'node:util';
import { parseAst } from 'rolldown/parseAst';

/** A test as read from its source. */
export interface TitledTest {
  /** The title, preceded by the titles of the enclosing `describe` calls; for `.each` with the values of its row. */
  title: string;
  /** The clauses that the title names. */
  clauses: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const TESTS = new Set(['test', 'it']);

/**
 * Reads the titles of all tests of a source without running it. It understands `test`, `it` and `describe`, modifiers between
 * the name and the title (`.each([...])`, `.runIf(...)`), template literals, and tables whose rows are literals. Tests with
 * `.skip` or `.todo` are left out.
 */
export function readTitledTests(source: string, file: string): TitledTest[] {
  const found: TitledTest[] = [];
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  walk(program, []);
  return found;

  function walk(value: unknown, outerTitles: string[]): void {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, outerTitles);
      return;
    }
    if (!isNode(value)) return;
    const call = readTestCall(value);
    if (!call) {
      for (const child of Object.values(value)) walk(child, outerTitles);
      return;
    }
    if (call.modifiers.includes('skip') || call.modifiers.includes('todo')) return;
    if (call.kind === 'describe') {
      for (const child of call.rest) walk(child, [...outerTitles, call.title]);
      return;
    }
    for (const ownTitle of fillTitle(call.title, call.rows)) {
      const title = [...outerTitles, ownTitle].join(' › ');
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
        (_, index) => `${group}-${Number(first) + index}`,
      );
    }),
  );
}

/** Reads a call of `test`, `it` or `describe` whose title is a literal. */
function readTestCall(node: Node) {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return undefined;
  const [title, ...rest] = node.arguments;
  const text = textOf(title);
  if (text === undefined) return undefined;
  const modifiers: string[] = [];
  let rows: unknown;
  let callee = node.callee;
  while (isNode(callee)) {
    if (callee.type === 'CallExpression') {
      rows = Array.isArray(callee.arguments) ? callee.arguments[0] : undefined;
      callee = callee.callee;
    } else if (callee.type === 'MemberExpression') {
      if (isNode(callee.property)) modifiers.push(String(callee.property.name));
      callee = callee.object;
    } else break;
  }
  const name = isNode(callee) && callee.type === 'Identifier' ? String(callee.name) : '';
  if (name !== 'describe' && !TESTS.has(name)) return undefined;
  return { kind: name === 'describe' ? 'describe' : 'test', modifiers, title: text, rest, rows } as const;
}

/** One title for each row that names a clause. The title alone if no row does. */
function fillTitle(title: string, rows: unknown): string[] {
  if (!isNode(rows) || rows.type !== 'ArrayExpression' || !Array.isArray(rows.elements)) return [title];
  const named = rows.elements.flatMap((row: unknown) => {
    const cells: unknown[] = isNode(row) && row.type === 'ArrayExpression' ? asArray(row.elements) : [row];
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
  return asArray(node.quasis)
    .map((part) => (isNode(part) && hasCookedText(part.value) ? part.value.cooked : ''))
    .join('…');
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function hasCookedText(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
