import path from 'node:path';
import { expect, test } from 'vitest';
import { expressionsIn, slowTextFor } from './slow-expressions.ts';

/** Expressions that are slow on a long text but never receive untrusted long text; docs/input-parsing.md lists them too. */
const BOUNDED: readonly RegExp[] = [
  // Applied to links of at most 2,000 characters (web/src/features/replies).
  /[.,;:!?*_]+$/,
  // Applied to settings of the operator and files that contain them.
  /(\r?\n)+$/,
  /\/+$/,
  /^-+|-+$/g,
  /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/,
  // Applied to our own texts: paths of the contract, instructions to the coach, patterns for explicit danger.
  /\[([^\]]*)\]/,
  /\W+(\w)/g,
  /\([^)]*\)\??|\S+/g,
  /\[[^\]]*\]\([^)]*\)/,
];

test('every regular expression takes time in proportion to the text (docs/input-parsing.md)', async () => {
  const expressions = await expressionsIn(path.dirname(import.meta.dirname));
  expect(expressions.length).toBeGreaterThan(150);
  const slow = expressions.flatMap(({ file, expression }) => {
    if (BOUNDED.some((one) => String(one) === String(expression))) return [];
    const text = slowTextFor(expression);
    return text === undefined ? [] : [`${file}: ${expression} is slow on ${text}`];
  });
  expect(slow).toEqual([]);
}, 120_000);

test.each([
  /\p{L}*(?:[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z])\p{L}*/gu,
  /^\s*(?:#{1,6}|>)\s+/gm,
  /\[([^\]\n]*)\]\([^)\s]*\)/g,
  /[.,;:!?*_]+$/,
  /^(a+)+$/,
])('an expression that is known to be slow is found: %s', (expression) => {
  expect(slowTextFor(expression)).toBeDefined();
});
