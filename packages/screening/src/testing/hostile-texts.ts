/**
 * Texts that slow readers down: scripts, combining marks, characters that grow when normalized, and near matches of
 * rules.
 */
export const HOSTILE_UNITS = [
  '我',
  '我 ',
  'م',
  'ж',
  'ไ',
  '😀',
  '한',
  'aж',
  'аbв ',
  'e\u0301\u0302\u0303',
  '\u3316',
  '\ufdfa',
  '\ufb03',
  '\u200b',
  'ß',
  '１',
  'k ',
  'k-i.l*l_',
  'k1ll@$ ',
  '1a',
  '@',
  "'",
  '. , ',
  'a.',
  'ab cd.',
  ' -',
  ' — ',
  '*a#',
  'x',
  'haha',
  'xxd ',
  'menac',
  'menace de ',
  'kill ',
  'he threatens to not let ',
  'i want to want to ',
  'he she i my me him not to will if when die ',
  '[[ danger ',
  '1 ',
  'one two ',
  '\n',
  ' ',
] as const;

/** A text of this length made of one repeated unit. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / Math.max(1, unit.length))).slice(0, length);
}
